import type { At } from '@bastide/carcassonne';
import type { Rect } from '../../../art/pen/box.ts';
import { boxOf } from '../art/board/cells.ts';
import { TILE } from '../art/units.ts';

/** The box in tile units round some cells, with a margin in tiles. */
export function boxAround(cells: readonly At[], margin: number): Rect {
  const { x, y, width, height } = boxOf(
    (cells.length > 0 ? cells : [[0, 0] as const]).map(([x, y]) => ({ x, y })),
  );
  const more = margin * TILE;
  return { x: x - more, y: y - more, width: width + 2 * more, height: height + 2 * more };
}
