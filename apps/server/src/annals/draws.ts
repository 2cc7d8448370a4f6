import type { DrawKind, GameRecord, TableFacts, Types } from '@bastide/contract';
import { type DerivedDraw, verifySteps } from '@bastide/fair';

/** How often a bar of a chart came at one table. */
export interface DrawCount {
  readonly chart: string;
  readonly bar: number;
  readonly count: number;
  /** Draws in which it could have come. */
  readonly draws: number;
  /** What was to be expected, and its variance, in millionths: each draw is compared with the odds that it had. */
  readonly due: number;
  readonly spread: number;
}

/** What came by chance at one table; `isFair`: every draw was what was due, null where there was none. */
export interface TableDraws {
  readonly isFair: boolean | null;
  readonly counts: readonly DrawCount[];
}

const MILLION = 1e6;
/** Actions that are derived before others have their turn. */
const BREATH = 50;
const SAME = 1e-9;

/** Derives every draw of a record anew, and counts those that the game counts; in breaths, since a process has other things to do. */
export async function drawsOf(hosted: TableFacts, record: GameRecord): Promise<TableDraws> {
  const counting = hosted.draws.map((chart) => new Counting(chart));
  const deriving = verifySteps(hosted.game, record, (drawn) => {
    if (counting.length === 0) return;
    const odds = oddsIn(hosted, drawn.state);
    for (const one of counting) one.add(drawn, odds);
  });
  for (let n = 1; ; n++) {
    const piece = deriving.next();
    if (piece.done) {
      const verdict = piece.value;
      if (!verdict.ok) return { isFair: false, counts: [] };
      return {
        isFair: verdict.draws > 0 ? true : null,
        counts: counting.flatMap((one) => one.counts()),
      };
    }
    if (n % BREATH === 0) await new Promise((resolve) => setImmediate(resolve));
  }
}

/** What may come in a state, and how likely each is. */
interface Odds {
  readonly listed: readonly Types['Action'][];
  readonly chances: readonly number[];
}

function oddsIn({ game }: TableFacts, state: Types['State']): Odds {
  const weights = game.weights(state);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return { listed: game.actions(state, 'chance'), chances: weights.map((weight) => weight / total) };
}

/** Counts the draws of one chart. */
class Counting {
  readonly #chart: DrawKind;
  readonly #bars: { count: number; draws: number; due: number; spread: number }[];
  readonly #steady: readonly number[] | undefined;

  constructor(chart: DrawKind) {
    this.#chart = chart;
    this.#bars = chart.bars.map(() => ({ count: 0, draws: 0, due: 0, spread: 0 }));
    const total = chart.ways?.reduce((sum, ways) => sum + ways, 0);
    this.#steady = total === undefined ? undefined : chart.ways!.map((ways) => ways / total);
  }

  add({ action, state }: DerivedDraw<Types>, { listed, chances }: Odds): void {
    const bar = this.#chart.barOf(action, state);
    if (bar === undefined) return;
    const due = this.#bars.map(() => 0);
    listed.forEach((one, i) => {
      const at = this.#chart.barOf(one, state);
      if (at !== undefined) due[at] = due[at]! + chances[i]!;
    });
    if (this.#steady?.some((chance, at) => Math.abs(chance - due[at]!) > SAME)) return;
    this.#bars[bar]!.count++;
    for (const [at, one] of this.#bars.entries()) {
      const chance = due[at]!;
      if (chance === 0) continue;
      one.draws++;
      one.due += chance;
      one.spread += chance * (1 - chance);
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
