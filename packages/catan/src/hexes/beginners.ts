import type { Harbor, Terrain } from './terrain.ts';

/** Terrain and number of each hex on the beginners' map. CAT-MAP-01 */
// biome-ignore format: rows of the island
export const BEGINNERS_HEXES: readonly (readonly [Terrain, number | null])[] = [
                     ['mountains', 10], ['pasture', 2], ['forest', 9],
              ['fields', 12], ['hills', 6], ['pasture', 4], ['hills', 10],
       ['fields', 9], ['forest', 11], ['desert', null], ['forest', 3], ['mountains', 8],
              ['forest', 8], ['mountains', 3], ['fields', 4], ['pasture', 5],
                     ['hills', 5], ['fields', 6], ['pasture', 11],
];

/** CAT-MAP-02 */
// biome-ignore format: one line
export const BEGINNERS_HARBORS: readonly Harbor[] = ['3:1', 'grain', 'ore', '3:1', 'wool', '3:1', '3:1', 'brick', 'lumber'];

export interface StartingPieces {
  readonly colour: 'red' | 'blue' | 'white' | 'orange';
  /** Settlements with the road beside each; the second pays the starting resources. */
  readonly places: readonly [at: string, road: string][];
}

/** In seat order. With fewer seats the first are left out: with three nobody takes red. CAT-MAP-03, CAT-MAP-04 */
// biome-ignore format: a table
export const BEGINNERS_PIECES: readonly StartingPieces[] = [
  { colour: 'red',    places: [['V08', 'E13'], ['V28', 'E41']] },
  { colour: 'blue',   places: [['V41', 'E52'], ['V39', 'E56']] },
  { colour: 'white',  places: [['V31', 'E37'], ['V17', 'E25']] },
  { colour: 'orange', places: [['V14', 'E15'], ['V40', 'E58']] },
];
