import { presenceOf } from '../presence.ts';
import { useOverlay } from '../state.ts';
import { useWords } from '../words/index.ts';
import { ClockFace } from './ClockFace.tsx';
import { HandOverButton } from './HandOver.tsx';
import { useClock } from './use-clock.ts';

/** Under a seat: whether somebody is there, their time, and what the reader can do about it. */
export function SeatStatus({ seat }: { readonly seat: number }) {
  const t = useWords();
  const around = useOverlay();
  const { table, commands, mine } = around;
  const face = useClock(seat);
  const state = presenceOf(table, seat, around);
  const isMine = mine.includes(seat);
  // A bot is told by its name.
  if (state === 'bot') return null;
  // Of oneself only what others decide is told.
  const isTold = table.state === 'running' && (!isMine || state === 'lent' || state === 'out');
  if (!isTold && !face) return null;
  return (
    <p className="seat-line" data-state={state}>
      {isTold && <span className="presence">{t('company.presence', { state })}</span>}
      {face && <ClockFace face={face} />}
      {isMine && state === 'lent' && (
        <button type="button" className="link" onClick={() => void commands.run({ type: 'claim', seat })}>
          {t('company.claim')}
        </button>
      )}
      {!isMine && state === 'away' && <HandOverButton seat={seat} className="link" />}
    </p>
  );
}
