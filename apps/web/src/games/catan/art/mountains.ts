import { blobPolygon, polygonPath, polylinePath, smoothPolygonPath } from '../../../art/drawing/paths.ts';
import { ellipse, path } from '../../../art/drawing/svg.ts';
import { lerp, type Point } from '../../../art/drawing/vectors.ts';
import { strokePath } from '../../../art/motifs/shapes.ts';
import { COLOURS } from '../../../art/palette.ts';
import { itemAt } from '../../../must.ts';
import { type HexDrawing, isLow, placeUpright, scatter, seated, settle } from './hex-drawing.ts';

/** Rock: body, lit, shade, cracks. */
const ROCKS = [
  ['#a8a299', '#c6c1b6', '#6f6e74', '#5b5a60'],
  ['#9c9a98', '#bdbbb8', '#67696f', '#54565c'],
  ['#b0a698', '#cec5b6', '#787069', '#625b55'],
] as const;

type Peak = readonly [x: number, y: number, width: number, height: number];

const RANGES: readonly { readonly peaks: readonly Peak[]; readonly scene: (easel: HexDrawing) => void }[] = [
  {
    peaks: [
      [-46, -32, 44, 56],
      [46, -30, 46, 58],
      [2, -26, 42, 76],
      [-76, 20, 34, 58],
      [77, 14, 30, 52],
      [-50, 64, 44, 54],
      [2, 92, 44, 52],
      [-22, 104, 24, 26],
    ],
    scene: (easel) => settle(easel, 'adit', [57, 62], 24, 1.1),
  },
  {
    peaks: [
      [-24, -34, 46, 70],
      [30, -30, 46, 58],
      [-68, -8, 36, 58],
      [66, -4, 38, 66],
      [-80, 34, 26, 42],
      [72, 46, 32, 48],
      [38, 80, 44, 54],
      [-4, 102, 38, 40],
    ],
    scene: (easel) => tarn(easel, [-48, 66]),
  },
  {
    peaks: [
      [-36, -30, 44, 56],
      [18, -32, 48, 74],
      [64, -14, 40, 58],
      [-74, 12, 36, 60],
      [78, 36, 28, 50],
      [-54, 62, 42, 54],
      [-10, 98, 42, 46],
    ],
    scene: (easel) => {
      settle(easel, 'cart', [42, 76], 18, 1.2);
      settle(easel, 'ores', [66, 64], 12, 1.1);
      settle(easel, 'ores', [24, 92], 11, 0.9);
    },
  },
];

/** Snow peaks, the high ones behind, lit from the north-west. */
export function paintMountains(easel: HexDrawing): void {
  const { random, variant } = easel;
  const low = isLow(easel);
  const range = itemAt(RANGES, variant % RANGES.length);
  for (const at of [
    [-34, 78],
    [44, 70],
    [12, 30],
    [-60, 34],
  ] as const) {
    const meadow = blobPolygon(random, at, random.between(22, 38), random.between(9, 15), 10, 0.2);
    easel.ground.push(path(smoothPolygonPath(meadow), { fill: '#a2a97e', opacity: 0.6 }));
  }
  range.scene(easel);
  range.peaks.forEach(([x, y, width, height], i) => {
    const size = random.between(0.95, 1.05);
    const shaken = seated(easel, [x, y, width * size, height * size]);
    easel.things.push({ y: shaken[1], markup: peak(easel, shaken, i + variant) });
    easel.occupied.push({ at: [x, y - 8], radius: width * 0.66 });
  });
  scatter(easel, { count: low ? 5 : 11, gap: 13, wide: 6, tall: low ? 30 : 22 }, (foot, i) =>
    placeUpright(
      easel,
      i % 4 === 3 ? 'boulder' : 'spruce1',
      foot,
      (i % 4 === 3 ? 0.8 : 0.72) * (low ? 1.4 : 1),
    ),
  );
}

type Slope = readonly [foot: Point, low: Point, high: Point, top: Point];
type Ridge = readonly [Point, Point, Point, Point, Point];

/** The lines of a peak, all of which meet in the summit. */
interface PeakLines {
  readonly summit: Point;
  readonly west: Point;
  readonly east: Point;
  /** From the western foot up, and from the summit down to the eastern foot. */
  readonly left: Slope;
  readonly right: Slope;
  /** From the summit down to the front of the foot. */
  readonly ridge: Ridge;
}

