import type { Counting } from './cards/counting.ts';
import type { Event } from './events.ts';
import type { Island } from './hexes/island.ts';
import type { Options } from './options.ts';
import { WORDS } from './place-sets.ts';
import { SCALARS, type Scalars } from './scalars.ts';

/** The numbers that two dice can show, from 0 to 12: `owed` has a row for each. */
export const DICE_SUMS = 13;
/** Two dice as one number: see `turn/pairs.ts`. */
export const PAIRS = 36;

/** `State.offer`. */
export const NO_OFFER = 0;
export const OPEN_OFFER = 1;
export const WITHDRAWN_OFFER = 2;

/** `State.answer`: what a seat has said to the offer, or of its own accord. */
export const NO_ANSWER = 0;
export const DECLINED = 1;
export const ACCEPTED = 2;
/** Terms of its own stand in `termsGive` and `termsGet`. */
export const PROPOSED = 3;

/** `State.building`: seat + 1 in the low bits, and a bit for a city. */
export const OWNER = 7;
export const CITY = 8;

/** The seats of a set of bits, in order. */
export const seatsIn = (bits: number): number[] =>
  Array.from({ length: 32 - Math.clz32(bits) }, (_, seat) => seat).filter((seat) => (bits >> seat) & 1);

/** Pieces of each seat. CAT-COMP-07 */
export const PIECES = { settlement: 5, city: 4, road: 15 } as const;

const SCALAR_COUNT = Object.keys(SCALARS).length;

/** Int32 places for the arrays of one state: more than any island and table needs that fits its words. */
const WORDS_OF_MEMORY = 1024;

/** Turns at the start in which no 7 comes. CAT-VAR-06 */
export const sevenFreeTurns = ({ noSevenRounds, seats }: Pick<Options, 'noSevenRounds' | 'seats'>): number =>
  noSevenRounds * seats;

/** One buffer that fields of a class are laid into, one after the other, so that a copy is one `set`. */
class StateMemory {
  readonly options: Options;
  readonly island: Island;
  /** Seats at the table. */
  readonly seats: number;
  /** True if a deck takes the place of dice. CAT-VAR-04 */
  readonly hasDiceDeck: boolean;
  /** Turns at the start in which no 7 comes. CAT-VAR-06 */
  readonly sevenFreeTurns: number;
  // Not `#words`: to set up private members takes V8 as long as all the rest of a copy.
  private readonly words = new Int32Array(WORDS_OF_MEMORY);
  private used = 0;

  constructor(options: Options, island: Island) {
    this.options = options;
    this.island = island;
    this.seats = options.seats;
    this.hasDiceDeck = options.dice !== 'independent';
    this.sevenFreeTurns = sevenFreeTurns(options);
  }

  /** The next `length` places. */
  protected allocate(length: number): Int32Array {
    const from = this.used;
    this.used += length;
    if (this.used > this.words.length)
      throw new Error(`${this.used} words are taken of ${this.words.length}`);
    return this.words.subarray(from, this.used);
  }
  protected bySeat(each = 1): Int32Array {
    return this.allocate(this.seats * each);
  }
  /** All that was taken. */
  protected allocated(): Int32Array {
    return this.words.subarray(0, this.used);
  }
}

export interface State extends Scalars {}

/**
 * A whole game as numbers. Each field says what it is by; sizes follow from the island and the seats. A new one is bare
 * memory: `emptyTable` makes a game of it.
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the properties are defined below, for every name
export class State extends StateMemory {
  /** Single numbers: see SCALARS. */
  readonly scalar = this.allocate(SCALAR_COUNT);

  /** By hex: place in TERRAINS, and token (0: none). CAT-MAP-16 */
  readonly terrain = this.allocate(this.island.hexes);
  readonly token = this.allocate(this.island.hexes);
  /** By place in `box.harborPaths`: place in HARBORS. */
  readonly harbor = this.allocate(this.island.box.harborPaths.length);
  /** By intersection: 0, or seat + 1, with CITY. By path: 0, or seat + 1. */
  readonly building = this.allocate(this.island.intersections);
  readonly road = this.allocate(this.island.paths);
  /** By hex: how many cards it brings each seat, where the robber is not; see `broughtTo`. CAT-PROD-02 */
  readonly brings = this.allocate(this.island.hexes);
  /** By dice sum and seat, `sum * seats + seat`: packed cards that a roll of it owes. CAT-PROD-02 */
  readonly owed = this.bySeat(DICE_SUMS);

  /** Set of intersections free under the distance rule. CAT-SETL-04 */
  readonly free = this.allocate(WORDS);
  /** Deck of dice: set of the pairs left. CAT-VAR-04 */
  readonly pairs = this.allocate(WORDS);
  /** By seat: set of intersections that own roads touch. */
  readonly touched = this.bySeat(WORDS);
  /** By seat: set of intersections with an own settlement. */
  readonly settled = this.bySeat(WORDS);
  /** By seat: set of free paths where a road would be allowed. CAT-ROAD-03, CAT-ROAD-04 */
  readonly buildable = this.bySeat(WORDS);

  /** By seat: resource cards, packed, and how many. */
  readonly hand = this.bySeat();
  readonly cards = this.bySeat();
  /** By seat: development cards not played and those of them bought this turn, packed; knights played. CAT-DEV-04 */
  readonly held = this.bySeat();
  readonly fresh = this.bySeat();
  readonly knights = this.bySeat();
  /** By seat: points that all can see. CAT-VP-01 */
  readonly points = this.bySeat();
  /** By seat: the most victory point cards it can hold, since it has not won. CAT-VP-04 */
  readonly pointsAtMost = this.bySeat();
  /** By seat: length of the longest road. CAT-LROAD-02 */
  readonly length = this.bySeat();
  /** By seat: pieces in supply. CAT-COMP-07 */
  readonly settlementsLeft = this.bySeat();
  readonly citiesLeft = this.bySeat();
  readonly roadsLeft = this.bySeat();
  /** By seat: packed rates of the bank. CAT-MARI-01…03 */
  readonly rates = this.bySeat();
  /** By seat: cards still to discard. CAT-SEVEN-02 */
  readonly due = this.bySeat();
  /** By seat: answer to the offer; terms of its own as that seat sees them, packed. CAT-TRADE-04 */
  readonly answer = this.bySeat();
  readonly termsGive = this.bySeat();
  readonly termsGet = this.bySeat();

  /** All of it. */
  readonly all = this.allocated();

  /** The start, for `reset`: shared, never changed. */
  start: State | undefined = undefined;
  /** Counts that each seat can have of the others' hands; null where nobody looks at views. Never changed, only replaced. */
  counting: Counting | null = null;
  /** Collects events for a listener; null in the fast lane. Never copied. */
  events: Event[] | null = null;

  /** Another state equal to this one. */
  copy(into?: State): State {
    const copy = into ?? new State(this.options, this.island);
    copy.copyFrom(this);
    copy.counting = this.counting;
    return copy;
  }

  /** Becomes equal to a state of the same options, but that nobody counts cards. */
  copyFrom(other: State): void {
    this.all.set(other.all);
    this.counting = null;
  }
}

for (const [name, place] of Object.entries(SCALARS))
  Object.defineProperty(State.prototype, name, {
    get(this: State) {
      return this.scalar[place];
    },
    set(this: State, value: number) {
      this.scalar[place] = value;
    },
  });
