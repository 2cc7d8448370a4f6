import { isOccupied, strengthOf } from '../board/features.ts';
import { lay } from '../board/lay.ts';
import { placeOf, tileName, turnedOf } from '../board/pieces.ts';
import {
  ABBOT,
  BIG,
  BUILDER,
  BUILDERS,
  CHOICE_COUNT,
  DEPLOY,
  DRAWN,
  DUE,
  FRONTIER_COUNT,
  GONE,
  HELPER_SHIFT,
  MAX_SEATS,
  MEEPLE,
  NO_FARMERS,
  PAIRED_BUILDER,
  PART,
  PHASE,
  PIG,
  RIVER_LEFT,
  RULES,
  SEAT,
  SHIELD_PIGS,
  type State,
} from '../state.ts';
import {
  CONSTRAINTS,
  FIELD,
  FITTING as FITTING_TABLE,
  GARDEN,
  isPrecinct,
  KIND as KIND_TABLE,
  LOCALS,
  MONASTERY,
  OPEN,
  SEGMENTS as SEGMENTS_TABLE,
} from '../tiles/tables.ts';
import { flowOn, isRiverPhase, listRiverPlacements } from './river.ts';
import { score } from './score.ts';
import { tell } from './tell.ts';

const FITTING = FITTING_TABLE;
const SEGMENTS = SEGMENTS_TABLE;
const KIND = KIND_TABLE;

