import type { Evaluation } from '../evaluate.ts';
import {
  ABBOT,
  BIG,
  BUILDER,
  bySeat,
  CITY,
  controllers,
  FIELD,
  GOODS,
  hasHelper,
  isOccupied,
  MAX_SEATS,
  MEEPLE,
  OPEN,
  PIG,
  ROAD,
  type State,
  shieldsIn,
  strengthOf,
  tilesIn,
} from '../packed.ts';
import { SOURCES } from '../sources.ts';

/** Numbers of meeples in the supply that are told apart; the last one stands for more. */
const SUPPLIES = ['0', '1', '2', '3', '4', '5', '6', '7'] as const;

/** Features of a seat in a position, by the term to which they belong; the value of each is learnt. */
const BY_TERM: readonly (readonly [term: string, names: readonly string[]])[] = [
  ['meeples', [...SUPPLIES.map((count) => `supply-${count}`), 'back']],
  ['roads', ['road', 'road-size', 'road-size-ever', 'road-soon', 'road-ends']],
  ['cities', ['city', 'city-size', 'city-size-ever', 'city-soon', 'city-ends', 'city-wide']],
  ['monasteries', ['monastery', 'monastery-ends', 'monastery-ends-squared']],
  ['fields', ['field', 'field-cities', 'field-reach', 'farmers-more']],
  ['joining', ['tied', 'beaten']],
  ['meeples', ['stuck']],
  ['joining', ['joins-won', 'joins-lost']],
  ['figures', ['builder-out', 'builder', 'pig-out', 'pig', 'big', 'abbot']],
  ['goods', ['goods-led', 'goods-tokens']],
];

/** First what the evaluation expects of each source. */
export const FEATURES: readonly string[] = [
  ...SOURCES.map((source) => `expected-${source}`),
  ...BY_TERM.flatMap(([, names]) => names),
];

/** By feature: the term to which it counts when a move is explained. */
export const TERM_OF: readonly string[] = [
  ...SOURCES,
  ...BY_TERM.flatMap(([term, names]) => names.map(() => term)),
];

const COUNT = FEATURES.length;
const numberOf = (name: string): number => FEATURES.indexOf(name);
const SUPPLY = numberOf('supply-0');
const BACK = numberOf('back');
const ROAD_AT = numberOf('road');
const CITY_AT = numberOf('city');
const CITY_WIDE = numberOf('city-wide');
const MONASTERY_AT = numberOf('monastery');
const FIELD_AT = numberOf('field');
const FARMERS_MORE = numberOf('farmers-more');
const TIED = numberOf('tied');
const BEATEN = numberOf('beaten');
const STUCK = numberOf('stuck');
const JOINS_WON = numberOf('joins-won');
const JOINS_LOST = numberOf('joins-lost');
const BUILDER_OUT = numberOf('builder-out');
const BUILDER_IN = numberOf('builder');
const PIG_OUT = numberOf('pig-out');
const PIG_IN = numberOf('pig');
const BIG_IN = numberOf('big');
const ABBOT_IN = numberOf('abbot');
const GOODS_LED = numberOf('goods-led');
const GOODS_TOKENS = numberOf('goods-tokens');

/** Features of each seat, by the evaluation's survey of a state that is not over. Has its own scratch memory. */
export class Features {
  /** At `seat * FEATURES.length + feature`. */
  readonly values = new Float64Array(MAX_SEATS * COUNT);
  readonly #evaluation: Evaluation;

  constructor(evaluation: Evaluation) {
    this.#evaluation = evaluation;
  }

  /** Reads what `expect` has just found of that state. */
  read(state: State): void {
    const { seats } = state;
    const { survey } = this.#evaluation;
    this.values.fill(0, 0, seats * COUNT);
    for (let seat = 0; seat < seats; seat++) this.#readSeat(state, seat);
    for (let i = 0; i < survey.count; i++) this.#readPlace(state, i);
    for (let i = 0; i < survey.pairCount; i++) this.#readPair(state, i);
  }

