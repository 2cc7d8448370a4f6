import { type Rotation, type Segment, SIDES, type Side, slots, tileFacts } from '@bastide/carcassonne';
import { itemAt, must } from '../../../must.ts';

/** Place of something on a tile, as a player would say it. */
export type Direction = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw' | 'ns' | 'ew' | 'middle';

const ROUND = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

/** Returns the direction of a segment on a rotated tile. */
export function directionOf(tile: string, segment: string, turned: Rotation): Direction {
  const facts = tileFacts(tile).segments.find(({ name }) => name === segment);
  if (!facts) throw new Error(`${tile} has no ${segment}`);
  return directionOfAngles(angles(facts, turned));
}

/** Difference of a segment from another of its kind in the same direction. */
export type DirectionContrast = 'corner' | 'inner' | Lowercase<Side>;

/** Distinguishes two fields at one corner: the sides of a bend, or the sides of a road into the corner. */
export function directionContrast(
  tile: string,
  segment: string,
  turned: Rotation,
): DirectionContrast | undefined {
  const all = tileFacts(tile).segments;
  const own = must(
    all.find(({ name }) => name === segment),
    'a tile has the segment that is asked for',
  );
  const twin = all.find(
    (other) =>
      other !== own &&
      other.kind === own.kind &&
      directionOf(tile, other.name, turned) === directionOf(tile, segment, turned),
  );
  if (!twin) return undefined;
  const sides = new Set(own.kind === 'field' ? slots(own).map((slot) => slot[0] as Side) : []);
  if (sides.size === 1) return turnedSide(itemAt([...sides], 0), turned).toLowerCase() as Lowercase<Side>;
  return gathered(own, turned) > gathered(twin, turned) ? 'corner' : 'inner';
}

/** Nearness of the ends of a segment to each other, from 0 to 1. */
function gathered(segment: Segment, turned: Rotation): number {
  const all = angles(segment, turned);
  return Math.hypot(...sums(all)) / all.length;
}

/** Returns the middle of each slot or end, in degrees clockwise from north. */
function angles(segment: Segment, turned: Rotation): readonly number[] {
  const bare = segment.kind === 'road' ? ends(segment.ends) : slots(segment).map(slotAngle);
  return bare.map((angle) => angle + turned);
}

const ends = (all: readonly string[]) =>
  all
    .filter((end): end is Side => (SIDES as readonly string[]).includes(end))
    .map((side) => 90 * SIDES.indexOf(side));

const slotAngle = (slot: string) => 90 * SIDES.indexOf(slot[0] as Side) + 32 * (Number(slot[1]) - 2);

const sums = (all: readonly number[]): [east: number, north: number] => [
  all.reduce((sum, angle) => sum + Math.sin((angle * Math.PI) / 180), 0),
  all.reduce((sum, angle) => sum + Math.cos((angle * Math.PI) / 180), 0),
];

function directionOfAngles(all: readonly number[]): Direction {
  const [x, y] = sums(all);
  if (Math.hypot(x, y) > 0.2) {
    const angle = (Math.atan2(x, y) * 180) / Math.PI;
    return itemAt(ROUND, (Math.round(angle / 45) + 8) % 8);
  }
  if (all.length !== 2) return 'middle';
  return Math.abs(Math.cos((itemAt(all, 0) * Math.PI) / 180)) > 0.5 ? 'ns' : 'ew';
}

/** Returns the direction of an unrotated tile's side after rotation. */
export const turnedSide = (side: Side, turned: number): Side =>
  itemAt(SIDES, (SIDES.indexOf(side) + turned / 90) % 4);
