import { blobPolygon, smoothPolygonPath } from './drawing/paths.ts';
import { createDrawingRandom } from './drawing/random.ts';
import type { Rect } from './drawing/rect.ts';
import { roundPoint } from './drawing/vectors.ts';

/** A path and the colour that fills it. */
export interface ColourWash {
  readonly d: string;
  readonly fill: string;
  readonly opacity: number;
}

/** Side in units of the squares that each have washes of their own: so no wash moves when the map grows. */
const WASH_SPACING = 960;

/** Warm, cool and red pools: colour, opacity, how many to a square. */
const POOLS = [
  { fill: '#ffdf8f', opacity: 0.11, count: 6 },
  { fill: '#4d5c3a', opacity: 0.075, count: 6 },
  { fill: '#a8562c', opacity: 0.06, count: 3 },
] as const;

/** Large flat pools over the whole map, never by tile: they hide that tiles repeat. Clip them to it. */
export function colourWashes(box: Rect): ColourWash[] {
  const squares: [number, number][] = [];
  for (let y = Math.floor((box.y - 330) / WASH_SPACING); y * WASH_SPACING < box.y + box.height + 330; y++)
    for (let x = Math.floor((box.x - 330) / WASH_SPACING); x * WASH_SPACING < box.x + box.width + 330; x++)
      squares.push([x, y]);
  return POOLS.map(({ fill, opacity, count }) => ({
    fill,
    opacity,
    d: squares
      .map(([x, y]) => washPath(`wash${fill}/${x}/${y}`, x * WASH_SPACING, y * WASH_SPACING, count))
      .join(''),
  }));
}

function washPath(seed: string, x: number, y: number, count: number): string {
  const random = createDrawingRandom(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const rx = random.between(110, 330);
    const ry = random.between(70, 190);
    const middle = [x + random.between(0, WASH_SPACING), y + random.between(0, WASH_SPACING)] as const;
    d += smoothPolygonPath(blobPolygon(random, middle, rx, ry, 9, 0.22).map(roundPoint));
  }
  return d;
}

/** The sun from the north-west as a linear gradient over the box of the map, corner to corner. */
export const SUN = [
  { offset: 0, colour: '#ffe9a8', opacity: 0.2 },
  { offset: 0.45, colour: '#ffe9a8', opacity: 0 },
  { offset: 1, colour: '#3b2350', opacity: 0.16 },
] as const;

/** Ink of the shadow under the map. */
export const SHADOW = { fill: '#1d1209', opacity: 0.34 } as const;
