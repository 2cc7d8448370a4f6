import type { Seat } from '@bastide/contract';
import { Evaluation } from '../evaluate.ts';
import { FEATURES, Features, TERM_OF } from '../learned/features.ts';
import { type LearnedModels, LearnedValue } from '../learned/learned.ts';
import { bySeat, FINISHED, type State } from '../packed.ts';
import { SOURCES } from '../sources.ts';
import { WEIGHTS } from '../weights.ts';

/** Weight of the best other seat against the mean of all others, before the end. */
const LEADER = 0.7;
/** Value of winning beyond the lead, in points. */
const WIN = 8;
const COUNT = FEATURES.length;
/** Terms of what stands on the board: others' are one term. */
const FEATURE_TERMS = ['roads', 'cities', 'monasteries', 'gardens', 'fields'];

/** Value of a state for a seat. */
export interface LeafValue {
  /** By which moves are compared: the lead over all others, and what it is worth to win. */
  readonly worth: number;
  /** The lead over the best of the others, in points. */
  readonly lead: number;
}

/**
 * Evaluates states for a seat: the lead in points that it can expect at the end, by the evaluation and the learnt correction. Has
 * its own scratch memory.
 */
export class LeafEval {
  readonly evaluation = new Evaluation(WEIGHTS);
  readonly #features = new Features(this.evaluation);
  readonly #worth: LearnedValue | undefined;
  readonly #outcome = { worth: 0, lead: 0 };

  constructor(learned?: LearnedModels) {
    this.#worth = learned && new LearnedValue(learned);
  }

  /** Takes the bag of this state for those of all states that come of it. */
  keep(state: State): void {
    this.evaluation.survey.chances.keep(state);
    this.#worth?.look(state);
  }

  /** Returns the value of a state for a seat: see `LeafValue`. Lent until the next question. */
  weigh(state: State, seat: Seat): LeafValue {
    const { seats } = state;
    const outcome = this.#outcome;
    if (state.phase === FINISHED) {
      outcome.lead = leadOf(state.points, seat, seats, 1);
      outcome.worth = outcome.lead + WIN * Math.sign(outcome.lead);
      return outcome;
    }
    const expected = this.#expect(state);
    outcome.lead = leadOf(expected, seat, seats, 1);
    outcome.worth = seats === 2 ? outcome.lead : leadOf(expected, seat, seats, LEADER);
    return outcome;
  }

  /** By seat: the lead over the best other that is to be expected, were that of `seat` the one given. */
  leads(state: State, seat: Seat, lead: number): number[] {
    const { seats } = state;
    const points = Array.from(state.phase === FINISHED ? state.points : this.#expect(state)).slice(0, seats);
    points[seat]! += lead - leadOf(points, seat, seats, 1);
    return points.map((_, one) => leadOf(points, one, seats, 1));
  }

  /** Its worth alone. */
  value(state: State, seat: Seat): number {
    return this.weigh(state, seat).worth;
  }

  /** Reads the features of all seats in a state that is not over, and the evaluation's expectation. */
  read(state: State): { readonly expected: Float64Array; readonly features: Float64Array } {
    const expected = this.evaluation.expect(state);
    this.#features.read(state);
    return { expected, features: this.#features.values };
  }

  #expect(state: State): Float64Array {
    const expected = this.evaluation.expect(state);
    if (!this.#worth) return expected;
    this.#features.read(state);
    const worth = this.#worth.at(state.left);
    const { values } = this.#features;
    for (let seat = 0; seat < state.seats; seat++) {
      let sum = 0;
      const from = seat * COUNT;
      for (let feature = 0; feature < COUNT; feature++) sum += worth[feature]! * values[from + feature]!;
      expected[seat]! += sum;
    }
    return expected;
  }

  /** The lead by where it comes from: own features, and `others` for what those of the best other take from it. */
  parts(state: State, seat: Seat): Map<string, number> {
    const { seats } = state;
    const parts = new Map<string, number>();
    const add = (name: string, value: number) => parts.set(name, (parts.get(name) ?? 0) + value);
    const expected = this.#expect(state);
    const rival = bestOther(state.phase === FINISHED ? state.points : expected, seat, seats);
    const worth = state.phase === FINISHED ? undefined : this.#worth?.at(state.left);
    const { sources } = this.evaluation;
    const { values } = this.#features;
    for (let one = 0; one < seats; one++) {
      if (one !== seat && one !== rival) continue;
      const sign = one === seat ? 1 : -1;
      const nameOf = (term: string) => (one !== seat && FEATURE_TERMS.includes(term) ? 'others' : term);
      add('points', sign * state.points[one]!);
      SOURCES.forEach((source, i) => {
        add(nameOf(source), sign * sources[bySeat(i, one)]!);
      });
      worth?.forEach((each, i) => {
        add(nameOf(TERM_OF[i]!), sign * each * values[one * COUNT + i]!);
      });
    }
    return parts;
  }
}

/** A seat's points less those of the others: partly the best of them, partly their mean. */
function leadOf(points: ArrayLike<number>, seat: Seat, seats: number, leader: number): number {
  let sum = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    const theirs = points[other]!;
    sum += theirs;
    if (theirs > most) most = theirs;
  }
  return points[seat]! - leader * most - ((1 - leader) * sum) / (seats - 1);
}

/** The seat of the others that has most. */
function bestOther(points: ArrayLike<number>, seat: Seat, seats: number): Seat {
  let best = seat === 0 ? 1 : 0;
  for (let other = 0; other < seats; other++)
    if (other !== seat && points[other]! > points[best]!) best = other;
  return best;
}
