import {
  blobPolygon,
  formatPoint,
  polygonPath,
  smoothPath,
  smoothPolygonPath,
} from '../../../art/drawing/paths.ts';
import { ellipse, path } from '../../../art/drawing/svg.ts';
import type { Point } from '../../../art/drawing/vectors.ts';
import { strokePath } from '../../../art/motifs/shapes.ts';
import { COLOURS } from '../../../art/palette.ts';
import { cycled } from '../../../must.ts';
import { type HexDrawing, isLow, placeUpright, scatter, seated, settle } from './hex-drawing.ts';

/** Clay, from fresh to weathered: body, lit, shade, bands. */
const CLAYS = [
  ['#c4744a', '#dfa079', '#9b5233', '#a85c39'],
  ['#cf8457', '#e6b08a', '#a65f3c', '#b56d47'],
  ['#b5683f', '#d3906a', '#8a472b', '#964f31'],
] as const;

type Mound = readonly [x: number, y: number, width: number, height: number];

/** Places of mounds, and the works between them. Half widths in units. */
const RANGES: readonly { readonly mounds: readonly Mound[]; readonly work: (easel: HexDrawing) => void }[] = [
  {
    mounds: [
      [-2, -52, 46, 42],
      [-50, -36, 44, 38],
      [48, -34, 46, 42],
      [-76, 12, 30, 34],
      [76, 6, 28, 36],
      [-54, 54, 46, 42],
      [-8, 96, 50, 38],
      [46, 88, 34, 26],
    ],
    work: (easel) => settle(easel, 'kiln', [58, 56], 26, 1.06),
  },
  {
    mounds: [
      [-36, -46, 48, 44],
      [30, -50, 46, 38],
      [62, -24, 38, 40],
      [-76, -4, 28, 34],
      [76, 30, 27, 34],
      [48, 70, 44, 38],
      [4, 100, 46, 34],
    ],
    work: (easel) => {
      pit(easel, [-50, 56]);
      settle(easel, 'bricks', [-20, 84], 14, 1.1);
    },
  },
  {
    mounds: [
      [14, -50, 52, 46],
      [-40, -44, 44, 34],
      [-66, -20, 34, 38],
      [70, -12, 32, 40],
      [-78, 24, 24, 30],
      [62, 52, 44, 44],
      [-46, 58, 40, 30],
      [20, 98, 46, 36],
    ],
    work: (easel) => settle(easel, 'bricks', [-42, 82], 17, 1.3),
  },
];

/** Rounded mounds of banded clay, one behind the other. */
export function paintHills(easel: HexDrawing): void {
  const { random, variant } = easel;
  const low = isLow(easel);
  const range = cycled(RANGES, variant);
  range.work(easel);
  range.mounds.forEach(([x, y, width, height], i) => {
    const size = random.between(0.94, 1.06);
    const shaken = seated(easel, [x, y, width * size, height * size]);
    easel.things.push({ y: shaken[1], markup: mound(easel, shaken, i + variant) });
    easel.occupied.push({ at: [x, y - height * 0.4], radius: width * 0.62 });
  });
  if (low) return;
  scatter(easel, { count: 12, gap: 17, wide: 7, tall: 10 }, (foot) =>
    placeUpright(easel, random.pick(['broom', 'broom', 'rock', 'bush1', 'tuft', 'broom']), foot),
  );
}

