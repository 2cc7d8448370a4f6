import type { Seat } from '@bastide/contract';
import {
  ABBOT,
  BIG,
  BUILDER,
  bySeat,
  CITY,
  CITY_TILE,
  CITY_TILE_WITH_CATHEDRAL,
  cityOfField,
  controllers,
  FIELD,
  FINISHED,
  GARDEN,
  GOODS,
  hasHelper,
  isRich,
  MAX_SEATS,
  MEEPLE,
  MONASTERY,
  MOST_GOODS,
  OPEN,
  PIG,
  PIG_PAYS,
  PRECINCT_CELLS,
  pigBonus,
  ROAD,
  ROAD_TILE,
  ROAD_TILE_WITH_INN,
  SHIELD_PIGS,
  type State,
  shieldsIn,
  strengthOf,
  tilesIn,
} from './packed.ts';
import { SOURCE, SOURCES } from './sources.ts';
import { Survey } from './survey.ts';
import { tokensOf } from './tokens.ts';
import type { Weights } from './weights.ts';

/** Own turns until a city with a coat of arms is completed, more or less. */
const TURNS_TO_A_SHIELD = 6;

/** Worth more than any lead: the last tile wins or loses the game. */
const WIN = 1000;

/** Expected final points of a seat less those of its opponents. Has its own scratch memory; gives equal values for equal states. */
export class Evaluation {
  /** Survey of the state evaluated last. */
  readonly survey: Survey;
  readonly #weights: Weights;
  /** By seat, once `expect` was asked: expected final points. */
  readonly #expected = new Float64Array(MAX_SEATS);
  /** By seat, likewise: meeples in the supply, and those that will come home soon. */
  readonly meeples = new Float64Array(MAX_SEATS);
  /** By place in the survey, once `expect` was asked: points for whoever controls the feature. */
  readonly points: Float64Array;
  /** At `bySeat(source, seat)`, likewise: what of the expected points is not scored yet, by where it comes from. */
  readonly sources = new Float64Array(SOURCES.length * MAX_SEATS);
  /** Value of 0, 1 … 7 meeples in the supply now. */
  readonly #worth = new Float64Array(9);

  constructor(weights: Weights) {
    this.#weights = weights;
    this.survey = new Survey(weights);
    this.points = new Float64Array(this.survey.roots.length);
  }

  evaluate(state: State, seat: Seat): number {
    this.expect(state);
    const lead = this.#lead(seat, state.seats);
    return state.phase === FINISHED ? lead + won(state, seat, state.seats) : lead;
  }

  /** The final points that each seat can expect, by seat: lent until the next question. `isThorough`: see `Survey`. */
  expect(state: State, isThorough = false): Float64Array {
    const expected = this.#expected;
    const seats = state.seats;
    this.sources.fill(0);
    for (let one = 0; one < seats; one++) expected[one] = state.points[one]!;
    if (state.phase === FINISHED) return expected;
    const survey = this.survey;
    survey.look(state, isThorough);
    for (let one = 0; one < seats; one++) this.meeples[one] = meeplesOf(state, one);
    for (let i = 0; i < survey.count; i++) this.#addFeature(state, i, seats);
    for (let i = 0; i < survey.pairCount; i++) this.#addPair(state, i, seats);
    this.#addSupplies(state, seats);
    this.#add(SOURCE.turn, state.seat, this.#weights.part);
    if (state.options.sets.includes('traders')) this.#addGoods(state, seats);
    return expected;
  }

