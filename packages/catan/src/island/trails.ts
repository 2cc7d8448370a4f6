import { OWNER, type State } from '../state.ts';

/** The longest trail of own roads: no road twice, intersections as often as one likes. CAT-LROAD-02, CAT-LROAD-03 */
export function longestTrail(state: State, seat: number): number {
  const mark = seat + 1;
  let longest = 0;
  for (let at = 0; at < state.island.intersections; at++) {
    // A trail may begin at another seat's building. CAT-LROAD-06
    const length = walk(state, at, mark);
    if (length > longest) longest = length;
  }
  return longest;
}

/** The longest trail that leads through this road of the seat; may answer less if that is not above `beat`. */
export function longestTrailThrough(state: State, seat: number, path: number, beat: number): number {
  const mark = seat + 1;
  const { endA, endB } = state.island;
  const far = endB[path]!;
  state.road[path] = 0;
  const unhindered = beyond(state, far, mark);
  const longest = prefixes(state, endA[path]!, far, mark, 1, unhindered, beat);
  state.road[path] = mark;
  return longest;
}

/** Every trail from `at` away from the road, each with the best that then remains on the road's far side. */
function prefixes(
  state: State,
  at: number,
  far: number,
  mark: number,
  length: number,
  unhindered: number,
  beat: number,
): number {
  let longest = beat;
  if (length + unhindered > longest) longest = Math.max(longest, length + beyond(state, far, mark));
  if (isBlocked(state, at, mark)) return longest;
  const { road } = state;
  const { pathAt, next } = state.island;
  for (let i = at * 3; i < at * 3 + 3; i++) {
    const path = pathAt[i]!;
    if (path < 0 || road[path] !== mark) continue;
    road[path] = 0;
    longest = prefixes(state, next[i]!, far, mark, length + 1, unhindered, longest);
    road[path] = mark;
  }
  return longest;
}

/** Another seat's building stops a trail. CAT-LROAD-04, CAT-LROAD-06 */
function isBlocked(state: State, at: number, mark: number): boolean {
  const owner = state.building[at]! & OWNER;
  return owner !== 0 && owner !== mark;
}

/** The longest trail that goes on from an intersection it has reached. */
const beyond = (state: State, at: number, mark: number): number =>
  isBlocked(state, at, mark) ? 0 : walk(state, at, mark);

/** The longest trail of roads not yet used that begins here; `road` doubles as the mark of use. */
function walk(state: State, at: number, mark: number): number {
  const { road } = state;
  const { pathAt, next } = state.island;
  let longest = 0;
  for (let i = at * 3; i < at * 3 + 3; i++) {
    const path = pathAt[i]!;
    if (path < 0 || road[path] !== mark) continue;
    road[path] = 0;
    const length = 1 + beyond(state, next[i]!, mark);
    road[path] = mark;
    if (length > longest) longest = length;
  }
  return longest;
}

/** The paths of a longest trail of a seat, in its order: the first of several. */
export function trailOf(state: State, seat: number): number[] {
  const mark = seat + 1;
  const longest = state.length[seat]!;
  const road = state.road.slice();
  const { pathAt, next, intersections } = state.island;
  const trail: number[] = [];
  const follow = (at: number): boolean => {
    if (trail.length === longest) return true;
    if (trail.length > 0 && isBlocked(state, at, mark)) return false;
    for (let i = at * 3; i < at * 3 + 3; i++) {
      const path = pathAt[i]!;
      if (path < 0 || road[path] !== mark) continue;
      road[path] = 0;
      trail.push(path);
      if (follow(next[i]!)) return true;
      trail.pop();
      road[path] = mark;
    }
    return false;
  };
  for (let at = 0; at < intersections; at++) if (follow(at)) break;
  return trail;
}
