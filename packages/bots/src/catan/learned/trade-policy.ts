import type { Seat } from '@bastide/contract';
import { Bargain } from '../bargain.ts';
import { isTooClose } from '../decline-reason.ts';
import {
  ACCEPTED,
  type Action,
  canTrade,
  cardsIn,
  getsFrom,
  givesTo,
  holds,
  MAIN,
  NO_ANSWER,
  NO_OFFER,
  OPEN_OFFER,
  packCards,
  type State,
  total,
} from '../packed.ts';
import { WEIGHTS } from '../weights.ts';
import type { NetworkEval } from './network.ts';
import { SWAPS, type Swap } from './swaps.ts';
import type { TimeBudget } from './time-budget.ts';

/** A trade is worth it above so much chance to win. */
const WORTH = 0.001;
/** Gain at which a seat that judges as this bot does agrees. */
const WELCOME = 0.002;
/** Chance that another seat agrees because it judges as the plain bot does, and because it judges as this one. */
const PLAIN = 0.8;
const ALIKE = 0.2;
/** Of the terms thought of so many are looked at by what can be built then, and offered one after the other. */
const PROMISING = 4;
/** Terms of a trade with another seat, and the gain in the chance to win if it agrees. */
interface Terms extends Swap {
  readonly with: Seat;
  readonly gain: number;
  /** Chance that the other seat agrees. */
  readonly likely: number;
}

/** Returns the best chance that a seat can reach in its turn; of no worth once the budget is empty. */
type ChanceByTurn = (state: State, seat: Seat, timeBudget: TimeBudget) => number;

/** Something to say, and what that can be expected to add to the chance to win. */
export interface TradeMove {
  readonly action: Action;
  readonly gain: number;
}

/** Context of trade decisions: without any trade the turn is worth `before`. */
export interface TradeContext {
  readonly before: number;
  readonly timeBudget: TimeBudget;
  readonly isOffering: boolean;
}

/** Decides on trades by the chance to win before and after. Has its own scratch memory. */
export class TradePolicy {
  readonly #networkEval: NetworkEval;
  readonly #chanceByTurn: ChanceByTurn;
  #scratch: State | undefined;
  /** Judgement that others may have of trades: sound, without the learnt network. */
  readonly #plain = new Bargain(WEIGHTS);
  /** By seat: the chance before any trade. */
  readonly #before: number[] = [];

  constructor(networkEval: NetworkEval, chanceByTurn: ChanceByTurn) {
    this.#networkEval = networkEval;
    this.#chanceByTurn = chanceByTurn;
  }

  /** Undefined: nothing to say. Other hands are those of the state: one way in which they may be. */
  speak(state: State, seat: Seat, context: TradeContext): TradeMove | undefined {
    if (state.phase !== MAIN || state.built !== 0 || !state.options.playerTrades) return undefined;
    if (seat !== state.seat) return this.#answer(state, seat, context);
    const trade = this.#bestTrade(state, seat, context);
    if (trade) return trade;
    const offer = this.#offer(state, seat, context);
    return offer ?? (state.offer === OPEN_OFFER ? { action: { type: 'withdraw' }, gain: 0 } : undefined);
  }

  /**
   * Returns the expected gain of a proposal; undefined where it is none. Nobody is bound by an offer of their own: the worst that
   * comes of it is nothing.
   */
  hopeOf(state: State, seat: Seat, action: Action): number | undefined {
    if (action.type === 'withdraw') return 0;
    if (action.type !== 'offer' && action.type !== 'counter') return undefined;
    this.#look(state);
    const give = packCards(action.give);
    const get = packCards(action.get);
    const hopes = (action.type === 'offer' ? action.to : [state.seat])
      .map((other) => this.#terms(state, seat, other, give, get))
      .map((terms) => (terms ? hopeOf(terms) : 0));
    return action.type === 'offer' ? Math.max(0, ...hopes) : hopes[0]!;
  }

  /** Yes, no, or other terms, and what they add; a refusal adds nothing. */
  #answer(state: State, seat: Seat, { timeBudget, isOffering }: TradeContext): TradeMove {
    const { seat: active, offerGet, offerGive } = state;
    if (isNear(state, active)) return { action: { type: 'decline' }, gain: 0 };
    this.#look(state);
    if (holds(state.hand[seat]!, offerGet)) {
      const [gain] = this.#gains(state, seat, active, offerGet, offerGive);
      if (gain > WORTH) return { action: { type: 'accept' }, gain };
    }
    const isAsked = isOffering && !timeBudget.isEmpty;
    const [best] = isAsked ? this.#termsWith(state, seat, active, timeBudget).sort(byHope) : [];
    return best
      ? { action: { type: 'counter', ...inWords(best) }, gain: hopeOf(best) }
      : { action: { type: 'decline' }, gain: 0 };
  }

