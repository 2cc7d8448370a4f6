import { COLOURS } from '../../../art/palette.ts';
import type { Rect } from '../../../art/pen/box.ts';
import { formatPoint } from '../../../art/pen/paths.ts';
import { polygonContains } from '../../../art/pen/polylines.ts';
import type { DrawingRandom } from '../../../art/pen/random.ts';
import { path, translate } from '../../../art/pen/svg.ts';
import { add, distance, type Point, unit } from '../../../art/pen/vectors.ts';
import { coastline } from './coast.ts';
import { type Axial, HEX_RADIUS, hexCentre } from './geometry.ts';
import { SHIP_MOTIFS } from './ships.ts';

const SEA_COLOURS = COLOURS;

/** Broad strokes of the brush in the open sea. */
export function swell(random: DrawingRandom, box: Rect): string {
  const strokes = (count: number, long: number) =>
    Array.from({ length: count }, () => {
      const [x, y] = [random.between(box.x, box.x + box.width), random.between(box.y, box.y + box.height)];
      return `M${Math.round(x)} ${Math.round(y)}q${long / 2}-${6 + random.below(6)} ${long}-${random.below(4)}`;
    }).join('');
  return (
    path(strokes(150, 70), { stroke: '#90c0c5', width: 10, opacity: 0.5, round: true }) +
    path(strokes(120, 56), { stroke: SEA_COLOURS.waterDeep, width: 7, opacity: 0.4, round: true })
  );
}

/** Small crests off the shallows. */
export function waves(
  random: DrawingRandom,
  hexes: readonly Axial[],
  rim: readonly Point[],
  seals: readonly Point[],
): string {
  const centres = hexes.map(hexCentre);
  const xs = rim.map((p) => p[0]);
  const ys = rim.map((p) => p[1]);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const taken: Point[] = [];
  let d = '';
  for (let k = 0; k < 1500 && taken.length < 90; k++) {
    const p: Point = [random.between(left, right), random.between(top, bottom)];
    const q: Point = [p[0] + 24, p[1]];
    if (![p, q, [p[0] - 8, p[1]] as Point, [p[0] + 34, p[1]] as Point].every((c) => polygonContains(rim, c)))
      continue;
    if (centres.some((c) => distance(c, p) < HEX_RADIUS * 1.17 || distance(c, q) < HEX_RADIUS * 1.17))
      continue;
    if (seals.some((c) => distance(c, [p[0] + 11, p[1]]) < 64) || taken.some((t) => distance(t, p) < 30))
      continue;
    taken.push(p);
    d += `M${formatPoint(p)}q5.5-6 11 0t11 0`;
  }
  return path(d, { stroke: '#d8ebe4', width: 2.2, round: true });
}

/** A compass and ships: in the corners of the sea that no harbor needs. */
export function ornaments(
  hexes: readonly Axial[],
  rim: readonly Point[],
  seals: readonly Point[],
  middle: Point,
): string {
  const coast = coastline(hexes);
  const free = rim
    .map((corner) => add(corner, unit([middle[0] - corner[0], middle[1] - corner[1]]), 60))
    .filter((p) => seals.every((seal) => distance(seal, p) > 92) && coast.every((c) => distance(c, p) > 52));
  return free
    .map((p, i) => translate(SHIP_MOTIFS[i % SHIP_MOTIFS.length]!, [Math.round(p[0]), Math.round(p[1])]))
    .join('');
}
