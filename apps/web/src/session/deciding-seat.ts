import type { Actor, Seat } from '@bastide/contract';

interface WaitingState {
  readonly actors: readonly Actor[];
  readonly resting?: readonly Seat[];
}

/** Returns the seat at this screen that is to decide; of several, the one that has the screen already. */
export function decidingSeat(
  { actors, resting = [] }: WaitingState,
  people: readonly Seat[],
  holder: Seat | undefined,
): Seat | undefined {
  const deciding = people.filter((seat) => actors.includes(seat) && !resting.includes(seat));
  return holder !== undefined && deciding.includes(holder) ? holder : deciding[0];
}

/** True if a seat at this screen need not act, even if the game waits for it. */
export const isResting = ({ resting }: Pick<WaitingState, 'resting'>, seat: Seat | undefined): boolean =>
  seat !== undefined && resting?.includes(seat) === true;