  #add(source: number, seat: Seat, points: number): void {
    this.#expected[seat]! += points;
    this.sources[bySeat(source, seat)]! += points;
  }

  /** Against several opponents: partly their mean, partly the best of them. */
  #lead(seat: Seat, seats: number): number {
    const expected = this.#expected;
    let sum = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      sum += expected[other]!;
      if (expected[other]! > most) most = expected[other]!;
    }
    const { leader, others } = this.#weights;
    return expected[seat]! - others * leader * most - (others * (1 - leader) * sum) / (seats - 1);
  }

  /** Adds the expected payment of a feature and the figures that come back from it. */
  #addFeature(state: State, i: number, seats: number): void {
    const root = this.survey.roots[i]!;
    const kind = this.survey.kinds[i]!;
    const strength = state.strength[root]!;
    const tally = state.tally[root]!;
    const ends = tally & OPEN;
    let ever = this.survey.ever[root]!;
    let soon = this.survey.soon[root]!;
    let points = 0;
    const { ahead, ruins } = this.#weights;
    // An inn or a cathedral: more when complete, nothing when not.
    const rich = isRich(state.marks[root]!);
    switch (kind) {
      case ROAD:
        points = rich
          ? ever * ROAD_TILE_WITH_INN * (tilesIn(tally) + ahead * ends)
          : ROAD_TILE * (tilesIn(tally) + ever * ahead * ends);
        break;
      case CITY: {
        const size = tilesIn(tally) + shieldsIn(tally);
        const unfinished = rich ? 0 : (1 - ever) * (size + ruins * ends);
        points = unfinished + ever * (rich ? CITY_TILE_WITH_CATHEDRAL : CITY_TILE) * (size + ahead * ends);
        break;
      }
      case MONASTERY:
      case GARDEN: {
        const { around, soon: turns } = this.#weights;
        const filled = filledIn(this.survey.chances.turns, around, ends);
        const filledSoon = filledIn(Math.min(turns, this.survey.chances.turns), around, ends);
        ever = filled ** ends;
        soon = filledSoon ** ends;
        points = PRECINCT_CELLS - ends + filled * ends;
        break;
      }
      default: {
        const { growth, sides, hold } = this.#weights;
        const left = state.left / state.tilesAtMost;
        points =
          (growth * Math.min(this.survey.reach[root]!, sides) * left +
            cityOfField(state.options).plain * this.survey.cities[i]!) *
          (hold + (1 - hold) * (1 - left));
        soon = 0;
      }
    }
    points *= this.#weights.likes[kind]!;
    this.points[i] = points;
    const paid = controllers(strength);
    for (let seat = 0; seat < seats; seat++) {
      const own = strengthOf(strength, seat);
      if (own === 0) continue;
      if (isAmong(paid, seat))
        this.#add(
          kind,
          seat,
          points + (kind === FIELD ? pigBonus(state, root, seat) * this.survey.cities[i]! : 0),
        );
      this.meeples[seat]! += own * soon;
      if (kind !== FIELD && hasHelper(state.marks[root]!, seat))
        this.#add(SOURCE.turn, seat, this.#builderWorth(this.survey.reach[root]!));
    }
    if (kind === FIELD && state.has(SHIELD_PIGS)) this.#addShieldPigs(state, i, seats);
  }

  /** Pigs that are paid when a city with a coat of arms is completed: likely while tiles are left. */
  #addShieldPigs(state: State, i: number, seats: number): void {
    const marks = state.marks[this.survey.roots[i]!]!;
    const likely = Math.min(1, this.survey.chances.turns / TURNS_TO_A_SHIELD);
    for (let seat = 0; seat < seats; seat++)
      if (hasHelper(marks, seat)) this.#add(FIELD, seat, likely * PIG_PAYS * this.survey.cities[i]!);
  }

  /** Adds the expected change if these two were joined: the greater strength takes both, equal strengths share. */
  #addPair(state: State, i: number, seats: number): void {
    const one = this.survey.pairs[2 * i]!;
    const two = this.survey.pairs[2 * i + 1]!;
    const inOne = state.strength[this.survey.roots[one]!]!;
    const inTwo = state.strength[this.survey.roots[two]!]!;
    const [ofOne, ofTwo, ofBoth] = [controllers(inOne), controllers(inTwo), controllers(inOne + inTwo)];
    for (let seat = 0; seat < seats; seat++) {
      const now =
        (isAmong(ofOne, seat) ? this.points[one]! : 0) + (isAmong(ofTwo, seat) ? this.points[two]! : 0);
      const then = isAmong(ofBoth, seat) ? this.points[one]! + this.points[two]! : 0;
      this.#add(SOURCE.joining, seat, this.survey.pairChances[i]! * (then - now));
    }
  }

  /** A builder at work, by the part of the tiles that its feature can take. */
  #builderWorth(reach: number): number {
    const { part, working } = this.#weights;
    return part * Math.min(working, this.survey.chances.turns) * Math.min(reach, 0.75);
  }

  /** Figures that wait in the supply or will come back to it. */
  #addSupplies(state: State, seats: number): void {
    const { meeples, use, builder, pig } = this.#weights;
    const { turns } = this.survey.chances;
    const worth = this.#worth;
    for (let k = 0; k < 7; k++)
      worth[k + 1] = worth[k]! + meeples[k]! * (1 - Math.exp(-Math.max(0, turns - k) / use));
    worth[8] = worth[7]!;
    for (let seat = 0; seat < seats; seat++) {
      const many = Math.min(7, this.meeples[seat]!);
      const whole = Math.floor(many);
      this.#add(
        SOURCE.meeples,
        seat,
        worth[whole]! +
          (many - whole) * (worth[whole + 1]! - worth[whole]!) +
          state.supply[bySeat(BUILDER, seat)]! * builder * Math.min(1, turns / 10) +
          state.supply[bySeat(PIG, seat)]! * pig * Math.min(1, turns / 20),
      );
    }
  }

  /** The chance to have the most tokens of each kind. */
  #addGoods(state: State, seats: number): void {
    const { goods } = state;
    const tokens = tokensOf(state.options);
    for (let good = 0; good < GOODS.length; good++) {
      const row = good * MAX_SEATS;
      let left = tokens[good]!;
      for (let seat = 0; seat < seats; seat++) left -= goods[row + seat]!;
      const spread = this.#weights.goods / Math.sqrt(left + 0.01);
      for (let seat = 0; seat < seats; seat++) {
        let most = 0;
        for (let other = 0; other < seats; other++)
          if (other !== seat) most = Math.max(most, goods[row + other]!);
        this.#add(SOURCE.goods, seat, MOST_GOODS / (1 + Math.exp(-spread * (goods[row + seat]! - most))));
      }
    }
  }
}

/** Chance that one of so many open cells around a monastery is filled in so many turns; the last tile may leave none, and no turn. */
const filledIn = (turns: number, around: number, ends: number): number =>
  ends === 0 ? 1 : 1 - Math.exp((-around * turns) / ends);

/** Figures in the supply that can stand for themselves. */
const meeplesOf = ({ supply }: State, seat: Seat): number =>
  supply[bySeat(MEEPLE, seat)]! + supply[bySeat(BIG, seat)]! + supply[bySeat(ABBOT, seat)]!;

/** For a finished game: a win, a shared win. */
function won({ points }: State, seat: Seat, seats: number): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++)
    if (other !== seat && points[other]! > most) most = points[other]!;
  return points[seat]! > most ? WIN : points[seat] === most ? WIN / 2 : 0;
}

/** Tells whether a seat is one of those given as bits. */
const isAmong = (seats: number, seat: Seat): boolean => ((seats >> seat) & 1) === 1;
