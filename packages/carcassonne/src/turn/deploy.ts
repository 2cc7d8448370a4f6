import { find } from '../board/features.ts';
import { addMonk, removeMonk } from '../board/monks.ts';
import { deployedFigureAt, deployedFigures, kindUnder, segmentOf } from '../board/pieces.ts';
import { emit } from '../emit.ts';
import { ABBOT, BUILDER, isMeeple, PIG, strengthOfFigure } from '../figures.ts';
import { deployed } from '../layout/deployed.ts';
import { helperOf } from '../layout/marks.ts';
import { strengthFor } from '../layout/strength.ts';
import { emitScore } from '../scoring/majority.ts';
import { monasteryPoints } from '../scoring/worth.ts';
import { bySeat, type State } from '../state.ts';
import { isPrecinct, kindOf } from '../tiles/tables.ts';
import { figureOf, helperFor, localOf, RETRIEVE, SKIP, WITH_HELPER } from './deployments.ts';
import { score } from './score.ts';
import { sendHome } from './send-home.ts';

export function listChoices(state: State, out: Int32Array): number {
  const count = state.choiceCount;
  for (let i = 0; i < count; i++) out[i] = state.choices[i]!;
  return count;
}

/** Step 2: one figure (paired: two) on the tile just placed, the abbot home, or nothing (CAR-TURN-03); then step 3. */
export function deploy(state: State, code: number): void {
  const { seat } = state;
  if (code === RETRIEVE) retrieve(state, seat);
  else if (code !== SKIP) {
    const slot = state.tileCount - 1;
    const local = localOf(code);
    stand(state, figureOf(code), slot, local, seat);
    if ((code & WITH_HELPER) !== 0)
      stand(state, helperFor(kindOf(state.typeAt(slot), local)), slot, local, seat);
  }
  score(state);
}

/** Puts a figure from the supply on a segment. */
export function stand(state: State, figure: number, slot: number, local: number, seat: number): void {
  const segment = state.tileFirst[slot]! + local;
  const root = find(state.parent, segment);
  const at = state.figureCount++;
  const entry = deployed(slot, local, figure, seat);
  state.figures[at] = entry;
  state.supply[bySeat(figure, seat)]!--;
  if (isMeeple(figure)) state.strength[root]! += strengthFor(seat, strengthOfFigure(figure));
  else state.marks[root]! |= helperOf(seat);
  if (figure === ABBOT) state.abbotAt[seat] = at + 1;
  if (figure === BUILDER) state.builderAt[seat] = at + 1;
  if (figure === PIG) {
    // A paired pig stands beside the farmer deployed just before it. CAR-TB-PIG-25
    state.pigAt[seat] = at + 1;
    state.farmerAt[seat] = at;
  }
  if (isPrecinct(kindOf(state.typeAt(slot), local))) addMonk(state, segment, state.tileCell[slot]!);
  if (state.events) emit(state, { type: 'deployed', ...deployedFigureAt(state, entry) });
}

/** The abbot goes home early and scores what stands around it now. CAR-ABB-04, CAR-ABB-06 */
function retrieve(state: State, seat: number): void {
  const entry = state.figures[state.abbotAt[seat]! - 1]!;
  const segment = segmentOf(state, entry);
  state.points[seat]! += monasteryPoints(state.tally[segment]!);
  if (state.events) {
    emitScore(state, segment, kindUnder(state, entry), seat, false, 'CAR-ABB-04');
    emit(state, { type: 'returned', figures: deployedFigures(state, segment), rule: 'CAR-ABB-04' });
  }
  sendHome(state, segment);
  removeMonk(state, state.monkSegment.indexOf(segment));
}
