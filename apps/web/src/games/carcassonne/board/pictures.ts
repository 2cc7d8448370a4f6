import { type At, type Figure, type Turned, tileFacts } from '@bastide/carcassonne';
import type { Detail } from '../../../art/detail.ts';
import { standalone } from '../../../art/pen/svg.ts';
import type { SeatColour } from '../../../art/seats.ts';
import {
  createBitmaps,
  geometry,
  type PieceKind,
  piecePicture,
  type ThirdGood,
  type TileGeometry,
  type TilePicture,
  VARIANTS,
} from '../art/index.ts';

/** What the board needs of a tile to draw it: which, where, how turned. */
export interface Lying {
  readonly tile: string;
  readonly at: At;
  readonly turned: Turned;
}

/** All boards of a page share their tile pictures. */
export const bitmaps = createBitmaps();

/** Which way of drawing a cell gives to its tile: fixed by the place, so that a ghost and the laid tile agree. */
export function variantAt([x, y]: At): number {
  return ((Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b)) >>> 7) % VARIANTS;
}

export const pictureOf = ({ tile, at, turned }: Lying, good: ThirdGood): TilePicture => ({
  facts: tileFacts(tile),
  turned,
  variant: variantAt(at),
  good,
});

export const geometryOf = ({ tile, at, turned }: Lying): TileGeometry =>
  geometry(tileFacts(tile), turned, variantAt(at));

/** Meeples in fields lie down. */
export function pieceOf(figure: Figure, on: string): PieceKind {
  if (!on.startsWith('f')) return figure;
  return figure === 'meeple' ? 'farmer' : figure === 'big' ? 'big-farmer' : figure;
}

/** A standing piece as an SVG file: `px` device pixels wide. */
export const pieceSvg = (kind: PieceKind, colour: SeatColour, px: number, detail: Detail): string =>
  standalone(piecePicture(kind, colour, 'standing', detail), px);
