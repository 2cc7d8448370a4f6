import { type Coordinates, type Edge, tileFacts, type View } from '@bastide/carcassonne';
import { itemAt } from '../../must.ts';

/** An empty cell between tiles that few of the tiles left fit, the one in hand among them. */
export interface TightCell {
  readonly at: Coordinates;
  /** Number of tiles that fit; 0: it stays empty. */
  readonly fitting: number;
}

/** Up to so many fitting tiles a cell is tight. */
const FEW = 2;

/** Cells to the north, east, south and west. */
const AROUND = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

const known = new WeakMap<View, readonly TightCell[]>();

/** Returns the tight cells of a position; none while the river is laid, which has rules of its own. */
export function tightCells(view: View): readonly TightCell[] {
  const found = known.get(view) ?? findTightCells(view);
  known.set(view, found);
  return found;
}

function findTightCells(view: View): readonly TightCell[] {
  if (view.outcome || view.riverEnd) return [];
  const left = Object.entries(view.bag);
  if (view.drawn !== null) left.push([view.drawn, 1]);
  return openCells(view).flatMap(({ at, sides }) => {
    if (sides.filter((side) => side !== undefined).length < 2) return [];
    const fitting = left.reduce((sum, [tile, n]) => sum + (fitsIn(tile, sides) ? n : 0), 0);
    return fitting <= FEW ? [{ at, fitting }] : [];
  });
}

/** Edges that a tile must have there, clockwise from north; undefined where nothing lies yet. */
type Sides = readonly (Edge | undefined)[];

/** Empty cells beside tiles. */
function openCells({ tiles }: View): readonly { readonly at: Coordinates; readonly sides: Sides }[] {
  const tileAt = new Map(tiles.map((tile) => [tile.at.join(), tile]));
  const cells = new Map<string, { at: Coordinates; sides: (Edge | undefined)[] }>();
  for (const { at, tile, turned } of tiles)
    for (const [side, [dx, dy]] of AROUND.entries()) {
      const beside: Coordinates = [at[0] + dx, at[1] + dy];
      const key = beside.join();
      if (tileAt.has(key)) continue;
      const cell = cells.get(key) ?? { at: beside, sides: [undefined, undefined, undefined, undefined] };
      cell.sides[(side + 2) % 4] = edgeAt(tile, side, turned / 90);
      cells.set(key, cell);
    }
  return [...cells.values()];
}

/** The edge of a tile on a side after so many quarter turns. */
const edgeAt = (tile: string, side: number, quarters: number): Edge =>
  itemAt(tileFacts(tile).edges, (side - quarters + 4) % 4);

const fitsIn = (tile: string, sides: Sides): boolean =>
  [0, 1, 2, 3].some((quarters) =>
    sides.every((edge, side) => edge === undefined || edge === edgeAt(tile, side, quarters)),
  );
