import type { Outcome } from '@bastide/contract';
import { POINT } from '../cards/names.ts';
import { countOf } from '../cards/packed.ts';
import { emit } from '../emit.ts';
import { FINISHED } from '../phases.ts';
import type { State } from '../state.ts';
import { POINT_RULES, POINTS, scorePart } from './points.ts';

/** Rule that ended the game: points on the own turn, points that came in another's, or a standstill. */
type EndRule = 'CAT-VP-02' | 'CAT-VP-03' | 'CAT-VP-06';

/** Victory point cards that a seat keeps hidden. CAT-DEV-05 */
export const hiddenPoints = (state: State, seat: number): number => countOf(state.held[seat]!, POINT);
/** Points, hidden ones too. CAT-VP-01, CAT-VP-05 */
export const pointsOf = (state: State, seat: number): number =>
  state.points[seat]! + hiddenPoints(state, seat) * POINTS.point;

/**
 * Ends the game if the seat whose turn it is has enough points; if not, all know that it holds no more victory point
 * cards than would be too few. Asked after every action and at the start of a turn. CAT-VP-02, CAT-VP-03, CAT-VP-04
 */
export function endIfWon(state: State, rule: Exclude<EndRule, 'CAT-VP-06'>): boolean {
  const seat = state.seat;
  const missing = state.options.victoryTarget - state.points[seat]!;
  if (hiddenPoints(state, seat) < missing) {
    if (state.pointsAtMost[seat]! >= missing) state.pointsAtMost[seat] = missing - 1;
    return false;
  }
  state.winner = seat;
  state.phase = FINISHED;
  if (state.events) emitEnd(state, rule);
  return true;
}

/** All cards are shown, those of the others too. CAT-VP-06 */
export function emitEnd(state: State, rule: EndRule): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const count = hiddenPoints(state, seat);
    if (count === 0) continue;
    const part = scorePart('point', count);
    emit(state, {
      type: 'scored',
      seat,
      rule: POINT_RULES.point,
      points: part.points,
      parts: [part],
      final: true,
    });
  }
  emit(state, { type: 'ended', ...result(state), rule });
}

/** The winner, and everybody's points; where the game came to a standstill, all with the most. CAT-VP-06 */
export function result(state: State): Outcome {
  const points = Array.from({ length: state.seats }, (_, seat) => pointsOf(state, seat));
  const winner = state.winner;
  const most = Math.max(...points);
  return {
    points,
    winners: winner >= 0 ? [winner] : points.flatMap((own, seat) => (own === most ? [seat] : [])),
  };
}
