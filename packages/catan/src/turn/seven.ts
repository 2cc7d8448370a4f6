/** A seven: who must discard, and how many cards. */
import { emit } from '../emit.ts';
import { DISCARD, ROBBER } from '../phases.ts';
import type { State } from '../state.ts';

/** Number of cards to discard of so many on a 7: half of them, rounded down, if they are too many. CAT-SEVEN-02 */
export const discardOf = (cards: number, limit: number): number => (cards > limit ? cards >> 1 : 0);

/** Makes seats with too many cards lose half, rounded down; then the robber moves. CAT-SEVEN-01, CAT-SEVEN-02, CAT-SEVEN-03 */
export function seven(state: State): void {
  const { cards, due } = state;
  const { seats } = state;
  const { discardLimit } = state.options;
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    due[seat] = discardOf(cards[seat]!, discardLimit);
    sum += due[seat]!;
  }
  state.phase = sum > 0 ? DISCARD : ROBBER;
  if (state.events)
    emit(state, { type: 'seven', rule: 'CAT-SEVEN-02', due: Array.from(due.subarray(0, seats)) });
}

export function isAnyDue({ due, seats }: State): boolean {
  for (let seat = 0; seat < seats; seat++) if (due[seat]! > 0) return true;
  return false;
}

/** The lowest seat that has still to discard. */
export function discarder(state: State): number {
  const { due } = state;
  let seat = 0;
  while (due[seat] === 0) seat++;
  return seat;
}
