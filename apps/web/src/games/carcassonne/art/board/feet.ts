import type { Coordinates, Figure } from '@bastide/carcassonne';
import type { Point } from '../../../../art/drawing/vectors.ts';
import { itemAt } from '../../../../must.ts';
import { PIECE_SCALE } from '../pieces/piece.ts';
import type { PieceKind } from '../pieces/silhouettes.ts';
import { geometry } from '../shape/geometry.ts';
import { TILE } from '../units.ts';
import { cellOf, type PlacedTile } from './cells.ts';

/** A figure on a segment of a tile, with its seat. */
export interface PlacedFigure {
  readonly seat: number;
  readonly figure: Figure;
  readonly at: Coordinates;
  readonly on: string;
}

/** Units between figures when more than two stand on one segment, on a large board. */
const CROWD = 26;

/** Place of the foot of one of `count` figures on a segment, in units of the board. */
export function footAt(
  tile: PlacedTile,
  on: string,
  index: number,
  count: number,
  crowd = CROWD,
): Point | undefined {
  const { facts, turned, variant } = cellOf(tile);
  const standing = geometry(facts, turned, variant).segments[on]?.standing;
  if (!standing) return undefined;
  const [x, y] =
    count === 2
      ? itemAt(standing.two, index)
      : ([standing.one[0] + (index - (count - 1) / 2) * crowd, standing.one[1]] as const);
  return [tile.at[0] * TILE + x, tile.at[1] * TILE + y];
}

/**
 * Returns figures with their feet, the southern ones last, so that they are painted in front; `scale`: size of the
 * pieces.
 */
export function onTheirFeet<Figure extends PlacedFigure>(
  figures: readonly Figure[],
  tileAt: (at: Coordinates) => PlacedTile | undefined,
  scale = PIECE_SCALE,
): (Figure & { readonly foot: Point })[] {
  const spots = new Map<string, Figure[]>();
  for (const figure of figures) {
    const spot = `${figure.at} ${figure.on}`;
    spots.set(spot, [...(spots.get(spot) ?? []), figure]);
  }
  const standing = [...spots.values()].flatMap((list) =>
    list.flatMap((figure, i) => {
      const tile = tileAt(figure.at);
      const foot = tile && footAt(tile, figure.on, i, list.length, (CROWD * scale) / PIECE_SCALE);
      return foot ? [{ ...figure, foot }] : [];
    }),
  );
  return standing.sort((a, b) => a.foot[1] - b.foot[1]);
}

/** Meeples in fields lie down. */
export function pieceOf(figure: Figure, on: string): PieceKind {
  if (!on.startsWith('f')) return figure;
  return figure === 'meeple' ? 'farmer' : figure === 'big' ? 'big-farmer' : figure;
}
