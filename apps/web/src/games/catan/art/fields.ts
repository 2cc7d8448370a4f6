import { formatNumber, polygonPath } from '../../../art/drawing/paths.ts';
import { polygonContains } from '../../../art/drawing/polylines.ts';
import { path } from '../../../art/drawing/svg.ts';
import { lerp, type Point } from '../../../art/drawing/vectors.ts';
import { strokePath } from '../../../art/motifs/shapes.ts';
import { cycled, itemAt } from '../../../must.ts';
import { hexCorners } from './geometry.ts';
import {
  depth,
  type HexDrawing,
  hedge,
  isLow,
  isOpen,
  LAND,
  placeUpright,
  scatter,
  settle,
} from './hex-drawing.ts';

/** A straight line across the hex: through `at`, in the direction of `angle` degrees. */
interface Cut {
  readonly at: Point;
  readonly angle: number;
}

/** Two points of a cut outside the hex, on either side. */
const ends = ({ at, angle }: Cut): [Point, Point] => {
  const turn = (angle * Math.PI) / 180;
  const [dx, dy] = [Math.cos(turn) * 260, Math.sin(turn) * 260];
  return [
    [at[0] - dx, at[1] - dy],
    [at[0] + dx, at[1] + dy],
  ];
};

/** Both sides of a convex polygon along a cut. */
function halves(polygon: readonly Point[], cut: Cut): Point[][] {
  const [from, to] = ends(cut);
  const side = ([x, y]: Point) => (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
  const half = (sign: number) => {
    const kept: Point[] = [];
    polygon.forEach((p, i) => {
      const next = cycled(polygon, i + 1);
      const [s, t] = [side(p) * sign, side(next) * sign];
      if (s >= 0) kept.push(p);
      if (s * t < 0) kept.push(lerp(p, next, s / (s - t)));
    });
    return kept;
  };
  return [half(1), half(-1)].filter((part) => part.length > 2);
}

/** The part of a line inside a convex polygon. */
function chord(polygon: readonly Point[], [from, to]: readonly [Point, Point]): [Point, Point] | undefined {
  const side = ([x, y]: Point) => (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
  const hits: Point[] = [];
  polygon.forEach((p, i) => {
    const next = cycled(polygon, i + 1);
    const [s, t] = [side(p), side(next)];
    if (s * t < 0) hits.push(lerp(p, next, s / (s - t)));
  });
  return hits.length === 2 ? [itemAt(hits, 0), itemAt(hits, 1)] : undefined;
}

type Crop = 'ripe' | 'stubble' | 'young' | 'plough';

/** Colours of a crop, and of its furrows. */
const CROPS: Readonly<Record<Crop, { fill: string; furrow: string; glint: string }>> = {
  ripe: { fill: '#e6bd52', furrow: '#b98a2e', glint: '#f8dd8a' },
  stubble: { fill: '#f0d592', furrow: '#cfa956', glint: '#faeab9' },
  young: { fill: '#c3b95c', furrow: '#8f9440', glint: '#dcd585' },
  plough: { fill: '#d2a468', furrow: '#a0743f', glint: '#e4c08a' },
};

/** Division of a hex of fields, the crop of each parcel, and the building on it. */
const FARMS: readonly {
  readonly cuts: readonly Cut[];
  readonly crops: readonly Crop[];
  readonly hedged: readonly number[];
  readonly build: (easel: HexDrawing) => void;
}[] = [
  {
    cuts: [
      { at: [-6, -22], angle: -14 },
      { at: [12, 20], angle: 74 },
    ],
    crops: ['stubble', 'ripe', 'ripe', 'young', 'plough', 'stubble'],
    hedged: [0],
    build: (easel) => settle(easel, 'mill', [-54, -38], 25, 1.12),
  },
  {
    cuts: [
      { at: [4, 30], angle: 16 },
      { at: [-14, -10], angle: -62 },
    ],
    crops: ['ripe', 'stubble', 'ripe', 'young'],
    hedged: [1],
    build: (easel) => {
      settle(easel, 'farm', [50, -46], 27, 0.98);
      settle(easel, 'mid1', [80, -40], 9, 1.1);
    },
  },
  {
    cuts: [
      { at: [10, -16], angle: 32 },
      { at: [-4, 24], angle: -40 },
    ],
    crops: ['ripe', 'young', 'stubble', 'ripe', 'ripe', 'plough'],
    hedged: [1],
    build: (easel) => {
      settle(easel, 'scarecrow', [56, 52], 14, 1.3);
      settle(easel, 'deep0', [-66, 34], 13, 1.2);
    },
  },
  {
    cuts: [
      { at: [0, -30], angle: 6 },
      { at: [-20, 30], angle: -18 },
      { at: [36, 0], angle: 82 },
    ],
    crops: ['ripe', 'stubble', 'young', 'ripe', 'stubble', 'ripe', 'plough'],
    hedged: [0],
    build: (easel) => {
      settle(easel, 'farm', [-50, 66], 27, 0.92);
      settle(easel, 'mid0', [-80, 54], 9, 1.05);
    },
  },
];

/** Paints strips of crop along the shape of the ground, furrow by furrow. */
export function paintFields(easel: HexDrawing): void {
  const { random, variant } = easel;
  const farm = cycled(FARMS, variant);
  const low = isLow(easel);
  const land = hexCorners().map((corner): Point => [corner[0] * LAND, corner[1] * LAND]);
  let parcels: Point[][] = [land];
  for (const cut of farm.cuts) parcels = parcels.flatMap((parcel) => halves(parcel, cut));
  parcels.forEach((parcel, i) => {
    const crop = cycled(farm.crops, i);
    const cut = cycled(farm.cuts, i);
    const angle = cut.angle + (i % 2 === 0 ? 0 : 90) + random.between(-7, 7);
    easel.ground.push(parcelMarkup(easel, parcel, crop, angle));
  });
  for (const [i, cut] of farm.cuts.entries()) {
    const d = bowed(...ends(cut), random.between(-3, 3));
    easel.ground.push(
      farm.hedged.includes(i)
        ? hedge(d, low ? 1.5 : 1.1)
        : strokePath(d, '#a8813f', 7) + strokePath(d, '#f0dfb0', 4.4),
    );
  }
  farm.build(easel);
  stooks(
    easel,
    parcels.filter((_, i) => farm.crops[i % farm.crops.length] === 'stubble'),
  );
  if (low) return;
  scatter(easel, { count: 9, gap: 16, wide: 6 }, (foot) =>
    placeUpright(easel, random.pick(['poppies', 'flowers', 'poppies', 'tuft', 'bush1']), foot),
  );
}

/** A line that is not quite straight. */
const bowed = (a: Point, b: Point, bow: number) => {
  const [mx, my] = lerp(a, b, 0.5);
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const size = Math.hypot(dx, dy) || 1;
  const round = (v: number) => formatNumber(Math.round(v));
  return `M${round(a[0])} ${round(a[1])}Q${round(mx - (dy / size) * bow * 2)} ${round(my + (dx / size) * bow * 2)} ${round(b[0])} ${round(b[1])}`;
};

function parcelMarkup(easel: HexDrawing, parcel: readonly Point[], crop: Crop, angle: number): string {
  const { random } = easel;
  const { fill, furrow, glint } = CROPS[crop];
  const gap = isLow(easel) ? 13 : 8.5;
  const turn = (angle * Math.PI) / 180;
  const across: Point = [-Math.sin(turn), Math.cos(turn)];
  let [dark, light] = ['', ''];
  for (let out = -130; out < 130; out += gap) {
    const at: Point = [across[0] * out, across[1] * out];
    const span = chord(parcel, ends({ at, angle }));
    if (!span) continue;
    const [a, b] = span;
    if (Math.hypot(b[0] - a[0], b[1] - a[1]) < 14) continue;
    const [from, to] = [lerp(a, b, random.between(0.01, 0.05)), lerp(a, b, random.between(0.95, 0.99))];
    dark += bowed(from, to, random.between(-1.4, 1.4));
    const shift: Point = [across[0] * gap * 0.45, across[1] * gap * 0.45];
    const [c, d] = [lerp(a, b, random.between(0.04, 0.3)), lerp(a, b, random.between(0.6, 0.95))];
    light += bowed([c[0] + shift[0], c[1] + shift[1]], [d[0] + shift[0], d[1] + shift[1]], 0);
  }
  const dash =
    crop === 'ripe' ? '2.6 2.2' : crop === 'stubble' ? '.1 5' : crop === 'young' ? '4 3' : undefined;
  return (
    path(polygonPath(parcel), { fill }) +
    path(light, { stroke: glint, width: crop === 'ripe' ? 3.2 : 2.6, opacity: 0.75, round: true }) +
    path(dark, {
      stroke: furrow,
      width: crop === 'stubble' ? 2.4 : 2,
      round: true,
      ...(dash ? { dash } : {}),
    })
  );
}

/** Sheaves stand in rows on the stubble. */
function stooks(easel: HexDrawing, parcels: readonly (readonly Point[])[]): void {
  const scale = isLow(easel) ? 1.5 : 1.15;
  for (const parcel of parcels)
    for (let y = -84; y < 100; y += 25 * scale)
      for (let x = -92 + ((y + 84) % 2) * 12; x < 96; x += 26 * scale) {
        const foot: Point = [x + easel.random.between(-4, 4), y + easel.random.between(-4, 4)];
        if (!polygonContains(parcel, foot) || !polygonContains(parcel, [foot[0], foot[1] - 8])) continue;
        if (!isOpen(easel, foot, 18 * scale, 11 * scale) || depth(foot) < 12) continue;
        placeUpright(easel, 'stook', foot, scale);
        easel.occupied.push({ at: foot, radius: 10 });
      }
}