/** Codes of all placements, `cell << 2 | quarter turns`, every rotation its own. CAR-TILE-01, CAR-TILE-02, CAR-TILE-03 */
export function listPlacements(state: State, out: Int32Array): number {
  if (isRiverPhase(state)) return listRiverPlacements(state, state.scalar[DRAWN]!, out);
  const { frontierCell, frontierAsks, scalar } = state;
  const table = scalar[DRAWN]! * CONSTRAINTS;
  const count = scalar[FRONTIER_COUNT]!;
  let n = 0;
  // Without branches: the masks cannot be predicted. Every entry is written, and kept only where it fits.
  for (let i = 0; i < count; i++) {
    const mask = FITTING[table + frontierAsks[i]!]!;
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

/** Step 1: lays the tile; a builder that stood in what it continues earns a second part. CAR-TURN-02, CAR-TB-BUILDER-06 */
export function place(state: State, code: number): void {
  const { scalar } = state;
  const seat = scalar[SEAT]!;
  const cell = code >> 2;
  const oriented = scalar[DRAWN]! * 4 + (code & 3);
  lay(state, oriented, cell, seat);
  if (state.sink)
    tell(state, {
      type: 'placed',
      seat,
      tile: tileName(oriented >> 2),
      at: placeOf(cell),
      turned: turnedOf(oriented),
    });
  if (isRiverPhase(state)) {
    flowOn(state, oriented, cell, false);
    scalar[RIVER_LEFT]!--;
  }
  // Only the first tile of a turn can earn the second part. CAR-TB-DOUBLE-04, CAR-TB-DOUBLE-08
  if (
    (scalar[RULES]! & BUILDERS) !== 0 &&
    scalar[PART] === 1 &&
    state.supply[BUILDER * MAX_SEATS + seat] === 0
  )
    meetBuilder(state, oriented >> 2, seat);
  const choices = listDeployments(state, oriented >> 2, seat);
  scalar[CHOICE_COUNT] = choices;
  if (choices > 1) scalar[PHASE] = DEPLOY;
  else score(state);
}

/**
 * A new tile in the feature where the seat's builder stands earns the second part; distance does not matter
 * (CAR-EDGE-02). A paired builder then steps beside the stacks (CAR-TB-BUILDER-23, -24).
 */
function meetBuilder(state: State, type: number, seat: number): void {
  const { here, strength, scalar } = state;
  const bit = 1 << (HELPER_SHIFT + seat);
  for (let local = SEGMENTS[type]! - 1; local >= 0; local--) {
    const root = here[local]!;
    if (KIND[type * LOCALS + local] === FIELD || (strength[root]! & bit) === 0) continue;
    scalar[DUE] = 1;
    if ((scalar[RULES]! & PAIRED_BUILDER) !== 0) {
      strength[root]! ^= bit;
      state.figures[state.builderAt[seat]! - 1]! |= GONE;
      if (state.sink) tell(state, { type: 'builder-leaves', seat, rule: 'CAR-TB-BUILDER-23' });
    }
  }
}

export const SKIP = 0;
/** Code of a deployment on a segment of the new tile, perhaps with the paired builder or pig. */
export const deployment = (figure: number, local: number): number => ((figure + 1) << 4) | local;
export const WITH_HELPER = 1 << 7;
/** Code of taking the abbot back. */
export const RETRIEVE = 1 << 8;

/**
 * Lists what may be done with figures in `state.choices`, the skip last. A meeple stands where the whole feature, after
 * joining, holds no meeple (CAR-MEEP-01, CAR-MEEP-02), with builder or pig where they are paired (CAR-TB-BUILDER-20,
 * CAR-TB-PIG-20). Where they are not, a builder joins an own meeple in an open road or city (CAR-TB-BUILDER-02, -04,
 * -14), a pig an own farmer (CAR-TB-PIG-02). An abbot may go home instead (CAR-ABB-04).
 */
export function listDeployments(state: State, type: number, seat: number): number {
  const { here, strength, supply, tally, scalar, choices } = state;
  const rules = scalar[RULES]!;
  const builders = supply[BUILDER * MAX_SEATS + seat]!;
  const pigs = supply[PIG * MAX_SEATS + seat]!;
  const meeples = supply[MEEPLE * MAX_SEATS + seat]!;
  // Nothing but ordinary meeples can be chosen on an unoccupied feature: most deployments are listed here.
  const plain =
    (rules & (PAIRED_BUILDER | SHIELD_PIGS | NO_FARMERS)) === 0 &&
    supply[BIG * MAX_SEATS + seat]! + supply[ABBOT * MAX_SEATS + seat]! === 0;
  const count = SEGMENTS[type]!;
  let n = 0;
  for (let local = 0; local < count; local++) {
    const root = here[local]!;
    const standing = strength[root]!;
    const kind = KIND[type * LOCALS + local]!;
    if (!isOccupied(standing)) {
      if (!plain) n = listMeeples(state, kind, local, seat, n);
      else if (meeples > 0 && kind !== GARDEN) choices[n++] = deployment(MEEPLE, local);
    } else if (strengthOf(standing, seat) !== 0) {
      if (kind === FIELD) {
        if (pigs > 0 && (rules & SHIELD_PIGS) === 0) choices[n++] = deployment(PIG, local);
      } else if (builders > 0 && (rules & PAIRED_BUILDER) === 0 && (tally[root]! & OPEN) !== 0)
        choices[n++] = deployment(BUILDER, local);
    }
  }
  if (state.abbotAt[seat]! > 0) choices[n++] = RETRIEVE;
  choices[n++] = SKIP;
  return n;
}

function listMeeples(state: State, kind: number, local: number, seat: number, from: number): number {
  const { supply, choices, scalar } = state;
  const rules = scalar[RULES]!;
  let n = from;
  if (kind !== GARDEN && !(kind === FIELD && (rules & NO_FARMERS) !== 0)) {
    const helper = kind === FIELD ? PIG : BUILDER;
    const paired = (rules & (kind === FIELD ? SHIELD_PIGS : PAIRED_BUILDER)) !== 0;
    const helps = paired && kind !== MONASTERY && supply[helper * MAX_SEATS + seat]! > 0;
    for (let figure = MEEPLE; figure <= BIG; figure++) {
      if (supply[figure * MAX_SEATS + seat] === 0) continue;
      choices[n++] = deployment(figure, local);
      if (helps) choices[n++] = deployment(figure, local) | WITH_HELPER;
    }
  }
  if (isPrecinct(kind) && supply[ABBOT * MAX_SEATS + seat]! > 0) choices[n++] = deployment(ABBOT, local);
  return n;
}
