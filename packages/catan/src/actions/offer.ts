import { malformed, type Refusal, refuse, type Seat } from '@bastide/contract';
import type { CardCounts } from '../cards/names.ts';
import { cardsIn } from '../cards/packed.ts';
import { emit } from '../emit.ts';
import { OPEN_OFFER, type State, seatsIn } from '../state.ts';
import { show } from '../turn/move-cards.ts';
import { clearAnswers, propose } from '../turn/offers.ts';
import type { Input, Read, SeatRules, Words } from './shared/action.ts';
import { bySeat, codeOf, seatIn } from './shared/codes.ts';
import { noSeat } from './shared/reasons.ts';
import { pendingTerms, readTerms, setPendingTerms, termsRefusal, writeTerms } from './shared/terms.ts';
import { tradeRefusal } from './shared/trade-refusals.ts';
import { readSeat } from './shared/words.ts';

/** A trade for some or all other seats. */
export interface OfferAction {
  readonly type: 'offer';
  /** Seats that may accept. */
  readonly to: readonly Seat[];
  /** Cards that the offering seat gives. */
  readonly give: CardCounts;
  /** Cards that it gets. */
  readonly get: CardCounts;
}

/** Terms and seats are pending in the state. */
const OFFER_TERMS = codeOf(14);

/** Not listed: there are too many. */
export const offer: SeatRules<OfferAction> = {
  by: 'seat',
  type: 'offer',
  members: ['to', 'give', 'get'],
  code: OFFER_TERMS,
  encode(state, action, seat) {
    setPendingTerms(state, action);
    state.pendingTo = action.to.reduce((bits, to) => bits | (1 << to), 0);
    return OFFER_TERMS | bySeat(seat);
  },
  decode: (state) => ({ type: 'offer', to: seatsIn(state.pendingTo), ...pendingTerms(state) }),
  malformed: malformedSeats,
  timingRefusal: tradeRefusal,
  refusal,
  apply: makeOffer,
  write: (action) => `offer ${writeTerms(action)} to ${action.to.join(' ')}`,
  read,
};

function malformedSeats(state: State, { to }: Input): Refusal | undefined {
  if (!Array.isArray(to) || new Set(to).size !== to.length)
    return malformed('"to" is a list of different seats');
  for (const seat of to as unknown[]) {
    const stray = noSeat(state, seat);
    if (stray) return stray;
  }
  return undefined;
}

function refusal(state: State, seat: Seat, action: Input): Refusal | undefined {
  const to = action.to as readonly Seat[];
  const active = state.seat;
  if (seat !== active && !(to.length === 1 && to[0] === active))
    return refuse('CAT-TRADE-02', `only seat ${active}, whose turn it is, trades with others`, {
      seat: active,
    });
  if (to.length === 0 || to.includes(seat))
    return refuse('CAT-TRADE-04', 'an offer is for other seats, one or more');
  return termsRefusal(state, seat, action);
}

/** Of the active seat: replaces the offer before. Of another: a proposal of its own to the active seat. CAT-TRADE-04 */
function makeOffer(state: State, code: number): void {
  const seat = seatIn(code);
  const gives = state.pendingGive;
  const gets = state.pendingGet;
  const to = state.pendingTo;
  if (state.events)
    emit(state, { type: 'offered', seat, to: seatsIn(to), give: cardsIn(gives), get: cardsIn(gets) });
  show(state, seat, gives);
  state.hasOffers = 1;
  if (seat !== state.seat) {
    propose(state, seat);
    return;
  }
  // Proposals of seats that it is not for stay.
  clearAnswers(state, to);
  state.offer = OPEN_OFFER;
  state.offerGive = gives;
  state.offerGet = gets;
  state.offerTo = to;
}

function read(words: Words): Read<OfferAction> {
  const terms = readTerms(words);
  if (!terms || words[terms.used] !== 'to') return undefined;
  const to: Seat[] = [];
  for (const word of words.slice(terms.used + 1)) {
    const seat = readSeat(word);
    if (seat === undefined) break;
    to.push(seat);
  }
  const { give, get, used } = terms;
  return { action: { type: 'offer', to, give, get }, used: used + 1 + to.length };
}
