import type { Types } from '@bastide/contract';
import type { Say } from '../i18n/translator.ts';

/** One measurement; its message is `work.` and its id. */
export interface BenchCase {
  readonly id: string;
  /** Unit: for a rate higher is better, for a time lower. */
  readonly unit: 'games/s' | 'playouts/s' | 'actions/s' | 'decisions/s' | 'Msteps/s' | 'µs';
  readonly decimals: number;
  readonly target?: number;
}

/** Amounts of work in one round. */
export interface Amounts {
  /** Random games; fewer for a game that takes longer. */
  readonly games: number;
  readonly copies: number;
  readonly readableGames: number;
  readonly playouts: number;
  /** Seconds for each bot at one table. */
  readonly botSeconds: number;
  /** Steps of the computation that measures the machine's speed. */
  readonly steps: number;
}

/** Budget of a bot for one decision, in its own steps; bots that answer at once ignore it. */
export const BOT_WORK = 1000;

/** Returns the id of a bot's decisions; all of them share the message `work.decisions`. */
export const decisionsOf = (game: string, bot: string): string => `${game}.${bot}`;

/** Sums of a quantity over many games, for its mean and the standard error. */
export interface Sums {
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
}

export const NO_SUMS: Sums = { count: 0, sum: 0, squares: 0 };
export const plus = (sums: Sums, value: number): Sums => ({
  count: sums.count + 1,
  sum: sums.sum + value,
  squares: sums.squares + value * value,
});

/** Results of one round: figures by id, and quantities that show if the games are the right ones. */
export interface BenchRound {
  readonly figures: Readonly<Record<string, number>>;
  readonly sanity: Readonly<Record<string, Sums>>;
}

export interface Mean {
  readonly mean: number;
  /** Standard error. */
  readonly error: number;
}

/** Formats a mean and its error with that many decimals. */
export type BenchSums = (mean: Mean, decimals: number) => string;

/** All measurements of a game; its message `counted` says which actions count. */
export interface Suite<Said extends string = string> {
  readonly works: readonly BenchCase[];
  /** Options of the table for bots. */
  readonly table: Types['Options'];
  /** Plays the random games that V8 needs before it runs at full speed. */
  readonly warmUp: () => void;
  /** Measures everything once; the games differ from round to round. */
  readonly round: (amounts: Amounts, number: number) => BenchRound;
  /** Reports the means of the quantities in `BenchRound.sanity`: as members of the JSON document, and as lines. */
  readonly report: (meanOf: (quantity: string) => Mean) => {
    readonly members: Readonly<Record<string, unknown>>;
    lines(say: Say<Said>, within: BenchSums): readonly string[];
  };
}
