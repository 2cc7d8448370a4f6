/** Reasons against trade between players that depend on the time only. CAT-TRADE-09, CAT-TRADE-10 */
import { type Refusal, refuse, type Seat } from '@bastide/contract';
import { MAIN, START } from '../../phases.ts';
import { type State, WITHDRAWN_OFFER } from '../../state.ts';
import { isFor, isOpen } from '../../turn/offers.ts';
import { TRADING_IS_OVER } from './reasons.ts';

/** Reason against all trade between players now. */
export function tradeRefusal(state: State): Refusal | undefined {
  if (!state.options.playerTrades) return refuse('CAT-VAR-10', 'at this table players do not trade');
  if (state.phase === START) return refuse('CAT-TRADE-09', 'no trade comes before the roll');
  if (state.phase !== MAIN) return refuse('CAT-TRADE-09', 'there is no trade at this moment');
  if (state.built === 1) return TRADING_IS_OVER;
  return undefined;
}

/** Reason against actions on an earlier offer now: offers of the turn before are gone. */
export const offerRefusal = (state: State): Refusal | undefined =>
  state.phase === START && state.options.playerTrades
    ? refuse('CAT-TRADE-10', 'offers lapse at the end of a turn')
    : tradeRefusal(state);

/** Reason against an answer of a seat now: no offer is open, or none for that seat. */
export function answerRefusal(state: State, seat: Seat): Refusal | undefined {
  const noOffer = offerRefusal(state);
  if (noOffer) return noOffer;
  if (seat === state.seat)
    return refuse(
      'CAT-TRADE-04',
      'answers are for the others; what another seat proposes is carried out with "trade"',
    );
  if (!isOpen(state))
    return state.offer === WITHDRAWN_OFFER
      ? refuse('CAT-TRADE-04', 'the offer was withdrawn', { gone: 'withdrawn' })
      : refuse('CAT-TRADE-04', 'no offer is open', { gone: 'none' });
  if (!isFor(state, seat)) return refuse('CAT-TRADE-04', `the offer is not for seat ${seat}`);
  return undefined;
}