  #readSeat(state: State, seat: number): void {
    const { values } = this;
    const { sources, meeples } = this.#evaluation;
    const { supply, goods, seats } = state;
    const at = seat * COUNT;
    for (let source = 0; source < SOURCES.length; source++)
      values[at + source] = sources[bySeat(source, seat)]!;
    const big = supply[bySeat(BIG, seat)]!;
    const abbot = supply[bySeat(ABBOT, seat)]!;
    const inSupply = supply[bySeat(MEEPLE, seat)]! + big + abbot;
    values[at + SUPPLY + Math.min(7, inSupply)] = 1;
    values[at + BACK] = meeples[seat]! - inSupply;
    values[at + BUILDER_IN] = supply[bySeat(BUILDER, seat)]!;
    values[at + PIG_IN] = supply[bySeat(PIG, seat)]!;
    values[at + BIG_IN] = big;
    values[at + ABBOT_IN] = abbot;
    for (let good = 0; good < GOODS.length; good++) {
      const own = goods[bySeat(good, seat)]!;
      if (own === 0) continue;
      let most = 0;
      for (let other = 0; other < seats; other++)
        if (other !== seat) most = Math.max(most, goods[bySeat(good, other)]!);
      values[at + GOODS_TOKENS]! += own;
      if (own > most) values[at + GOODS_LED]! += 1;
    }
  }

  #readPlace(state: State, i: number): void {
    const { values } = this;
    const { survey, points } = this.#evaluation;
    const root = survey.roots[i]!;
    const kind = survey.kinds[i]!;
    const strength = state.strength[root]!;
    const tally = state.tally[root]!;
    const marks = state.marks[root]!;
    const ends = tally & OPEN;
    const paid = controllers(strength);
    const isShared = (paid & (paid - 1)) !== 0;
    const ever = kind <= CITY ? survey.ever[root]! : 0;
    for (let seat = 0; seat < state.seats; seat++) {
      const own = strengthOf(strength, seat);
      if (own === 0) continue;
      const at = seat * COUNT;
      if (kind <= CITY) {
        values[at + STUCK]! += own * (1 - ever);
        if (hasHelper(marks, seat)) values[at + BUILDER_OUT]! += Math.min(0.75, survey.reach[root]!);
      } else if (kind === FIELD && hasHelper(marks, seat)) values[at + PIG_OUT]! += survey.cities[i]!;
      if (((paid >> seat) & 1) === 0) {
        values[at + BEATEN]! += own;
        continue;
      }
      if (isShared) values[at + TIED]! += points[i]!;
      if (kind <= CITY) {
        const from = at + (kind === ROAD ? ROAD_AT : CITY_AT);
        const size = tilesIn(tally) + shieldsIn(tally);
        values[from]! += 1;
        values[from + 1]! += size;
        values[from + 2]! += size * ever;
        values[from + 3]! += survey.soon[root]!;
        values[from + 4]! += ends;
        if (kind === CITY && ends > 2) values[at + CITY_WIDE]! += size;
      } else if (kind === FIELD) {
        values[at + FIELD_AT]! += 1;
        values[at + FIELD_AT + 1]! += survey.cities[i]!;
        values[at + FIELD_AT + 2]! += Math.min(8, survey.reach[root]!);
        let most = 0;
        for (let other = 0; other < state.seats; other++)
          if (other !== seat) most = Math.max(most, strengthOf(strength, other));
        values[at + FARMERS_MORE]! += own - most - 1;
      } else {
        values[at + MONASTERY_AT]! += 1;
        values[at + MONASTERY_AT + 1]! += ends;
        values[at + MONASTERY_AT + 2]! += ends * ends;
      }
    }
  }

  /** Reads winners and losers of a join. */
  #readPair(state: State, i: number): void {
    const { values } = this;
    const { survey, points } = this.#evaluation;
    const one = survey.pairs[2 * i]!;
    const two = survey.pairs[2 * i + 1]!;
    const inOne = state.strength[survey.roots[one]!]!;
    const inTwo = state.strength[survey.roots[two]!]!;
    if (!isOccupied(inOne) || !isOccupied(inTwo)) return;
    const [ofOne, ofTwo, ofBoth] = [controllers(inOne), controllers(inTwo), controllers(inOne + inTwo)];
    for (let seat = 0; seat < state.seats; seat++) {
      const now = ((ofOne >> seat) & 1) * points[one]! + ((ofTwo >> seat) & 1) * points[two]!;
      const then = ((ofBoth >> seat) & 1) * (points[one]! + points[two]!);
      const change = survey.pairChances[i]! * (then - now);
      values[seat * COUNT + (change > 0 ? JOINS_WON : JOINS_LOST)]! += change;
    }
  }
}
