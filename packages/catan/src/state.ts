import type { Counting } from './cards/counting.ts';
import { DEVELOPMENT_DECK, FULL_BANK } from './cards/stock.ts';
import type { Event } from './events.ts';
import { HEXES, INTERSECTIONS, PATHS } from './hexes/topology.ts';
import type { Options } from './options.ts';

export const MAX_SEATS = 4;
/** Numbers that dice can show: `owed` has a row for each, 0 to 12. */
const NUMBERS = 13;

/** Phases: who is to do what. */
export const MAP = 0;
export const SETTLE = 1;
export const CONNECT = 2;
/** Before the roll: roll, or play a card. CAT-TURN-02 */
export const START = 3;
export const DICE = 4;
export const DISCARD = 5;
export const ROBBER = 6;
export const ROB = 7;
export const STOLEN = 8;
/** Trade and build. */
export const MAIN = 9;
export const DEALT = 10;
/** Free roads of the road building card. CAT-PROG-01 */
export const FREE_ROADS = 11;
export const FINISHED = 12;

/** Places in `State.scalar`. */
export const PHASE = 0;
/** The seat whose turn it is. */
export const SEAT = 1;
export const SEATS_AT_TABLE = 2;
/** Turns begun; 0 in the set-up phase. */
export const TURN = 3;
/** Pairs of settlement and road placed in the set-up phase, and the intersection of the last. */
export const PLACED = 4;
export const LAST = 5;
/** The dice of this turn as `6 * (first - 1) + second - 1`; −1 before the roll. */
export const ROLLED = 6;
export const ROBBER_HEX = 7;
/** The seat being robbed. */
export const VICTIM = 8;
/** Packed resource cards; packed development cards, and how many. */
export const BANK = 9;
export const DECK = 10;
export const DECK_LEFT = 11;
/** 1 when a development card was played this turn. CAT-DEV-03 */
export const PLAYED = 12;
/** 1 when something was built this turn: no more trade where the phases are separate. CAT-TURN-04 */
export const BUILT = 13;
/** Free roads left to place. */
export const FREE = 14;
/** Who holds the bonus cards; −1 nobody. */
export const ROAD_HOLDER = 15;
export const ARMY_HOLDER = 16;
export const WINNER = 17;
/** Options as numbers, so that steps read them from here: see RULE bits. */
export const RULES = 18;
export const TARGET = 19;
export const LIMIT = 20;
export const NO_SEVEN_TURNS = 21;
/** Intersections free under the distance rule: 27 bits each, V00 first. CAT-SETL-04 */
export const FREE_LOW = 22;
export const FREE_HIGH = 23;
/** The offer of the active seat: 0 none, 1 open, 2 withdrawn; its cards, and the seats it is for as bits. */
export const OFFER = 24;
export const OFFER_GIVE = 25;
export const OFFER_GET = 26;
export const OFFER_TO = 27;
/** Terms too long for a code, until the code is played. */
export const DESK_GIVE = 28;
export const DESK_GET = 29;
export const DESK_TO = 30;
/** Deck of dice: pairs left, 18 bits each, and how many. CAT-VAR-04 */
export const PAIRS_LOW = 31;
export const PAIRS_HIGH = 32;
export const PAIRS_LEFT = 33;
const SCALARS = 34;

/** States of `scalar[OFFER]`. */
export const NO_OFFER = 0;
export const OPEN_OFFER = 1;
export const WITHDRAWN_OFFER = 2;

/** Bits of `scalar[RULES]`. */
export const DICE_DECK = 1;
export const FIVE_LEFT = 2;
export const SEPARATE = 4;
export const FRIENDLY = 8;
export const NO_DESERT = 16;
export const NO_PLAYER_TRADES = 32;

/** `State.answer`: what a seat has said to the offer, or of its own accord. */
export const SILENT = 0;
export const DECLINED = 1;
export const ACCEPTED = 2;
/** Terms of its own stand in `termsGive` and `termsGet`. */
export const PROPOSED = 3;

/** `State.building`: seat + 1 in the low bits, and this bit for a city. */
export const CITY = 8;
export const OWNER = 7;

const HALF = 27;
/** Which of two numbers holds an intersection's bit, and the bit. */
export const halfOf = (at: number): 0 | 1 => (at < HALF ? 0 : 1);
export const bitOf = (at: number): number => 1 << (at < HALF ? at : at - HALF);
export const intersectionOf = (half: number, bit: number): number => half * HALF + bit;
const FULL_HALF = (1 << HALF) - 1;

/** The seats of a set of bits, in order. */
export const seatsIn = (bits: number): number[] => [0, 1, 2, 3].filter((seat) => ((bits >> seat) & 1) === 1);

/** Paths stand in three numbers of 24 bits. */
export const THIRD = 24;
export const ALL_PAIRS_HALF = (1 << 18) - 1;

/** CAT-COMP-07 */
export const PIECES = { settlement: 5, city: 4, road: 15 } as const;

const ruleBits = ({ dice, tradeBuild, friendlyRobber, robberDesert, noPlayerTrades }: Options): number =>
  (dice === 'independent' ? 0 : DICE_DECK) |
  (dice === 'deck-5' ? FIVE_LEFT : 0) |
  (tradeBuild === 'separate' ? SEPARATE : 0) |
  (friendlyRobber ? FRIENDLY : 0) |
  (robberDesert === 'forbidden' ? NO_DESERT : 0) |
  (noPlayerTrades ? NO_PLAYER_TRADES : 0);

