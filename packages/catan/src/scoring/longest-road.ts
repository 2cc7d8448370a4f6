import { emit } from '../emit.ts';
import { touches } from '../island/pieces.ts';
import { longestTrail, longestTrailThrough } from '../island/trails.ts';
import type { State } from '../state.ts';
import { award } from './award.ts';
import { POINTS } from './points.ts';

/** Roads in a row that the card asks for at least. CAT-LROAD-01 */
export const ENOUGH_ROADS = 5;

/** A new road can only lengthen its owner's trails, and only those that lead through it. */
export function roadAdded(state: State, seat: number, path: number): void {
  const before = state.length[seat]!;
  const now = longestTrailThrough(state, seat, path, before);
  if (now <= before) return;
  state.length[seat] = now;
  awardLongestRoad(state, false);
}

/** A new building may cut the roads of others. CAT-LROAD-06 */
export function buildingAdded(state: State, seat: number, at: number): void {
  let isCut = false;
  for (let other = state.seats - 1; other >= 0; other--) {
    if (other === seat || !leadsThrough(state, other, at)) continue;
    const length = longestTrail(state, other);
    isCut ||= length !== state.length[other];
    state.length[other] = length;
  }
  if (isCut) awardLongestRoad(state, true);
}

/** Tells whether several own roads meet there: only trails that go on can be cut. */
function leadsThrough(state: State, seat: number, at: number): boolean {
  if (!touches(state, seat, at)) return false;
  const { pathAt } = state.island;
  let roads = 0;
  for (let i = at * 3; i < at * 3 + 3; i++)
    if (pathAt[i]! >= 0 && state.road[pathAt[i]!] === seat + 1) roads++;
  return roads > 1;
}

/**
 * Awards the card: to nobody below five; to the holder while nobody is longer; else to the only one who is longest; else it is
 * set aside. CAT-LROAD-07, CAT-LROAD-08, CAT-LROAD-09
 */
function awardLongestRoad(state: State, isCut: boolean): void {
  const { length } = state;
  let longest = 0;
  let owner = -1;
  for (let seat = state.seats - 1; seat >= 0; seat--) {
    if (length[seat]! > longest) {
      longest = length[seat]!;
      owner = seat;
    } else if (length[seat] === longest) owner = -1;
  }
  const holder = state.roadHolder;
  if (longest < ENOUGH_ROADS) owner = -1;
  else if (holder >= 0 && length[holder] === longest) return;
  if (owner === holder) return;
  state.roadHolder = owner;
  if (holder >= 0) state.points[holder]! -= POINTS['longest-road'];
  if (owner >= 0) state.points[owner]! += POINTS['longest-road'];
  if (state.events)
    award((event) => emit(state, event), 'longest-road', holder, owner, longest, ruleOf(holder, isCut));
}

/** Returns the rule by which the card goes to the table or to whoever profits from a cut, to the first, or to somebody longer. */
function ruleOf(holder: number, isCut: boolean): string {
  if (isCut) return 'CAT-LROAD-08';
  return holder < 0 ? 'CAT-LROAD-01' : 'CAT-LROAD-07';
}
