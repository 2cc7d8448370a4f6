import { RESOURCES, type Resource } from '../cards/names.ts';

export const TERRAINS = ['hills', 'forest', 'pasture', 'fields', 'mountains', 'desert'] as const;
/** Kind of hex. CAT-COMP-01 */
export type Terrain = (typeof TERRAINS)[number];
/** The terrain without resource. */
export const DESERT = TERRAINS.indexOf('desert');

/** Resource of a terrain: terrains and resources are in the same order, the desert brings nothing. CAT-COMP-02 */
export const yieldOf = (terrain: Terrain): Resource | null => RESOURCES[TERRAINS.indexOf(terrain)] ?? null;

/** Harbours: 3 for 1 of anything, or 2 for 1 of that resource. CAT-COMP-04 */
export const HARBORS = ['3:1', ...RESOURCES] as const;
/** Kind of harbour. CAT-COMP-04 */
export type Harbor = (typeof HARBORS)[number];

/** The sum that two dice show most often; it moves the robber, and no hex produces on it. CAT-SEVEN-01 */
export const SEVEN = 7;
/** The ways to roll a number, out of 36. CAT-COMP-03 */
export const pips = (token: number): number => 6 - Math.abs(SEVEN - token);
export const isRed = (token: number | null): boolean => token === 6 || token === 8;
