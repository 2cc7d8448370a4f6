import { hasHelper } from '../../layout/marks.ts';
import type { State } from '../../state.ts';
import { PIG_BONUS } from './points.ts';

/** Extra points of a complete city beside a field for a seat with its pig there. CAR-TB-PIG-05, CAR-TB-PIG-06, CAR-TB-PIG-26 */
export const pigBonus = (state: State, field: number, seat: number): number =>
  hasHelper(state.marks[field]!, seat) ? PIG_BONUS[state.options.pigRule] : 0;
