import type { Types } from '@bastide/contract';
import type { Say } from '../words/index.ts';

/** One thing that is measured; the game says `work.` and its id. */
export interface BenchCase {
  readonly id: string;
  /** A rate is the better the higher it is, a time the lower. */
  readonly unit: 'games/s' | 'playouts/s' | 'actions/s' | 'decisions/s' | 'Msteps/s' | 'µs';
  readonly decimals: number;
  readonly target?: number;
}

/** How often everything is done in one round. */
export interface Amounts {
  /** Random games; fewer where they are longer. */
  readonly games: number;
  readonly copies: number;
  readonly readableGames: number;
  readonly playouts: number;
  /** For each bot, at one table. */
  readonly botSeconds: number;
  /** Of the computation that tells how fast the machine is. */
  readonly steps: number;
}

/** What a bot may do for one decision, in steps of its own; those that answer at once do what they do. */
export const BOT_WORK = 1000;

/** The work that a bot's decisions are; the game says `work.decisions` of all of them. */
export const decisionsOf = (game: string, bot: string): string => `${game}.${bot}`;

/** Of a quantity over many games: enough for its mean and the mean's error. */
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

/** What one round found: figures by the id of the work, and quantities that show whether the games are the right ones. */
export interface BenchRound {
  readonly figures: Readonly<Record<string, number>>;
  readonly sanity: Readonly<Record<string, Sums>>;
}

export interface Mean {
  readonly mean: number;
  /** The standard error. */
  readonly error: number;
}

/** A mean and its error in words, with so many decimals. */
export type BenchSums = (mean: Mean, decimals: number) => string;

/** All that is measured of one game; what counts as an action of it, it says as `counted`. */
export interface Suite<Said extends string = string> {
  readonly works: readonly BenchCase[];
  /** Options of the table at which bots decide. */
  readonly table: Types['Options'];
  /** Random games that V8 needs to see before it runs them at speed. */
  readonly warmUp: () => void;
  /** Everything once; games differ from round to round. */
  readonly round: (amounts: Amounts, number: number) => BenchRound;
  /** What the quantities of `Round.sanity` come to on average: members of the JSON document, and lines. */
  readonly report: (meanOf: (quantity: string) => Mean) => {
    readonly members: Readonly<Record<string, unknown>>;
    lines(say: Say<Said>, within: BenchSums): readonly string[];
  };
}