  /** The best trade with somebody who has agreed. */
  #bestTrade(state: State, seat: Seat, context: TradeContext): TradeMove | undefined {
    let best: TradeMove | undefined;
    for (let other = 0; other < state.seats; other++) {
      if (other === seat || state.answer[other]! < ACCEPTED || !canTrade(state, other)) continue;
      if (isNear(state, other)) continue;
      const gain = this.#gainByTurn(
        state,
        seat,
        other,
        givesTo(state, other),
        getsFrom(state, other),
        context,
      );
      if (gain > (best?.gain ?? WORTH)) best = { action: { type: 'trade', with: other }, gain };
    }
    return best;
  }

  /** The best that somebody else should want, too; for all whom it may help. After a refusal it gives more: so there is an end to it. */
  #offer(state: State, seat: Seat, context: TradeContext): TradeMove | undefined {
    if (!context.isOffering || context.timeBudget.isEmpty) return undefined;
    const isOpen = state.offer === OPEN_OFFER;
    // In a duel nothing helps both. A withdrawn offer is not made again.
    if (state.cards[seat] === 0 || state.seats === 2 || !(isOpen || state.offer === NO_OFFER))
      return undefined;
    this.#look(state);
    const to = Array.from({ length: state.seats }, (_, other) => other).filter(
      (other) => other !== seat && !isNear(state, other),
    );
    const least = isOpen ? generosity(state.offerGive, state.offerGet) : Number.NEGATIVE_INFINITY;
    const promising = to
      .flatMap((other) => this.#termsWith(state, seat, other, context.timeBudget))
      .filter(({ give, get }) => generosity(give, get) > least)
      .sort(byHope)
      .slice(0, PROMISING);
    let best: TradeMove | undefined;
    for (const terms of promising) {
      const gain = this.#gainByTurn(state, seat, terms.with, terms.give, terms.get, context);
      const hope = hopeOf({ ...terms, gain });
      if (gain > WORTH && hope > (best?.gain ?? 0))
        best = { action: { type: 'offer', to, ...inWords(terms) }, gain: hope };
    }
    return best;
  }

  /** Terms by which the seat gains enough, and that the other may want. */
  #termsWith(state: State, seat: Seat, other: Seat, timeBudget: TimeBudget): Terms[] {
    const found: Terms[] = [];
    for (const { give, get } of SWAPS) {
      if (timeBudget.isLate) break;
      const terms = this.#terms(state, seat, other, give, get, WORTH);
      if (terms && terms.likely > 0) found.push(terms);
    }
    return found;
  }

  /** Values terms, and the chance that the other agrees; undefined where somebody has not the cards, or they add no more than `least`. */
  #terms(
    state: State,
    seat: Seat,
    other: Seat,
    give: number,
    get: number,
    least = Number.NEGATIVE_INFINITY,
  ): Terms | undefined {
    if (!holds(state.hand[seat]!, give) || !holds(state.hand[other]!, get)) return undefined;
    const [gain, theirs] = this.#gains(state, seat, other, give, get);
    if (gain <= least) return undefined;
    const isPlain = this.#plain.wants(state, other, seat, { give: get, get: give });
    return { with: other, give, get, gain, likely: (isPlain ? PLAIN : 0) + (theirs >= WELCOME ? ALIKE : 0) };
  }

  /** Returns the gain of a trade over the best that the seat can do in this turn; nothing where that cannot be thought through. */
  #gainByTurn(
    state: State,
    seat: Seat,
    other: Seat,
    give: number,
    get: number,
    { before, timeBudget }: TradeContext,
  ): number {
    if (timeBudget.isEmpty) return 0;
    const after = this.#chanceByTurn(this.#swapped(state, seat, other, give, get), seat, timeBudget);
    return timeBudget.isEmpty ? 0 : after - before;
  }

  #look(state: State): void {
    this.#plain.look(state);
    this.#networkEval.look(this.#quiet(state));
    for (let seat = 0; seat < state.seats; seat++)
      this.#before[seat] = this.#networkEval.chanceOf(state.seats, seat);
  }

  #quiet(state: State): State {
    if (this.#scratch?.options !== state.options || this.#scratch.island !== state.island)
      this.#scratch = state.copy();
    const scratch = this.#scratch;
    scratch.copyFrom(state);
    scratch.counting = null;
    scratch.offer = NO_OFFER;
    scratch.answer.fill(NO_ANSWER);
    return scratch;
  }

  /** The state after a trade: the first seat gives and gets these cards. */
  #swapped(state: State, seat: Seat, other: Seat, give: number, get: number): State {
    const scratch = this.#quiet(state);
    const more = total(get) - total(give);
    scratch.hand[seat]! += get - give;
    scratch.cards[seat]! += more;
    scratch.hand[other]! += give - get;
    scratch.cards[other]! -= more;
    return scratch;
  }

  /** Returns the gain in chance of both seats when the first gives and gets these cards. */
  #gains(state: State, seat: Seat, other: Seat, give: number, get: number): [number, number] {
    this.#networkEval.look(this.#swapped(state, seat, other, give, get));
    const gainOf = (one: Seat) => this.#networkEval.chanceOf(state.seats, one) - this.#before[one]!;
    return [gainOf(seat), gainOf(other)];
  }
}

/** Nobody helps a seat that is about to win. */
const isNear = ({ points, options }: State, seat: Seat): boolean =>
  isTooClose(points[seat]!, options.victoryTarget);

const inWords = ({ give, get }: Terms) => ({ give: cardsIn(give), get: cardsIn(get) });

/** Expected gain of terms. */
const hopeOf = ({ gain, likely }: Terms): number => gain * likely;
const byHope = (a: Terms, b: Terms): number => hopeOf(b) - hopeOf(a);

/** Number of cards given beyond those got. */
const generosity = (give: number, get: number): number => total(give) - total(get);
