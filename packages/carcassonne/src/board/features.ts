import { BIG_SHIFT, PAID, SHARED_TILES, STRENGTHS, type State } from '../state.ts';
import { ONE_TILE } from '../tiles/tables.ts';

/** The root of a segment's feature; flattens the path a little on the way. */
export function find(parent: Int32Array, segment: number): number {
  let root = segment;
  while (parent[root] !== root) {
    const above = parent[parent[root]!]!;
    parent[root] = above;
    root = above;
  }
  return root;
}

/** Joins two roads or two cities across an edge, which closes one open end of each. Occupied or not: CAR-TILE-06. */
export function join(state: State, segment: number, other: number): void {
  const { parent, tally, strength, shared } = state;
  const from = find(parent, segment);
  const to = find(parent, other);
  if (from === to) {
    tally[to]! -= 2;
    return;
  }
  // A tile with two segments of the feature counts once: CAR-ROAD-02, CAR-CITY-02.
  const twice = shared[from]! & shared[to]! & SHARED_TILES;
  tally[to] = tally[to]! + tally[from]! - 2 - (twice === 0 ? 0 : bits(twice) * ONE_TILE);
  strength[to]! += strength[from]!;
  shared[to]! |= shared[from]!;
  parent[from] = to;
}

/** Joins two fields; they have no ends and no tiles to count. */
export function joinFields(state: State, segment: number, other: number): void {
  const { parent, strength, shared } = state;
  const from = find(parent, segment);
  const to = find(parent, other);
  if (from === to) return;
  strength[to]! += strength[from]!;
  shared[to]! |= shared[from]!;
  parent[from] = to;
}

/** The number of set bits. */
function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** A seat's strength in a feature, from its packed strengths. CAR-MAJ-01 */
export const strengthOf = (strength: number, seat: number): number => (strength >> (4 * seat)) & 15;

/** The greatest strength in a feature; 0 if nobody stands there. CAR-MAJ-01 */
export function greatest(strength: number): number {
  let most = 0;
  for (let rest = strength & STRENGTHS; rest !== 0; rest >>>= 4) if ((rest & 15) > most) most = rest & 15;
  return most;
}

export const isOccupied = (strength: number): boolean => (strength & STRENGTHS) !== 0;
export const isPaid = (strength: number): boolean => (strength & PAID) !== 0;
/** Whether a seat's big meeple is in a feature, from its `shared`: 1 or 0. CAR-IC-02 */
export const hasBig = (shared: number, seat: number): number => (shared >> (BIG_SHIFT + seat)) & 1;
