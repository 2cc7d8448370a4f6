import { RESOURCES } from '../cards/names.ts';
import { countOf, KINDS, one } from '../cards/packed.ts';
import { emit } from '../emit.ts';
import { DISCARD, ROBBER } from '../phases.ts';
import type { State } from '../state.ts';
import { argumentOf, bySeat, DISCARD_CARD, seatIn } from './codes.ts';
import { pay } from './move-cards.ts';

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

function isAnyDue({ due, seats }: State): boolean {
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

export function listDiscards(state: State, seat: number, out: Int32Array): number {
  const hand = state.hand[seat]!;
  let count = 0;
  for (let kind = 0; kind < KINDS; kind++)
    if (countOf(hand, kind) > 0) out[count++] = DISCARD_CARD | bySeat(seat) | kind;
  return count;
}

/** One card of a seat that owes some. CAT-SEVEN-03, CAT-SEVEN-04 */
export function discard(state: State, code: number): void {
  const { due } = state;
  const seat = seatIn(code);
  const kind = argumentOf(code);
  pay(state, seat, one(kind));
  due[seat]!--;
  if (state.events) emit(state, { type: 'discarded', seat, card: RESOURCES[kind]!, left: due[seat]! });
  if (!isAnyDue(state)) state.phase = ROBBER;
}
