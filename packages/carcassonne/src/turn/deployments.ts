/**
 * Choices with figures on the tile just placed, as codes:
 *
 *     bits 0–3  local of the segment
 *     bits 4–9  figure + 1; 0: SKIP or RETRIEVE
 *     bit   10  with the paired builder or pig
 */

import { ABBOT, BIG, BUILDER, MEEPLE, PIG } from '../figures.ts';
import { isOccupied, strengthOf } from '../layout/strength.ts';
import { isComplete } from '../layout/tally.ts';
import { bySeat, NO_FARMERS, PAIRED_BUILDER, SHIELD_PIGS, type State } from '../state.ts';
import { FIELD, GARDEN, isPrecinct, kindOf, MONASTERY, SEGMENTS as SEGMENTS_TABLE } from '../tiles/tables.ts';

const SEGMENTS = SEGMENTS_TABLE;

export const SKIP = 0;
/** Takes the own abbot back. */
export const RETRIEVE = 1;
const FIGURE_SHIFT = 4;
export const deployment = (figure: number, local: number): number => ((figure + 1) << FIGURE_SHIFT) | local;
export const WITH_HELPER = 1 << 10;
export const localOf = (code: number): number => code & 15;
export const figureOf = (code: number): number => ((code >> FIGURE_SHIFT) & 63) - 1;

/** Helper that arrives beside a meeple there, where it is paired. CAR-TB-BUILDER-20, CAR-TB-PIG-20 */
export const helperFor = (kind: number): number => (kind === FIELD ? PIG : BUILDER);

/**
 * Lists what may be done with figures in `state.choices`, the skip last. A meeple stands where the whole feature, after
 * joining, holds no meeple (CAR-MEEP-01, CAR-MEEP-02), with builder or pig where they are paired (CAR-TB-BUILDER-20,
 * CAR-TB-PIG-20). Where they are not, a builder joins an own meeple in an open road or city (CAR-TB-BUILDER-02, -04,
 * -14), a pig an own farmer (CAR-TB-PIG-02). An abbot may go home instead (CAR-ABB-04).
 */
export function listDeployments(state: State, type: number, seat: number): number {
  const { newRoots, strength, supply, tally, choices } = state;
  const builders = supply[bySeat(BUILDER, seat)]!;
  const pigs = supply[bySeat(PIG, seat)]!;
  const meeples = supply[bySeat(MEEPLE, seat)]!;
  // Nothing but ordinary meeples can be chosen on an unoccupied feature: most deployments are listed here.
  const plain =
    !state.has(PAIRED_BUILDER | SHIELD_PIGS | NO_FARMERS) &&
    supply[bySeat(BIG, seat)]! + supply[bySeat(ABBOT, seat)]! === 0;
  const count = SEGMENTS[type]!;
  let n = 0;
  for (let local = 0; local < count; local++) {
    const root = newRoots[local]!;
    const standing = strength[root]!;
    const kind = kindOf(type, local);
    if (!isOccupied(standing)) {
      if (!plain) n = listMeeples(state, kind, local, seat, n);
      else if (meeples > 0 && kind !== GARDEN) choices[n++] = deployment(MEEPLE, local);
    } else if (strengthOf(standing, seat) !== 0) {
      if (kind === FIELD) {
        if (pigs > 0 && !state.has(SHIELD_PIGS)) choices[n++] = deployment(PIG, local);
      } else if (builders > 0 && !state.has(PAIRED_BUILDER) && !isComplete(tally[root]!))
        choices[n++] = deployment(BUILDER, local);
    }
  }
  if (state.abbotAt[seat]! > 0) choices[n++] = RETRIEVE;
  choices[n++] = SKIP;
  return n;
}

function listMeeples(state: State, kind: number, local: number, seat: number, from: number): number {
  const { supply, choices } = state;
  let n = from;
  if (kind !== GARDEN && !(kind === FIELD && state.has(NO_FARMERS))) {
    const isPaired = state.has(kind === FIELD ? SHIELD_PIGS : PAIRED_BUILDER);
    const helps = isPaired && kind !== MONASTERY && supply[bySeat(helperFor(kind), seat)]! > 0;
    for (let figure = MEEPLE; figure <= BIG; figure++) {
      if (supply[bySeat(figure, seat)] === 0) continue;
      choices[n++] = deployment(figure, local);
      if (helps) choices[n++] = deployment(figure, local) | WITH_HELPER;
    }
  }
  if (isPrecinct(kind) && supply[bySeat(ABBOT, seat)]! > 0) choices[n++] = deployment(ABBOT, local);
  return n;
}
