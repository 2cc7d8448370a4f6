import type { Seat } from '@bastide/contract';
import { Evaluation, SOURCES } from '../evaluate.ts';
import { FINISHED, MAX_SEATS, type State } from '../packed.ts';
import { WEIGHTS } from '../weights.ts';

/** Weight of the best other seat against the mean of all others, before the end. */
const LEADER = 0.7;
/** What winning is worth beyond the lead, in points. */
const WIN = 8;

/** What a state is worth for a seat: the lead in points that it can expect at the end. Has room of its own. */
export class Leaf {
  readonly #evaluation = new Evaluation(WEIGHTS);

  /** Takes the bag of this state for those of all states that come of it. */
  keep(state: State): void {
    this.#evaluation.survey.chances.keep(state);
  }

  /** The lead over the others: at the end over the best of them. */
  lead(state: State, seat: Seat): number {
    const { seats } = state;
    if (state.phase === FINISHED) return leadOf(state.points, seat, seats, 1);
    return leadOf(this.#evaluation.expect(state), seat, seats, LEADER);
  }

  /** The same, and what it is worth to win. */
  value(state: State, seat: Seat): number {
    return this.worthOf(state, this.lead(state, seat));
  }

  /** What a lead is worth in that state: at the end it wins. */
  worthOf(state: State, lead: number): number {
    return state.phase === FINISHED ? lead + WIN * Math.sign(lead) : lead;
  }

  /** The lead by where it comes from: own features, and `others` for what theirs take from it. */
  parts(state: State, seat: Seat): Map<string, number> {
    const parts = new Map<string, number>();
    const before = new Float64Array(MAX_SEATS);
    const { seats } = state;
    const expected = this.#evaluation.expect(state);
    const final = expected.slice();
    const rivals = rivalWeights(final, seat, seats, state.phase === FINISHED ? 1 : LEADER);
    const add = (name: string, value: number) => parts.set(name, (parts.get(name) ?? 0) + value);
    this.#evaluation.expect(state, (source) => {
      const isFeature = SOURCES.indexOf(source) > 0 && SOURCES.indexOf(source) < 5;
      for (let one = 0; one < seats; one++) {
        const gained = expected[one]! - before[one]!;
        before[one] = expected[one]!;
        if (one === seat) add(source, gained);
        else add(isFeature ? 'others' : source, -rivals[one]! * gained);
      }
    });
    return parts;
  }
}

/** A seat's points less those of the others: partly the best of them, partly their mean. */
function leadOf(points: Int32Array | Float64Array, seat: Seat, seats: number, leader: number): number {
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

/** By seat: how much of its points such a lead takes off. */
function rivalWeights(points: Float64Array, seat: Seat, seats: number, leader: number): number[] {
  const others = Array.from({ length: seats }, (_, other) => other).filter((other) => other !== seat);
  const best = others.reduce((one, other) => (points[other]! > points[one]! ? other : one));
  return Array.from({ length: seats }, (_, other) =>
    other === seat ? 0 : (1 - leader) / (seats - 1) + (other === best ? leader : 0),
  );
}
