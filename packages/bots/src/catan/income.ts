import { chanceOf, type Land } from './land.ts';
import {
  CORNER,
  countOf,
  DESERT,
  DICE_SUMS,
  HEX_AT,
  KINDS,
  OWNER,
  type State,
  yieldOfBuilding,
} from './packed.ts';
import type { Weights } from './weights.ts';

/** Place of `3:1` in HARBORS; the others follow in the order of the resources. */
const ANY = 0;

/** Income of a seat from its buildings, as if the robber stood elsewhere. */
export class Income {
  readonly #weights: Weights;
  readonly #land: Land;
  /** By resource: cards per roll, and what the bank asks for one. */
  readonly cards = new Float64Array(KINDS);
  readonly rates = new Float64Array(KINDS).fill(4);
  /** In cards per roll, weighed by what they are good for; and what of it the robber holds back. */
  worth = 0;
  blocked = 0;

  constructor(weights: Weights, land: Land) {
    this.#weights = weights;
    this.#land = land;
  }

  look(state: State, seat: number): void {
    const { cards, rates } = this;
    const { owed, seats } = state;
    cards.fill(0);
    let numbers = 0;
    for (let number = 2; number < DICE_SUMS; number++) {
      const row = owed[number * seats + seat]!;
      if (row === 0) continue;
      numbers++;
      const chance = chanceOf(number);
      for (let kind = 0; kind < KINDS; kind++) cards[kind]! += chance * countOf(row, kind);
    }
    for (let kind = 0; kind < KINDS; kind++) rates[kind] = countOf(state.rates[seat]!, kind);
    this.#addBlocked(state, seat);
    this.worth = numbers * this.#weights.numbers;
    for (let kind = 0; kind < KINDS; kind++) this.worth += this.#worthOf(kind, cards[kind]!, rates[kind]!);
  }

  #addBlocked(state: State, seat: number): void {
    const hex = state.robber;
    this.blocked = 0;
    const kind = state.terrain[hex]!;
    if (kind === DESERT) return;
    let count = 0;
    for (let i = hex * 6; i < hex * 6 + 6; i++) {
      const standing = state.building[CORNER[i]!]!;
      if ((standing & OWNER) === seat + 1) count += yieldOfBuilding(standing);
    }
    const lost = count * this.#land.rate[hex]!;
    this.cards[kind]! += lost;
    this.blocked = lost * this.#weights.kinds[kind]!;
  }

  /** The first cards of a kind are worth most; beyond, what the bank gives for them. */
  #worthOf(kind: number, cards: number, rate: number): number {
    const { kinds, enough } = this.#weights;
    return kinds[kind]! * ((1 - 1 / rate) * enough * Math.log(1 + cards / enough) + cards / rate);
  }

  /** Returns the value of one more card from each hex around. */
  gain(at: number): number {
    const { cards, rates } = this;
    const { kind, rate } = this.#land;
    let gain = 0;
    for (let i = at * 3; i < at * 3 + 3; i++) {
      const one = kind[i]!;
      if (one < 0) continue;
      const before = cards[one]!;
      cards[one] = before + rate[HEX_AT[i]!]!;
      gain += this.#worthOf(one, cards[one]!, rates[one]!) - this.#worthOf(one, before, rates[one]!);
    }
    this.#takeBack(at);
    return gain;
  }

  /** Returns the value of a settlement there: cards, and a harbour. */
  gainWithHarbor(at: number): number {
    const harbor = this.#land.harbor[at]!;
    if (harbor < 0) return this.gain(at);
    let gain = this.gain(at);
    for (let kind = 0; kind < KINDS; kind++) {
      const now = harbor === ANY ? 3 : harbor - 1 === kind ? 2 : 4;
      if (now >= this.rates[kind]!) continue;
      const cards = this.cards[kind]!;
      gain += this.#worthOf(kind, cards, now) - this.#worthOf(kind, cards, this.rates[kind]!);
    }
    return gain;
  }

  #takeBack(at: number): void {
    const { kind, rate } = this.#land;
    for (let i = at * 3; i < at * 3 + 3; i++) if (kind[i]! >= 0) this.cards[kind[i]!]! -= rate[HEX_AT[i]!]!;
  }
}
