import type { Rules } from '../editions.ts';

/** The base game's point values; `worth.ts` and the files for fields say when they apply. */

/** Each tile of a road. CAR-ROAD-02 */
export const ROAD_TILE = 1;

/** Each tile and each coat of arms of a complete city. CAR-CITY-02 */
export const CITY_TILE = 2;
/** … of two tiles, by option. CAR-CITY-03 */
export const SMALL_CITY_TILE = 1;
/** … unfinished. CAR-END-02 */
export const UNFINISHED_CITY_TILE = 1;

/** Cells of a monastery or the like, its own and those around: a point for each tile on them. CAR-MON-01 */
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
