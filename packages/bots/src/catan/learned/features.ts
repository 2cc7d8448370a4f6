import { Land } from '../land.ts';
import {
  CITY_COST,
  CORNER,
  countOf,
  DESERT,
  DEVELOPMENT_COST,
  ENOUGH_KNIGHTS,
  ENOUGH_ROADS,
  HEX_AT,
  holds,
  INTERSECTIONS,
  KINDS,
  OWNER,
  ROAD_COST,
  SEATS_AT_MOST,
  SETTLEMENT_COST,
  type State,
  total,
  yieldOfBuilding,
} from '../packed.ts';
import { WaitingTime } from '../waiting-time.ts';
import { AT, INPUT_COUNT } from './inputs.ts';
import { CITY, KNIGHT, MONOPOLY, PLENTY, POINT, ROADS } from './packed.ts';
import { SettlementSpots } from './settlement-spots.ts';

const prices = (...costs: readonly number[]): Float64Array[] =>
  costs.map((cost) => Float64Array.from({ length: KINDS }, (_, kind) => countOf(cost, kind)));
/** By what may be bought: as in the groups `tempo` and `afford`. The settlement's depends on its roads. */
const COSTS = [CITY_COST, SETTLEMENT_COST, DEVELOPMENT_COST, ROAD_COST];
const PRICES = prices(...COSTS);
const SETTLEMENT_PRICES = prices(...[0, 1, 2, 3].map((roads) => SETTLEMENT_COST + roads * ROAD_COST));
/** Rolls that count as a while. */
const PATIENCE = 10;

/** Looks at a state as the network does: INPUT_COUNT numbers for each seat. Has its own scratch memory. */
export class Features {
  /** By seat and input, `seat * INPUT_COUNT + input`. */
  readonly values = new Float32Array(SEATS_AT_MOST * INPUT_COUNT);
  readonly #land = new Land();
  #board = -1;
  readonly #spots = new SettlementSpots(this.#land);
  /** By seat and kind: cards per roll, as if the robber stood nowhere; what it blocks, all, and the tokens as bits. */
  readonly #income = Array.from({ length: SEATS_AT_MOST }, () => new Float64Array(KINDS));
  readonly #blocked = new Float64Array(SEATS_AT_MOST);
  readonly #all = new Float64Array(SEATS_AT_MOST);
  readonly #tokens = new Int32Array(SEATS_AT_MOST);
  /** By seat: cards per roll of the best settlement to make a city of. */
  readonly #city = new Float64Array(SEATS_AT_MOST);
  /** By seat: points, hidden ones too. */
  readonly #points = new Float64Array(SEATS_AT_MOST);
  /** By seat: what its tempo was worked out for. */
  readonly #wealth = Array.from({ length: SEATS_AT_MOST }, () => ({ hand: -1, board: -1, deck: false }));
  readonly #waiter = { cards: new Float64Array(KINDS), rates: new Float64Array(KINDS) };
  readonly #waiting = new WaitingTime(this.#waiter);

  look(state: State): void {
    this.#land.look(state);
    this.#spots.look(state);
    if (this.#board !== this.#spots.boards) {
      this.#board = this.#spots.boards;
      this.#lookAtIncome(state);
    }
    this.#lookAtRobber(state);
    for (let seat = 0; seat < state.seats; seat++)
      this.#points[seat] = state.points[seat]! + countOf(state.held[seat]!, POINT);
    for (let seat = 0; seat < state.seats; seat++) this.#lookAt(state, seat);
  }

  #lookAtIncome(state: State): void {
    const { building, token, seats } = state;
    const { kind, rate } = this.#land;
    for (let seat = 0; seat < seats; seat++) {
      this.#income[seat]!.fill(0);
      this.#all[seat] = 0;
      this.#tokens[seat] = 0;
      this.#city[seat] = 0;
    }
    for (let at = 0; at < INTERSECTIONS; at++) {
      const standing = building[at]!;
      if (standing === 0) continue;
      const seat = (standing & OWNER) - 1;
      const yields = (standing & CITY) === 0 ? 1 : 2;
      const income = this.#income[seat]!;
      let sum = 0;
      for (let i = at * 3; i < at * 3 + 3; i++) {
        const one = kind[i]!;
        if (one < 0) continue;
        const hex = HEX_AT[i]!;
        const cards = rate[hex]!;
        income[one]! += yields * cards;
        sum += cards;
        this.#tokens[seat]! |= 1 << token[hex]!;
      }
      this.#all[seat]! += yields * sum;
      if (yields === 1 && sum > this.#city[seat]!) this.#city[seat] = sum;
    }
  }

