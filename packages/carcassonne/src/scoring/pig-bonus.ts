import { hasHelper } from '../layout/marks.ts';
import { SHIELD_PIGS, type State } from '../state.ts';
import { PIG_BONUS } from './points.ts';

/**
 * What a complete city beside a field brings a seat more, for its pig there: nothing where pigs are paid during the game.
 * CAR-TB-PIG-05, CAR-TB-PIG-06, CAR-TB-PIG-26
 */
export const pigBonus = (state: State, field: number, seat: number): number =>
  hasHelper(state.marks[field]!, seat) && !state.has(SHIELD_PIGS) ? PIG_BONUS : 0;
