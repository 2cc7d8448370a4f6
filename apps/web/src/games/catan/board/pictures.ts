import { svgDataUrl, svgFile } from '../../../art/drawing/svg.ts';
import type { PieceLook, SeatColour } from '../../../art/seat-paint.ts';
import { buildingMarkup, HEX_FRAME, HEX_HEIGHT, islandBox, roadMarkup, robberMarkup } from '../art/index.ts';
import { type PieceSprite, piecePicture } from '../art/piece.ts';
import type { BoardPlace, PlaceKind } from './island-props.ts';
import { angleOf } from './places.ts';

/** Ratio of one bitmap width to the next, so that a small zoom needs no new pictures. */
const STEP = 1.35;

/** Returns the width in device pixels of a bitmap for something of that many units; `px` is the height of a hex. */
export function widthFor(units: number, px: number, most = 2400): number {
  const wanted = (units / HEX_HEIGHT) * px;
  const steps = Math.ceil(Math.log(Math.max(wanted, 24) / 24) / Math.log(STEP) - 0.08);
  return Math.min(most, Math.round(24 * STEP ** steps));
}

/** Pixels across a hex below which signs are larger. */
const COARSE = 90;
export const isCoarse = (px: number): boolean => (px / HEX_HEIGHT) * HEX_FRAME.width < COARSE;

/** Order of painting: small things that say much, then the land, the sea with its harbors, and the light on all. */
export const RANK = { piece: -4, token: -3, land: -2, sea: -1, light: 1 } as const;

/** The box of the lowest and the highest layer, in units. */
export const SEA = islandBox();

/** Sides of the square frames round tokens and pieces, in units; their middle is that of the frame. */
export const TOKEN_SIDE = 88;
export const PIECE_SIDE = 92;
/** The frame of the robber, from its foot. */
export const ROBBER_FRAME = { x: -32, y: -84, width: 64, height: 96 };

/** Returns the piece for a place: road, settlement or city; the robber for a hex. */
export function subjectOf(kind: PlaceKind, colour: SeatColour, place: BoardPlace): PieceSprite {
  if (kind === 'hex') return { kind: 'robber' };
  return kind === 'road' ? { kind, colour, angle: angleOf(place) } : { kind, colour };
}

/** Returns the piece as markup, around the middle of its place; the robber around its foot. */
export function pieceOf(kind: PlaceKind, colour: SeatColour, place: BoardPlace, look: PieceLook): string {
  if (kind === 'hex') return robberMarkup();
  return kind === 'road' ? roadMarkup(colour, angleOf(place), look) : buildingMarkup(kind, colour, look);
}

/** Returns the unpainted drawing, shown until there is a bitmap, so that a piece appears at once. */
export const asItIs = (piece: PieceSprite): string => svgDataUrl(svgFile(piecePicture(piece), PIECE_SIDE));