/** A mound as markup; `kind` chooses among the clays. */
export function mound(easel: HexDrawing, [x, y, w, h]: Mound, kind: number): string {
  const { random } = easel;
  const [body, lit, dark, band] = cycled(CLAYS, kind);
  const lean = random.between(-0.2, 0.16);
  /** A point of the crest: `t` −1 to 1 from west to east, `k` 1 on the crest, 0 on the ground. */
  const crest = (t: number, k: number): Point => [
    x + w * (t + lean * (1 - t * t) * k),
    y - h * k * (1 - Math.abs(t) ** 2.3) + 4 * (1 - t * t) * (1 - k),
  ];
  const curve = (k: number, from: number, to: number, steps = 7): Point[] =>
    Array.from({ length: steps }, (_, i) => crest(from + ((to - from) * i) / (steps - 1), k));
  const jolted = (points: Point[]) =>
    points.map(([px, py]): Point => [px + random.between(-1, 1), py + random.between(-1, 1)]);
  const top = jolted(curve(1, -1, 1, 9));
  const outline = polygonPath([...top, ...curve(0, 0.8, -0.8, 4)]);
  const shade = polygonPath([
    ...curve(0.97, 0.12, 0.97),
    ...curve(0.02, 0.9, 0.5, 3),
    crest(0.34, 0.3),
    crest(0.22, 0.62),
  ]);
  const light = polygonPath([
    ...curve(0.96, -0.94, -0.1, 5),
    crest(-0.3, 0.74),
    crest(-0.42, 0.42),
    crest(-0.5, 0.05),
  ]);
  const bands = isLow(easel)
    ? smoothPath(curve(0.28, -0.82, 0.82, 6))
    : [0.84, 0.34, 0.2]
        .map((k) =>
          smoothPath(jolted(curve(k, -0.86 + random.between(0, 0.2), 0.86 - random.between(0, 0.3), 6))),
        )
        .join('');
  const stratum = polygonPath([
    ...jolted(curve(0.68, -0.93, 0.93, 7)),
    ...jolted(curve(0.5, -0.95, 0.95, 7)).reverse(),
  ]);
  const gullies = isLow(easel)
    ? ''
    : [0.02, 0.36]
        .map((t) => smoothPath([crest(t, 0.86), crest(t + 0.08, 0.6), crest(t + 0.04, 0.38)]))
        .join('');
  return (
    ellipse([x + 8, y + 1], w, 6, { fill: COLOURS.shadow, opacity: 0.24 }) +
    path(outline, { fill: body, stroke: COLOURS.ink, width: 1.7, joined: true }) +
    path(light, { fill: lit }) +
    path(stratum, { fill: '#efcb9d', opacity: 0.8 }) +
    path(shade, { fill: dark, opacity: 0.75 }) +
    path(bands, { stroke: band, width: isLow(easel) ? 2.6 : 1.9, round: true }) +
    strokePath(gullies, '#7c3f26', 1.5, true)
  );
}

/** A clay pit: terraces that go down, water at the bottom, a ladder. */
function pit(easel: HexDrawing, [x, y]: Point): void {
  const { random } = easel;
  const ring = (rx: number, ry: number, dy: number) =>
    smoothPolygonPath(blobPolygon(random, [x, y + dy], rx, ry, 12, 0.06));
  easel.ground.push(
    path(ring(36, 25, 0), { fill: '#dba57d', stroke: COLOURS.ink, width: 1.6 }) +
      path(ring(28, 18, 2), { fill: '#b3663f', stroke: '#7c3f26', width: 1.5 }) +
      path(ring(20, 12, 4), { fill: '#98502f', stroke: '#7c3f26', width: 1.5 }) +
      path(ring(12, 6, 6), { fill: COLOURS.water, stroke: '#5d2d1b', width: 1.5 }),
  );
  const ladder = `M${formatPoint([x + 14, y - 16])}L${formatPoint([x + 9, y + 7])}M${formatPoint([x + 20, y - 15])}L${formatPoint([x + 15, y + 8])}`;
  const rungs = [0, 5, 10, 15].map((k) => `M${formatPoint([x + 13.4 - k * 0.2, y - 12 + k])}l6 .6`).join('');
  easel.ground.push(
    strokePath(ladder + rungs, COLOURS.ink, 2.8, true) + strokePath(ladder + rungs, '#c99a5f', 1.4, true),
  );
  easel.occupied.push({ at: [x, y], radius: 37 });
}
