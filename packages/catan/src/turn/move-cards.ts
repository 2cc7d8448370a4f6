/** The ways in which resource cards move; each keeps hand, number of cards, bank and what can be counted in step. */

import { afterGain, afterHandover, afterPayment, afterShow, afterTheft } from '../cards/counting.ts';
import { countOf, one, total } from '../cards/packed.ts';
import type { State } from '../state.ts';

/** From the bank, which must hold them. */
export function gain(state: State, seat: number, cards: number): void {
  state.hand[seat]! += cards;
  state.cards[seat]! += total(cards);
  state.bank -= cards;
  if (state.counting !== null) state.counting = afterGain(state.counting, seat, cards);
}

/**
 * From the bank to all seats at once: by seat, from a place of the list on; `all` is their sum. A seat that gets nothing is no case
 * of its own: which seats get something cannot be foreseen, and a wrong guess costs more than adding nothing.
 */
export function gainAll(state: State, bySeat: Int32Array, from: number, all: number): void {
  const { hand, cards, seats } = state;
  for (let seat = 0; seat < seats; seat++) {
    const gained = bySeat[from + seat]!;
    hand[seat]! += gained;
    cards[seat]! += total(gained);
  }
  state.bank -= all;
  if (state.counting !== null) countAll(state, bySeat, from);
}

function countAll(state: State, bySeat: Int32Array, from: number): void {
  for (let seat = 0; seat < state.seats; seat++)
    if (bySeat[from + seat] !== 0) state.counting = afterGain(state.counting!, seat, bySeat[from + seat]!);
}

/** To the bank, from a hand that holds them. */
export function pay(state: State, seat: number, cards: number): void {
  state.hand[seat]! -= cards;
  state.cards[seat]! -= total(cards);
  state.bank += cards;
  if (state.counting !== null) state.counting = afterPayment(state.counting, seat, cards);
}

/** From hand to hand, for all to see. */
export function give(state: State, from: number, to: number, cards: number): void {
  const count = total(cards);
  state.hand[from]! -= cards;
  state.cards[from]! -= count;
  state.hand[to]! += cards;
  state.cards[to]! += count;
  if (state.counting !== null)
    state.counting = afterGain(afterPayment(state.counting, from, cards), to, cards);
}

/** All cards of a kind from hand to hand; returns how many. CAT-PROG-07 */
export function giveAll(state: State, from: number, to: number, kind: number): number {
  const count = countOf(state.hand[from]!, kind);
  const cards = count * one(kind);
  state.hand[from]! -= cards;
  state.cards[from]! -= count;
  state.hand[to]! += cards;
  state.cards[to]! += count;
  if (state.counting !== null)
    state.counting = afterGain(afterHandover(state.counting, from, kind, count), to, cards);
  return count;
}

/** One card from hand to hand, which only these two see. CAT-ROBBER-15 */
export function steal(state: State, thief: number, victim: number, kind: number): void {
  state.hand[victim]! -= one(kind);
  state.cards[victim]!--;
  state.hand[thief]! += one(kind);
  state.cards[thief]!++;
  if (state.counting !== null) state.counting = afterTheft(state.counting, thief, victim, kind);
}

/** A seat has promised these cards, so it holds them. CAT-TRADE-08 */
export function show(state: State, seat: number, cards: number): void {
  if (state.counting !== null) state.counting = afterShow(state.counting, seat, cards);
}
