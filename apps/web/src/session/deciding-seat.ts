import type { Actor, Seat } from '@bastide/contract';

interface WaitingState {
  readonly actors: readonly Actor[];
  readonly resting?: readonly Seat[];
}

/** The person at this screen who is to decide; of several, whoever has the screen already. */
export function decidingSeat(
  { actors, resting = [] }: WaitingState,
  people: readonly Seat[],
  holder: Seat | undefined,
): Seat | undefined {
  const deciding = people.filter((seat) => actors.includes(seat) && !resting.includes(seat));
  return holder !== undefined && deciding.includes(holder) ? holder : deciding[0];
}

/** Whether a seat at this screen is not asked, whoever is waited for. */
export const isResting = ({ resting }: Pick<WaitingState, 'resting'>, seat: Seat | undefined): boolean =>
  seat !== undefined && resting?.includes(seat) === true;
