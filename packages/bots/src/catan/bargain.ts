import type { CardCounts } from '@bastide/catan';
import type { Seat } from '@bastide/contract';
import { isTooClose } from './decline-reason.ts';
import { Land } from './land.ts';
import {
  ACCEPTED,
  type Action,
  canTrade,
  cardsIn,
  countOf,
  getsFrom,
  givesTo,
  holds,
  KINDS,
  MAIN,
  NO_OFFER,
  OPEN_OFFER,
  one,
  packCards,
  SEATS_AT_MOST,
  type State,
  total,
} from './packed.ts';
import { Plans } from './plans.ts';
import { shareOf } from './threat.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** Returns the next action of a seat in trades; undefined: nothing. */
export type Speak = (state: State, seat: Seat) => Action | undefined;

/** Returns the terms at which a seat would sell cards that the active seat asks for, as a proposal to it; undefined: it keeps them. */
export type Sell = (state: State, seat: Seat, wanted: CardCounts) => Action | undefined;

/** Nobody asks more cards for what is wanted, whatever that is. */
const DEAR = 3;

/** Has its own scratch memory; speaks alike in equal states. */
export function createBargain(weights: Partial<Weights> = {}): Speak {
  const bargain = new Bargain({ ...WEIGHTS, ...weights });
  return (state, seat) => bargain.speak(state, seat);
}

/** Has its own scratch memory; sells alike in equal states. */
export function createSell(weights: Partial<Weights> = {}): Sell {
  const bargain = new Bargain({ ...WEIGHTS, ...weights });
  return (state, seat, wanted) => bargain.sell(state, seat, wanted);
}

/** Cards from one seat to another and back, packed. */
interface Terms {
  readonly give: number;
  readonly get: number;
}

/**
 * Trades that help both sides, and the one that offers or answers more than it minds the other's gain. Other hands are
 * those of the state lent: one possibility of what they may be.
 */
export class Bargain {
  readonly #weights: Weights;
  readonly #land = new Land();
  /** By seat: looked at when first asked for. */
  readonly #plans: readonly Plans[];
  readonly #before = new Float64Array(SEATS_AT_MOST);

  constructor(weights: Weights) {
    this.#weights = weights;
    this.#plans = Array.from({ length: SEATS_AT_MOST }, () => new Plans(weights, this.#land));
  }

  speak(state: State, seat: Seat): Action | undefined {
    if (!mayTalk(state)) return undefined;
    this.look(state);
    if (seat !== state.seat) return this.#answer(state, seat);
    const partner = this.#bestPartner(state, seat);
    if (partner >= 0) return { type: 'trade', with: partner };
    if (state.offer === OPEN_OFFER) return { type: 'withdraw' };
    // A second try would be as vain.
    return state.offer === NO_OFFER ? this.#offer(state, seat) : undefined;
  }

  sell(state: State, seat: Seat, wanted: CardCounts): Action | undefined {
    const active = state.seat;
    const give = packCards(wanted);
    if (!mayTalk(state) || seat === active || give === 0 || !holds(state.hand[seat]!, give)) return undefined;
    this.look(state);
    const terms = this.#fairest(state, seat, active, give);
    return terms && { type: 'offer', to: [active], ...inWords(terms) };
  }

  /** Learns the state of which `wants` is asked. */
  look(state: State): void {
    this.#land.look(state);
    this.#before.fill(-1);
  }

  /** Tells whether a seat would give and get these cards in a trade with another, and has them. */
  wants(state: State, seat: Seat, other: Seat, terms: Terms): boolean {
    return (
      holds(state.hand[seat]!, terms.give) && this.#gain(state, seat, other, terms) > this.#weights.bargain
    );
  }

