import { find } from '../board/features.ts';
import { addMonk } from '../board/monks.ts';
import { deployedFigureAt } from '../board/pieces.ts';
import { emit } from '../emit.ts';
import { isMeeple, strengthOfFigure } from '../figures.ts';
import { deployed } from '../layout/deployed.ts';
import { helperOf } from '../layout/marks.ts';
import { strengthFor } from '../layout/strength.ts';
import { bySeat, type State } from '../state.ts';
import { isPrecinct, kindOf } from '../tiles/tables.ts';

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
  state.lastAt[bySeat(figure, seat)] = at + 1;
  if (isPrecinct(kindOf(state.typeAt(slot), local))) addMonk(state, segment, state.tileCell[slot]!);
  if (state.events) emit(state, { type: 'deployed', ...deployedFigureAt(state, entry) });
}
