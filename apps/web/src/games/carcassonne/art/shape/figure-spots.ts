import { firstCrossing, type Polyline, pointAlong } from '../../../../art/drawing/polylines.ts';
import { add, distance, type Point } from '../../../../art/drawing/vectors.ts';
import { itemAt } from '../../../../must.ts';
import { INN_RADIUS } from './meadows.ts';
import type { TilePlan } from './plan.ts';
import { BADGE_RADIUS, CATHEDRAL_RADIUS, type CitySites, rimRoom } from './sites.ts';
import { type FreeSpace, NODES, nodeNear, nodePoint } from './survey.ts';

/** Places of the feet of figures on one segment, in tile units. */
export interface FigureSpots {
  /** For one figure. */
  readonly one: Point;
  /** For two side by side, such as a meeple and a builder or pig; the left one first. */
  readonly two: readonly [Point, Point];
}

/** Vectors in units from the middle to the right one of two figures, best first. */
const ABREAST: readonly Point[] = [
  [19, 0],
  [17, 9],
  [17, -9],
  [12, 15],
  [12, -15],
  [4, 18],
  [8, 4],
];

/** Free units that are enough for a pair. */
const ROOMY = 6;

export const monasteryStanding = (monastery: Point): FigureSpots => ({
  one: add(monastery, [22, 12]),
  two: [add(monastery, [-20, 12]), add(monastery, [20, 12])],
});

export const gardenStanding = (garden: Point): FigureSpots => ({
  one: add(garden, [0, 7]),
  two: [add(garden, [-12, 7]), add(garden, [12, 7])],
});

/** Returns places on a road's centre line, away from crossings with another road or the river. */
export function roadStanding(plan: TilePlan, index: number): FigureSpots {
  const road = itemAt(plan.roads, index);
  const others = plan.roads.filter((other) => other !== road && !sharesStop(road, other));
  const crossed = [...others, ...(plan.river ? [plan.river] : [])].some((other) =>
    firstCrossing(road.line, other.line),
  );
  const middle = crossed ? 0.22 : road.stop === undefined ? 0.5 : 0.42;
  const spread = crossed ? 0.12 : road.stop === undefined ? 0.2 : 0.26;
  const [a, b] = [pointAlong(road.line, middle - spread), pointAlong(road.line, middle + spread)];
  return { one: pointAlong(road.line, middle), two: a[0] <= b[0] ? [a, b] : [b, a] };
}

const sharesStop = (a: TilePlan['roads'][number], b: TilePlan['roads'][number]) =>
  a.stop !== undefined && a.stop === b.stop;

/** Returns places in a field that are not on an inn or its pond. */
export const fieldStanding = (survey: FreeSpace, index: number, inns: readonly Point[]): FigureSpots =>
  widest((p) => {
    const node = nodeNear(p);
    if (survey.field[node] !== index) return -1;
    const room = Math.min(itemAt(survey.room, node), rimRoom(p));
    return inns.reduce((least, inn) => Math.min(least, distance(inn, p) - INN_RADIUS), room);
  });

/** Returns places in a city where neither feet nor body of a figure hide the badge. */
export const cityStanding = (survey: FreeSpace, index: number, sites: CitySites): FigureSpots =>
  widest((p) => {
    const node = nodeNear(p);
    if (survey.city[node] !== index) return -1;
    const room = Math.min(itemAt(survey.room, node), rimRoom(p) * 0.8 + 4);
    const open = sites.cathedral ? Math.min(room, distance(p, sites.cathedral) - CATHEDRAL_RADIUS - 8) : room;
    return sites.badge ? Math.min(open, badgeRoom(sites.badge, p)) : open;
  });

/** A figure covers about 30 units above its feet: the middle of its body keeps away from the badge. */
const badgeRoom = (badge: Point, feet: Point) => distance(badge, add(feet, [0, -24])) - BADGE_RADIUS - 8;

/**
 * Returns the places with the most free space: `room` gives the free space of a place, negative where no figure may
 * stand.
 */
function widest(room: (p: Point) => number): FigureSpots {
  let one: Point = [0, 0];
  let most = -Infinity;
  const places: Point[] = [];
  for (let node = 0; node < NODES * NODES; node += 2) {
    const p = nodePoint(node);
    const here = room(p);
    if (here < 0) continue;
    places.push(p);
    if (here > most) [most, one] = [here, p];
  }
  return { one, two: abreast(places, one, room) ?? [add(one, [-3, 0]), add(one, [3, 0])] };
}

/** Returns two free places side by side, not far from the place of a single figure. */
function abreast(places: Polyline, one: Point, room: (p: Point) => number): [Point, Point] | undefined {
  let best: [Point, Point] | undefined;
  let most = 0;
  for (const half of ABREAST) {
    for (const p of places) {
      const left = room(add(p, half, -1));
      if (left <= most) continue;
      const least = Math.min(left, room(add(p, half)), 16) - distance(p, one) * 0.08;
      if (least > most) [most, best] = [least, [add(p, half, -1), add(p, half)]];
    }
    if (most > ROOMY) break;
  }
  return best;
}
