import { polygonPath } from '../../../art/drawing/paths.ts';
import { ellipse, path, type SvgPicture, translate } from '../../../art/drawing/svg.ts';
import { add, type Point } from '../../../art/drawing/vectors.ts';
import { COLOURS } from '../../../art/palette.ts';
import { type PieceLook, SEAT_PAINT, type SeatColour } from '../../../art/seat-paint.ts';
import { itemAt } from '../../../must.ts';

export const BUILDINGS = ['settlement', 'city'] as const;
export type Building = (typeof BUILDINGS)[number];

/** Drawing of a building, in units of the board round the intersection it stands on. */
interface Silhouette {
  readonly outline: string;
  /** Walls turned to the light, and away from it. */
  readonly lit: string;
  readonly shade: string;
  /** Edges inside the outline. */
  readonly ink: string;
  readonly foot: readonly [x: number, y: number, width: number];
  readonly emblem: readonly [x: number, y: number, scale: number];
}

const SILHOUETTES: Readonly<Record<Building, Silhouette>> = {
  /** A house: gable to the front, one slope of its roof. */
  settlement: {
    outline: 'M-21 19V-3L-6-22H12L25-5V16L11 20Q-6 22-21 19Z',
    lit: 'M-19-2L-6-18-3-14-16 0V17H-19Z',
    shade: 'M-5-20.5H11L23.5-5V15L11 18.5V-2Z',
    ink: 'M-6-22L11-3V20M11-3L25-5',
    foot: [5, 19, 26],
    emblem: [-5, 6.5, 1.02],
  },
  /** A crenellated tower with a hall beside it: half as wide again, twice as high. */
  city: {
    outline: 'M-34 21V-38H-28V-32H-22.5V-38H-14.5V-32H-9V-38H-3V-17L4-26H22L35-9V17L21 22Q-8 25-34 21Z',
    lit: 'M-32 19V-29H-27V20Z',
    shade: 'M5-24.5H21L33.5-8V16L21 20V-7ZM-8-30H-4.5V-16L-4.5 20H-8Z',
    ink: 'M-34-26H-4M4-26L21-7V22M21-7L35-9M-3-17V22',
    foot: [6, 21, 38],
    emblem: [9, 8, 1.02],
  },
};

/** Returns a settlement or city of a seat, to be translated to its intersection. It has its own halo. */
export function buildingMarkup(building: Building, colour: SeatColour, look: PieceLook = 'standing'): string {
  const { outline, lit, shade, ink, foot, emblem } = SILHOUETTES[building];
  const { fill, shade: dark, mark, emblem: sign } = SEAT_PAINT[colour];
  const signed = translate(path(sign, { fill: mark }), [emblem[0], emblem[1]], emblem[2]);
  if (look === 'choosable')
    return (
      path(outline, { fill: COLOURS.halo, stroke: COLOURS.halo, width: 6, opacity: 0.85, joined: true }) +
      path(outline, { fill, opacity: 0.5 }) +
      path(outline, { stroke: COLOURS.pieceInk, width: 2.8, dash: '6 4', joined: true }) +
      path(ink, { stroke: COLOURS.pieceInk, width: 2, opacity: 0.6, round: true }) +
      signed
    );
  return (
    ellipse([foot[0], foot[1]], foot[2], foot[2] * 0.3, { fill: COLOURS.shadow, opacity: 0.34 }) +
    path(outline, { stroke: COLOURS.halo, width: 7.4, joined: true }) +
    path(outline, { fill, stroke: COLOURS.pieceInk, width: 3.2, joined: true }) +
    path(shade, { fill: dark }) +
    path(lit, { fill: '#fff', opacity: 0.3 }) +
    path(ink, { stroke: COLOURS.pieceInk, width: 2.4, round: true }) +
    signed
  );
}

/** Half the length and half the width of a road in units, and the visible height of its side. */
const ROAD = { length: 36, width: 8.6, side: 5 };

/** Returns a road of a seat, to be translated to the middle of its path, whose direction is `angle` in degrees. */
export function roadMarkup(colour: SeatColour, angle: number, look: PieceLook = 'standing'): string {
  const { fill, shade, mark, emblem } = SEAT_PAINT[colour];
  const turn = (angle * Math.PI) / 180;
  const along: Point = [Math.cos(turn), Math.sin(turn)];
  const across: Point = [-along[1], along[0]];
  const at = (x: number, y: number, down = 0): Point => {
    const [px, py] = add([along[0] * x, along[1] * x], across, y);
    return [px, py + down];
  };
  const { length, width, side } = ROAD;
  const top = [at(-length, -width), at(length, -width), at(length, width), at(-length, width)];
  const block = hullOf([...top, ...top.map(([x, y]): Point => [x, y + side])]);
  const lit = [at(-length, -width), at(length, -width), at(length, -width + 4), at(-length, -width + 4)];
  const signed = translate(path(emblem, { fill: mark }), [0, 0], 0.9);
  if (look === 'choosable')
    return (
      path(polygonPath(top), {
        fill: COLOURS.halo,
        stroke: COLOURS.halo,
        width: 6,
        opacity: 0.85,
        joined: true,
      }) +
      path(polygonPath(top), { fill, opacity: 0.5 }) +
      path(polygonPath(top), { stroke: COLOURS.pieceInk, width: 2.8, dash: '6 4', joined: true }) +
      signed
    );
  const shadow = block.map(([x, y]): Point => [x + 4, y + 4]);
  return (
    path(polygonPath(shadow), {
      fill: COLOURS.shadow,
      stroke: COLOURS.shadow,
      width: 3,
      opacity: 0.3,
      joined: true,
    }) +
    path(polygonPath(block), { stroke: COLOURS.halo, width: 7.4, joined: true }) +
    path(polygonPath(block), { fill: shade, stroke: COLOURS.pieceInk, width: 3.2, joined: true }) +
    path(polygonPath(top), { fill, stroke: fill, width: 0.6, joined: true }) +
    path(polygonPath(lit), { fill: '#fff', opacity: 0.28 }) +
    signed
  );
}

/** The smallest convex polygon round some points (monotone chain). */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]) => {
    const chain: Point[] = [];
    for (const p of list) {
      while (chain.length > 1 && turnsLeft(itemAt(chain, -2), itemAt(chain, -1), p)) chain.pop();
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

const turnsLeft = (a: Point, b: Point, c: Point) =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) <= 0.01;

/** A building in a frame of its own, 92 × 92, with its intersection in the middle. */
export const buildingPicture = (building: Building, colour: SeatColour, look?: PieceLook): SvgPicture => ({
  viewBox: '-46 -46 92 92',
  markup: buildingMarkup(building, colour, look),
});

/** A road in a frame of its own, 92 × 92, with the middle of its path in the middle. */
export const roadPicture = (colour: SeatColour, angle: number, look?: PieceLook): SvgPicture => ({
  viewBox: '-46 -46 92 92',
  markup: roadMarkup(colour, angle, look),
});

/** Small pictures of pieces for cost rows and scores, 24 × 24. */
export function catanPieceIcon(kind: Building | 'road', colour: SeatColour): SvgPicture {
  const body =
    kind === 'road'
      ? translate(roadMarkup(colour, -30), [11.6, 11], 0.3)
      : translate(
          buildingMarkup(kind, colour),
          kind === 'city' ? [11.6, 14.4] : [11.4, 12.2],
          kind === 'city' ? 0.3 : 0.42,
        );
  return { viewBox: '0 0 24 24', markup: body };
}
