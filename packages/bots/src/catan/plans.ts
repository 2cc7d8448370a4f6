import { Income } from './income.ts';
import type { Land } from './land.ts';
import {
  CITY_COST,
  countOf,
  DEVELOPMENT_COST,
  ENOUGH_KNIGHTS,
  ENOUGH_ROADS,
  has,
  INTERSECTIONS,
  isEmpty,
  KINDS,
  MAIN,
  POINTS,
  pointsOf,
  ROAD_COST,
  SETTLEMENT_COST,
  type State,
} from './packed.ts';
import { FAR, Reach } from './reach.ts';
import { NEVER, WaitingTime } from './waiting-time.ts';
import type { Weights } from './weights.ts';

/** Development cards, in the order of DEVELOPMENTS. */
const KNIGHT = 0;
const POINT = 1;
const ROADS = 2;
const PLENTY = 3;
const MONOPOLY = 4;

/** Plans that a seat may save for: a city, a development card, a settlement after 0 to 3 roads, the longest road by 1 to 3. */
const CITY_PLAN = 0;
const CARD_PLAN = 1;
const SETTLE_PLAN = 2;
const TRAIL_PLAN = SETTLE_PLAN + FAR + 1;
const PRICES = [
  CITY_COST,
  DEVELOPMENT_COST,
  ...Array.from({ length: FAR + 1 }, (_, roads) => SETTLEMENT_COST + roads * ROAD_COST),
  ...Array.from({ length: FAR }, (_, i) => (i + 1) * ROAD_COST),
].map((price) => Float64Array.from({ length: KINDS }, (_, kind) => countOf(price, kind)));

const ARMY_POINTS = POINTS['largest-army'];
const TRAIL_POINTS = POINTS['longest-road'];
/** Points that a road in supply and a knight in hand cost when the deck is gone. */
const ROAD_KEPT = 0.05;
const KNIGHT_KEPT = 1;

/** Plans of a seat: the next things to build, their value, and so the value of its cards. */
export class Plans {
  readonly income: Income;
  readonly #weights: Weights;
  readonly #reach = new Reach();
  readonly #waiting: WaitingTime;
  /** By plan: points it is worth once done; 0: impossible. */
  readonly #value = new Float64Array(PRICES.length);
  readonly #discount: Float64Array;
  /** Rolls before the seat can build; 0: now. And before it can build again. */
  #next = 0;
  #round = 0;
  /**
   * True once the deck is gone. Then plans are few and in each other's way, and whoever waits for more than can be had keeps the
   * game from its end. CAT-VP-06
   */
  #isLate = false;
  /** Points for one more card per roll until the end. */
  #horizon = 0;
  /** Points that it has or can count on, hidden ones too, without its hand and its income. */
  #points = 0;

