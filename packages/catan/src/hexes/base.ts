import type { Options } from '../options.ts';
import { Island } from './island.ts';

/** Number tokens by letter, A to R. CAT-COMP-03 */
export const TOKENS = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11] as const;

/** The island of the base game. */
export const BASE_ISLAND = new Island({
  rows: [3, 4, 5, 4, 3],
  harborPaths: [0, 3, 17, 38, 61, 69, 66, 49, 18],
  terrains: { hills: 3, forest: 4, pasture: 4, fields: 4, mountains: 3, desert: 1 },
  harbors: { '3:1': 4, brick: 1, lumber: 1, wool: 1, grain: 1, ore: 1 },
  tokens: TOKENS,
  cards: 19,
  developments: { knight: 14, point: 5, roads: 2, plenty: 2, monopoly: 2 },
});

/** By way of laying an island: the island that is laid. */
const ISLANDS: Readonly<Record<Options['map'], Island>> = {
  'variable-spiral': BASE_ISLAND,
  'variable-random': BASE_ISLAND,
  beginners: BASE_ISLAND,
  free: BASE_ISLAND,
};

/** Tells whether there is an island of so many hexes and harbours. */
export const isIsland = (hexes: number, harbors: number): boolean =>
  Object.values(ISLANDS).some(
    (island) => island.hexes === hexes && island.box.harborPaths.length === harbors,
  );

/** The island that a table plays on. */
export const islandOf = ({ map }: Pick<Options, 'map'>): Island => ISLANDS[map];
