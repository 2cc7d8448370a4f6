import { removeMonk } from '../board/monks.ts';
import { deployedFigures, partsOf } from '../board/pieces.ts';
import { emit } from '../emit.ts';
import { isOccupied } from '../layout/strength.ts';
import { isComplete } from '../layout/tally.ts';
import { payFeature } from '../scoring/majority.ts';
import type { State } from '../state.ts';
import { KINDS, SEGMENTS_AT_MOST } from '../tiles/notation.ts';
import { CITY, kindOf, SEGMENTS as SEGMENTS_TABLE } from '../tiles/tables.ts';
import { endPart } from './end-part.ts';
import { sendHome } from './send-home.ts';

const SEGMENTS = SEGMENTS_TABLE;

/** A tile completes no more than its own segments, and the monasteries and the like on it and around it. */
const COMPLETED_AT_MOST = 10 * SEGMENTS_AT_MOST;
/** Roots and kinds of what the new tile completed. */
const completed = new Int32Array(COMPLETED_AT_MOST);
const kinds = new Int32Array(COMPLETED_AT_MOST);

/**
 * Step 3: scores everything that the new tile completed, whoever owns it, then returns figures (CAR-TURN-04, CAR-RET-03); what
 * sets add comes behind; then the turn goes on or passes (CAR-TURN-06, CAR-TURN-07).
 */
export function score(state: State): void {
  const count = collect(state);
  if (count > 0) {
    for (let i = 0; i < count; i++) payFeature(state, completed[i]!, kinds[i]!, false);
    for (let i = 0; i < count; i++) returnFigures(state, completed[i]!, kinds[i]!);
    const { hooks } = state;
    for (let hook = 0; hook < hooks.completed.length; hook++)
      for (let i = 0; i < count; i++) hooks.completed[hook]!(state, completed[i]!, kinds[i]!);
    for (let hook = 0; hook < hooks.scored.length; hook++)
      if (hooks.scored[hook]!(state, completed, kinds, count)) return;
  }
  endPart(state);
}

/** CAR-ROAD-01, CAR-CITY-01, CAR-CITY-05, CAR-MON-02: any tile may complete several features, each scored by itself. */
function collect(state: State): number {
  const { newRoots, tally, monkSegment } = state;
  const type = state.drawn;
  const segments = SEGMENTS[type]!;
  let count = 0;
  for (let local = 0; local < segments; local++) {
    const kind = kindOf(type, local);
    if (kind > CITY) continue;
    const root = newRoots[local]!;
    if (!isComplete(tally[root]!)) continue;
    let i = 0;
    while (i < count && completed[i] !== root) i++;
    if (i < count) continue;
    kinds[count] = kind;
    completed[count++] = root;
  }
  for (let i = state.monkCount - 1; i >= 0; i--) {
    if (!isComplete(tally[monkSegment[i]!]!)) continue;
    kinds[count] = monkKind(state, i);
    completed[count++] = monkSegment[i]!;
    removeMonk(state, i);
  }
  return count;
}

/** Kind of segment that the monk at a place in the list stands in. */
function monkKind(state: State, monk: number): number {
  const slot = state.board[state.monkCell[monk]!]! - 1;
  const local = state.monkSegment[monk]! - state.tileFirst[slot]!;
  return kindOf(state.typeAt(slot), local);
}

/** Figures of a scored feature go back to their supplies, winners' and losers'. CAR-RET-01, CAR-RET-02 */
function returnFigures(state: State, root: number, kind: number): void {
  if (!isOccupied(state.strength[root]!)) {
    if (state.events)
      emit(state, {
        type: 'completed',
        kind: KINDS[kind]!,
        feature: partsOf(state, root),
        rule: 'CAR-MAJ-04',
      });
    return;
  }
  if (state.events)
    emit(state, { type: 'returned', figures: deployedFigures(state, root), rule: 'CAR-RET-01' });
  sendHome(state, root);
}
