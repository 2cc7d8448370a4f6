import { find } from '../board/features.ts';
import { addMonk, removeMonk } from '../board/monks.ts';
import { figureAt, isMeeple, segmentOf, standingAt } from '../board/pieces.ts';
import { tellScore } from '../scoring/majority.ts';
import { monasteryPoints } from '../scoring/worth.ts';
import {
  ABBOT,
  ABBOT_MONK,
  BIG,
  BIG_SHIFT,
  BUILDER,
  CHOICE_COUNT,
  FIGURE_COUNT,
  HELPER_SHIFT,
  MAX_SEATS,
  PIG,
  SEAT,
  type State,
  TILE_COUNT,
} from '../state.ts';
import { FIELD, isPrecinct, KIND, LOCALS } from '../tiles/tables.ts';
import { RETRIEVE, SKIP, WITH_HELPER } from './place.ts';
import { score } from './score.ts';
import { tell } from './tell.ts';

export function listChoices(state: State, out: Int32Array): number {
  const count = state.scalar[CHOICE_COUNT]!;
  for (let i = 0; i < count; i++) out[i] = state.choices[i]!;
  return count;
}

/** Step 2: one figure (paired: two) on the tile just placed, the abbot home, or nothing (CAR-TURN-03); then step 3. */
export function deploy(state: State, code: number): void {
  const seat = state.scalar[SEAT]!;
  if (code === RETRIEVE) retrieve(state, seat);
  else if (code !== SKIP) {
    const slot = state.scalar[TILE_COUNT]! - 1;
    const local = code & 15;
    stand(state, ((code >> 4) & 7) - 1, slot, local, seat);
    if ((code & WITH_HELPER) !== 0) {
      const isField = KIND[(state.tileOriented[slot]! >> 2) * LOCALS + local] === FIELD;
      stand(state, isField ? PIG : BUILDER, slot, local, seat);
    }
  }
  score(state);
}

/** Puts a figure from the supply on a segment. */
export function stand(state: State, figure: number, slot: number, local: number, seat: number): void {
  const { scalar, strength, shared } = state;
  const type = state.tileOriented[slot]! >> 2;
  const segment = state.tileFirst[slot]! + local;
  const root = find(state.parent, segment);
  const entry = scalar[FIGURE_COUNT]!++;
  state.supply[figure * MAX_SEATS + seat]!--;
  state.figures[entry] = (slot << 10) | (local << 6) | (figure << 3) | seat;
  if (isMeeple(figure)) strength[root]! += (figure === BIG ? 2 : 1) << (4 * seat);
  else strength[root]! += 1 << (HELPER_SHIFT + seat);
  if (figure === BIG) shared[root]! |= 1 << (BIG_SHIFT + seat);
  if (figure === ABBOT) {
    shared[root]! |= ABBOT_MONK;
    state.abbotAt[seat] = entry + 1;
  }
  if (figure === BUILDER) state.builderAt[seat] = entry + 1;
  if (figure === PIG) {
    // A paired pig stands beside the farmer deployed just before it. CAR-TB-PIG-25
    state.pigAt[seat] = entry + 1;
    state.farmerAt[seat] = entry;
  }
  if (isPrecinct(KIND[type * LOCALS + local]!)) {
    addMonk(state, segment, state.tileCell[slot]!);
  }
  if (state.sink) tell(state, { type: 'deployed', ...standingAt(state, entry) });
}

/** The abbot goes home early and scores what stands around it now. CAR-ABB-04, CAR-ABB-06 */
function retrieve(state: State, seat: number): void {
  const entry = state.abbotAt[seat]! - 1;
  const segment = segmentOf(state, state.figures[entry]!);
  state.points[seat]! += monasteryPoints(state.tally[segment]!);
  if (state.sink) {
    const { slot, local } = figureAt(state, entry);
    const kind = KIND[(state.tileOriented[slot]! >> 2) * LOCALS + local]!;
    tellScore(state, segment, kind, seat, false, 'CAR-ABB-04');
    tell(state, { type: 'returned', figures: [standingAt(state, entry)], rule: 'CAR-ABB-04' });
  }
  state.strength[segment] = 0;
  state.abbotAt[seat] = 0;
  state.supply[ABBOT * MAX_SEATS + seat]!++;
  removeMonk(state, state.monkSegment.indexOf(segment));
}
