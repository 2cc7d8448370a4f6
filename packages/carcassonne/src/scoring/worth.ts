import type { ScorePart } from '../events.ts';
import { hasInnOrCathedral } from '../layout/marks.ts';
import { isComplete, OPEN, shieldsIn, tilesIn } from '../layout/tally.ts';
import { PLAIN_UNFINISHED, SMALL_CITY_2, type State } from '../state.ts';
import { CITY, GARDEN, isPrecinct, ROAD } from '../tiles/tables.ts';
import {
  CITY_TILE,
  CITY_TILE_WITH_CATHEDRAL,
  PRECINCT_CELLS,
  ROAD_TILE,
  ROAD_TILE_WITH_INN,
  SMALL_CITY_TILE,
  UNFINISHED_CITY_TILE,
} from './points.ts';

/**
 * Points for each tile of a road: unfinished with an inn nothing (or, by option, as if the inn were not there). CAR-ROAD-02,
 * CAR-IC-03, CAR-IC-05, CAR-IC-06, CAR-END-02
 */
function eachOnRoad(state: State, tally: number, hasInn: boolean): number {
  if (!hasInn) return ROAD_TILE;
  if (isComplete(tally)) return ROAD_TILE_WITH_INN;
  return state.has(PLAIN_UNFINISHED) ? ROAD_TILE : 0;
}

/**
 * Points for each tile and each coat of arms of a city: unfinished with a cathedral nothing (or, by option, as if the cathedral
 * were not there). CAR-CITY-02, CAR-CITY-03, CAR-IC-04, CAR-IC-05, CAR-IC-06, CAR-END-02
 */
function eachInCity(state: State, tally: number, hasCathedral: boolean): number {
  if (!isComplete(tally)) return hasCathedral && !state.has(PLAIN_UNFINISHED) ? 0 : UNFINISHED_CITY_TILE;
  if (hasCathedral) return CITY_TILE_WITH_CATHEDRAL;
  return isSmallCity(state, tally) ? SMALL_CITY_TILE : CITY_TILE;
}

/** A city of two tiles, where these are worth less. CAR-CITY-03 */
const isSmallCity = (state: State, tally: number): boolean => tilesIn(tally) === 2 && state.has(SMALL_CITY_2);

/** One for the monastery or garden and one for each neighbour. CAR-MON-01, CAR-ABB-03, CAR-END-02 */
export const monasteryPoints = (tally: number): number => PRECINCT_CELLS - (tally & OPEN);

/** Returns the points of a road, city, monastery or garden by its `tally` and its marks. */
export function worth(state: State, kind: number, tally: number, marks: number): number {
  const more = hasInnOrCathedral(marks);
  if (kind === ROAD) return eachOnRoad(state, tally, more) * tilesIn(tally);
  if (kind === CITY) return eachInCity(state, tally, more) * (tilesIn(tally) + shieldsIn(tally));
  return monasteryPoints(tally);
}

/** The same, as summands. */
export function worthParts(state: State, kind: number, tally: number, marks: number): ScorePart[] {
  const part = (of: ScorePart['for'], count: number, each: number): ScorePart[] =>
    count > 0 ? [{ for: of, count, each, points: count * each }] : [];
  const more = hasInnOrCathedral(marks);
  if (kind === ROAD) return part('tiles', tilesIn(tally), eachOnRoad(state, tally, more));
  if (isPrecinct(kind))
    return [...part('monastery', 1, 1), ...part('neighbours', monasteryPoints(tally) - 1, 1)];
  const each = eachInCity(state, tally, more);
  return [...part('tiles', tilesIn(tally), each), ...part('shields', shieldsIn(tally), each)];
}

/** The rule that a score of this feature cites. */
export function worthRule(state: State, kind: number, tally: number, marks: number, final: boolean): string {
  const more = hasInnOrCathedral(marks);
  if (final && more) return state.has(PLAIN_UNFINISHED) ? 'CAR-IC-06' : 'CAR-IC-05';
  if (final) return 'CAR-END-02';
  if (kind === ROAD) return more ? 'CAR-IC-03' : 'CAR-ROAD-02';
  if (kind === CITY) {
    if (more) return 'CAR-IC-04';
    return isSmallCity(state, tally) ? 'CAR-CITY-03' : 'CAR-CITY-02';
  }
  return kind === GARDEN ? 'CAR-ABB-03' : 'CAR-MON-01';
}
