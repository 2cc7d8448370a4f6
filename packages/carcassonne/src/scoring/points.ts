import type { Rules } from '../editions.ts';

/** All point values; `worth.ts` and the files for fields and goods say when they apply. */

/** Each tile of a road. CAR-ROAD-02 */
export const ROAD_TILE = 1;
/** … of a complete road with an inn. CAR-IC-03 */
export const ROAD_TILE_WITH_INN = 2;

/** Each tile and each coat of arms of a complete city. CAR-CITY-02 */
export const CITY_TILE = 2;
/** … with a cathedral. CAR-IC-04 */
export const CITY_TILE_WITH_CATHEDRAL = 3;
/** … of two tiles, by option. CAR-CITY-03 */
export const SMALL_CITY_TILE = 1;
/** … unfinished. CAR-END-02 */
export const UNFINISHED_CITY_TILE = 1;

/** Cells of a monastery or garden, its own and those around: a point for each tile on them. CAR-MON-01, CAR-ABB-03 */
export const PRECINCT_CELLS = 9;

/**
 * A complete city by the way of scoring fields: to whoever has most farmers around it, or controls a field beside it.
 * CAR-FARM-03, CAR-FARM-04, CAR-FARM-05
 */
export const CITY_OF_FIELD: Readonly<Record<Rules['fieldScoring'], number>> = {
  'city-4': 4,
  'field-3-once': 3,
  'field-3': 3,
};
/** More for such a city with an own pig in the field; some pigs are paid during the game instead. CAR-TB-PIG-05, CAR-TB-PIG-06, CAR-TB-PIG-26 */
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
