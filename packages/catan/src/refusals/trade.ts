import { quote, type Refusal, type Seat } from '@bastide/contract';
import { RESOURCES } from '../cards/names.ts';
import { countOf, holds, present } from '../cards/packed.ts';
import { MAIN, START } from '../phases.ts';
import { ACCEPTED, DECLINED, PROPOSED, type State, WITHDRAWN_OFFER } from '../state.ts';
import { getsFrom, givesTo, isFor, isOpen } from '../turn/offer.ts';
import { malformed, no, outOfTurn, readCards } from './reasons.ts';

const BUILDING = 'something was built this turn: trading is over';

export function bankRefusal(state: State, seat: Seat, give: unknown, get: unknown): Refusal | undefined {
  const kinds: readonly unknown[] = RESOURCES;
  const [from, to] = [kinds.indexOf(give), kinds.indexOf(get)];
  if (from < 0 || to < 0)
    return malformed(`${quote(from < 0 ? give : get)} is no resource card: "give" and "get" name one each`);
  const wait = outOfTurn(state, seat, MAIN);
  if (wait)
    return wait.rule === 'CAT-TURN-01' || state.phase === START
      ? no('CAT-MARI-07', 'only the seat whose turn it is trades with the bank, after the roll')
      : wait;
  if (state.built === 1) return no('CAT-TURN-04', BUILDING);
  if (from === to) return no('CAT-MARI-05', 'the card received is of another kind');
  const rate = countOf(state.rates[seat]!, from);
  if (countOf(state.hand[seat]!, from) < rate)
    return no(
      rate === 4 ? 'CAT-MARI-01' : rate === 3 ? 'CAT-MARI-02' : 'CAT-MARI-03',
      `the bank asks ${rate} ${give}`,
      { rate },
    );
  if (countOf(state.bank, to) === 0) return no('CAT-MARI-06', `the bank has no ${get}`);
  return undefined;
}

/** Returns the reason against any trade talk now. */
function silence(state: State): Refusal | undefined {
  if (!state.options.playerTrades) return no('CAT-VAR-10', 'at this table players do not trade');
  if (state.phase === START) return no('CAT-TRADE-09', 'no trade comes before the roll');
  if (state.phase !== MAIN) return no('CAT-TRADE-09', 'there is no trade at this moment');
  if (state.built === 1) return no('CAT-TURN-04', BUILDING);
  return undefined;
}

/** The same for all that speaks of an offer made before: before the roll those of the last turn are gone. */
const lateness = (state: State): Refusal | undefined =>
  state.phase === START && state.options.playerTrades
    ? no('CAT-TRADE-10', 'offers lapse at the end of a turn')
    : silence(state);

/** Returns the reason against these terms of a trade. */
function termsRefusal(state: State, seat: Seat, give: unknown, get: unknown): Refusal | undefined {
  const [gives, gets] = [readCards(state, give), readCards(state, get)];
  if (gives === undefined || gets === undefined)
    return malformed('"give" and "get" are counts of resource cards, like { "ore": 2 }');
  if (gives === 0 || gets === 0) return no('CAT-TRADE-05', 'nothing is given away: both sides give a card');
  if ((present(gives) & present(gets)) !== 0) return no('CAT-TRADE-06', 'no kind of card goes both ways');
  if (!holds(state.hand[seat]!, gives))
    return no('CAT-TRADE-08', `seat ${seat} does not hold the cards it offers`);
  return undefined;
}

export function offerRefusal(
  state: State,
  seat: Seat,
  { to, give, get }: Record<string, unknown>,
): Refusal | undefined {
  const { seats } = state.options;
  if (!Array.isArray(to) || new Set(to).size !== to.length)
    return malformed('"to" is a list of different seats');
  const stranger = (to as unknown[]).findIndex(
    (one) => !Number.isInteger(one) || (one as number) < 0 || (one as number) >= seats,
  );
  if (stranger >= 0) return malformed(`there is no seat ${quote(to[stranger])}`);
  const quiet = silence(state);
  if (quiet) return quiet;
  const active = state.seat;
  if (seat !== active && !(to.length === 1 && to[0] === active))
    return no('CAT-TRADE-02', `only seat ${active}, whose turn it is, trades with others`, { seat: active });
  if (to.length === 0 || to.includes(seat))
    return no('CAT-TRADE-04', 'an offer is for other seats, one or more');
  return termsRefusal(state, seat, give, get);
}

/** Returns the reason against an answer of a seat: there is no offer, no longer, or not for it. */
function unasked(state: State, seat: Seat): Refusal | undefined {
  const quiet = lateness(state);
  if (quiet) return quiet;
  if (seat === state.seat)
    return no(
      'CAT-TRADE-04',
      'answers are for the others; what another seat proposes is carried out with "trade"',
    );
  if (!isOpen(state))
    return state.offer === WITHDRAWN_OFFER
      ? no('CAT-TRADE-04', 'the offer was withdrawn', { gone: 'withdrawn' })
      : no('CAT-TRADE-04', 'no offer is open', { gone: 'none' });
  if (!isFor(state, seat)) return no('CAT-TRADE-04', `the offer is not for seat ${seat}`);
  return undefined;
}

export function acceptRefusal(state: State, seat: Seat): Refusal | undefined {
  const refused = unasked(state, seat);
  if (refused) return refused;
  if (state.answer[seat] === ACCEPTED) return no('CAT-TRADE-04', `seat ${seat} has accepted already`);
  return holds(state.hand[seat]!, state.offerGet)
    ? undefined
    : no('CAT-TRADE-08', `seat ${seat} does not hold the cards asked for`);
}

export function declineRefusal(state: State, seat: Seat): Refusal | undefined {
  return (
    unasked(state, seat) ??
    (state.answer[seat] === DECLINED ? no('CAT-TRADE-04', `seat ${seat} has declined already`) : undefined)
  );
}

export const counterRefusal = (
  state: State,
  seat: Seat,
  { give, get }: Record<string, unknown>,
): Refusal | undefined => unasked(state, seat) ?? termsRefusal(state, seat, give, get);

export function withdrawRefusal(state: State, seat: Seat): Refusal | undefined {
  const quiet = lateness(state);
  if (quiet) return quiet;
  const has = seat === state.seat ? isOpen(state) : state.answer[seat] === PROPOSED;
  return has ? undefined : no('CAT-TRADE-04', `seat ${seat} has no offer to withdraw`);
}

export function tradeRefusal(state: State, seat: Seat, partner: unknown): Refusal | undefined {
  if (!Number.isInteger(partner) || (partner as number) < 0 || (partner as number) >= state.options.seats)
    return malformed(`there is no seat ${quote(partner)}`);
  const other = partner as number;
  if (seat !== state.seat)
    return no('CAT-TRADE-02', 'every trade has the seat whose turn it is on one side', {
      seat: state.seat,
    });
  const quiet = lateness(state);
  if (quiet) return quiet;
  if (state.answer[other]! < ACCEPTED) return no('CAT-TRADE-04', `seat ${other} has not agreed to a trade`);
  if (!holds(state.hand[seat]!, givesTo(state, other)))
    return no('CAT-TRADE-08', `seat ${seat} no longer holds the cards`);
  if (!holds(state.hand[other]!, getsFrom(state, other)))
    return no('CAT-TRADE-08', `seat ${other} no longer holds the cards`);
  return undefined;
}
