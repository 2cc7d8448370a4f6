import type { Random } from '@bastide/contract';
import { lay } from '../board/lay.ts';
import { tileName, turnedOf } from '../board/pieces.ts';
import { emit } from '../emit.ts';
import { BUILDER } from '../figures.ts';
import { WENT_HOME } from '../layout/deployed.ts';
import { hasHelper, helperOf } from '../layout/marks.ts';
import { BUILDERS, bySeat, DEPLOY, PAIRED_BUILDER, type State } from '../state.ts';
import {
  CONSTRAINTS,
  FIELD,
  FITTING as FITTING_TABLE,
  kindOf,
  SEGMENTS as SEGMENTS_TABLE,
} from '../tiles/tables.ts';
import { listDeployments } from './deployments.ts';
import { flowOn, isRiverPhase, listRiverPlacements } from './river.ts';
import { score } from './score.ts';

const FITTING = FITTING_TABLE;
const SEGMENTS = SEGMENTS_TABLE;

/** All four rotations, as bits. */
export const EVERY_TURN = 0b1111;

/**
 * Codes of all placements in one of these rotations, `cell << 2 | quarter turns`. CAR-TILE-01, CAR-TILE-02, CAR-TILE-03
 */
export function listPlacements(state: State, turns: number, out: Int32Array): number {
  if (isRiverPhase(state)) return listRiverPlacements(state, state.drawn, turns, out);
  const { frontierCell, frontierAsks } = state;
  const table = state.drawn * CONSTRAINTS;
  const count = state.frontierCount;
  let n = 0;
  // Without branches: the masks cannot be predicted. Every entry is written, and kept only where it fits.
  for (let i = 0; i < count; i++) {
    const mask = FITTING[table + frontierAsks[i]!]! & turns;
    const code = frontierCell[i]! << 2;
    out[n] = code;
    n += mask & 1;
    out[n] = code | 1;
    n += (mask >> 1) & 1;
    out[n] = code | 2;
    n += (mask >> 2) & 1;
    out[n] = code | 3;
    n += mask >> 3;
  }
  return n;
}

/** Tries before the placements are listed. About every fifth hits; the list is for a tile that fits hardly anywhere. */
const TRIES = 48;

/** One of all placements by chance, each as likely as the others; `codes` is room for them. */
export function samplePlacement(state: State, random: Random, codes: Int32Array): number {
  const code = tryPlacement(state, random);
  return code >= 0 ? code : codes[random.below(listPlacements(state, EVERY_TURN, codes))]!;
}

/** The same without a list, of a tile that may fit nowhere; −1: none was found. */
export function tryPlacement(state: State, random: Random): number {
  if (isRiverPhase(state)) return -1;
  const { frontierCell, frontierAsks } = state;
  const table = state.drawn * CONSTRAINTS;
  const bound = state.frontierCount * 4;
  for (let i = 0; i < TRIES; i++) {
    const tried = random.below(bound);
    const place = tried >> 2;
    const turn = tried & 3;
    if (((FITTING[table + frontierAsks[place]!]! >> turn) & 1) === 1)
      return (frontierCell[place]! << 2) | turn;
  }
  return -1;
}

/** Step 1: lays the tile; what may be done with figures is asked next, if there is a choice. CAR-TURN-02, CAR-TURN-03 */
export function place(state: State, code: number): void {
  layInHand(state, code);
  if (state.choiceCount > 1) state.phase = DEPLOY;
  else score(state);
}

/**
 * Lays the tile in hand and lists what may be done with figures on it; a builder that stood in what it continues earns a
 * second part. CAR-TB-BUILDER-06
 */
export function layInHand(state: State, code: number): void {
  const { seat } = state;
  const cell = code >> 2;
  const oriented = state.drawn * 4 + (code & 3);
  lay(state, oriented, cell, seat);
  if (state.events)
    emit(state, {
      type: 'placed',
      seat,
      tile: tileName(oriented >> 2),
      at: state.placeOf(cell),
      turned: turnedOf(oriented),
    });
  if (isRiverPhase(state)) {
    flowOn(state, oriented, cell);
    state.riverLeft--;
  }
  // Only the first tile of a turn can earn the second part. CAR-TB-DOUBLE-04, CAR-TB-DOUBLE-08
  if (state.has(BUILDERS) && state.part === 1 && state.supply[bySeat(BUILDER, seat)] === 0)
    meetBuilder(state, oriented >> 2, seat);
  state.choiceCount = listDeployments(state, oriented >> 2, seat);
}

/**
 * A new tile in the feature where the seat's builder stands earns the second part; distance does not matter
 * (CAR-EDGE-02). A paired builder then steps beside the stacks (CAR-TB-BUILDER-23, -24).
 */
function meetBuilder(state: State, type: number, seat: number): void {
  const { newRoots, marks } = state;
  for (let local = SEGMENTS[type]! - 1; local >= 0; local--) {
    const root = newRoots[local]!;
    if (kindOf(type, local) === FIELD || !hasHelper(marks[root]!, seat)) continue;
    state.secondPart = 1;
    if (state.has(PAIRED_BUILDER)) {
      marks[root]! ^= helperOf(seat);
      state.figures[state.builderAt[seat]! - 1]! |= WENT_HOME;
      if (state.events) emit(state, { type: 'builder-leaves', seat, rule: 'CAR-TB-BUILDER-23' });
    }
  }
}
