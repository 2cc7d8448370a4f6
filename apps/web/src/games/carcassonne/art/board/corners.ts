import type { TileFacts, Turned } from '@bastide/carcassonne';
import { add, type Point } from '../../../../art/pen/vectors.ts';
import { CORNERS, mod4, turnTile } from '../shape/turned.ts';
import { touchedCorners } from '../shape/walls.ts';
import { CORNER_HOUSES } from '../stamps/corner.ts';
import { TILE } from '../units.ts';
import type { Cell } from './cells.ts';
import { boardStamp } from './stamps.ts';

/** What a tile has at each corner, 0 to 3 clockwise from the north-west: the end of a wall, the inside of a town, or land. */
type CornerKind = 'wall' | 'town' | 'land';

function cornerKinds(facts: TileFacts, turned: Turned): CornerKind[] {
  const tile = turnTile(facts, turned);
  const touched = tile.cities.length > 0 ? touchedCorners(tile) : [];
  const townAt = (side: number) => tile.cities.find((city) => city.sides.includes(mod4(side)));
  return CORNERS.map((_, corner) => {
    const [before, after] = [townAt(corner - 1), townAt(corner)];
    if (before && before === after) return 'town';
    return before || after || touched.includes(corner) ? 'wall' : 'land';
  });
}

/** Corners of a tile at which a town wall ends. */
export const wallCorners = (facts: TileFacts, turned: Turned): number[] =>
  [0, 1, 2, 3].filter((corner) => cornerKinds(facts, turned)[corner] === 'wall');

/** The corners of a map where some tile has a wall, and those that lie wholly inside a town; tile units, north to south. */
function cornersOf(cells: readonly Cell[]): { walls: Point[]; towns: Point[] } {
  const walls = new Map<string, Point>();
  const towns = new Map<string, Point>();
  for (const { facts, turned, x, y } of cells)
    cornerKinds(facts, turned).forEach((kind, corner) => {
      const at = add([x * TILE, y * TILE], CORNERS[corner]!);
      if (kind === 'wall') walls.set(at.join(), at);
      if (kind === 'town') towns.set(at.join(), at);
    });
  for (const key of walls.keys()) towns.delete(key);
  const ordered = (corners: Map<string, Point>) =>
    [...corners.values()].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  return { walls: ordered(walls), towns: ordered(towns) };
}

/** Feet of the corner towers of a map in tile units, from north to south, each corner once. */
export const cornerTowers = (cells: readonly Cell[]): Point[] =>
  cornersOf(cells).walls.map((corner) => add(corner, [0, 9]));

/** Those towers as SVG markup in tile units; needs `boardDefs`. They hide where four pictures meet. */
export const towersMarkup = (cells: readonly Cell[]): string =>
  cornerTowers(cells)
    .map((foot) => boardStamp('corner', foot))
    .join('');

/** Houses on the corners inside towns, where no tile alone could draw them; clip them to `cellsPath`. Needs `boardDefs`. */
export const cornerHousesMarkup = (cells: readonly Cell[]): string =>
  cornersOf(cells)
    .towns.flatMap((corner) => CORNER_HOUSES.map(({ at, name }) => boardStamp(name, add(corner, at))))
    .join('');
