import type { DrawKind, GameRecord, TableFacts, Types } from '@bastide/contract';
import { type DerivedDraw, verifySteps } from '@bastide/fair';

/** Counts of one bar of a chart at one table. */
export interface DrawCount {
  readonly chart: string;
  readonly bar: number;
  readonly count: number;
  /** Draws in which it could have come. */
  readonly draws: number;
  /** Expected count and its variance, in millionths: each draw is compared with the odds that it had. */
  readonly due: number;
  readonly spread: number;
}

/** Draws of one table; `isFair`: every draw was correct, null where there was none. */
export interface TableDraws {
  readonly isFair: boolean | null;
  readonly counts: readonly DrawCount[];
}

const MILLION = 1e6;
/** Actions that are derived before others have their turn. */
const ACTIONS_PER_SLICE = 50;
const TOLERANCE = 1e-9;

/** Derives every draw of a record anew, and counts those that the game counts; in breaths, since a process has other things to do. */
export async function countDraws(facts: TableFacts, record: GameRecord): Promise<TableDraws> {
  const counters = facts.draws.map((chart) => new DrawCounter(chart));
  const derivation = verifySteps(facts.game, record, (drawn) => {
    if (counters.length === 0) return;
    const odds = oddsAt(facts, drawn.state);
    for (const one of counters) one.add(drawn, odds);
  });
  for (let n = 1; ; n++) {
    const step = derivation.next();
    if (step.done) {
      const verdict = step.value;
      if (!verdict.ok) return { isFair: false, counts: [] };
      return {
        isFair: verdict.draws > 0 ? true : null,
        counts: counters.flatMap((counter) => counter.counts()),
      };
    }
    if (n % ACTIONS_PER_SLICE === 0) await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Possible draws in a state, with their probabilities. */
interface Odds {
  readonly actions: readonly Types['Action'][];
  readonly probabilities: readonly number[];
}

function oddsAt({ game }: TableFacts, state: Types['State']): Odds {
  const weights = game.weights(state);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return { actions: game.actions(state, 'chance'), probabilities: weights.map((weight) => weight / total) };
}

/** Counts the draws of one chart. */
class DrawCounter {
  readonly #chart: DrawKind;
  readonly #bars: { count: number; draws: number; due: number; spread: number }[];
  readonly #fixedOdds: readonly number[] | undefined;

  constructor(chart: DrawKind) {
    this.#chart = chart;
    this.#bars = chart.bars.map(() => ({ count: 0, draws: 0, due: 0, spread: 0 }));
    const total = chart.ways?.reduce((sum, ways) => sum + ways, 0);
    this.#fixedOdds = total === undefined ? undefined : chart.ways!.map((ways) => ways / total);
  }

  add({ action, state }: DerivedDraw<Types>, { actions, probabilities }: Odds): void {
    const bar = this.#chart.barOf(action, state);
    if (bar === undefined) return;
    const due = this.#bars.map(() => 0);
    actions.forEach((candidate, i) => {
      const candidateBar = this.#chart.barOf(candidate, state);
      if (candidateBar !== undefined) due[candidateBar] = due[candidateBar]! + probabilities[i]!;
    });
    if (this.#fixedOdds?.some((chance, candidateBar) => Math.abs(chance - due[candidateBar]!) > TOLERANCE))
      return;
    this.#bars[bar]!.count++;
    for (const [candidateBar, candidate] of this.#bars.entries()) {
      const chance = due[candidateBar]!;
      if (chance === 0) continue;
      candidate.draws++;
      candidate.due += chance;
      candidate.spread += chance * (1 - chance);
    }
  }

  counts(): readonly DrawCount[] {
    return this.#bars.flatMap(({ count, draws, due, spread }, bar) =>
      draws === 0
        ? []
        : {
            ...{ chart: this.#chart.name, bar, count, draws },
            due: Math.round(due * MILLION),
            spread: Math.round(spread * MILLION),
          },
    );
  }
}
