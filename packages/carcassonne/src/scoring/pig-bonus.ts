import { HELPER_SHIFT, RULES, SHIELD_PIGS, type State } from '../state.ts';

/** Points for a complete city beside a field, and for whoever has a pig in it. CAR-FARM-05, CAR-TB-PIG-05 */
export const CITY_OF_FIELD = 3;
/** One point more with a pig, unless pigs were paid during the game. CAR-TB-PIG-05, CAR-TB-PIG-06, CAR-TB-PIG-26 */
export function pigBonus(state: State, strength: number, seat: number): number {
  if ((state.scalar[RULES]! & SHIELD_PIGS) !== 0) return 0;
  return (strength >> (HELPER_SHIFT + seat)) & 1;
}
