import { svgDataUrl, svgFile } from '../../../art/drawing/svg.ts';
import type { PieceLook, SeatColour } from '../../../art/seat-paint.ts';
import { buildingMarkup, HEX_FRAME, HEX_HEIGHT, islandBox, roadMarkup, robberMarkup } from '../art/index.ts';
import { type PieceSprite, piecePicture } from '../art/piece.ts';
import type { BoardPlace, PlaceKind } from './island-props.ts';
import { angleOf } from './places.ts';

/** Device pixels per unit: widths of bitmaps are steps, so that a small zoom makes nothing anew. */
const STEP = 1.35;

/** The width in device pixels of a bitmap for something so many units wide; `px` is the height of a hex. */
export function widthFor(units: number, px: number, most = 2400): number {
  const wanted = (units / HEX_HEIGHT) * px;
  const steps = Math.ceil(Math.log(Math.max(wanted, 24) / 24) / Math.log(STEP) - 0.08);
  return Math.min(most, Math.round(24 * STEP ** steps));
}

/** Pixels across a hex below which signs are larger. */
const COARSE = 90;
export const isCoarse = (px: number): boolean => (px / HEX_HEIGHT) * HEX_FRAME.width < COARSE;

/** What is painted first: small things that say much, then the land, the sea with its harbors, and the light on all. */
export const RANK = { piece: -4, token: -3, land: -2, sea: -1, light: 1 } as const;

/** The box of the lowest and the highest layer, in units. */
export const SEA = islandBox();

/** Sides of the square frames round tokens and pieces, in units; their middle is that of the frame. */
export const TOKEN_SIDE = 88;
export const PIECE_SIDE = 92;
/** The frame of the robber, from its foot. */
export const ROBBER_FRAME = { x: -32, y: -84, width: 64, height: 96 };

/** A road, settlement or city on its place; the robber for a hex. */
export function subjectOf(kind: PlaceKind, colour: SeatColour, place: BoardPlace): PieceSprite {
  if (kind === 'hex') return { kind: 'robber' };
  return kind === 'road' ? { kind, colour, angle: angleOf(place) } : { kind, colour };
}

/** The same as markup, round the middle of its place; the robber round its foot. */
export function pieceOf(kind: PlaceKind, colour: SeatColour, place: BoardPlace, look: PieceLook): string {
  if (kind === 'hex') return robberMarkup();
  return kind === 'road' ? roadMarkup(colour, angleOf(place), look) : buildingMarkup(kind, colour, look);
}

/** Shown as it is until there is a bitmap: a piece is there at once. */
export const asItIs = (piece: PieceSprite): string => svgDataUrl(svgFile(piecePicture(piece), PIECE_SIDE));
