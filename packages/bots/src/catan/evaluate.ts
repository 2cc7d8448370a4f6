import { catan } from '@bastide/catan';
import type { Seat } from '@bastide/contract';
import { Income } from './income.ts';
import { Land } from './land.ts';
import { countOf, DEALT, discardOf, FINISHED, KINDS, one, pointsOf, STOLEN, type State } from './packed.ts';
import { horizon, Plans } from './plans.ts';
import { shareOf } from './threat.ts';
import type { Weights } from './weights.ts';

/** Worth more than any lead. */
const WIN = 1000;

/** Prospects of a seat, in points, less those of its opponents. Has its own scratch memory; equal states have equal values. */
export class Evaluation {
  readonly #weights: Weights;
  readonly #land = new Land();
  readonly #own: Plans;
  readonly #other: Income;

  constructor(weights: Weights) {
    this.#weights = weights;
    this.#own = new Plans(weights, this.#land);
    this.#other = new Income(weights, this.#land);
  }

  evaluate(state: State, seat: Seat): number {
    // At a standstill there may be several. CAT-VP-06
    if (state.phase === FINISHED) return catan.outcome(state)!.winners.includes(seat) ? WIN : -WIN;
    this.#land.look(state);
    this.#own.look(state, seat);
    let value = this.#own.prospects + this.#handWorth(state, seat);
    // The card just bought, before it is seen.
    if (state.phase === DEALT && state.seat === seat && state.deckLeft > 0)
      value += this.#own.unseenCard(state, seat);
    for (let other = 0; other < state.seats; other++)
      if (other !== seat) value -= shareOf(this.#weights, state, seat, other) * this.#standing(state, other);
    return value;
  }

  /** The same by where it comes from: own points and hopes by kind; `rivals` for what theirs take off. */
  parts(state: State, seat: Seat): Map<string, number> {
    const value = this.evaluate(state, seat);
    if (state.phase === FINISHED) return new Map([['points', value]]);
    const { income, prospects } = this.#own;
    const { robber, card } = this.#weights;
    const parts = new Map<string, number>([
      ['points', pointsOf(state, seat)],
      ['production', horizon(this.#weights, state, seat) * income.worth],
      ['robber', -robber * card * income.blocked],
      ['cards', this.#handWorth(state, seat)],
    ]);
    const known = parts.get('points')! + parts.get('production')! + parts.get('robber')!;
    parts.set('developments', prospects - known);
    return parts.set('rivals', value - prospects - parts.get('cards')!);
  }

  /** The hand, with what is being stolen into it, less what a 7 may take of it. */
  #handWorth(state: State, seat: Seat): number {
    const { cards } = state;
    const hand = state.hand[seat]!;
    let worth: number;
    if (state.phase === STOLEN && state.seat === seat) {
      const victim = state.victim;
      worth = 0;
      for (let kind = 0; kind < KINDS; kind++) {
        const chances = countOf(state.hand[victim]!, kind);
        if (chances > 0) worth += (chances / cards[victim]!) * this.#own.worth(hand + one(kind));
      }
    } else worth = this.#own.worth(hand);
    const lost = discardOf(cards[seat]!, state.options.discardLimit);
    if (lost === 0) return worth;
    const risk = 1 - (5 / 6) ** state.seats;
    return worth - risk * this.#weights.seven * this.#weights.card * lost;
  }

  /** Returns a brief evaluation of an opponent: no look at its plans. */
  #standing(state: State, seat: Seat): number {
    const { card, robber } = this.#weights;
    const income = this.#other;
    income.look(state, seat);
    const stolen = state.phase === STOLEN && state.victim === seat ? 1 : 0;
    return (
      state.points[seat]! +
      horizon(this.#weights, state, seat) * income.worth -
      robber * card * income.blocked +
      card * (state.cards[seat]! - stolen)
    );
  }
}
