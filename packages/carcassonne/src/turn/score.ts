import { hasBig, isOccupied, strengthOf } from '../board/features.ts';
import { removeMonk } from '../board/monks.ts';
import { figuresIn, partsOf } from '../board/pieces.ts';
import { takeGoods } from '../scoring/goods.ts';
import { payFeature } from '../scoring/majority.ts';
import {
  ABBOT,
  ABBOT_MONK,
  BIG,
  BUILDER,
  DRAWN,
  FARMER,
  HELPER_SHIFT,
  MAX_SEATS,
  MEEPLE,
  MONK_COUNT,
  PHASE,
  RULES,
  SEATS_AT_TABLE,
  SHIELD_PIGS,
  type State,
} from '../state.ts';
import {
  CITY,
  KIND as KIND_TABLE,
  KINDS,
  LOCALS,
  OPEN,
  SEGMENTS as SEGMENTS_TABLE,
  shieldsIn,
} from '../tiles/tables.ts';
import { passOn } from './pass-on.ts';
import { payPigs } from './pigs.ts';
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
    for (let i = 0; i < count; i++) if (kinds[i] === CITY) takeGoods(state, completed[i]!);
    if (pigsAreDue(state, count)) {
      payPigs(state);
      if (state.scalar[PHASE] === FARMER) return;
    }
  }
  passOn(state);
}

/** Pigs are paid when a city with a coat of arms was completed, once for all such cities. CAR-TB-PIG-21, CAR-TB-PIG-27 */
function pigsAreDue(state: State, count: number): boolean {
  if ((state.scalar[RULES]! & SHIELD_PIGS) === 0) return false;
  for (let i = 0; i < count; i++)
    if (kinds[i] === CITY && shieldsIn(state.tally[completed[i]!]!) > 0) return true;
  return false;
}

/** CAR-ROAD-01, CAR-CITY-01, CAR-CITY-05, CAR-MON-02: any tile may complete several features, each scored by itself. */
function collect(state: State): number {
  const { here, tally, scalar, monkSegment } = state;
  const type = scalar[DRAWN]!;
  const segments = SEGMENTS[type]!;
  let count = 0;
  for (let local = 0; local < segments; local++) {
    const kind = KIND[type * LOCALS + local]!;
    if (kind > CITY) continue;
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
    kinds[count] = monkKind(state, i);
    completed[count++] = monkSegment[i]!;
    removeMonk(state, i);
  }
  return count;
}

/** MONASTERY or GARDEN: what the monk at a place in the list stands in. */
function monkKind(state: State, monk: number): number {
  const slot = state.board[state.monkCell[monk]!]! - 1;
  const local = state.monkSegment[monk]! - state.tileFirst[slot]!;
  return KIND[(state.tileOriented[slot]! >> 2) * LOCALS + local]!;
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
  const shared = state.shared[root]!;
  const meeple = (shared & ABBOT_MONK) !== 0 ? ABBOT : MEEPLE;
  for (let seat = 0; seat < state.scalar[SEATS_AT_TABLE]!; seat++) {
    const own = strengthOf(strength, seat);
    const big = hasBig(shared, seat);
    state.supply[meeple * MAX_SEATS + seat]! += own - 2 * big;
    state.supply[BIG * MAX_SEATS + seat]! += big;
    state.supply[BUILDER * MAX_SEATS + seat]! += (strength >> (HELPER_SHIFT + seat)) & 1;
    if (meeple === ABBOT && own > 0) state.abbotAt[seat] = 0;
  }
  state.strength[root] = 0;
}
