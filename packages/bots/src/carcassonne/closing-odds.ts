import {
  askedOn,
  CONSTRAINTS as CONSTRAINT_COUNT,
  FITTING as FITTING_TABLE,
  middleOf,
  SIDE as SIDE_TABLE,
  type State,
} from './packed.ts';
import type { Weights } from './weights.ts';

const FITTING = FITTING_TABLE;
const SIDE = SIDE_TABLE;
const CONSTRAINTS = CONSTRAINT_COUNT;

/** More open ends than this are as hopeless. */
const ENDS_AT_MOST = 6;

/** Constraint of a cell on a side, at `constraint * 4 + side`: edge + 1, or 0 if there is no neighbour. */
export const ASKED = Uint8Array.from({ length: CONSTRAINTS * 4 }, (_, i) => askedOn(i >> 2, i & 3));

/**
 * Chances that the tiles left in the bag close open ends. Every question is answered once for each bag, so a decision between a
 * hundred states asks little more than a decision between two.
 */
export class ClosingOdds {
  readonly #weights: Weights;
  #bag = new Int32Array(0);
  #seats = 0;
  /** Tiles in that bag, and tiles left now: fewer, where the bag is kept for what comes later. */
  #inBag = 0;
  #left = 0;
  #isKept = false;
  /** By constraint: tiles left that fit; −1 where nobody asked yet. */
  readonly #fitting = new Int16Array(CONSTRAINTS);
  /** By constraint and side: tiles left that fit and close the end on that side; −1 likewise. */
  readonly #closing = new Int16Array(CONSTRAINTS * 4);
  /**
   * By constraint, side and open ends of the whole feature: whether it is ever closed, and soon; −1 likewise. One for each
   * number of tiles drawn since.
   */
  readonly #outlooks: Outlook[] = [new Outlook()];
  #outlook = this.#outlooks[0]!;

  /** By constraint and pair of sides: part of the tiles left that fit and join them; −1 likewise. */
  readonly #joining = new Float64Array(CONSTRAINTS * 16);

  constructor(weights: Weights) {
    this.#weights = weights;
  }

  /** Turns that each seat has still to come, on average. */
  get turns(): number {
    return this.#left / this.#seats;
  }

