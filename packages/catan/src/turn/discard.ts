import { pay } from '../cards/moves.ts';
import { RESOURCES } from '../cards/names.ts';
import { countOf, KINDS, one } from '../cards/packed.ts';
import { DISCARD, LIMIT, PHASE, ROBBER, SEATS_AT_TABLE, type State } from '../state.ts';
import { argumentOf, bySeat, DISCARD_CARD, seatIn } from './codes.ts';
import { tell } from './tell.ts';

/** Whoever holds too many loses half, rounded down; then the robber moves. CAT-SEVEN-01, CAT-SEVEN-02, CAT-SEVEN-03 */
export function seven(state: State): void {
  const { scalar, cards, due } = state;
  const seats = scalar[SEATS_AT_TABLE]!;
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    due[seat] = cards[seat]! > scalar[LIMIT]! ? cards[seat]! >> 1 : 0;
    sum += due[seat]!;
  }
  scalar[PHASE] = sum > 0 ? DISCARD : ROBBER;
  if (state.sink)
    tell(state, { type: 'seven', rule: 'CAT-SEVEN-02', due: Array.from(due.subarray(0, seats)) });
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
  const { due, scalar } = state;
  const seat = seatIn(code);
  const kind = argumentOf(code);
  pay(state, seat, one(kind));
  due[seat]!--;
  if (state.sink) tell(state, { type: 'discarded', seat, card: RESOURCES[kind]!, left: due[seat]! });
  if (due[0]! + due[1]! + due[2]! + due[3]! === 0) scalar[PHASE] = ROBBER;
}