function peakLines({ random }: HexDrawing, [x, y, w, h]: Peak): PeakLines {
  const jolt = ([px, py]: Point): Point => [px + random.between(-2.2, 2.2), py + random.between(-2.2, 2.2)];
  const summit: Point = [x + random.between(-0.16, 0.12) * w, y - h];
  const west: Point = [x - w, y];
  const east: Point = [x + w, y];
  /** A point of the slope from the foot to the summit: steeper towards the top, with shoulders. */
  const onSlope = (foot: Point, t: number): Point => {
    const [px, py] = lerp(foot, summit, t);
    return jolt([px + (summit[0] - foot[0]) * 0.1 * Math.sin(t * Math.PI), py]);
  };
  const slope = (foot: Point): Slope => [
    onSlope(foot, 0.2),
    onSlope(foot, 0.42),
    onSlope(foot, 0.66),
    onSlope(foot, 0.84),
  ];
  const left = slope(west);
  const [foot, low, high, top] = slope(east);
  const onRidge = (t: number, side: number): Point => [
    summit[0] + w * side + t * w * 0.12,
    summit[1] + h * t + (t === 1 ? 3 : 0),
  ];
  const ridge: Ridge = [
    onRidge(0.16, 0.1),
    onRidge(0.34, -0.05),
    onRidge(0.52, 0.1),
    onRidge(0.74, -0.05),
    onRidge(1, 0.1),
  ];
  return { summit, west, east, left, right: [top, high, low, foot], ridge };
}

/** Snow on the summit as path data: all of it, and the part in the shade. */
function snowPaths({ summit, left, right, ridge }: PeakLines, h: number): { snow: string; cold: string } {
  const snowLeft = lerp(left[2], left[3], 0.1);
  const snowRight = lerp(right[1], right[0], 0.1);
  const fringe = (i: number, down: number): Point => {
    const [px, py] = lerp(snowLeft, snowRight, i / 5);
    return [px, py + down * h];
  };
  const hem = [
    fringe(4.2, -0.02),
    fringe(3.3, 0.1),
    fringe(2.6, 0),
    fringe(2, 0.12),
    fringe(1, 0.02),
  ] as const;
  return {
    snow: polygonPath([summit, right[0], snowRight, ...hem, snowLeft, left[3]]),
    cold: polygonPath([summit, right[0], snowRight, hem[0], hem[1], ridge[1], ridge[0]]),
  };
}

/** Cracks in the rock as path data. */
const crackPaths = ({ left, right, ridge }: PeakLines): string =>
  polylinePath([lerp(left[1], ridge[2], 0.3), lerp(left[0], ridge[3], 0.3)]) +
  polylinePath([lerp(left[2], ridge[2], 0.6), lerp(left[1], ridge[3], 0.62)]) +
  polylinePath([lerp(right[2], ridge[2], 0.45), lerp(right[3], ridge[3], 0.4)]);

/** A peak as markup; `kind` chooses among the rocks. */
export function peak(easel: HexDrawing, box: Peak, kind: number): string {
  const [x, y, w, h] = box;
  const [body, lit, dark, crack] = itemAt(ROCKS, kind % ROCKS.length);
  const lines = peakLines(easel, box);
  const { summit, west, east, left, right, ridge } = lines;
  const outline = polygonPath([
    west,
    ...left,
    summit,
    ...right,
    east,
    [x + w * 0.3, y + 4],
    [x - w * 0.4, y + 3],
  ]);
  const shade = polygonPath([summit, ...right, east, ...[...ridge].reverse()]);
  const light = polygonPath([
    summit,
    left[3],
    left[2],
    left[1],
    lerp(left[1], ridge[2], 0.4),
    lerp(left[2], ridge[1], 0.55),
  ]);
  const { snow, cold } = snowPaths(lines, h);
  const cracks = isLow(easel) ? '' : crackPaths(lines);
  return (
    ellipse([x + 10, y + 1], w, 6, { fill: COLOURS.shadow, opacity: 0.24 }) +
    path(outline, { fill: body, stroke: COLOURS.ink, width: 1.8, joined: true }) +
    path(light, { fill: lit }) +
    path(shade, { fill: dark, opacity: 0.9 }) +
    path(snow, { fill: '#fbf7ec', stroke: COLOURS.ink, width: 1.1, joined: true }) +
    path(cold, { fill: '#c5cdd6' }) +
    strokePath(cracks, crack, 1.5, true)
  );
}

/** A lake among the rocks. */
function tarn(easel: HexDrawing, [x, y]: Point): void {
  const shape = smoothPolygonPath(blobPolygon(easel.random, [x, y], 28, 15, 11, 0.1));
  easel.ground.push(
    path(shape, { fill: '#d5d0c2', stroke: '#d5d0c2', width: 9 }) +
      path(shape, { fill: COLOURS.waterDeep, stroke: COLOURS.bankInk, width: 2 }) +
      strokePath(
        `M${x - 16} ${y - 3}q7-4 14 0M${x} ${y + 4}q7-4 14 0M${x - 2} ${y - 8}q5-3 10 0`,
        COLOURS.waterGlint,
        2,
        true,
      ),
  );
  easel.occupied.push({ at: [x, y], radius: 32 });
}
