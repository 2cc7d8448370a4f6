import { type Refusal, refuse, type Seat } from '@bastide/contract';
import { cardsIn } from '../cards/packed.ts';
import { emit } from '../emit.ts';
import { NO_ANSWER, NO_OFFER, type State } from '../state.ts';
import { give } from '../turn/move-cards.ts';
import { activeCanPay, canTrade, closeOffer, getsFrom, givesTo, hasAgreed } from '../turn/offers.ts';
import type { Input, SeatRules } from './shared/action.ts';
import { argumentOf, codeOf } from './shared/codes.ts';
import { noSeat } from './shared/reasons.ts';
import { offerRefusal } from './shared/trade-refusals.ts';
import { readSeat } from './shared/words.ts';

/** The active seat carries out what that seat accepted or proposed. */
export interface TradeAction {
  readonly type: 'trade';
  /** The seat that accepted or proposed. */
  readonly with: Seat;
}

export const TRADE_WITH = codeOf(19);

export const trade: SeatRules<TradeAction> = {
  by: 'seat',
  type: 'trade',
  members: ['with'],
  code: TRADE_WITH,
  encode: (_, { with: partner }) => TRADE_WITH | partner,
  decode: (_, code) => ({ type: 'trade', with: argumentOf(code) }),
  list: listTrades,
  malformed: (state, action) => noSeat(state, action.with),
  timingRefusal: (state, seat) =>
    seat === state.seat
      ? offerRefusal(state)
      : refuse('CAT-TRADE-02', 'every trade has the seat whose turn it is on one side', { seat: state.seat }),
  refusal,
  apply: carryOut,
  write: (action) => `trade ${action.with}`,
  read([, word]) {
    const partner = readSeat(word);
    return partner === undefined ? undefined : { action: { type: 'trade', with: partner }, used: 2 };
  },
};

export function listTrades(state: State, _seat: Seat, out: Int32Array, from: number): number {
  if (state.hasOffers === 0) return from;
  let count = from;
  for (let seat = 0; seat < state.seats; seat++) if (canTrade(state, seat)) out[count++] = TRADE_WITH | seat;
  return count;
}

function refusal(state: State, seat: Seat, action: Input): Refusal | undefined {
  const partner = action.with as Seat;
  if (canTrade(state, partner)) return undefined;
  if (!hasAgreed(state, partner)) return refuse('CAT-TRADE-04', `seat ${partner} has not agreed to a trade`);
  return activeCanPay(state, partner)
    ? refuse('CAT-TRADE-08', `seat ${partner} no longer holds the cards`)
    : refuse('CAT-TRADE-08', `seat ${seat} no longer holds the cards`);
}

/** Carries out what that seat agreed to, which settles the offer too. CAT-TRADE-04 */
function carryOut(state: State, code: number): void {
  const active = state.seat;
  const partner = argumentOf(code);
  const gives = givesTo(state, partner);
  const gets = getsFrom(state, partner);
  give(state, active, partner, gives);
  give(state, partner, active, gets);
  if (state.events)
    emit(state, { type: 'traded', seat: active, with: partner, give: cardsIn(gives), get: cardsIn(gets) });
  state.answer[partner] = NO_ANSWER;
  closeOffer(state, NO_OFFER);
}
