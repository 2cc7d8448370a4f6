import { lazyProperties } from '../../../../art/drawing/lazy-properties.ts';
import { distance, type Point } from '../../../../art/drawing/vectors.ts';
import { itemAt } from '../../../../must.ts';
import { TILE } from '../units.ts';
import type { TilePlan } from './plan.ts';
import { CENTRE } from './rotated-tile.ts';
import { type FreeSpace, NODES, nodePoint } from './survey.ts';

/** Places inside one city that are kept free of houses. */
export interface CitySites {
  /** Middle of the coat of arms or the goods seal. */
  readonly badge: Point | undefined;
  /** Foot of a church or keep, in cities of two or more sides. */
  readonly landmark: Point | undefined;
  /** Middle of the cathedral. */
  readonly cathedral: Point | undefined;
}

/** Radius in units of a badge, then the space that landmarks need. */
export const BADGE_RADIUS = 27;
export const LANDMARK_RADIUS = 24;
export const CATHEDRAL_RADIUS = 68;

export function citySites(plan: TilePlan, survey: FreeSpace, index: number): CitySites {
  const city = itemAt(plan.cities, index);
  const hasBadge = city.shield || city.good !== undefined;
  const badge = hasBadge ? widestInCity(survey, index, []) : undefined;
  const taken = badge ? [{ at: badge, radius: BADGE_RADIUS }] : [];
  const hasLandmark = !city.cathedral && city.sides.length > 1;
  return lazyProperties<CitySites>({
    badge: () => badge,
    landmark: () => (hasLandmark ? widestInCity(survey, index, taken, 15) : undefined),
    cathedral: () => (city.cathedral ? CENTRE : undefined),
  });
}

interface Circle {
  readonly at: Point;
  readonly radius: number;
}

/**
 * Returns the place in a city with the most free space, slightly pulled to the middle; undefined if it has less than
 * `least` units.
 */
function widestInCity(
  survey: FreeSpace,
  index: number,
  taken: readonly Circle[],
  least = 0,
): Point | undefined {
  let best: Point | undefined;
  let most = least;
  for (let node = 0; node < NODES * NODES; node += 2) {
    if (survey.city[node] !== index) continue;
    const at = nodePoint(node);
    const open = taken.reduce((room, circle) => Math.min(room, distance(at, circle.at) - circle.radius), 999);
    const room =
      Math.min(itemAt(survey.room, node), rimRoom(at) * 0.7 + 6, open) - 0.04 * distance(at, CENTRE);
    if (room > most) [most, best] = [room, at];
  }
  return best;
}

/** Returns the distance in units to the edge of the tile. */
export const rimRoom = (p: Point): number => Math.min(p[0], p[1], TILE - p[0], TILE - p[1]);
