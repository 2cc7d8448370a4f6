import { useGame } from '../../../game/context.ts';
import { useTableBase } from '../../../table/context.ts';
import { presenceOf } from '../presence.ts';
import { useAround } from '../state.ts';
import { useWords } from '../words/index.ts';
import { ClockFace } from './ClockFace.tsx';
import { mayHandOver } from './may.ts';
import { useClock } from './use-clock.ts';

/** Under a seat: whether somebody is there, their time, and what the reader can do about it. */
export function SeatLine({ seat }: { readonly seat: number }) {
  const t = useWords();
  const { table, away, online, doing, mine } = useAround();
  const { session } = useTableBase();
  const bot = useGame(session.setup.game).bots.at(-1)!;
  const face = useClock(seat);
  const state = presenceOf(table, seat, away);
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
      {!isMine && state === 'away' && mayHandOver(table, online.me) && (
        <button type="button" className="link" onClick={() => void doing.run({ type: 'lend', seat, bot })}>
          {t('company.botFor')}
        </button>
      )}
    </p>
  );
}
