import type { Seat } from '@bastide/contract';
import { useIsPast } from '../../parts/use-is-past.ts';
import { idleFrom } from './silence.ts';
import { useOverlay } from './state.ts';

/** The seat of another person for which the game has waited for long, though they are there; undefined: none. */
export function useIdleSeat(): Seat | undefined {
  const around = useOverlay();
  const { table, mine, away } = around;
  const seat = table.awaits.find((one) => !mine.includes(one) && !away.has(table.seats[one]!.person ?? ''));
  return useIsPast(seat === undefined ? undefined : idleFrom(around, seat), around.ahead) ? seat : undefined;
}
