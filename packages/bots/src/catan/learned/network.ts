import { catan } from '@bastide/catan';
import { FINISHED, SEATS_AT_MOST, type State } from '../packed.ts';
import { Features } from './features.ts';
import { INPUT_COUNT } from './inputs.ts';

/** Slope of a unit below zero. */
export const LEAK = 0.1;

/**
 * A score for each seat: a layer of leaky units and a skip from the inputs. The softmax of the scores of all seats are
 * their chances to win.
 */
export interface Network {
  /** By input and unit, `input * units + unit`. */
  readonly weights: Float32Array;
  /** By unit: what it begins with, and what it counts. */
  readonly bias: Float32Array;
  readonly out: Float32Array;
  /** By input: what it counts by itself. */
  readonly skip: Float32Array;
}

/** A network whose score is the mean of several. */
export function meanOfNetworks(networks: readonly Network[]): Network {
  const units = networks.reduce((sum, { bias }) => sum + bias.length, 0);
  const mean = {
    weights: new Float32Array(INPUT_COUNT * units),
    bias: new Float32Array(units),
    out: new Float32Array(units),
    skip: new Float32Array(INPUT_COUNT),
  };
  let from = 0;
  for (const { weights, bias, out, skip } of networks) {
    const own = bias.length;
    for (let i = 0; i < INPUT_COUNT; i++) {
      mean.weights.set(weights.subarray(i * own, (i + 1) * own), i * units + from);
      mean.skip[i]! += skip[i]! / networks.length;
    }
    mean.bias.set(bias, from);
    mean.out.set(
      out.map((weight) => weight / networks.length),
      from,
    );
    from += own;
  }
  return mean;
}

/** Inputs and weights are whole numbers of these parts, so that sums are exact in whatever order they are made. */
const INPUT_PARTS = 1 << 10;
const WEIGHT_PARTS = 1 << 12;

/** Evaluates states by a network. Has its own scratch memory. */
export class NetworkEval {
  readonly features = new Features();
  /** By seat. */
  readonly scores = new Float64Array(SEATS_AT_MOST);
  readonly #units: number;
  /** By input and unit; the last column is the skip. In whole parts. */
  readonly #weights: Float64Array;
  readonly #out: Float64Array;
  /** By seat and input: what the sums below were made of. By seat and unit: the sums, the skip's last. */
  readonly #snapshot = new Int32Array(SEATS_AT_MOST * INPUT_COUNT);
  readonly #sums: Float64Array;

  constructor({ weights, bias, out, skip }: Network) {
    const units = bias.length;
    const parts = (weight: number, of: number): number => Math.round(weight * of);
    this.#units = units;
    this.#weights = Float64Array.from({ length: INPUT_COUNT * (units + 1) }, (_, i) => {
      const input = Math.floor(i / (units + 1));
      const unit = i % (units + 1);
      return parts(unit === units ? skip[input]! : weights[input * units + unit]!, WEIGHT_PARTS);
    });
    this.#out = Float64Array.from([...out, 1], (weight) => weight / (INPUT_PARTS * WEIGHT_PARTS));
    const sums = [...bias, 0].map((sum) => parts(sum, INPUT_PARTS * WEIGHT_PARTS));
    this.#sums = Float64Array.from(Array.from({ length: SEATS_AT_MOST }, () => sums).flat());
  }

  /** The chance of a seat to win, 0 to 1; of a game that is over, its share. */
  chance(state: State, seat: number): number {
    if (state.phase === FINISHED) return shareOf(state, seat);
    this.look(state);
    return this.chanceOf(state.seats, seat);
  }

  look(state: State): void {
    this.features.look(state);
    for (let seat = 0; seat < state.seats; seat++) this.#score(seat);
  }

  /** Of what was looked at. */
  chanceOf(seats: number, seat: number): number {
    const { scores } = this;
    let sum = 0;
    for (let other = 0; other < seats; other++) sum += Math.exp(scores[other]! - scores[seat]!);
    return 1 / sum;
  }

  /** Most moves change little for most seats: only that is added. */
  #score(seat: number): void {
    const { values } = this.features;
    const seen = this.#snapshot;
    const sums = this.#sums;
    const weights = this.#weights;
    const units = this.#units;
    const at = seat * (units + 1);
    let isChanged = false;
    for (let input = 0; input < INPUT_COUNT; input++) {
      const i = seat * INPUT_COUNT + input;
      const value = Math.round(values[i]! * INPUT_PARTS);
      const change = value - seen[i]!;
      if (change === 0) continue;
      seen[i] = value;
      isChanged = true;
      const row = input * (units + 1);
      for (let unit = 0; unit <= units; unit++) sums[at + unit]! += change * weights[row + unit]!;
    }
    if (!isChanged) return;
    const out = this.#out;
    let score = sums[at + units]! * out[units]!;
    for (let unit = 0; unit < units; unit++) {
      const sum = sums[at + unit]!;
      score += out[unit]! * (sum > 0 ? sum : LEAK * sum);
    }
    this.scores[seat] = score;
  }
}

/** The score for inputs that begin at `from`; `sums`: room for as many numbers as there are units, left as they come in. */
export function scoreOf(
  { weights, bias, out, skip }: Network,
  values: Float32Array,
  from: number,
  sums: Float32Array,
): number {
  const units = bias.length;
  sums.set(bias);
  let score = 0;
  for (let input = 0; input < INPUT_COUNT; input++) {
    const value = values[from + input]!;
    if (value === 0) continue;
    score += value * skip[input]!;
    const row = input * units;
    for (let unit = 0; unit < units; unit++) sums[unit]! += value * weights[row + unit]!;
  }
  for (let unit = 0; unit < units; unit++) {
    const sum = sums[unit]!;
    score += out[unit]! * (sum > 0 ? sum : LEAK * sum);
  }
  return score;
}

/** Of a game that is over; at a standstill several share the win. CAT-VP-06 */
export function shareOf(state: State, seat: number): number {
  const { winners } = catan.outcome(state)!;
  return winners.includes(seat) ? 1 / winners.length : 0;
}
