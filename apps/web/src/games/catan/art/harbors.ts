import type { Detail } from '../../../art/detail.ts';
import { formatPoint, polylinePath } from '../../../art/drawing/paths.ts';
import { ellipse, path, translate } from '../../../art/drawing/svg.ts';
import { add, leftOf, lerp, type Point, subtract, unit } from '../../../art/drawing/vectors.ts';
import { COLOURS } from '../../../art/palette.ts';
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

/**
 * Distance from the coast at which the seal of a harbor floats, and its radius, in units: where the island is small, the sign is
 * large. Both leave 38 units round the intersections at its ends free: a building and its mark.
 */
const SEAL = { full: { out: 56, radius: 41 }, low: { out: 65, radius: 50 } } as const satisfies Record<
  Detail,
  object
>;
/** Units from the middle of a harbor's seal to its edge. */
export const harborRadius = (detail: Detail): number => SEAL[detail].radius;

/** Returns the middle of a harbor's seal: outside of its path's middle, away from the middle of the island. */
export function harborSeal(
  ends: readonly [Point, Point],
  middle: Point = [0, 0],
  detail: Detail = 'full',
): Point {
  const [a, b] = ends;
  const half = lerp(a, b, 0.5);
  const normal = leftOf(unit(subtract(b, a)));
  const away = normal[0] * (half[0] - middle[0]) + normal[1] * (half[1] - middle[1]) > 0 ? 1 : -1;
  return add(half, normal, SEAL[detail].out * away);
}

/**
 * Draws two jetties from the ends of a path to the seal with the trade: 3:1, or a resource two to one. `low` is for
 * hexes under 90 px, and larger.
 */
export function harborMarkup({ harbor, ends }: HarborPlace, detail: Detail = 'full', middle?: Point): string {
  const seal = harborSeal(ends, middle, detail);
  return ends.map((end) => jetty(end, seal)).join('') + translate(sealMarkup(harbor, detail), seal);
}

function jetty(from: Point, seal: Point): string {
  const way = unit(subtract(seal, from));
  const [start, end] = [add(from, way, 6), lerp(from, seal, 0.72)];
  const side = leftOf(way);
  const posts = [0.28, 0.62, 0.95].flatMap((t) => [1, -1].map((s) => add(lerp(start, end, t), side, 6 * s)));
  const d = polylinePath([start, end]);
  const shadow = polylinePath([start, end].map((p): Point => [p[0] + 4, p[1] + 5]));
  const stakes = posts.map((p) => `M${formatPoint(p)}v3`).join('');
  return (
    path(shadow, { stroke: '#2f5a66', width: 12, opacity: 0.4 }) +
    path(stakes, { stroke: C.ink, width: 5.4, round: true }) +
    path(d, { stroke: C.ink, width: 13 }) +
    path(d, { stroke: '#c99f68', width: 9.6 }) +
    path(d, { stroke: '#86603a', width: 9.6, dash: '1.3 5' }) +
    path(stakes, { stroke: '#a5774a', width: 2.6, round: true })
  );
}

/** Draws the resource on the colour of its land above the rate; or only the rate, if any cards can be traded. */
function sealMarkup(harbor: Harbor, detail: Detail): string {
  const { radius } = SEAL[detail];
  const k = radius / SEAL.full.radius;
  const rim = ellipse([0, 0], radius, radius, { stroke: C.ink, width: 2.8 });
  const disc =
    ellipse([4, 6], radius + 1, radius, { fill: '#24474f', opacity: 0.42 }) +
    ellipse([0, 0], radius, radius, { fill: C.vellum });
  if (harbor === '3:1')
    return (
      disc +
      ellipse([0, 0], radius - 5, radius - 5, { stroke: C.slateShade, width: 3.4 }) +
      rim +
      numeral('3:1', [0, 0], 29 * k, C.ink, 4 * k)
    );
  const { lit, sign } = GROUND[TERRAIN_OF[harbor]];
  const waterline = 5.5 * k;
  const half = Math.sqrt(radius ** 2 - waterline ** 2);
  const upper = `M${formatPoint([-half, waterline])}A${radius} ${radius} 0 1 1 ${formatPoint([half, waterline])}Z`;
  return (
    disc +
    path(upper, { fill: lit }) +
    path(polylinePath([[-half, waterline] as Point, [half, waterline] as Point]), {
      stroke: sign,
      width: 3 * k,
    }) +
    rim +
    translate(RESOURCE_ART[harbor], [0, -15 * k], 1.1 * k) +
    numeral('2:1', [0, 22 * k], 21.5 * k, C.ink, 3.4 * k)
  );
}
