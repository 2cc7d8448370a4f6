/** Trade between players: the active seat offers, or others propose to it; it picks with whom to trade. CAT-TRADE-01…11 */

import { cardsIn, holds } from '../cards/packed.ts';
import { emit } from '../emit.ts';
import {
  ACCEPTED,
  DECLINED,
  NO_OFFER,
  OPEN_OFFER,
  PROPOSED,
  SILENT,
  type State,
  seatsIn,
  WITHDRAWN_OFFER,
} from '../state.ts';
import { ACCEPT, argumentOf, bySeat, DECLINE, seatIn, TRADE_WITH, WITHDRAW } from './codes.ts';
import { give, show } from './move-cards.ts';

export const isOpen = (state: State): boolean => state.offer === OPEN_OFFER;
/** Tells whether the offer is for that seat. */
export const isFor = (state: State, seat: number): boolean =>
  isOpen(state) && ((state.offerTo >> seat) & 1) === 1;

/** The lowest seat that has not answered the offer; −1: nobody is waited for. */
export function askedSeat(state: State): number {
  if (!isOpen(state)) return -1;
  const { answer } = state;
  for (let seat = 0; seat < state.seats; seat++)
    if (isFor(state, seat) && answer[seat] === SILENT) return seat;
  return -1;
}

/** Of the active seat: replaces the offer before. Of another: a proposal of its own to the active seat. CAT-TRADE-04 */
export function offer(state: State, code: number): void {
  const seat = seatIn(code);
  const gives = state.deskGive;
  const gets = state.deskGet;
  const to = state.deskTo;
  if (state.events)
    emit(state, { type: 'offered', seat, to: seatsIn(to), give: cardsIn(gives), get: cardsIn(gets) });
  show(state, seat, gives);
  state.spoken = 1;
  if (seat !== state.seat) {
    propose(state, seat);
    return;
  }
  // Proposals of those it is not for stand, and what they said to the offer before.
  forget(state, to);
  state.offer = OPEN_OFFER;
  state.offerGive = gives;
  state.offerGet = gets;
  state.offerTo = to;
}

function propose(state: State, seat: number): void {
  state.answer[seat] = PROPOSED;
  state.termsGive[seat] = state.deskGive;
  state.termsGet[seat] = state.deskGet;
}

/** Other terms instead of a yes or no. */
export function counter(state: State, code: number): void {
  const seat = seatIn(code);
  const gives = state.deskGive;
  if (state.events)
    emit(state, {
      type: 'countered',
      seat,
      to: [state.seat],
      give: cardsIn(gives),
      get: cardsIn(state.deskGet),
    });
  show(state, seat, gives);
  state.spoken = 1;
  propose(state, seat);
}

/** The active seat takes its offer back, and with it the answers to it; another seat its own terms. */
export function withdraw(state: State, code: number): void {
  const seat = seatIn(code);
  if (state.events) emit(state, { type: 'withdrew', seat });
  if (seat === state.seat) close(state, WITHDRAWN_OFFER);
  else state.answer[seat] = isFor(state, seat) ? DECLINED : SILENT;
}

/** The offer is gone, and what was said to it; proposals of those whom it was not for stand. CAT-TRADE-04 */
function close(state: State, how: number): void {
  forget(state, isOpen(state) ? state.offerTo : 0);
  state.offer = how;
}

/** Forgets the answers of these seats, as bits, and all other answers but proposals. */
function forget(state: State, seats: number): void {
  for (let seat = 0; seat < state.seats; seat++)
    if (((seats >> seat) & 1) === 1 || state.answer[seat] !== PROPOSED) state.answer[seat] = SILENT;
}

/** Nothing is offered any more, and nothing said. CAT-TRADE-10 */
export function lapse(state: State): void {
  if (state.spoken === 0) return;
  state.spoken = 0;
  state.offer = NO_OFFER;
  for (let seat = 0; seat < state.seats; seat++) state.answer[seat] = SILENT; // `fill` is a call into the runtime
}

/** CAT-TRADE-08 */
export function accept(state: State, code: number): void {
  const seat = seatIn(code);
  state.answer[seat] = ACCEPTED;
  state.spoken = 1;
  if (state.events) emit(state, { type: 'accepted', seat });
  show(state, seat, state.offerGet);
}

export function decline(state: State, code: number): void {
  const seat = seatIn(code);
  state.answer[seat] = DECLINED;
  state.spoken = 1;
  if (state.events) emit(state, { type: 'declined', seat });
}

/** Cards that the active seat would give and get in a trade with that seat. */
export const givesTo = (state: State, seat: number): number =>
  state.answer[seat] === PROPOSED ? state.termsGet[seat]! : state.offerGive;
export const getsFrom = (state: State, seat: number): number =>
  state.answer[seat] === PROPOSED ? state.termsGive[seat]! : state.offerGet;

/** Tells whether that seat has agreed, and both still hold the cards. CAT-TRADE-08 */
export const canTrade = (state: State, seat: number): boolean =>
  state.answer[seat]! >= ACCEPTED &&
  holds(state.hand[state.seat]!, givesTo(state, seat)) &&
  holds(state.hand[seat]!, getsFrom(state, seat));

/** Carries out what that seat agreed to, which settles the offer too. CAT-TRADE-04 */
export function trade(state: State, code: number): void {
  const active = state.seat;
  const partner = argumentOf(code);
  const gives = givesTo(state, partner);
  const gets = getsFrom(state, partner);
  give(state, active, partner, gives);
  give(state, partner, active, gets);
  if (state.events)
    emit(state, { type: 'traded', seat: active, with: partner, give: cardsIn(gives), get: cardsIn(gets) });
  state.answer[partner] = SILENT;
  close(state, NO_OFFER);
}

/** Answers of a seat that is asked: yes, if it holds the cards, or no. Other terms are not listed. */
export function listAnswers(state: State, seat: number, out: Int32Array): number {
  let count = 0;
  if (holds(state.hand[seat]!, state.offerGet)) out[count++] = ACCEPT | bySeat(seat);
  out[count++] = DECLINE | bySeat(seat);
  return count;
}

/** Trades that the active seat may carry out now, and its way out of the offer. */
export function listTrades(state: State, out: Int32Array, from: number): number {
  if (state.spoken === 0) return from;
  let count = from;
  const { answer } = state;
  for (let seat = 0; seat < state.seats; seat++)
    if (answer[seat]! >= ACCEPTED && canTrade(state, seat)) out[count++] = TRADE_WITH | seat;
  if (isOpen(state)) out[count++] = WITHDRAW | bySeat(state.seat);
  return count;
}
