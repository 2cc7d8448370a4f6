import { COLOURS } from '../palette.ts';
import { at, straight } from '../pen/paths.ts';
import { ellipse, moved, path } from '../pen/svg.ts';
import { add, leftOf, lerp, type Point, subtract, unit } from '../pen/vectors.ts';
import type { Detail } from '../stamps/library.ts';
import type { Harbor } from './kinds.ts';
import { numeral } from './numerals.ts';
import { GROUND, TERRAIN_OF } from './paint.ts';
import { RESOURCE_ART } from './resources.ts';

const C = COLOURS;

/** A harbor and the two intersections it serves. [CAT-GEO-06] */
export interface HarborPlace {
  readonly harbor: Harbor;
  readonly ends: readonly [Point, Point];
}

/** How far off the coast the seal of a harbor floats, and its radius, in units. */
const SEAL = { out: 51, radius: 31 };

/** The middle of a harbor's seal: off the middle of its path, away from the middle of the island. */
export function harborSeal(ends: readonly [Point, Point], middle: Point = [0, 0]): Point {
  const [a, b] = ends;
  const half = lerp(a, b, 0.5);
  const normal = leftOf(unit(subtract(b, a)));
  const away = normal[0] * (half[0] - middle[0]) + normal[1] * (half[1] - middle[1]) > 0 ? 1 : -1;
  return add(half, normal, SEAL.out * away);
}

/**
 * Two jetties from the ends of a path to the seal with what is traded: 3:1, or a resource two to one. `low` is for
 * hexes under 90 px: the resource fills the seal.
 */
export function harborMarkup({ harbor, ends }: HarborPlace, detail: Detail = 'full', middle?: Point): string {
  const seal = harborSeal(ends, middle);
  return ends.map((end) => jetty(end, seal)).join('') + moved(sealMarkup(harbor, detail), seal);
}

function jetty(from: Point, seal: Point): string {
  const way = unit(subtract(seal, from));
  const [start, end] = [add(from, way, 6), lerp(from, seal, 0.72)];
  const side = leftOf(way);
  const posts = [0.28, 0.62, 0.95].flatMap((t) => [1, -1].map((s) => add(lerp(start, end, t), side, 6 * s)));
  const d = straight([start, end]);
  const shadow = straight([start, end].map((p): Point => [p[0] + 4, p[1] + 5]));
  const stakes = posts.map((p) => `M${at(p)}v3`).join('');
  return (
    path(shadow, { stroke: '#2f5a66', width: 12, opacity: 0.4 }) +
    path(stakes, { stroke: C.ink, width: 5.4, round: true }) +
    path(d, { stroke: C.ink, width: 13 }) +
    path(d, { stroke: '#c99f68', width: 9.6 }) +
    path(d, { stroke: '#86603a', width: 9.6, dash: '1.3 5' }) +
    path(stakes, { stroke: '#a5774a', width: 2.6, round: true })
  );
}

function sealMarkup(harbor: Harbor, detail: Detail): string {
  const { radius } = SEAL;
  const ring = harbor === '3:1' ? C.slateShade : GROUND[TERRAIN_OF[harbor]].sign;
  const disc =
    ellipse([4, 6], radius + 1, radius, { fill: '#24474f', opacity: 0.42 }) +
    ellipse([0, 0], radius, radius, { fill: C.vellum, stroke: C.ink, width: 2.6 }) +
    ellipse([0, 0], radius - 4, radius - 4, { stroke: ring, width: 3.4 });
  if (harbor === '3:1') return disc + numeral('3:1', [0, 0], 23, C.ink, 3.1);
  if (detail === 'low') return disc + moved(RESOURCE_ART[harbor], [0, 0], 1.08);
  const tab = 'M-15 15H15Q20 15 20 21.5 20 28 15 28H-15Q-20 28-20 21.5-20 15-15 15Z';
  return (
    disc +
    moved(RESOURCE_ART[harbor], [0, -7], 0.86) +
    path(tab, { fill: C.vellum, stroke: C.ink, width: 1.8 }) +
    numeral('2:1', [0, 21.6], 9, C.ink, 1.5)
  );
}
