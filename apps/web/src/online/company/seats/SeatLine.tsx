import { presenceOf } from '../presence.ts';
import { useAround } from '../state.ts';
import { useWords } from '../words/index.ts';
import { ClockFace } from './ClockFace.tsx';
import { HandOver } from './HandOver.tsx';
import { useClock } from './use-clock.ts';

/** Under a seat: whether somebody is there, their time, and what the reader can do about it. */
export function SeatLine({ seat }: { readonly seat: number }) {
  const t = useWords();
  const around = useAround();
  const { table, doing, mine } = around;
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
        <button type="button" className="link" onClick={() => void doing.run({ type: 'claim', seat })}>
          {t('company.claim')}
        </button>
      )}
      {!isMine && state === 'away' && <HandOver seat={seat} className="link" />}
    </p>
  );
}