  /**
   * Looks into the bag: what was found for another one is forgotten. While one is kept, only the tiles left count, and
   * those that are left are taken to be the same mixture.
   */
  look(state: State): void {
    const { bag } = state;
    if (this.#isKept) {
      this.#left = state.left;
      const drawn = this.#inBag - this.#left;
      while (this.#outlooks.length <= drawn) this.#outlooks.push(new Outlook());
      this.#outlook = this.#outlooks[drawn]!.made();
      return;
    }
    if (this.#seats === state.seats && this.#bag.length === bag.length) {
      let type = bag.length - 1;
      while (type >= 0 && bag[type] === this.#bag[type]) type--;
      if (type < 0) return;
    }
    this.#bag = bag.slice();
    this.#seats = state.seats;
    this.#inBag = state.left;
    this.#left = state.left;
    this.#fitting.fill(-1);
    this.#closing.fill(-1);
    this.#joining.fill(-1);
    for (const outlook of this.#outlooks) outlook.forget();
    this.#outlook = this.#outlooks[0]!.made();
  }

  /** Keeps the bag of this state for states that come of it, until the next is kept: a look into each takes too long. */
  keep(state: State): void {
    this.#isKept = false;
    this.look(state);
    this.#isKept = true;
  }

  /** Part of the tiles left that fit a cell. */
  fitting(asks: number): number {
    if (this.#fitting[asks]! < 0) {
      let count = 0;
      for (let type = 0; type < this.#bag.length; type++)
        if (FITTING[type * CONSTRAINTS + asks] !== 0) count += this.#bag[type]!;
      this.#fitting[asks] = count;
    }
    return this.#inBag === 0 ? 0 : this.#fitting[asks]! / this.#inBag;
  }

  /** Chance that the end of a road or city on that side of an empty cell is ever closed; the feature has `ends` of them. */
  ever(asks: number, side: number, ends: number): number {
    return this.#outlook.ever[this.ask(asks, side, ends)]!;
  }

  /** The same within the next turns. */
  soon(asks: number, side: number, ends: number): number {
    return this.#outlook.soon[this.ask(asks, side, ends)]!;
  }

  /** The same by what `ask` said: for whoever wants both, many times. */
  get everAt(): Float64Array {
    return this.#outlook.ever;
  }
  get soonAt(): Float64Array {
    return this.#outlook.soon;
  }

  /** Part of the tiles left that fit a cell and join what lies on these two sides of it. */
  joining(asks: number, side: number, other: number): number {
    const key = asks * 16 + side * 4 + other;
    if (this.#joining[key]! < 0) {
      let count = 0;
      for (let type = 0; type < this.#bag.length; type++)
        if (this.#bag[type]! > 0 && joins(type, asks, side, other)) count += this.#bag[type]!;
      this.#joining[key] = this.#inBag === 0 ? 0 : count / this.#inBag;
    }
    return this.#joining[key]!;
  }

  /** Returns the index in `everAt` and `soonAt` of the answers for such an end, computing them if needed. */
  ask(asks: number, side: number, ends: number): number {
    const crowd = Math.min(ends, ENDS_AT_MOST);
    const key = (asks * 4 + side) * ENDS_AT_MOST + crowd - 1;
    const { ever: everOf, soon: soonOf } = this.#outlook;
    if (everOf[key]! < 0) {
      const { attention, extending, crowding, soon } = this.#weights;
      const fitting = this.fitting(asks);
      const closing = this.#inBag === 0 ? 0 : this.#countClosing(asks, side) / this.#inBag;
      const rate = ((closing + extending * (fitting - closing)) * attention) / crowd ** crowding;
      everOf[key] = 1 - Math.exp(-rate * this.turns);
      soonOf[key] = 1 - Math.exp(-rate * Math.min(soon, this.turns));
    }
    return key;
  }

  #countClosing(asks: number, side: number): number {
    const key = asks * 4 + side;
    if (this.#closing[key]! < 0) {
      let count = 0;
      for (let type = 0; type < this.#bag.length; type++)
        if (this.#bag[type]! > 0 && closes(type, asks, side)) count += this.#bag[type]!;
      this.#closing[key] = count;
    }
    return this.#closing[key]!;
  }
}

/** By constraint, side and open ends: chance to be ever closed, and soon; −1 where nobody asked yet. */
class Outlook {
  readonly ever = new Float64Array(CONSTRAINTS * 4 * ENDS_AT_MOST).fill(-1);
  readonly soon = new Float64Array(CONSTRAINTS * 4 * ENDS_AT_MOST).fill(-1);

  #isStale = false;

  forget(): void {
    this.#isStale = true;
  }

  /** Forgets what it was told to: only where it is used again, for that takes time. */
  made(): this {
    if (this.#isStale) {
      this.ever.fill(-1);
      this.soon.fill(-1);
      this.#isStale = false;
    }
    return this;
  }
}

/** Tells whether a type can lie so that the segment on that side leads to no other empty cell. */
function closes(type: number, asks: number, side: number): boolean {
  const turns = FITTING[type * CONSTRAINTS + asks]!;
  for (let turn = 0; turn < 4; turn++) {
    if (((turns >> turn) & 1) === 0) continue;
    const first = (type * 4 + turn) * 4;
    const local = middleOf(SIDE[first + side]!);
    let leads = false;
    for (let other = 0; other < 4; other++)
      if (other !== side && ASKED[asks * 4 + other] === 0 && middleOf(SIDE[first + other]!) === local)
        leads = true;
    if (!leads) return true;
  }
  return false;
}

/** Tells whether a type can lie so that both sides belong to one segment. */
function joins(type: number, asks: number, side: number, other: number): boolean {
  const turns = FITTING[type * CONSTRAINTS + asks]!;
  for (let turn = 0; turn < 4; turn++) {
    const first = (type * 4 + turn) * 4;
    if (((turns >> turn) & 1) === 1 && middleOf(SIDE[first + side]!) === middleOf(SIDE[first + other]!))
      return true;
  }
  return false;
}
