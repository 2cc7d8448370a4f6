import { isOccupied, strengthOf } from '../board/features.ts';
import { figuresIn, partsOf } from '../board/pieces.ts';
import { takeGoods } from '../scoring/goods.ts';
import { payFeature } from '../scoring/majority.ts';
import {
  BUILDER,
  DRAW,
  DRAWN,
  DUE,
  HELPER_SHIFT,
  LEFT,
  MAX_SEATS,
  MEEPLE,
  MONK_COUNT,
  PART,
  PHASE,
  SEAT,
  SEATS_AT_TABLE,
  type State,
} from '../state.ts';
import {
  KIND as KIND_TABLE,
  KINDS,
  LOCALS,
  MONASTERY,
  OPEN,
  SEGMENTS as SEGMENTS_TABLE,
} from '../tiles/tables.ts';
import { finish } from './finish.ts';
import { tell } from './tell.ts';

const KIND = KIND_TABLE;
const SEGMENTS = SEGMENTS_TABLE;

/** Roots and kinds of what the new tile completed. */
const completed = new Int32Array(32);
const kinds = new Int32Array(32);

/**
 * Step 3: scores everything that the new tile completed, whoever owns it, then returns figures, then hands out goods
 * (CAR-TURN-04, CAR-RET-03); then the turn goes on or passes (CAR-TURN-06, CAR-TURN-07).
 */
export function score(state: State): void {
  const count = collect(state);
  if (count > 0) {
    for (let i = 0; i < count; i++) payFeature(state, completed[i]!, kinds[i]!, false);
    for (let i = 0; i < count; i++) goHome(state, completed[i]!, kinds[i]!);
    for (let i = 0; i < count; i++) if (kinds[i] !== MONASTERY) takeGoods(state, completed[i]!);
  }
  passOn(state);
}

/** CAR-ROAD-01, CAR-CITY-01, CAR-CITY-05, CAR-MON-02: any tile may complete several features, each scored by itself. */
function collect(state: State): number {
  const { here, tally, scalar, monkSegment } = state;
  const type = scalar[DRAWN]!;
  const segments = SEGMENTS[type]!;
  let count = 0;
  for (let local = 0; local < segments; local++) {
    const kind = KIND[type * LOCALS + local]!;
    if (kind >= MONASTERY) continue;
    const root = here[local]!;
    if ((tally[root]! & OPEN) !== 0) continue;
    let i = 0;
    while (i < count && completed[i] !== root) i++;
    if (i < count) continue;
    kinds[count] = kind;
    completed[count++] = root;
  }
  for (let i = scalar[MONK_COUNT]! - 1; i >= 0; i--) {
    if ((tally[monkSegment[i]!]! & OPEN) !== 0) continue;
    kinds[count] = MONASTERY;
    completed[count++] = monkSegment[i]!;
    const last = --scalar[MONK_COUNT]!;
    monkSegment[i] = monkSegment[last]!;
    state.monkCell[i] = state.monkCell[last]!;
  }
  return count;
}

/** Meeples and builders of a scored feature go back to their supplies, winners' and losers'. CAR-RET-01, CAR-RET-02 */
function goHome(state: State, root: number, kind: number): void {
  const strength = state.strength[root]!;
  if (!isOccupied(strength)) {
    if (state.sink)
      tell(state, {
        type: 'completed',
        kind: KINDS[kind]!,
        feature: partsOf(state, root),
        rule: 'CAR-MAJ-04',
      });
    return;
  }
  if (state.sink) tell(state, { type: 'returned', figures: figuresIn(state, root), rule: 'CAR-RET-01' });
  for (let seat = 0; seat < state.scalar[SEATS_AT_TABLE]!; seat++) {
    state.supply[MEEPLE * MAX_SEATS + seat]! += strengthOf(strength, seat);
    state.supply[BUILDER * MAX_SEATS + seat]! += (strength >> (HELPER_SHIFT + seat)) & 1;
  }
  state.strength[root] = 0;
}

/** The second part of a double turn, the next seat, or the end. CAR-TURN-06, CAR-TURN-07, CAR-TB-DOUBLE-01, -07 */
function passOn(state: State): void {
  const { scalar } = state;
  scalar[PHASE] = DRAW;
  if (scalar[LEFT] === 0) {
    finish(state);
    return;
  }
  if (scalar[DUE] === 1) {
    scalar[DUE] = 0;
    scalar[PART] = 2;
    if (state.sink) tell(state, { type: 'double', seat: scalar[SEAT]!, rule: 'CAR-TB-DOUBLE-01' });
    return;
  }
  scalar[PART] = 1;
  scalar[SEAT] = (scalar[SEAT]! + 1) % scalar[SEATS_AT_TABLE]!;
}
