import type { CardCounts } from '../cards/names.ts';
import { emit } from '../emit.ts';
import { POINT_RULES, scorePart } from '../scoring/points.ts';
import { endIfWon } from '../scoring/victory.ts';
import type { State } from '../state.ts';
import { closeTrade } from './offers.ts';

/** Follows a paid piece: may close the trade phase, and end the game. CAT-TURN-04, CAT-VP-02 */
export function afterBuilding(state: State): void {
  closeTrade(state);
  endIfWon(state, 'CAT-VP-02');
}

/** A piece was built, and what it is worth: a city one point more than its settlement. CAT-VP-01 */
export function emitBuilt(
  state: State,
  seat: number,
  piece: 'settlement' | 'city' | 'road',
  place: string,
  cost: CardCounts,
): void {
  if (piece === 'road') {
    emit(state, { type: 'built', seat, piece, on: place, cost });
    return;
  }
  emit(state, { type: 'built', seat, piece, at: place, cost });
  const parts =
    piece === 'settlement'
      ? [scorePart('settlement', 1)]
      : [scorePart('city', 1), scorePart('settlement', -1)];
  const points = parts.reduce((sum, part) => sum + part.points, 0);
  emit(state, { type: 'scored', seat, rule: POINT_RULES[piece], points, parts, final: false });
}