  #lookAtRobber({ building, robber, terrain, seats }: State): void {
    const blocked = this.#blocked;
    blocked.fill(0, 0, seats);
    if (terrain[robber] === DESERT) return;
    for (let i = robber * 6; i < robber * 6 + 6; i++) {
      const standing = building[CORNER[i]!]!;
      if (standing !== 0)
        blocked[(standing & OWNER) - 1]! += yieldOfBuilding(standing) * this.#land.rate[robber]!;
    }
  }

  #lookAt(state: State, seat: number): void {
    const { values } = this;
    const from = seat * INPUT_COUNT;
    const { options, seats } = state;
    const hand = state.hand[seat]!;
    const held = state.held[seat]!;
    const rates = state.rates[seat]!;
    const income = this.#income[seat]!;

    // As if ten points won: what counts is how many are missing.
    const points = this.#points[seat]! + 10 - options.victoryTarget;
    let to = from + AT.points;
    values[to++] = points / 10;
    values[to++] = points > 6 ? (points - 6) / 4 : 0;
    values[to++] = points === 8 ? 1 : 0;
    values[to++] = points >= 9 ? 1 : 0;
    values[to] = countOf(held, POINT) / 3;

    to = from + AT.production;
    let kinds = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      values[to++] = income[kind]! * 3;
      if (income[kind]! > 0) kinds++;
    }
    values[to++] = this.#all[seat]!;
    values[to++] = kinds / KINDS;
    values[to++] = bits(this.#tokens[seat]!) / 8;
    values[to] = this.#blocked[seat]! * 3;

    const cards = state.cards[seat]! - state.due[seat]!;
    let any = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      values[from + AT.cards + kind] = Math.min(8, countOf(hand, kind)) / 4;
      const rate = countOf(rates, kind);
      values[from + AT.ports + kind] = (1 / rate - 0.25) * income[kind]! * 12;
      if (rate === 3) any = 1;
    }
    values[from + AT.cards + KINDS] = cards / 10;
    values[from + AT.cards + KINDS + 1] = Math.max(0, cards - options.discardLimit) / 5;
    values[from + AT.ports + KINDS] = any;

    const settlementsLeft = state.settlementsLeft[seat]!;
    const citiesLeft = state.citiesLeft[seat]!;
    to = from + AT.pieces;
    values[to++] = settlementsLeft / 5;
    values[to++] = citiesLeft / 4;
    values[to] = state.roadsLeft[seat]! / 15;

    to = from + AT.developments;
    const knights = countOf(held, KNIGHT);
    values[to++] = Math.min(3, knights) / 2;
    values[to++] = Math.min(2, countOf(held, ROADS));
    values[to++] = Math.min(2, countOf(held, PLENTY));
    values[to++] = Math.min(2, countOf(held, MONOPOLY));
    values[to] = Math.min(3, total(state.fresh[seat]!)) / 2;

    this.#race(from + AT.army, seats, seat, state.knights, state.armyHolder, ENOUGH_KNIGHTS, knights);
    this.#race(from + AT.road, seats, seat, state.length, state.roadHolder, ENOUGH_ROADS, 0);

    const { best, second } = this.#spots;
    to = from + AT.places;
    const canSettle = settlementsLeft > 0;
    let roads = 4;
    for (let far = 3; far >= 0; far--) {
      const place = canSettle ? best[seat * 4 + far]! : 0;
      values[to + far] = place;
      if (place > 0) roads = far;
    }
    values[to + 4] = canSettle ? second[seat * 2]! : 0;
    values[to + 5] = canSettle ? second[seat * 2 + 1]! : 0;
    values[to + 6] = citiesLeft > 0 ? this.#city[seat]! * 2 : 0;

    const wealth = this.#wealth[seat]!;
    // Hands and boards stay mostly as they are from one state to the next.
    if (wealth.hand !== hand || wealth.board !== this.#spots.boards || wealth.deck !== state.deckLeft > 0) {
      wealth.hand = hand;
      wealth.board = this.#spots.boards;
      wealth.deck = state.deckLeft > 0;
      this.#lookAtTempo(state, seat, roads);
    }

    to = from + AT.turn;
    const isSetUp = state.turn === 0;
    values[to++] = isSetUp ? 0 : ((seat - state.seat + seats) % seats) / 3;
    values[to++] = !isSetUp && seat === state.seat && state.rolled >= 0 ? 1 : 0;
    values[to++] = Math.min(2, state.turn / seats / 20);
    values[to] = state.deckLeft / 25;

    to = from + AT.setup;
    values[to++] = isSetUp ? this.#spots.left(state, seat) / 2 : 0;
    values[to] = isSetUp ? this.#spots.next(state, seat) : 0;

    this.#lookAtOthers(state, seat, from + AT.threat);
  }

  /** Adds the speed at which the hand pays for things, the settlement with so many roads. */
  #lookAtTempo(state: State, seat: number, roads: number): void {
    const { values } = this;
    const hand = state.hand[seat]!;
    const to = seat * INPUT_COUNT + AT.tempo;
    const may = seat * INPUT_COUNT + AT.afford;
    for (let kind = 0; kind < KINDS; kind++) {
      this.#waiter.cards[kind] = this.#income[seat]![kind]!;
      this.#waiter.rates[kind] = countOf(state.rates[seat]!, kind);
    }
    this.#waiting.take(hand);
    values[to] = state.citiesLeft[seat]! > 0 && this.#city[seat]! > 0 ? this.#soon(PRICES[0]!) : 0;
    values[to + 1] = roads < SETTLEMENT_PRICES.length ? this.#soon(SETTLEMENT_PRICES[roads]!) : 0;
    values[to + 2] = state.deckLeft > 0 ? this.#soon(PRICES[2]!) : 0;
    values[to + 3] = this.#soon(PRICES[3]!);
    for (let cost = 0; cost < COSTS.length; cost++) values[may + cost] = holds(hand, COSTS[cost]!) ? 1 : 0;
  }

  /** A bonus card: what the seat has, whether it holds it, how near it is to taking it, how far it leads. */
  #race(
    to: number,
    seats: number,
    seat: number,
    counts: Int32Array,
    holder: number,
    enough: number,
    inHand: number,
  ): void {
    const { values } = this;
    const own = counts[seat]!;
    let others = 0;
    for (let other = 0; other < seats; other++)
      if (other !== seat && counts[other]! > others) others = counts[other]!;
    const needed = Math.max(enough, holder >= 0 && holder !== seat ? counts[holder]! + 1 : 0);
    values[to] = own / 6;
    values[to + 1] = holder === seat ? 1 : 0;
    values[to + 2] = holder === seat ? 0 : 1 / (1 + Math.max(0, needed - own - 0.7 * inHand));
    values[to + 3] = holder === seat ? Math.min(4, own - others) / 3 : 0;
  }

  /** Returns the speed at which the waiting hand can pay a price: 1 at once, 0 never. */
  #soon(price: Float64Array): number {
    return Math.exp(-this.#waiting.rolls(price) / PATIENCE);
  }

  #lookAtOthers(state: State, seat: number, to: number): void {
    const { values } = this;
    let strongest = 0;
    let points = 0;
    let most = 0;
    let income = 0;
    let cards = 0;
    for (let other = 0; other < state.seats; other++) {
      if (other === seat) continue;
      const own = this.#points[other]! + 10 - state.options.victoryTarget;
      points += own;
      if (own > strongest) strongest = own;
      income += this.#all[other]!;
      if (this.#all[other]! > most) most = this.#all[other]!;
      cards += state.cards[other]!;
    }
    const others = state.seats - 1;
    values[to] = strongest / 10;
    values[to + 1] = points / others / 10;
    values[to + 2] = income / others;
    values[to + 3] = most;
    values[to + 4] = cards / others / 10;
  }
}

const bits = (set: number): number => {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
};
