import { presenceOf } from '../presence.ts';
import { useOverlay } from '../state.ts';
import { useWords } from '../words/index.ts';
import { ClockFace } from './ClockFace.tsx';
import { useClock } from './use-clock.ts';

/** In a few letters: that somebody is not there, or the time that is left. */
export function SeatBadge({ seat }: { readonly seat: number }) {
  const t = useWords();
  const around = useOverlay();
  const { table, mine } = around;
  const face = useClock(seat);
  const state = presenceOf(table, seat, around);
  if (table.state !== 'running') return null;
  const isTold = state !== 'here' || !face;
  return (
    <span className="seat-sign" data-state={state}>
      {isTold && !(mine.includes(seat) && state === 'here') && t('company.sign', { state })}
      {face && (state === 'here' || state === 'elsewhere' || state === 'away') && <ClockFace face={face} />}
    </span>
  );
}
