import type { ScorePart } from '../events.ts';
import { SMALL_CITY, type State } from '../state.ts';
import { CITY, MONASTERY, OPEN, ROAD, shieldsIn, tilesIn } from '../tiles/tables.ts';

/** Points for a road: one a tile, complete or not. CAR-ROAD-02, CAR-END-02 */
export const roadPoints = (tally: number): number => tilesIn(tally);

/**
 * What each tile and each coat of arms of a city is worth: 2 when complete, 1 at the end of the game, and by
 * option 1 in a complete city of two tiles. CAR-CITY-02, CAR-CITY-03, CAR-END-02
 */
export function eachInCity(state: State, tally: number): number {
  if ((tally & OPEN) !== 0) return 1;
  return tilesIn(tally) === 2 ? state.scalar[SMALL_CITY]! >> 1 : 2;
}

/** One for the monastery and one for each neighbour: 9 when complete. CAR-MON-01, CAR-END-02 */
export const monasteryPoints = (tally: number): number => 9 - (tally & OPEN);

/** What a road, city or monastery is worth as it is now. */
export function worth(state: State, kind: number, tally: number): number {
  if (kind === ROAD) return roadPoints(tally);
  if (kind === CITY) return eachInCity(state, tally) * (tilesIn(tally) + shieldsIn(tally));
  return monasteryPoints(tally);
}

/** The same, as summands. */
export function worthParts(state: State, kind: number, tally: number): ScorePart[] {
  const part = (of: ScorePart['for'], count: number, each: number): ScorePart[] =>
    count > 0 ? [{ for: of, count, each, points: count * each }] : [];
  if (kind === ROAD) return part('tiles', tilesIn(tally), 1);
  if (kind === MONASTERY)
    return [...part('monastery', 1, 1), ...part('neighbours', monasteryPoints(tally) - 1, 1)];
  const each = eachInCity(state, tally);
  return [...part('tiles', tilesIn(tally), each), ...part('shields', shieldsIn(tally), each)];
}

/** The rule that a score of this feature cites. */
export function worthRule(state: State, kind: number, tally: number, final: boolean): string {
  if (final) return 'CAR-END-02';
  if (kind === ROAD) return 'CAR-ROAD-02';
  if (kind === MONASTERY) return 'CAR-MON-01';
  return tilesIn(tally) === 2 && state.scalar[SMALL_CITY] === 2 ? 'CAR-CITY-03' : 'CAR-CITY-02';
}
