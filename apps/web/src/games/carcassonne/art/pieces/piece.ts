import { COLOURS } from '../../../../art/palette.ts';
import { ellipse, moved, type Picture, path } from '../../../../art/pen/svg.ts';
import { type PieceLook, SEAT_PAINT } from '../../../../art/seat-paint.ts';
import type { SeatColour } from '../../../../art/seats.ts';
import { type PieceKind, SILHOUETTES } from './silhouettes.ts';

/** On the board pieces are this much larger than drawn, in tile units. */
export const PIECE_SCALE = 1.25;

/**
 * A playing piece as SVG markup: origin in the middle of its foot, about 46 units high. It carries its own halo,
 * so it reads on any ground.
 */
export function pieceMarkup(kind: PieceKind, colour: SeatColour, look: PieceLook = 'standing'): string {
  return look === 'standing' ? standingPiece(kind, colour) : choosablePiece(kind, colour);
}

/** The same in a frame of its own, 64 × 64. */
export const piecePicture = (kind: PieceKind, colour: SeatColour, look?: PieceLook): Picture => ({
  viewBox: '-32 -56 64 64',
  markup: pieceMarkup(kind, colour, look),
});

function standingPiece(kind: PieceKind, colour: SeatColour): string {
  const { outline, lit, shade, foot, details } = SILHOUETTES[kind];
  const paint = SEAT_PAINT[colour];
  return (
    ellipse([4, 0], foot, foot * 0.3, { fill: COLOURS.shadow, opacity: 0.3 }) +
    path(outline, { stroke: COLOURS.halo, width: 6, joined: true }) +
    path(outline, { fill: paint.fill, stroke: COLOURS.pieceInk, width: 2.6, joined: true }) +
    path(shade, { fill: paint.shade }) +
    path(lit, { fill: '#fff', opacity: 0.3 }) +
    details(paint.fill, paint.mark) +
    emblemOn(kind, colour)
  );
}

function choosablePiece(kind: PieceKind, colour: SeatColour): string {
  const { outline, details } = SILHOUETTES[kind];
  const paint = SEAT_PAINT[colour];
  return (
    path(outline, { fill: COLOURS.halo, stroke: COLOURS.halo, width: 5, opacity: 0.8, joined: true }) +
    path(outline, { fill: paint.fill, opacity: 0.5 }) +
    path(outline, { stroke: COLOURS.pieceInk, width: 2.6, dash: '5 3.6', joined: true }) +
    details(paint.fill, paint.mark) +
    emblemOn(kind, colour)
  );
}

function emblemOn(kind: PieceKind, colour: SeatColour): string {
  const { emblem, mark } = SEAT_PAINT[colour];
  const [x, y, scale] = SILHOUETTES[kind].emblem;
  return moved(path(emblem, { fill: mark }), [x, y], scale);
}
