import type { Rules } from '../../editions.ts';
import { CITY_OF_FIELD } from '../../scoring/points.ts';

/** More for a complete city beside a field with an own pig in it; some pigs are paid during the game instead. CAR-TB-PIG-05, CAR-TB-PIG-06, CAR-TB-PIG-26 */
export const PIG_BONUS: Readonly<Record<Rules['pigRule'], number>> = { bonus: 1, 'shield-city': 0 };
/** A complete city beside the field of a pig that is paid during the game. CAR-TB-PIG-22 */
export const PIG_PAYS = 3;
/** The most tokens of one kind of goods. CAR-TB-GOODS-06 */
export const MOST_GOODS = 10;

/** Returns the points of a complete city for a field's farmers by these rules: without a pig, and with an own one in the field. */
export function cityOfField({ fieldScoring, pigRule }: Pick<Rules, 'fieldScoring' | 'pigRule'>): {
  readonly plain: number;
  readonly withPig: number;
} {
  const plain = CITY_OF_FIELD[fieldScoring];
  return { plain, withPig: plain + PIG_BONUS[pigRule] };
}
