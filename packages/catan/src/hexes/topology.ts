/** The island of the base game under the names that the page knows. */
import { BASE_ISLAND } from './base.ts';

export { hexName, intersectionName, pathName } from './names.ts';
export const {
  axial: HEX_AXIAL,
  hexes: HEXES,
  intersections: INTERSECTIONS,
  paths: PATHS,
  cornersOf: CORNERS_OF,
  hexesAt: HEXES_AT,
  ends: ENDS,
  pathsAt: PATHS_AT,
  neighbours: NEIGHBOURS,
  hexesAround: HEXES_AROUND,
} = BASE_ISLAND;
export const HARBOR_PATHS = BASE_ISLAND.box.harborPaths;
export const hexNumber = (name: unknown): number => BASE_ISLAND.hexNumber(name);
export const intersectionNumber = (name: unknown): number => BASE_ISLAND.intersectionNumber(name);
export const pathNumber = (name: unknown): number => BASE_ISLAND.pathNumber(name);
