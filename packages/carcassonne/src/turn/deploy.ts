import { FIGURES } from '../actions.ts';
import { emptyAround } from '../board/lay.ts';
import { placeOf, segmentName } from '../board/pieces.ts';
import {
  CHOICE_COUNT,
  FIGURE_COUNT,
  HELPER_SHIFT,
  MAX_SEATS,
  MEEPLE,
  MONK_COUNT,
  SEAT,
  type State,
  TILE_COUNT,
} from '../state.ts';
import { KIND, LOCALS, MONASTERY } from '../tiles/tables.ts';
import { SKIP } from './place.ts';
import { score } from './score.ts';
import { tell } from './tell.ts';

export function listChoices(state: State, out: Int32Array): number {
  const count = state.scalar[CHOICE_COUNT]!;
  for (let i = 0; i < count; i++) out[i] = state.choices[i]!;
  return count;
}

/** Step 2: one figure on the tile just placed, or none (CAR-TURN-03); then step 3. */
export function deploy(state: State, code: number): void {
  if (code !== SKIP)
    stand(state, (code >> 4) - 1, state.scalar[TILE_COUNT]! - 1, code & 15, state.scalar[SEAT]!);
  score(state);
}

/** Puts a figure from the supply on a segment. */
export function stand(state: State, figure: number, slot: number, local: number, seat: number): void {
  const { scalar } = state;
  const type = state.tileOriented[slot]! >> 2;
  const segment = state.tileFirst[slot]! + local;
  let root = segment;
  while (state.parent[root] !== root) root = state.parent[root]!;
  state.supply[figure * MAX_SEATS + seat]!--;
  state.strength[root]! += figure === MEEPLE ? 1 << (4 * seat) : 1 << (HELPER_SHIFT + seat);
  state.figures[scalar[FIGURE_COUNT]!++] = (slot << 10) | (local << 6) | (figure << 3) | seat;
  if (KIND[type * LOCALS + local] === MONASTERY) {
    const monk = scalar[MONK_COUNT]!++;
    state.monkSegment[monk] = segment;
    state.monkCell[monk] = state.tileCell[slot]!;
    state.tally[segment] = emptyAround(state, state.tileCell[slot]!);
  }
  if (state.sink)
    tell(state, {
      type: 'deployed',
      seat,
      figure: FIGURES[figure]!,
      at: placeOf(state.tileCell[slot]!),
      on: segmentName(type, local),
    });
}
