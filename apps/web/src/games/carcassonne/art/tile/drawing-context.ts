import type { Detail } from '../../../../art/detail.ts';
import { formatNumber } from '../../../../art/drawing/paths.ts';
import { createDrawingRandom, type DrawingRandom } from '../../../../art/drawing/random.ts';
import { attributes, type PathStyle } from '../../../../art/drawing/svg.ts';
import { distance, type Point, roundPoint } from '../../../../art/drawing/vectors.ts';
import { itemAt } from '../../../../must.ts';
import type { ThirdGood } from '../motifs/badges.ts';
import type { MotifName } from '../motifs/library.ts';
import type { TileGeometry } from '../shape/geometry.ts';
import { rimRoom } from '../shape/sites.ts';
import { nodeNear } from '../shape/survey.ts';
import { TILE } from '../units.ts';

/** Context that all painters of one tile share. */
export interface TileContext {
  readonly geometry: TileGeometry;
  /** Random numbers of the layer that is being painted: see `withChance`. */
  readonly random: DrawingRandom;
  readonly seed: string;
  readonly detail: Detail;
  readonly variant: number;
  /** Picture of the goods called wine. */
  readonly good: ThirdGood;
  /** Begins every id of this tile. */
  readonly prefix: string;
  /** Number of ids so far. */
  readonly ids: { count: number };
  /** Motifs used so far. */
  readonly motifs: Set<MotifName>;
  /** Occupied places in the meadow; `radius` in units. */
  readonly occupied: { readonly at: Point; readonly radius: number }[];
}

/** Something upright: the further south its foot, the later it is painted. */
export interface Upright {
  readonly y: number;
  readonly markup: string;
}

/**
 * Returns the same context with random numbers for one layer or thing, so that omissions at low detail move nothing
 * else.
 */
export const withChance = (easel: TileContext, what: string): TileContext => ({
  ...easel,
  random: createDrawingRandom(`${easel.seed}/${what}`),
});

export const isLow = (easel: TileContext): boolean => easel.detail === 'low';

/** Places a stamp with its foot at a point, to whole units. */
export function drawMotif(easel: TileContext, name: MotifName, foot: Point): string {
  easel.motifs.add(name);
  const [x, y] = roundPoint(foot);
  return `<use href="#${name}"${x === 0 ? '' : ` x="${x}"`}${y === 0 ? '' : ` y="${y}"`}/>`;
}

/** A stroke, perhaps shifted by some units. */
export interface Layer extends PathStyle {
  readonly dx?: number;
  readonly dy?: number;
}

/** Paints one line several times, each stroke over the last, with only one copy of its path data. */
export const layered = (easel: TileContext, d: string, layers: readonly Layer[]): string =>
  interleaved(
    easel,
    [d],
    layers.map((layer) => ({ ...layer, of: 0 })),
  );

/** Paints several lines, layer by layer; each layer chooses its lines. */
export function interleaved(
  easel: TileContext,
  lines: readonly string[],
  layers: readonly (Layer & { readonly of: number })[],
): string {
  if (lines.every((d) => d === '')) return '';
  const ids = lines.map(() => `${easel.prefix}${easel.ids.count++}`);
  const paths = lines.map((d, i) => `<path id="${ids[i]}" d="${d}"/>`);
  const uses = layers.map(({ of, dx, dy, ...paint }) => {
    const shift = (dx ? ` x="${formatNumber(dx)}"` : '') + (dy ? ` y="${formatNumber(dy)}"` : '');
    return `<use href="#${ids[of]}"${shift}${attributes(paint).replace(' fill="none"', '')}/>`;
  });
  return `<g fill="none">${paths.join('')}${uses.join('')}</g>`;
}

export const upright = (easel: TileContext, name: MotifName, foot: Point): Upright => ({
  y: foot[1],
  markup: drawMotif(easel, name, foot),
});

/** Heights in units of plants near the edge; half widths are at most 12. */
const HEIGHTS: Partial<Record<MotifName, number>> = { oak0: 21, oak1: 18, oak2: 15, cypress: 31, hay: 14 };

/** Returns a plant, moved inside the tile where the edge would cut it. */
export const rooted = (easel: TileContext, name: MotifName, [x, y]: Point): Upright =>
  upright(easel, name, [
    Math.max(12, Math.min(TILE - 12, x)),
    Math.max((HEIGHTS[name] ?? 11) + 2, Math.min(TILE - 5, y)),
  ]);

export const inOrder = (things: readonly Upright[]): string =>
  [...things]
    .sort((a, b) => a.y - b.y)
    .map((thing) => thing.markup)
    .join('');

/**
 * Returns the radius in units of the free circle around a place in the meadow, inside the edge; negative where
 * nothing may grow.
 */
export function clearance(easel: TileContext, at: Point): number {
  const { survey } = easel.geometry;
  const node = nodeNear(at);
  if (itemAt(survey.field, node) < 0) return -1;
  let room = Math.min(itemAt(survey.room, node) - 3, rimRoom(at) - 3);
  for (const circle of easel.occupied) room = Math.min(room, distance(at, circle.at) - circle.radius);
  return room;
}

/** Tells whether a place lies in a town. */
export const inTown = (easel: TileContext, at: Point): boolean =>
  itemAt(easel.geometry.survey.city, nodeNear(at)) >= 0;
