import type { Detail } from '../../../../art/detail.ts';
import { ellipse, path, type SvgPicture, translate } from '../../../../art/drawing/svg.ts';
import { COLOURS } from '../../../../art/palette.ts';
import { SEAT_PAINT, type SeatColour } from '../../../../art/seat-paint.ts';
import { TILE } from '../units.ts';
import { type PieceKind, SILHOUETTES } from './silhouettes.ts';

/** Factor on the drawn size of pieces on a large board. */
export const PIECE_SCALE = 1.25;

/**
 * Approximate height of the drawn pieces in units; then their wanted height in CSS pixels, the factor that leaves their
 * tile visible, and the height that they keep even on tiles too small for that.
 */
const TALL = 46;
const TALL_PX = 22;
const LARGEST = 3.2;
const LEAST_PX = 15.2;

/** Returns the factor that makes pieces so high, in CSS pixels, on tiles of that width. */
const scaleFor = (high: number, wide: number): number => (high * TILE) / (TALL * wide);

/**
 * Returns the factor for a board whose tiles have that width in CSS pixels: the smaller the tile, the larger its
 * pieces.
 */
export const pieceScale = (wide: number): number =>
  Math.min(Math.max(LARGEST, scaleFor(LEAST_PX, wide)), Math.max(PIECE_SCALE, scaleFor(TALL_PX, wide)));

/** The square frame around a piece, in the units of its drawing, and the place of its foot. */
export const PIECE_FRAME = { side: 92, footX: 46, footY: 70 } as const;

/** Widths of halo and outline, in the units of a piece's drawing, and the scale of its emblem. */
export const STROKES: Readonly<Record<Detail, { halo: number; ink: number; emblem: number }>> = {
  full: { halo: 6, ink: 2.6, emblem: 1 },
  low: { halo: 13, ink: 6, emblem: 1.3 },
};

/**
 * Returns a playing piece as SVG markup: origin in the middle of its foot, about 46 units high. It has its own halo
 * and outline, so it is visible on any ground; at `low` detail both are heavier, and its emblem is larger.
 */
export function pieceMarkup(kind: PieceKind, colour: SeatColour, detail: Detail = 'full'): string {
  const { outline, lit, shade, foot, details } = SILHOUETTES[kind];
  const paint = SEAT_PAINT[colour];
  const { halo, ink } = STROKES[detail];
  return (
    ellipse([4, 0], foot, foot * 0.3, { fill: COLOURS.shadow, opacity: 0.3 }) +
    path(outline, { stroke: COLOURS.halo, width: halo, joined: true }) +
    path(outline, { stroke: COLOURS.pieceInk, width: ink, joined: true }) +
    path(outline, { fill: paint.fill, stroke: COLOURS.pieceInk, width: 2.6, joined: true }) +
    (detail === 'full'
      ? path(shade, { fill: paint.shade }) + path(lit, { fill: '#fff', opacity: 0.3 })
      : '') +
    details(paint.fill, paint.mark) +
    emblemOn(kind, colour, STROKES[detail].emblem)
  );
}

/** Returns a piece in its frame. */
export function piecePicture(kind: PieceKind, colour: SeatColour, detail?: Detail): SvgPicture {
  const { side, footX, footY } = PIECE_FRAME;
  return {
    viewBox: `${-footX} ${-footY} ${side} ${side}`,
    markup: pieceMarkup(kind, colour, detail),
  };
}

function emblemOn(kind: PieceKind, colour: SeatColour, larger: number): string {
  const { emblem, mark } = SEAT_PAINT[colour];
  const [x, y, scale] = SILHOUETTES[kind].emblem;
  return translate(path(emblem, { fill: mark }), [x, y], scale * larger);
}
