import { type Band, binomialBand, type Drawn } from '@bastide/fair';
import type { DrawChart } from '../game/game-ui.ts';
import type { TableGameTypes } from '../session/session.ts';

/** How often draws of a kind came, bar by bar, and what was to be expected. */
export interface ChanceCount {
  readonly chart: DrawChart;
  readonly counts: readonly number[];
  readonly expected: readonly number[];
  /** Where 95 of 100 such counts lie: told where each draw had the same odds, whatever came before it. */
  readonly bands: readonly Band[] | undefined;
}

/** What could come in a state, with its weights. */
export interface DrawOdds {
  readonly listed: readonly TableGameTypes['Action'][];
  readonly weights: readonly number[];
}

/** Counts draws as they come. */
export class ChanceCounter {
  readonly #chart: DrawChart;
  readonly #counts: number[] = [];
  /** The sum over all draws of the chance that the bar had. */
  readonly #chances: number[] = [];
  readonly #turns: number[] = [];
  #draws = 0;
  /** The chances of every draw so far; undefined: they were not the same. */
  #steady: readonly number[] | undefined;

  constructor(chart: DrawChart) {
    this.#chart = chart;
  }

  add({ action, state }: Drawn<TableGameTypes>, odds: DrawOdds): void {
    const turn = this.#chart.turnOf?.(state);
    if (turn !== undefined) addTo(this.#turns, turn, 1);
    else if (!this.#isChance(state, odds)) return;
    this.#draws++;
    const bar = this.#chart.barOf(action, state);
    if (bar !== undefined) addTo(this.#counts, bar, 1);
  }

  /** Whether a bar could grow by this draw; then its chances are counted in. */
  #isChance(state: TableGameTypes['State'], { listed, weights }: DrawOdds): boolean {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const chances: number[] = [];
    listed.forEach((one, i) => {
      const bar = this.#chart.barOf(one, state);
      if (bar !== undefined) addTo(chances, bar, weights[i]! / total);
    });
    if (chances.length === 0) return false;
    chances.forEach((chance, bar) => {
      addTo(this.#chances, bar, chance);
    });
    if (this.#draws === 0) this.#steady = chances;
    else if (this.#steady && !isSame(this.#steady, chances)) this.#steady = undefined;
    return true;
  }

  /** Undefined where nothing was drawn of this kind. */
  result(): ChanceCount | undefined {
    const came = this.#counts.reduce((sum, count) => sum + count, 0);
    if (came === 0) return undefined;
    const share = this.#turns.map((turns) => (came * turns) / this.#draws);
    return {
      chart: this.#chart,
      counts: Array.from(this.#counts, (count) => count ?? 0),
      expected: Array.from(this.#turns.length > 0 ? share : this.#chances, (due) => due ?? 0),
      bands: this.#steady && Array.from(this.#steady, (chance) => binomialBand(this.#draws, chance ?? 0)),
    };
  }
}

const addTo = (list: number[], at: number, by: number): void => {
  list[at] = (list[at] ?? 0) + by;
};

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((chance, bar) => Math.abs(chance - (other[bar] ?? 0)) < 1e-12);
