/** Offers and answers: the active seat offers, or others propose to it; it picks with whom to trade. CAT-TRADE-01…11 */

import { holds } from '../cards/packed.ts';
import { ACCEPTED, NO_ANSWER, NO_OFFER, OPEN_OFFER, PROPOSED, type State } from '../state.ts';

export const isOpen = (state: State): boolean => state.offer === OPEN_OFFER;
/** Tells whether the offer is for that seat. */
export const isFor = (state: State, seat: number): boolean =>
  isOpen(state) && ((state.offerTo >> seat) & 1) === 1;

/** Tells whether players may still trade with each other in this turn. CAT-VAR-10, CAT-TURN-04 */
export const playersMayTrade = (state: State): boolean => state.options.playerTrades && state.built === 0;

/** Tells whether the offer waits for an answer of that seat. */
export const isAsked = (state: State, seat: number): boolean =>
  isFor(state, seat) && state.answer[seat] === NO_ANSWER;

/** The lowest seat that has not answered the offer; −1: nobody is waited for. */
export function askedSeat(state: State): number {
  if (!isOpen(state)) return -1;
  for (let seat = 0; seat < state.seats; seat++) if (isAsked(state, seat)) return seat;
  return -1;
}

/** Makes the pending terms a seat's own. CAT-TRADE-04 */
export function propose(state: State, seat: number): void {
  state.answer[seat] = PROPOSED;
  state.termsGive[seat] = state.pendingGive;
  state.termsGet[seat] = state.pendingGet;
}

/** Removes the offer and the answers to it; proposals of seats that it was not for stay. CAT-TRADE-04 */
export function closeOffer(state: State, how: number): void {
  clearAnswers(state, isOpen(state) ? state.offerTo : 0);
  state.offer = how;
}

/** Removes all answers of these seats, as bits, and of the others all but proposals. */
export function clearAnswers(state: State, seats: number): void {
  for (let seat = 0; seat < state.seats; seat++)
    if (((seats >> seat) & 1) === 1 || state.answer[seat] !== PROPOSED) state.answer[seat] = NO_ANSWER;
}

/** Removes all offers and answers. CAT-TRADE-10 */
export function clearOffers(state: State): void {
  if (state.hasOffers === 0) return;
  state.hasOffers = 0;
  state.offer = NO_OFFER;
  for (let seat = 0; seat < state.seats; seat++) state.answer[seat] = NO_ANSWER; // `fill` is a call into the runtime
}

/** Closes the trade phase where the phases are separate, and with it all offers. CAT-TURN-04 */
export function closeTrade(state: State): void {
  if (state.options.tradeBuild !== 'separate') return;
  state.built = 1;
  clearOffers(state);
}

/** Cards that the active seat would give and get in a trade with that seat. */
export const givesTo = (state: State, seat: number): number =>
  state.answer[seat] === PROPOSED ? state.termsGet[seat]! : state.offerGive;
export const getsFrom = (state: State, seat: number): number =>
  state.answer[seat] === PROPOSED ? state.termsGive[seat]! : state.offerGet;

/** Tells whether that seat has agreed to a trade. CAT-TRADE-04 */
export const hasAgreed = (state: State, seat: number): boolean => state.answer[seat]! >= ACCEPTED;

/** Tells whether that seat has agreed, and both still hold the cards. CAT-TRADE-08 */
export const canTrade = (state: State, seat: number): boolean =>
  hasAgreed(state, seat) && activeCanPay(state, seat) && partnerCanPay(state, seat);

/** Tells whether the active seat, and that seat, holds its side of their trade. CAT-TRADE-08 */
export const activeCanPay = (state: State, seat: number): boolean =>
  holds(state.hand[state.seat]!, givesTo(state, seat));
export const partnerCanPay = (state: State, seat: number): boolean =>
  holds(state.hand[seat]!, getsFrom(state, seat));