const SIZES = [
  SCALARS,
  HEXES,
  HEXES,
  9,
  INTERSECTIONS,
  PATHS,
  NUMBERS * MAX_SEATS,
  2 * MAX_SEATS,
  3 * MAX_SEATS,
  ...Array<number>(18).fill(MAX_SEATS),
];

/** A whole game as numbers: views over one buffer, so that a copy is one `set`. */
export class State {
  readonly options: Options;
  readonly all: Int32Array;
  readonly scalar: Int32Array;

  /** By hex: place in TERRAINS, and token (0: none). By place in HARBOR_PATHS: place in HARBORS. */
  readonly terrain: Int32Array;
  readonly token: Int32Array;
  readonly harbor: Int32Array;
  /** By intersection: 0, or seat + 1, with CITY. By path: 0, or seat + 1. */
  readonly building: Int32Array;
  readonly road: Int32Array;
  /** By number and seat: packed cards that a roll of it owes. CAT-PROD-02 */
  readonly owed: Int32Array;
  /** By seat, two numbers each: intersections that own roads touch. */
  readonly touched: Int32Array;
  /** By seat, three numbers each: free paths where a road would be allowed. CAT-ROAD-03, CAT-ROAD-04 */
  readonly buildable: Int32Array;

  /** By seat: resource cards, packed, and how many. */
  readonly hand: Int32Array;
  readonly cards: Int32Array;
  /** By seat: development cards not played, those of them bought this turn, and knights played. */
  readonly held: Int32Array;
  readonly fresh: Int32Array;
  readonly knights: Int32Array;
  /** By seat: points that all can see. CAT-VP-01 */
  readonly points: Int32Array;
  /** By seat: length of the longest road. CAT-LROAD-02 */
  readonly length: Int32Array;
  /** By seat: pieces in supply. */
  readonly settlementsLeft: Int32Array;
  readonly citiesLeft: Int32Array;
  readonly roadsLeft: Int32Array;
  /** By seat: own settlements, as bits in two halves. */
  readonly settledLow: Int32Array;
  readonly settledHigh: Int32Array;
  /** By seat: packed rates of the bank. CAT-MARI-01…03 */
  readonly rates: Int32Array;
  /** By seat: cards still to discard. */
  readonly due: Int32Array;
  /** By seat: answer to the offer, and terms of its own as that seat sees them. */
  readonly answer: Int32Array;
  readonly termsGive: Int32Array;
  readonly termsGet: Int32Array;
  /** By seat: the most victory point cards it can hold, since it has not won. CAT-VP-04 */
  readonly pointsAtMost: Int32Array;

  /** The start, for `reset`: shared, never changed. */
  start: State | undefined = undefined;
  /** What each seat can have counted of the others' hands; null where nobody looks at views. Never changed, only replaced. */
  counting: Counting | null = null;
  /** Where steps tell what happens, if anybody listens. Never copied. */
  sink: Event[] | null = null;

  /** A board without terrain, all cards in the bank. */
  constructor(options: Options) {
    this.options = options;
    this.all = new Int32Array(SIZES.reduce((sum, size) => sum + size, 0));
    let from = 0;
    const views = SIZES.map((size) => {
      const view = new Int32Array(this.all.buffer, from * 4, size);
      from += size;
      return view;
    });
    let next = 0;
    const take = () => views[next++]!;
    this.scalar = take();
    this.terrain = take();
    this.token = take();
    this.harbor = take();
    this.building = take();
    this.road = take();
    this.owed = take();
    this.touched = take();
    this.buildable = take();
    this.hand = take();
    this.cards = take();
    this.held = take();
    this.fresh = take();
    this.knights = take();
    this.points = take();
    this.length = take();
    this.settlementsLeft = take().fill(PIECES.settlement);
    this.citiesLeft = take().fill(PIECES.city);
    this.roadsLeft = take().fill(PIECES.road);
    this.settledLow = take();
    this.settledHigh = take();
    this.rates = take();
    this.due = take();
    this.answer = take();
    this.termsGive = take();
    this.termsGet = take();
    this.pointsAtMost = take();
    if (next !== SIZES.length) throw new Error(`${next} views of ${SIZES.length}`);
    const { scalar } = this;
    scalar[SEATS_AT_TABLE] = options.seats;
    scalar[ROLLED] = -1;
    scalar[BANK] = FULL_BANK;
    scalar[DECK] = DEVELOPMENT_DECK;
    scalar[DECK_LEFT] = 25;
    scalar[ROAD_HOLDER] = -1;
    scalar[ARMY_HOLDER] = -1;
    scalar[WINNER] = -1;
    scalar[VICTIM] = -1;
    scalar[LAST] = -1;
    scalar[RULES] = ruleBits(options);
    scalar[TARGET] = options.victoryTarget;
    scalar[LIMIT] = options.discardLimit;
    scalar[NO_SEVEN_TURNS] = options.noSevenRounds * options.seats;
    scalar[FREE_LOW] = FULL_HALF;
    scalar[FREE_HIGH] = FULL_HALF;
    scalar[PAIRS_LOW] = ALL_PAIRS_HALF;
    scalar[PAIRS_HIGH] = ALL_PAIRS_HALF;
    scalar[PAIRS_LEFT] = 36;
  }

  /** Becomes equal to a state of the same options. */
  copyFrom(other: State): void {
    this.all.set(other.all);
    this.counting = other.counting;
  }
}
