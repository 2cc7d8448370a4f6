import type { View } from '@bastide/catan';
import { distance, type Point } from '../../../art/pen/vectors.ts';
import { awayFrom, hexAt, pointOf } from './places.ts';
import type { BoardPlace, PlaceGhost, PlaceMark } from './props.ts';

/** How near to a mark a press must be: units, or CSS pixels if those are more. */
const NEAR_UNITS = 36;
const NEAR_PX = 24;
/** How near to a piece the pointer must be to mean it and not its hex, in units. */
const ON_PIECE = 26;

/**
 * The mark or ghost that a press at a point means: the nearest within reach. Marks of the chosen piece come before those
 * that are only hinted at. `scale` is CSS pixels per unit.
 */
export function nearest<T extends PlaceMark | PlaceGhost>(
  candidates: readonly T[],
  point: Point,
  scale: number,
): T | undefined {
  const reach = Math.max(NEAR_UNITS, NEAR_PX / scale);
  let best: T | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const isHex = candidate.kind === 'hex';
    const away = awayFrom(candidate.place, point);
    if (away > (isHex ? 0 : reach)) continue;
    const rank = away + (isFaint(candidate) ? reach : 0);
    if (rank < least) [best, least] = [candidate, rank];
  }
  return best;
}

const isFaint = (candidate: PlaceMark | PlaceGhost): boolean => 'strong' in candidate && !candidate.strong;

/** What lies at a point: a building, a road, else the hex; nothing in the sea. */
export function placeAt({ buildings, roads }: View, point: Point): BoardPlace | undefined {
  const building = buildings.find(({ at }) => distance(pointOf(at), point) < ON_PIECE);
  if (building) return building.at;
  return roads.find(({ on }) => awayFrom(on, point) < ON_PIECE / 2)?.on ?? hexAt(point);
}
