import { RESOURCES, type Resource } from '../cards/names.ts';

export const TERRAINS = ['hills', 'forest', 'pasture', 'fields', 'mountains', 'desert'] as const;
export type Terrain = (typeof TERRAINS)[number];
/** The terrain without resource. */
export const DESERT = TERRAINS.indexOf('desert');

/** What a terrain brings: terrains and resources are in the same order, the desert brings nothing. CAT-COMP-02 */
export const yieldOf = (terrain: Terrain): Resource | null => RESOURCES[TERRAINS.indexOf(terrain)] ?? null;

/** Hexes of each terrain. CAT-COMP-01 */
export const HEXES_OF: Readonly<Record<Terrain, number>> = {
  hills: 3,
  forest: 4,
  pasture: 4,
  fields: 4,
  mountains: 3,
  desert: 1,
};

/** Harbours: 3 for 1 of anything, or 2 for 1 of that resource. CAT-COMP-04 */
export const HARBORS = ['3:1', ...RESOURCES] as const;
export type Harbor = (typeof HARBORS)[number];
export const HARBORS_OF: Readonly<Record<Harbor, number>> = {
  '3:1': 4,
  brick: 1,
  lumber: 1,
  wool: 1,
  grain: 1,
  ore: 1,
};

/** Number tokens by letter, A to R. CAT-COMP-03 */
export const TOKENS = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11] as const;

/** The ways to roll a number, out of 36. CAT-COMP-03 */
export const pips = (token: number): number => 6 - Math.abs(7 - token);
export const isRed = (token: number | null): boolean => token === 6 || token === 8;
