import type { Types } from '@bastide/contract';
import { seating } from '../seating.ts';

/**
 * Pairing schemes: everybody against everybody, the first against several copies of each other, the first against all others at
 * one table.
 */
export const FORMATS = ['round-robin', 'gauntlet', 'one-against-all'] as const;
export type Format = (typeof FORMATS)[number];

/** Entrant at each seat of a table, by number. Copies of one entrant are interchangeable. */
export type LineUp = readonly number[];

/**
 * All that decides what is played. Game number n is the same one in every run of a plan: the deals come one after the other, in
 * each the line-ups, of each as many games as there are seats, in which they take turns. Plain JSON.
 */
export interface Plan {
  readonly game: string;
  readonly options: Types['Options'];
  /** As they were written: `greedy`, `strong@5000`, `cmd:python3 mine.py`. */
  readonly entrants: readonly string[];
  readonly lineUps: readonly LineUp[];
  readonly seed: number;
  /** After so many a game is given up: nobody has won. */
  readonly actionsAtMost: number;
  /** Milliseconds that a program may take for an answer. */
  readonly patience: number;
  /** Time that it is told to spend on one; absent: all its patience. */
  readonly budget?: number;
}

/** The line-ups of a format; none where there are too few entrants for it. */
export function lineUpsOf(format: Format, entrants: number, seats: number): LineUp[] {
  const others = Array.from({ length: entrants - 1 }, (_, i) => i + 1);
  if (format === 'gauntlet') return others.map((other) => [0, ...Array<number>(seats - 1).fill(other)]);
  if (format === 'one-against-all') return choices(others, seats - 1).map((rest) => [0, ...rest]);
  return choices([0, ...others], seats);
}

/** All ways to take so many of them, in their order. */
function choices(from: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return from.flatMap((first, i) => choices(from.slice(i + 1), count - 1).map((rest) => [first, ...rest]));
}

export const gamesOfDeal = ({ lineUps, options }: Plan): number => lineUps.length * options.seats;

/** Position of a game in its plan. */
export interface GameSlot {
  readonly deal: number;
  readonly lineUp: number;
  /** By seat, who sits there. */
  readonly order: readonly number[];
}

export function gameSlotOf(plan: Plan, n: number): GameSlot {
  const { seats } = plan.options;
  const deal = Math.floor(n / gamesOfDeal(plan));
  const lineUp = Math.floor(n / seats) % plan.lineUps.length;
  const taken = seating(seats, deal * seats + (n % seats));
  return { deal, lineUp, order: taken.map((i) => plan.lineUps[lineUp]![i]!) };
}
