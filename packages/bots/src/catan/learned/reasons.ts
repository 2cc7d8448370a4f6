import { catan } from '@bastide/catan';
import type { Term } from '../../bot.ts';
import { countOf, DEALT, KINDS, MAIN, SEATS_AT_MOST, STOLEN, type State } from '../packed.ts';
import { INPUT_COUNT, INPUTS } from './inputs.ts';
import { type Network, type NetworkEval, scoreOf } from './network.ts';
import { DEALT_CARD, END, ROLL, STOLEN_CARD } from './packed.ts';
import type { ActionLine } from './search.ts';

/** Terms that may set one move apart from the others: `rivals` is its effect on them, `trade` the gain of a trade. */
export const TERMS = [
  'points',
  'production',
  'robber',
  'cards',
  'harbours',
  'pieces',
  'developments',
  'army',
  'road',
  'places',
  'tempo',
  'rivals',
  'trade',
] as const;
type TermName = (typeof TERMS)[number];

/** The term of each group of inputs that does not give it its own name; of the turn nothing is said. */
const TERM_OF: Readonly<Record<string, TermName>> = {
  afford: 'tempo',
  ports: 'harbours',
  setup: 'places',
  threat: 'rivals',
};
const BY_INPUT = INPUTS.map((input): string => {
  const [group] = input.split('.') as [string];
  return TERM_OF[group] ?? group;
});
const OWN_TERMS = TERMS.filter((term) => BY_INPUT.includes(term));

/** Lines compared with each other, and terms said of each. */
const LINES_COMPARED = 12;
const TERMS_AT_MOST = 5;
/** Less chance than this is not said. */
const LITTLE = 0.0005;

const { fast } = catan;

/** Explains why a line is better or worse than the others: by its chance if a part of it were as on the mean of them. */
export class Reasons {
  readonly #network: Network;
  readonly #networkEval: NetworkEval;
  readonly #sums: Float32Array;

  constructor(network: Network, networkEval: NetworkEval) {
    this.#network = network;
    this.#networkEval = networkEval;
    this.#sums = new Float32Array(network.bias.length);
  }

  /** By line, the weightiest first. Lines far down the list are not compared. */
  termsOf(state: State, seat: number, lines: readonly ActionLine[]): Term[][] {
    if (lines.length < 2) return lines.map(() => []);
    const ends = lines.slice(0, LINES_COMPARED).map((line) => this.#inputsAfter(state, seat, line));
    const mean = new Float32Array(SEATS_AT_MOST * INPUT_COUNT);
    for (const end of ends) for (let i = 0; i < mean.length; i++) mean[i]! += end[i]! / ends.length;
    return lines.map((_, i) => (i < ends.length ? this.#compare(state.seats, seat, ends[i]!, mean) : []));
  }

  #compare(seats: number, seat: number, end: Float32Array, mean: Float32Array): Term[] {
    const chance = this.#chance(seats, seat, end);
    const without = (isMean: (i: number) => boolean): number =>
      chance -
      this.#chance(
        seats,
        seat,
        end.map((value, i) => (isMean(i) ? mean[i]! : value)),
      );
    const isOwn = (i: number): boolean => Math.floor(i / INPUT_COUNT) === seat;
    const terms = OWN_TERMS.map((name) => ({
      name,
      value: without((i) => (isOwn(i) ? BY_INPUT[i % INPUT_COUNT] === name : name === 'rivals')),
    }));
    return terms
      .filter(({ value }) => Math.abs(value) >= LITTLE)
      .sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
      .slice(0, TERMS_AT_MOST);
  }

  #chance(seats: number, seat: number, inputs: Float32Array): number {
    const scores = Array.from({ length: seats }, (_, one) =>
      scoreOf(this.#network, inputs, one * INPUT_COUNT, this.#sums),
    );
    return 1 / scores.reduce((sum, score) => sum + Math.exp(score - scores[seat]!), 0);
  }

  /** Returns the network's inputs after a line; where chance acts, the mean over its outcomes. */
  #inputsAfter(state: State, seat: number, { codes }: ActionLine): Float32Array {
    const end = state.copy();
    end.counting = null;
    // A roll is valued as the state before it.
    for (const code of codes) if (code !== ROLL) fast.play(end, code);
    const inputs = new Float32Array(SEATS_AT_MOST * INPUT_COUNT);
    const add = (after: State, weight: number): void => {
      if (after.phase === MAIN && after.seat === seat) fast.play(after, END);
      this.#networkEval.features.look(after);
      for (let i = 0; i < inputs.length; i++) inputs[i]! += weight * this.#networkEval.features.values[i]!;
    };
    const cards = end.phase === DEALT ? end.deck : end.phase === STOLEN ? end.hand[end.victim]! : 0;
    if (cards === 0) {
      add(end, 1);
      return inputs;
    }
    const code = end.phase === DEALT ? DEALT_CARD : STOLEN_CARD;
    let all = 0;
    for (let kind = 0; kind < KINDS; kind++) all += countOf(cards, kind);
    for (let kind = 0; kind < KINDS; kind++) {
      if (countOf(cards, kind) === 0) continue;
      const after = end.copy();
      fast.play(after, code | kind);
      add(after, countOf(cards, kind) / all);
    }
    return inputs;
  }
}
