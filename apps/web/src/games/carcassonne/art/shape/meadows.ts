import { distanceTo } from '../../../../art/drawing/polylines.ts';
import type { DrawingRandom } from '../../../../art/drawing/random.ts';
import { add, distance, type Point } from '../../../../art/drawing/vectors.ts';
import { itemAt } from '../../../../must.ts';
import type { TilePlan } from './plan.ts';
import { CENTRE } from './rotated-tile.ts';
import { rimRoom } from './sites.ts';
import { type FreeSpace, GARDEN, NODES, nodeNear, nodePoint } from './survey.ts';

/** Buildings in the meadows: inns beside their roads, and gardens. */

/** Radius in units of an inn with its pond. */
export const INN_RADIUS = 27;
/** Distance in units from the middle of its road to the middle of an inn. */
const BESIDE = 37;
/** Distance in units from the middle of a village within which its houses stand close. */
const VILLAGE = 78;

/**
 * Returns one site for each road with an inn: close to that road, closer than to any other, with enough space for the
 * pond.
 */
export const innSites = (plan: TilePlan, land: FreeSpace, random: DrawingRandom): Point[] =>
  plan.roads.filter((road) => road.inn).map((road) => innSite(plan, land, road, random));

function innSite(
  plan: TilePlan,
  land: FreeSpace,
  road: TilePlan['roads'][number],
  random: DrawingRandom,
): Point {
  const others = plan.roads.filter((other) => other !== road);
  let best = CENTRE;
  let least = Infinity;
  for (let node = 0; node < NODES * NODES; node++) {
    if (itemAt(land.field, node) < 0) continue;
    const at = nodePoint(node);
    const toRoad = distanceTo(road.line, at);
    if (toRoad > 2 * BESIDE) continue;
    const room = Math.min(itemAt(land.room, node), rimRoom(at) - 3);
    const rivals = others.reduce(
      (sum, other) => sum + Math.max(0, toRoad + 12 - distanceTo(other.line, at)),
      0,
    );
    const cost =
      3 * Math.max(0, INN_RADIUS - room) +
      Math.abs(toRoad - BESIDE) +
      2 * rivals +
      Math.max(0, VILLAGE - (plan.junction ? distance(at, plan.junction) : VILLAGE)) +
      0.12 * distance(at, CENTRE) +
      random.between(0, 5);
    if (cost < least) [least, best] = [cost, at];
  }
  return best;
}

/** Points round the wall of a garden, from its middle. */
const WALL: readonly Point[] = [GARDEN.left, 0, GARDEN.right].flatMap((x) =>
  [GARDEN.top, (GARDEN.top + GARDEN.bottom) / 2, GARDEN.bottom].map((y): Point => [x, y]),
);
/** Free units around a garden that are enough. */
const MARGIN = 8;
/** Weight of chance in the choice of a site. */
const LUCK = 20;

/** Returns a site in the largest field: a random one with enough space around it, or else the one with the most. */
export function gardenSite(land: FreeSpace, random: DrawingRandom): Point {
  const field = largestField(land);
  let best = CENTRE;
  let most = -Infinity;
  for (let node = 0; node < NODES * NODES; node++) {
    if (land.field[node] !== field) continue;
    const at = nodePoint(node);
    let room = MARGIN;
    for (const corner of WALL) {
      if (room * 6 + LUCK <= most) break; // no random bonus can make it the best
      const p = add(at, corner);
      const there = nodeNear(p);
      room = Math.min(room, land.field[there] === field ? itemAt(land.room, there) : -20, rimRoom(p) - 2);
    }
    const worth = room * 6 + random.between(0, LUCK);
    if (worth > most) [most, best] = [worth, at];
  }
  return best;
}

function largestField({ field }: FreeSpace): number {
  const sizes = new Array<number>(16).fill(0);
  for (const index of field) if (index >= 0) sizes[index] = itemAt(sizes, index) + 1;
  return sizes.indexOf(Math.max(...sizes));
}
