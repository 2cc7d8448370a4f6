import type { Rotation, TileFacts } from '@bastide/carcassonne';
import { add, type Point } from '../../../../art/drawing/vectors.ts';
import { CORNERS, cornerOf, mod4, rotateTile } from '../shape/rotated-tile.ts';
import { touchedCorners } from '../shape/walls.ts';
import { TILE } from '../units.ts';
import type { Cell } from './cells.ts';

/** Land at each corner of a tile, 0 to 3 clockwise from the north-west: the end of a wall, the inside of a town, or open land. */
type CornerKind = 'wall' | 'town' | 'land';

function cornerKinds(facts: TileFacts, turned: Rotation): CornerKind[] {
  const tile = rotateTile(facts, turned);
  const touched = tile.cities.length > 0 ? touchedCorners(tile) : [];
  const townAt = (side: number) => tile.cities.find((city) => city.sides.includes(mod4(side)));
  return CORNERS.map((_, corner) => {
    const [before, after] = [townAt(corner - 1), townAt(corner)];
    if (before && before === after) return 'town';
    return before || after || touched.includes(corner) ? 'wall' : 'land';
  });
}

/** Corners of a tile at which a town wall ends. */
export const wallCorners = (facts: TileFacts, turned: Rotation): number[] =>
  cornerKinds(facts, turned).flatMap((kind, corner) => (kind === 'wall' ? [corner] : []));

/**
 * Returns the feet of a map's corner towers in tile units, from north to south, each corner once: they hide where
 * four pictures meet.
 */
export function cornerTowers(cells: readonly Cell[]): Point[] {
  const walls = new Map<string, Point>();
  for (const { facts, turned, x, y } of cells)
    for (const corner of wallCorners(facts, turned)) {
      const at = add([x * TILE, y * TILE], cornerOf(corner));
      walls.set(at.join(), at);
    }
  const ordered = [...walls.values()].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  return ordered.map((corner) => add(corner, [0, 9]));
}
