import { ONE_TILE } from '../layout/tally.ts';
import type { State } from '../state.ts';

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
  const { parent, tally, strength, marks } = state;
  const from = find(parent, segment);
  const to = find(parent, other);
  if (from === to) {
    tally[to]! -= 2;
    return;
  }
  tally[to] = tally[to]! + tally[from]! - 2 - uniteMultiTiles(state, from, to) * ONE_TILE;
  strength[to]! += strength[from]!;
  marks[to]! |= marks[from]!;
  parent[from] = to;
}

/** Joins two fields; they have no ends and no tiles to count. */
export function joinFields(state: State, segment: number, other: number): void {
  const { parent, strength, marks } = state;
  const from = find(parent, segment);
  const to = find(parent, other);
  if (from === to) return;
  strength[to]! += strength[from]!;
  marks[to]! |= marks[from]!;
  parent[from] = to;
}

/** Counts the tiles that both features cover, each with a segment of its own: they count once. CAR-ROAD-02, CAR-CITY-02 */
function uniteMultiTiles(state: State, from: number, to: number): number {
  const { multiTiles, parent } = state;
  let twice = 0;
  for (let block = 0; block < multiTiles.length; block += parent.length) {
    const both = multiTiles[block + from]! & multiTiles[block + to]!;
    if (both !== 0) twice += bits(both);
    multiTiles[block + to]! |= multiTiles[block + from]!;
  }
  return twice;
}

/** The number of set bits. */
function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
