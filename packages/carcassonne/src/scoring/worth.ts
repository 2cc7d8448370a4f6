import type { ScorePart } from '../events.ts';
import { isRich } from '../layout/marks.ts';
import { isComplete, OPEN, shieldsIn, tilesIn } from '../layout/tally.ts';
import { SMALL_CITY_2, type State } from '../state.ts';
import { CITY, isPrecinct, ROAD } from '../tiles/tables.ts';
import { CITY_TILE, PRECINCT_CELLS, ROAD_TILE, SMALL_CITY_TILE, UNFINISHED_CITY_TILE } from './points.ts';

/** Points for each tile of a road, and for each tile and each coat of arms of a city. CAR-ROAD-02, CAR-CITY-02, CAR-CITY-03, CAR-END-02 */
function eachIn(state: State, kind: number, tally: number, marks: number): number {
  if (isRich(marks)) return state.shared.sets.rich.each(state, kind, tally);
  if (kind === ROAD) return ROAD_TILE;
  if (!isComplete(tally)) return UNFINISHED_CITY_TILE;
  return isSmallCity(state, tally) ? SMALL_CITY_TILE : CITY_TILE;
}

/** A city of two tiles, where these are worth less. CAR-CITY-03 */
const isSmallCity = (state: State, tally: number): boolean => tilesIn(tally) === 2 && state.has(SMALL_CITY_2);

/** One for the monastery or the like and one for each neighbour. CAR-MON-01, CAR-END-02 */
export const monasteryPoints = (tally: number): number => PRECINCT_CELLS - (tally & OPEN);

/** Returns the points of a road, city, monastery or the like by its `tally` and its marks. */
export function worth(state: State, kind: number, tally: number, marks: number): number {
  if (kind === ROAD) return eachIn(state, kind, tally, marks) * tilesIn(tally);
  if (kind === CITY) return eachIn(state, kind, tally, marks) * (tilesIn(tally) + shieldsIn(tally));
  return monasteryPoints(tally);
}

/** The same, as summands. */
export function worthParts(state: State, kind: number, tally: number, marks: number): ScorePart[] {
  const part = (of: ScorePart['for'], count: number, each: number): ScorePart[] =>
    count > 0 ? [{ for: of, count, each, points: count * each }] : [];
  if (isPrecinct(kind))
    return [...part('monastery', 1, 1), ...part('neighbours', monasteryPoints(tally) - 1, 1)];
  const each = eachIn(state, kind, tally, marks);
  if (kind === ROAD) return part('tiles', tilesIn(tally), each);
  return [...part('tiles', tilesIn(tally), each), ...part('shields', shieldsIn(tally), each)];
}

/** The rule that a score of this feature cites. */
export function worthRule(state: State, kind: number, tally: number, marks: number, final: boolean): string {
  if (isRich(marks)) return state.shared.sets.rich.rule(state, kind, final);
  if (final) return 'CAR-END-02';
  if (kind === ROAD) return 'CAR-ROAD-02';
  if (kind === CITY) return isSmallCity(state, tally) ? 'CAR-CITY-03' : 'CAR-CITY-02';
  return state.shared.sets.worthRules[kind] ?? 'CAR-MON-01';
}
