import { refuse } from '@bastide/contract';
import type { ActionRules } from '../../actions/action.ts';
import { removeMonk } from '../../board/monks.ts';
import { deployedFigures, kindUnder, segmentOf } from '../../board/pieces.ts';
import { emit } from '../../emit.ts';
import { emitScore } from '../../scoring/majority.ts';
import { monasteryPoints } from '../../scoring/worth.ts';
import { bySeat, type State } from '../../state.ts';
import { score } from '../../turn/score.ts';
import { sendHome } from '../../turn/send-home.ts';
import { ABBOT } from './facts.ts';

/** Code in the phase `deploy`. */
export const RETRIEVE = 1;

/** Takes the own abbot back and scores it, instead of deploying. CAR-ABB-04 */
export interface RetrieveAction {
  readonly type: 'retrieve';
}

export const retrieve: ActionRules<RetrieveAction> = {
  type: 'retrieve',
  members: [],
  code: RETRIEVE,
  encode: () => RETRIEVE,
  decode: () => ({ type: 'retrieve' }),
  list(state, out, from) {
    if (!isOut(state, state.seat)) return from;
    out[from] = RETRIEVE;
    return from + 1;
  },
  refusal(state, _, seat) {
    if (!state.options.sets.includes('abbot'))
      return refuse('CAR-ABB-01', 'this game is played without the abbot');
    return isOut(state, seat) ? undefined : refuse('CAR-ABB-04', 'the abbot is not on the board');
  },
  apply: retrieveAbbot,
  write: () => 'retrieve',
  read: ([word]) => (word === 'retrieve' ? { action: { type: 'retrieve' }, used: 1 } : undefined),
};

/** Tells whether the abbot of the seat is on the board. */
const isOut = (state: State, seat: number): boolean => state.supply[bySeat(ABBOT, seat)] === 0;

/** The abbot goes home early and scores what stands around it now. CAR-ABB-04, CAR-ABB-06 */
function retrieveAbbot(state: State): void {
  const { seat } = state;
  const entry = state.figures[state.lastAt[bySeat(ABBOT, seat)]! - 1]!;
  const segment = segmentOf(state, entry);
  state.points[seat]! += monasteryPoints(state.tally[segment]!);
  if (state.events) {
    emitScore(state, segment, kindUnder(state, entry), seat, false, 'CAR-ABB-04');
    emit(state, { type: 'returned', figures: deployedFigures(state, segment), rule: 'CAR-ABB-04' });
  }
  sendHome(state, segment);
  removeMonk(state, state.monkSegment.indexOf(segment));
  score(state);
}
