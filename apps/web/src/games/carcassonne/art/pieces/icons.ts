import { path, type SvgPicture, translate } from '../../../../art/drawing/svg.ts';
import { COLOURS } from '../../../../art/palette.ts';
import { SEAT_PAINT, type SeatColour } from '../../../../art/seat-paint.ts';
import { GOODS_ART, type GoodSign, ROUNDEL } from '../motifs/badges.ts';
import { type PieceKind, SILHOUETTES } from './silhouettes.ts';

/** Small pictures for the scoreboard, 24 × 24: no shadow, heavier outlines. */
const FRAME = '0 0 24 24';

/** Scale and place of the foot in the frame. */
const FITS: Readonly<Record<PieceKind, readonly [x: number, y: number, scale: number]>> = {
  meeple: [12, 22, 0.43],
  farmer: [12.6, 18.5, 0.4],
  big: [12, 22.3, 0.405],
  'big-farmer': [13.4, 19.3, 0.345],
  abbot: [10.7, 22, 0.405],
  builder: [9.8, 22, 0.43],
  pig: [12, 19, 0.44],
};

/** A piece of a seat, with its emblem. */
export function pieceIcon(kind: PieceKind, colour: SeatColour): SvgPicture {
  const { outline, shade, details, emblem } = SILHOUETTES[kind];
  const paint = SEAT_PAINT[colour];
  const [x, y, scale] = FITS[kind];
  const body =
    path(outline, { stroke: COLOURS.halo, width: 6.6, joined: true }) +
    path(outline, { fill: paint.fill, stroke: COLOURS.pieceInk, width: 3.6, joined: true }) +
    path(shade, { fill: paint.shade }) +
    details(paint.fill, paint.mark) +
    translate(path(paint.emblem, { fill: paint.mark }), [emblem[0], emblem[1]], emblem[2] * 1.15);
  return { viewBox: FRAME, markup: translate(body, [x, y], scale) };
}

/** A good without its seal, to stand beside a number. */
export const goodIcon = (good: GoodSign): SvgPicture => ({
  viewBox: FRAME,
  markup: translate(GOODS_ART[good], [good === 'cloth' ? 13.4 : 12, good === 'grain' ? 28 : 27.2], 0.8),
});

/** A good on its vellum seal, 48 × 48. */
export const goodSeal = (good: GoodSign): SvgPicture => ({
  viewBox: '0 0 48 48',
  markup: translate(ROUNDEL + GOODS_ART[good], [24, 45], 1.1),
});
