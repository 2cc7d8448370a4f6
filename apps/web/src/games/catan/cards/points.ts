import type { View } from '@bastide/catan';
import type { Seat } from '@bastide/contract';

/** The points of a seat as the table counts them at that moment: once the game is over, with those of hidden cards. CAT-VP-05 */
export const pointsShown = ({ outcome, seats }: View, seat: Seat): number =>
  outcome?.points[seat] ?? seats[seat]!.points;
