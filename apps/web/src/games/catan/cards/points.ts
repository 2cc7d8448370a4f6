import type { View } from '@bastide/catan';
import type { Seat } from '@bastide/contract';
import { itemAt } from '../../../must.ts';

/** Returns the points of a seat as the table shows them: after the game, with those of hidden cards. CAT-VP-05 */
export const pointsShown = ({ outcome, seats }: View, seat: Seat): number =>
  outcome?.points[seat] ?? itemAt(seats, seat).points;
