import type { CardCounts } from '../cards/names.ts';
import { emit } from '../emit.ts';
import type { State } from '../state.ts';
import { show } from '../turn/move-cards.ts';
import { propose } from '../turn/offers.ts';
import type { SeatRules } from './shared/action.ts';
import { bySeat, codeOf, seatIn } from './shared/codes.ts';
import { pendingTerms, readTerms, setPendingTerms, termsRefusal, writeTerms } from './shared/terms.ts';
import { answerRefusal } from './shared/trade-refusals.ts';

/** Other terms instead of a yes or no. */
export interface CounterAction {
  readonly type: 'counter';
  /** Cards that the answering seat gives. */
  readonly give: CardCounts;
  /** Cards that it gets. */
  readonly get: CardCounts;
}

/** The terms are pending in the state. */
const COUNTER_TERMS = codeOf(15);

/** Not listed: there are too many. */
export const counter: SeatRules<CounterAction> = {
  by: 'seat',
  type: 'counter',
  members: ['give', 'get'],
  code: COUNTER_TERMS,
  encode(state, action, seat) {
    setPendingTerms(state, action);
    return COUNTER_TERMS | bySeat(seat);
  },
  decode: (state) => ({ type: 'counter', ...pendingTerms(state) }),
  timingRefusal: answerRefusal,
  refusal: termsRefusal,
  apply: makeCounter,
  write: (action) => `counter ${writeTerms(action)}`,
  read(words) {
    const terms = readTerms(words);
    return terms && { action: { type: 'counter', give: terms.give, get: terms.get }, used: terms.used };
  },
};

/** CAT-TRADE-04 */
function makeCounter(state: State, code: number): void {
  const seat = seatIn(code);
  if (state.events) emit(state, { type: 'countered', seat, to: [state.seat], ...pendingTerms(state) });
  show(state, seat, state.pendingGive);
  state.hasOffers = 1;
  propose(state, seat);
}
