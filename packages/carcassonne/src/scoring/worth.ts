import type { ScorePart } from '../events.ts';
import { PLAIN_UNFINISHED, RULES, SMALL_CITY_2, type State } from '../state.ts';
import { CITY, GARDEN, isPrecinct, OPEN, RICH, ROAD, shieldsIn, tilesIn } from '../tiles/tables.ts';

/**
 * What each tile of a road is worth: 1, complete with an inn 2, unfinished with an inn nothing (or, by option, as if
 * the inn were not there). CAR-ROAD-02, CAR-IC-03, CAR-IC-05, CAR-IC-06, CAR-END-02
 */
function eachOnRoad(state: State, tally: number, rich: boolean): number {
  if (!rich) return 1;
  return (tally & OPEN) === 0 ? 2 : unfinished(state);
}

/**
 * What each tile and each coat of arms of a city is worth: complete 2, with a cathedral 3, by option 1 in a city of two
 * tiles; unfinished 1, with a cathedral nothing. CAR-CITY-02, CAR-CITY-03, CAR-IC-04, CAR-IC-05, CAR-END-02
 */
function eachInCity(state: State, tally: number, rich: boolean): number {
  if ((tally & OPEN) !== 0) return rich ? unfinished(state) : 1;
  if (rich) return 3;
  return tilesIn(tally) === 2 && isSmallCity2(state) ? 1 : 2;
}

const unfinished = (state: State): number => ((state.scalar[RULES]! & PLAIN_UNFINISHED) === 0 ? 0 : 1);
const isSmallCity2 = (state: State): boolean => (state.scalar[RULES]! & SMALL_CITY_2) !== 0;

/** One for the monastery or garden and one for each neighbour: 9 when complete. CAR-MON-01, CAR-ABB-03, CAR-END-02 */
export const monasteryPoints = (tally: number): number => 9 - (tally & OPEN);

/** What a road, city, monastery or garden is worth, given what it has (`tally`) and its marks (`shared`). */
export function worth(state: State, kind: number, tally: number, shared: number): number {
  const rich = (shared & RICH) !== 0;
  if (kind === ROAD) return eachOnRoad(state, tally, rich) * tilesIn(tally);
  if (kind === CITY) return eachInCity(state, tally, rich) * (tilesIn(tally) + shieldsIn(tally));
  return monasteryPoints(tally);
}

/** The same, as summands. */
export function worthParts(state: State, kind: number, tally: number, shared: number): ScorePart[] {
  const part = (of: ScorePart['for'], count: number, each: number): ScorePart[] =>
    count > 0 ? [{ for: of, count, each, points: count * each }] : [];
  const rich = (shared & RICH) !== 0;
  if (kind === ROAD) return part('tiles', tilesIn(tally), eachOnRoad(state, tally, rich));
  if (isPrecinct(kind))
    return [...part('monastery', 1, 1), ...part('neighbours', monasteryPoints(tally) - 1, 1)];
  const each = eachInCity(state, tally, rich);
  return [...part('tiles', tilesIn(tally), each), ...part('shields', shieldsIn(tally), each)];
}

/** The rule that a score of this feature cites. */
export function worthRule(state: State, kind: number, tally: number, shared: number, final: boolean): string {
  const rich = (shared & RICH) !== 0;
  if (final && rich) return unfinished(state) === 0 ? 'CAR-IC-05' : 'CAR-IC-06';
  if (final) return 'CAR-END-02';
  if (kind === ROAD) return rich ? 'CAR-IC-03' : 'CAR-ROAD-02';
  if (kind === CITY) {
    if (rich) return 'CAR-IC-04';
    return tilesIn(tally) === 2 && isSmallCity2(state) ? 'CAR-CITY-03' : 'CAR-CITY-02';
  }
  return kind === GARDEN ? 'CAR-ABB-03' : 'CAR-MON-01';
}
