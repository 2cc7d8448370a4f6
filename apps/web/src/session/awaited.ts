import type { Actor, Seat } from '@bastide/contract';

/** The person at this screen who is to decide; of several, whoever has the screen already. */
export function awaited(
  actors: readonly Actor[],
  people: readonly Seat[],
  holder: Seat | undefined,
): Seat | undefined {
  const deciding = people.filter((seat) => actors.includes(seat));
  return holder !== undefined && deciding.includes(holder) ? holder : deciding[0];
}
