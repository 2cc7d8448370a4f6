import { isOccupied } from '../board/features.ts';
import { lay } from '../board/lay.ts';
import { placeOf, tileName, turnedOf } from '../board/pieces.ts';
import {
  BUILDER,
  CHOICE_COUNT,
  DEPLOY,
  DRAWN,
  DUE,
  FRONTIER_COUNT,
  HELPER_SHIFT,
  MAX_SEATS,
  MEEPLE,
  PART,
  PHASE,
  PIG,
  SEAT,
  type State,
} from '../state.ts';
import {
  CONSTRAINTS,
  FIELD,
  FITTING as FITTING_TABLE,
  KIND as KIND_TABLE,
  LOCALS,
  OPEN,
  SEGMENTS as SEGMENTS_TABLE,
} from '../tiles/tables.ts';
import { score } from './score.ts';
import { tell } from './tell.ts';

const FITTING = FITTING_TABLE;
const SEGMENTS = SEGMENTS_TABLE;
const KIND = KIND_TABLE;

/** Codes of all placements, `cell << 2 | quarter turns`, every rotation its own. CAR-TILE-01, CAR-TILE-02, CAR-TILE-03 */
export function listPlacements(state: State, out: Int32Array): number {
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
  // Only the first tile of a turn can earn the second part. CAR-TB-DOUBLE-04, CAR-TB-DOUBLE-08
  if (
    scalar[PART] === 1 &&
    state.supply[BUILDER * MAX_SEATS + seat] === 0 &&
    meetsBuilder(state, oriented >> 2, seat)
  )
    scalar[DUE] = 1;
  const choices = listDeployments(state, oriented >> 2, seat);
  scalar[CHOICE_COUNT] = choices;
  if (choices > 1) scalar[PHASE] = DEPLOY;
  else score(state);
}

/** Whether the new tile belongs to a feature in which the seat's builder stands. Distance does not matter. CAR-EDGE-02 */
function meetsBuilder(state: State, type: number, seat: number): boolean {
  const { here, strength } = state;
  for (let local = SEGMENTS[type]! - 1; local >= 0; local--)
    if (
      KIND[type * LOCALS + local] !== FIELD &&
      ((strength[here[local]!]! >> (HELPER_SHIFT + seat)) & 1) === 1
    )
      return true;
  return false;
}

export const SKIP = 0;
/** Code of a deployment on a segment of the new tile. */
export const deployment = (figure: number, local: number): number => ((figure + 1) << 4) | local;

/**
 * Lists what may be deployed in `state.choices`, the skip last. A meeple: where the whole feature, after joining, holds
 * no meeple (CAR-MEEP-01, CAR-MEEP-02). A builder: in an open road or city with an own meeple (CAR-TB-BUILDER-02, -04,
 * -14). A pig: in a field with an own farmer (CAR-TB-PIG-02).
 */
export function listDeployments(state: State, type: number, seat: number): number {
  const { here, strength, supply, choices, tally } = state;
  const meeples = supply[MEEPLE * MAX_SEATS + seat]!;
  const builders = supply[BUILDER * MAX_SEATS + seat]!;
  const pigs = supply[PIG * MAX_SEATS + seat]!;
  const count = SEGMENTS[type]!;
  let n = 0;
  for (let local = 0; local < count; local++) {
    const root = here[local]!;
    const standing = strength[root]!;
    if (!isOccupied(standing)) {
      if (meeples > 0) choices[n++] = deployment(MEEPLE, local);
    } else if (((standing >> (4 * seat)) & 15) !== 0) {
      if (KIND[type * LOCALS + local] === FIELD) {
        if (pigs > 0) choices[n++] = deployment(PIG, local);
      } else if (builders > 0 && (tally[root]! & OPEN) !== 0) choices[n++] = deployment(BUILDER, local);
    }
  }
  choices[n++] = SKIP;
  return n;
}