  /** Of the terms that the seat gains by, those with which the side that gains less gains most. */
  #fairest(state: State, seat: Seat, other: Seat, give: number): Terms | undefined {
    let best: Terms | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (let kind = 0; kind < KINDS; kind++) {
      if (countOf(give, kind) > 0) continue;
      for (let count = 1; count <= Math.min(DEAR, countOf(state.hand[other]!, kind)); count++) {
        const get = count * one(kind);
        const own = this.#gain(state, seat, other, { give, get });
        if (own <= this.#weights.bargain) continue;
        const least = Math.min(own, this.#gain(state, other, seat, { give: get, get: give }));
        if (least <= most) continue;
        most = least;
        best = { give, get };
      }
    }
    return best;
  }

  /** Of those that have agreed, the one to trade with; −1: none. */
  #bestPartner(state: State, seat: Seat): Seat {
    let best = -1;
    let most = this.#weights.bargain;
    for (let other = 0; other < state.seats; other++) {
      if (other === seat || state.answer[other]! < ACCEPTED || !canTrade(state, other)) continue;
      const gain = this.#gain(state, seat, other, {
        give: givesTo(state, other),
        get: getsFrom(state, other),
      });
      if (gain <= most) continue;
      most = gain;
      best = other;
    }
    return best;
  }

  /** Yes, no, or other terms for what the active seat asks. */
  #answer(state: State, seat: Seat): Action {
    const active = state.seat;
    const asked = { give: state.offerGet, get: state.offerGive };
    if (this.wants(state, seat, active, asked)) return { type: 'accept' };
    const terms = this.#best(state, seat, active, asked.give);
    return terms ? { type: 'counter', ...inWords(terms) } : { type: 'decline' };
  }

  /** The best that others, too, should want; for all to whom that applies. */
  #offer(state: State, seat: Seat): Action | undefined {
    let best: Terms | undefined;
    let most = 0;
    for (let other = 0; other < state.seats; other++) {
      if (other === seat) continue;
      const terms = this.#best(state, seat, other, state.hand[seat]!);
      const gain = terms ? this.#gain(state, seat, other, terms) : 0;
      if (gain <= most) continue;
      most = gain;
      best = terms;
    }
    if (!best) return undefined;
    const terms = best;
    const to = Array.from({ length: state.seats }, (_, other) => other).filter(
      (other) => other !== seat && this.#isWelcome(state, seat, other, terms),
    );
    return { type: 'offer', to, ...inWords(terms) };
  }

  /** The best terms that both sides should want: one card for one, or two for one; `from`: what may be given. */
  #best(state: State, seat: Seat, other: Seat, from: number): Terms | undefined {
    let best: Terms | undefined;
    let most = this.#weights.bargain;
    if (isNear(state, other)) return undefined;
    for (let get = 0; get < KINDS; get++) {
      if (countOf(state.hand[other]!, get) === 0) continue;
      for (let give = 0; give < KINDS; give++) {
        if (give === get || countOf(from, give) === 0 || countOf(state.hand[seat]!, give) === 0) continue;
        for (let count = 1; count <= 2; count++) {
          const terms = { give: count * one(give), get: one(get) };
          if (!holds(state.hand[seat]!, terms.give)) continue;
          const gain = this.#gain(state, seat, other, terms);
          if (gain <= most || !this.#isWelcome(state, seat, other, terms)) continue;
          most = gain;
          best = terms;
        }
      }
    }
    return best;
  }

  /** Tells whether the other side can and should want these terms. */
  #isWelcome(state: State, seat: Seat, other: Seat, { give, get }: Terms): boolean {
    return (
      this.wants(state, other, seat, { give: get, get: give }) &&
      this.wants(state, seat, other, { give, get })
    );
  }

  /** Returns the gain of a seat by a trade, less its part in the gain of the other. */
  #gain(state: State, seat: Seat, other: Seat, { give, get }: Terms): number {
    if (isNear(state, other)) return Number.NEGATIVE_INFINITY;
    const own = this.#change(state, seat, get - give);
    const theirs = this.#change(state, other, give - get);
    return own - this.#weights.envy * shareOf(this.#weights, state, seat, other) * Math.max(0, theirs);
  }

  /** Returns the change in a hand's worth with other cards. */
  #change(state: State, seat: Seat, cards: number): number {
    const plans = this.#plans[seat]!;
    const hand = state.hand[seat]!;
    if (this.#before[seat]! < 0) {
      plans.look(state, seat);
      this.#before[seat] = plans.worth(hand);
    }
    const change = plans.worth(hand + cards) - this.#before[seat]!;
    // Cards beyond what a plan needs are worth a little, too.
    return change + 0.25 * this.#weights.card * (total(hand + cards) - total(hand));
  }
}

/** CAT-TRADE-09, CAT-VAR-10, CAT-TURN-04 */
const mayTalk = ({ options, phase, built }: State): boolean =>
  phase === MAIN && built === 0 && options.playerTrades;

const isNear = ({ points, options }: State, seat: Seat): boolean =>
  isTooClose(points[seat]!, options.victoryTarget);

const inWords = ({ give, get }: Terms) => ({ give: cardsIn(give), get: cardsIn(get) });