  constructor(weights: Weights, land: Land) {
    this.#weights = weights;
    this.income = new Income(weights, land);
    this.#waiting = new WaitingTime(this.income);
    this.#discount = Float64Array.from({ length: NEVER * 4 + 1 }, (_, i) =>
      Math.exp((-weights.impatience * i) / 4),
    );
  }

  look(state: State, seat: number): void {
    const { income } = this;
    income.look(state, seat);
    this.#round = state.seats;
    this.#next = rollsUntil(state, seat);
    this.#isLate = state.deckLeft === 0;
    this.#horizon = horizon(this.#weights, state, seat);
    this.#reach.look(state, seat);
    this.#points = pointsOf(state, seat) + this.#cards(state, seat);
    this.#value.fill(0);
    this.#findCity(state, seat);
    this.#findSpots(state, seat);
    this.#findCard(state, seat);
    this.#findTrail(state, seat);
  }

  /** Without the hand. */
  get prospects(): number {
    const { income } = this;
    return (
      this.#points + this.#horizon * income.worth - this.#weights.robber * this.#weights.card * income.blocked
    );
  }

  /** Returns the value of a hand, in points: the best plan it serves, and parts of the next ones. */
  worth(hand: number): number {
    const value = this.#value;
    const waiting = this.#waiting;
    waiting.take(hand);
    let best = 0;
    let second = 0;
    let third = 0;
    for (let plan = 0; plan < PRICES.length; plan++) {
      if (value[plan] === 0) continue;
      const worth = value[plan]! * this.#discountFor(waiting.rolls(PRICES[plan]!));
      if (worth > best) {
        third = second;
        second = best;
        best = worth;
      } else if (worth > second) {
        third = second;
        second = worth;
      } else if (worth > third) third = worth;
    }
    if (this.#isLate) return best;
    return best + this.#weights.second * second + this.#weights.third * third;
  }

  /** Returns the discount for a wait: a price that can be paid now costs none; any other has to wait for a turn. */
  #discountFor(rolls: number): number {
    const time = rolls === 0 ? this.#next : Math.max(rolls, this.#next === 0 ? this.#round : this.#next);
    return this.#discount[Math.min(Math.round(time * 4), NEVER * 4)]!;
  }

  /** A point, and more if it is the last one. */
  #point(state: State, seat: number, points: number): number {
    return (
      points + (pointsOf(state, seat) + points >= state.options.victoryTarget ? this.#weights.finish : 0)
    );
  }

  #findCity(state: State, seat: number): void {
    if (state.citiesLeft[seat] === 0) return;
    let most = -1;
    for (let at = 0; at < INTERSECTIONS; at++)
      if (state.building[at] === seat + 1) most = Math.max(most, this.income.gain(at));
    if (most >= 0) this.#value[CITY_PLAN] = this.#point(state, seat, 1) + this.#horizon * most;
  }

  /** The best spot for each number of missing roads. */
  #findSpots(state: State, seat: number): void {
    if (state.settlementsLeft[seat] === 0) return;
    const { keep, contested } = this.#weights;
    const { roads } = this.#reach;
    const point = this.#point(state, seat, 1);
    for (let at = 0; at < INTERSECTIONS; at++) {
      const far = roads[at]!;
      if (far > FAR || far > state.roadsLeft[seat]! || !has(state.free, 0, at)) continue;
      const chance = keep ** far * (this.#isContested(state, seat, at) ? contested : 1);
      const value = chance * (point + this.#horizon * this.income.gainWithHarbor(at));
      if (value > this.#value[SETTLE_PLAN + far]!) this.#value[SETTLE_PLAN + far] = value;
    }
  }

  /** Tells whether somebody else's road ends there. */
  #isContested({ touched }: State, seat: number, at: number): boolean {
    for (let other = this.#round - 1; other >= 0; other--)
      if (other !== seat && has(touched, other, at)) return true;
    return false;
  }

  #findCard(state: State, seat: number): void {
    const left = state.deckLeft;
    if (left > 0) this.#value[CARD_PLAN] = this.unseenCard(state, seat);
  }

  /** Returns the mean value of the next card of the deck. */
  unseenCard(state: State, seat: number): number {
    const { knight, roads, plenty, monopoly } = this.#weights;
    const deck = state.deck;
    const step = this.#army(state, seat, 1) - this.#army(state, seat, 0);
    const sum =
      countOf(deck, KNIGHT) * (knight + step) +
      countOf(deck, POINT) * this.#point(state, seat, 1) +
      countOf(deck, ROADS) * roads +
      countOf(deck, PLENTY) * plenty +
      countOf(deck, MONOPOLY) * monopoly;
    return sum / state.deckLeft;
  }

  /** Cards that wait to be played, and what the bonus cards promise. */
  #cards(state: State, seat: number): number {
    const { knight, roads, plenty, monopoly } = this.#weights;
    const held = state.held[seat]!;
    return (
      (this.#isLate ? -ROAD_KEPT * state.roadsLeft[seat]! : 0) +
      countOf(held, KNIGHT) * (this.#isLate ? -KNIGHT_KEPT : knight) +
      countOf(held, ROADS) * roads +
      countOf(held, PLENTY) * plenty +
      countOf(held, MONOPOLY) * monopoly +
      this.#army(state, seat, 0) +
      this.#lead(state, seat)
    );
  }

  /** The hope for the largest army with so many more knights in hand. A knight in hand is nearly a step. */
  #army(state: State, seat: number, more: number): number {
    const { knights } = state;
    const holder = state.armyHolder;
    if (holder === seat) return 0;
    const needed = Math.max(ENOUGH_KNIGHTS, holder < 0 ? 0 : knights[holder]! + 1);
    const missing = needed - knights[seat]! - 0.75 * (countOf(state.held[seat]!, KNIGHT) + more);
    return this.#point(state, seat, ARMY_POINTS) * this.#weights.army ** Math.max(0.5, missing + 0.5);
  }

  /** Returns the safety of the longest road. */
  #lead(state: State, seat: number): number {
    if (state.roadHolder !== seat) return 0;
    return this.#weights.ahead * Math.min(2, state.length[seat]! - this.#longestOther(state, seat));
  }

  #longestOther(state: State, seat: number): number {
    let longest = 0;
    for (let other = this.#round - 1; other >= 0; other--)
      if (other !== seat && state.length[other]! > longest) longest = state.length[other]!;
    return longest;
  }

  #findTrail(state: State, seat: number): void {
    const { buildable } = state;
    if (state.roadHolder === seat) return;
    const needed = Math.max(ENOUGH_ROADS, this.#longestOther(state, seat) + 1) - state.length[seat]!;
    const hope = this.#point(state, seat, TRAIL_POINTS) * this.#weights.trail ** needed;
    // No card is kept for it: a road is laid as soon as it can be paid, wherever it leads.
    if (this.#isLate) this.#points += hope;
    if (this.#isLate || needed > FAR || needed < 1 || needed > state.roadsLeft[seat]!) return;
    if (isEmpty(buildable, seat)) return;
    this.#value[TRAIL_PLAN + needed - 1] = hope;
  }
}

/** Rolls until a seat may build: none in its own turn after the roll. */
function rollsUntil(state: State, seat: number): number {
  const { seats } = state;
  if (state.turn === 0) return seats;
  const away = (seat - state.seat + seats) % seats;
  return away + (state.rolled < 0 && state.phase !== MAIN ? 1 : 0);
}

/** Points that one more card per roll brings until the end. Counted from the seat's own turn, also when that has just ended. */
export function horizon({ card, rolls, rollsAtLeast }: Weights, state: State, seat: number): number {
  const begun = state.turn - (state.seat === seat ? 0 : 1);
  return card * Math.max(rollsAtLeast, rolls - begun);
}
