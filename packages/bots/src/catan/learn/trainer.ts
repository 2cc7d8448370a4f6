import type { Random } from '@bastide/contract';
import { INPUT_COUNT } from '../learned/inputs.ts';
import { LEAK, type Network } from '../learned/network.ts';

/** Positions of one table size: what the network is told of each seat, and what each seat is to be told to win by. */
export interface TrainingRows {
  readonly seats: number;
  readonly count: number;
  /** By position, seat and input. */
  readonly inputs: Float32Array;
  /** By position and seat: chances that add up to 1. */
  readonly targets: Float32Array;
}

export interface TrainingSettings {
  readonly units: number;
  readonly epochs: number;
  readonly rate: number;
  readonly decay: number;
}

const BATCH = 256;
const FIRST = 0.9;
const SECOND = 0.999;

/** A new network, of small weights by chance. */
export function newNetwork(units: number, random: Random): Network {
  const small = (length: number, size: number): Float32Array =>
    Float32Array.from({ length }, () => (random.below(2 ** 30) / 2 ** 29 - 1) * size);
  return {
    weights: small(INPUT_COUNT * units, Math.sqrt(3 / INPUT_COUNT)),
    bias: new Float32Array(units),
    out: small(units, Math.sqrt(1 / units)),
    skip: new Float32Array(INPUT_COUNT),
  };
}

/** Adam over mini-batches, by cross-entropy of the chances; the rate falls to nothing. Changes the network in place. */
export function train(
  network: Network,
  rows: readonly TrainingRows[],
  settings: TrainingSettings,
  random: Random,
): void {
  const trainer = new Trainer(network, settings);
  const order = shuffled(rows, random);
  const steps = Math.max(1, Math.ceil((order.length * settings.epochs) / BATCH));
  for (let step = 0; step < steps; step++) {
    for (let i = 0; i < BATCH; i++) {
      const place = (step * BATCH + i) % order.length;
      if (place === 0 && step > 0) shuffle(order, random);
      const [table, row] = order[place]!;
      trainer.learn(rows[table]!, row);
    }
    trainer.step(settings.rate * Math.min(1, (step + 1) / 50) * (1 - step / steps));
  }
  trainer.finish();
}

/** The mean cross-entropy on rows, in nats. */
export function lossOf(network: Network, tables: readonly TrainingRows[]): number {
  const trainer = new Trainer(network, { units: network.bias.length, epochs: 0, rate: 0, decay: 0 });
  let sum = 0;
  let count = 0;
  for (const rows of tables) {
    for (let row = 0; row < rows.count; row++) sum += trainer.lossAt(rows, row);
    count += rows.count;
  }
  return sum / count;
}

type Place = readonly [table: number, row: number];

function shuffled(rows: readonly TrainingRows[], random: Random): Place[] {
  const order = rows.flatMap(({ count }, table) =>
    Array.from({ length: count }, (_, row): Place => [table, row]),
  );
  shuffle(order, random);
  return order;
}

function shuffle(order: Place[], random: Random): void {
  for (let i = order.length - 1; i > 0; i--) {
    const other = random.below(i + 1);
    const place = order[i]!;
    order[i] = order[other]!;
    order[other] = place;
  }
}

type Parts = [weights: Float64Array, bias: Float64Array, out: Float64Array, skip: Float64Array];

const partsOf = ({ weights, bias, out, skip }: Network): Float32Array[] => [weights, bias, out, skip];

/** Gradients and moments. */
class Trainer {
  readonly #network: Network;
  readonly #decay: number;
  /** Weights, bias, out, skip: in doubles, which need not be converted for each step of a sum. */
  readonly #parts: readonly Float64Array[];
  readonly #gradients: readonly Float64Array[];
  readonly #means: readonly Float64Array[];
  readonly #squares: readonly Float64Array[];
  /** By seat and unit; by seat. */
  readonly #sums: Float64Array;
  readonly #chances = new Float64Array(8);
  readonly #deltas: Float64Array;
  #steps = 0;

