import type { At } from '@bastide/carcassonne';
import { useRef } from 'react';
import { type Box, boxOf } from '../../../art/board/cells.ts';
import { TILE } from '../../../art/pen/vectors.ts';

/** The box in tile units round some cells, with a margin in tiles. */
export function boxAround(cells: readonly At[], margin: number): Box {
  const { x, y, width, height } = boxOf(
    (cells.length > 0 ? cells : [[0, 0] as const]).map(([x, y]) => ({ x, y })),
  );
  const more = margin * TILE;
  return { x: x - more, y: y - more, width: width + 2 * more, height: height + 2 * more };
}

/** The list given before as long as the new one says the same: views are made anew with every move. */
export function useStable<T>(list: readonly T[]): readonly T[] {
  const last = useRef(list);
  if (last.current !== list && JSON.stringify(last.current) !== JSON.stringify(list)) last.current = list;
  return last.current;
}