  constructor(network: Network, { decay }: TrainingSettings) {
    this.#network = network;
    this.#decay = decay;
    this.#parts = partsOf(network).map((part) => Float64Array.from(part));
    const zeros = (): Float64Array[] => this.#parts.map(({ length }) => new Float64Array(length));
    this.#gradients = zeros();
    this.#means = zeros();
    this.#squares = zeros();
    this.#sums = new Float64Array(8 * network.bias.length);
    this.#deltas = new Float64Array(network.bias.length);
  }

  lossAt(rows: TrainingRows, row: number): number {
    this.#look(rows, row);
    let loss = 0;
    for (let seat = 0; seat < rows.seats; seat++) {
      const target = rows.targets[row * rows.seats + seat]!;
      if (target > 0) loss -= target * Math.log(this.#chances[seat]!);
    }
    return loss;
  }

  /** The chances of a position, with what units gathered kept. */
  #look({ seats, inputs }: TrainingRows, row: number): void {
    const [weights, bias, out, skip] = this.#parts as Parts;
    const sums = this.#sums;
    const chances = this.#chances;
    const units = bias.length;
    let most = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < seats; seat++) {
      const from = (row * seats + seat) * INPUT_COUNT;
      const at = seat * units;
      for (let unit = 0; unit < units; unit++) sums[at + unit] = bias[unit]!;
      let score = 0;
      for (let input = 0; input < INPUT_COUNT; input++) {
        const value = inputs[from + input]!;
        if (value === 0) continue;
        score += value * skip[input]!;
        const line = input * units;
        for (let unit = 0; unit < units; unit++) sums[at + unit]! += value * weights[line + unit]!;
      }
      for (let unit = 0; unit < units; unit++) {
        const sum = sums[at + unit]!;
        score += out[unit]! * (sum > 0 ? sum : LEAK * sum);
      }
      chances[seat] = score;
      if (score > most) most = score;
    }
    let all = 0;
    for (let seat = 0; seat < seats; seat++) {
      chances[seat] = Math.exp(chances[seat]! - most);
      all += chances[seat]!;
    }
    for (let seat = 0; seat < seats; seat++) chances[seat]! /= all;
  }

  /** Adds the gradient of a position. */
  learn(rows: TrainingRows, row: number): void {
    this.#look(rows, row);
    const { seats, inputs, targets } = rows;
    const [, , out] = this.#parts as Parts;
    const [weights, bias, outs, skip] = this.#gradients as Parts;
    const units = out.length;
    const deltas = this.#deltas;
    for (let seat = 0; seat < seats; seat++) {
      const delta = this.#chances[seat]! - targets[row * seats + seat]!;
      const from = (row * seats + seat) * INPUT_COUNT;
      for (let unit = 0; unit < units; unit++) {
        const sum = this.#sums[seat * units + unit]!;
        outs[unit]! += delta * (sum > 0 ? sum : LEAK * sum);
        const slope = delta * out[unit]! * (sum > 0 ? 1 : LEAK);
        deltas[unit] = slope;
        bias[unit]! += slope;
      }
      for (let input = 0; input < INPUT_COUNT; input++) {
        const value = inputs[from + input]!;
        if (value === 0) continue;
        skip[input]! += delta * value;
        const line = input * units;
        for (let unit = 0; unit < units; unit++) weights[line + unit]! += value * deltas[unit]!;
      }
    }
  }

  /** One step down the gradients gathered, which are forgotten. */
  step(rate: number): void {
    this.#steps++;
    const first = 1 - FIRST ** this.#steps;
    const second = 1 - SECOND ** this.#steps;
    for (let part = 0; part < this.#parts.length; part++) {
      const values = this.#parts[part]!;
      const gradients = this.#gradients[part]!;
      const means = this.#means[part]!;
      const squares = this.#squares[part]!;
      for (let i = 0; i < values.length; i++) {
        const gradient = gradients[i]! / BATCH;
        gradients[i] = 0;
        means[i] = FIRST * means[i]! + (1 - FIRST) * gradient;
        squares[i] = SECOND * squares[i]! + (1 - SECOND) * gradient * gradient;
        const step = means[i]! / first / (Math.sqrt(squares[i]! / second) + 1e-8);
        values[i]! -= rate * (step + this.#decay * values[i]!);
      }
    }
  }

  /** Into the network. */
  finish(): void {
    partsOf(this.#network).forEach((part, i) => {
      part.set(this.#parts[i]!);
    });
  }
}
