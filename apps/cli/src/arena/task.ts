import type { GameResult, Plan } from '@bastide/arena';

/** Data for each thread; it crosses to the thread as a structured clone. */
export interface ArenaTask {
  /** The module that exports the list of games. */
  readonly list: string;
  readonly plan: Plan;
  readonly keepsRecords: boolean;
}

/** A played game; `record` is its line, if records are stored. */
export interface ArenaGameResult {
  readonly played: GameResult;
  readonly record?: string;
}

/**
 * Message of a thread: the result of a game (none at the start), or the process id of a program that has started or
 * ended.
 */
export type FromThread =
  | { readonly done?: ArenaGameResult }
  | { readonly started: number }
  | { readonly ended: number };

/** Message to a thread: the number of a game, or to end together with the programs that it started. */
export type ToThread = number | 'end';

/** Returns the next game to play; undefined: there are no more. */
export type Next = () => number | undefined;

/** Receives games as they come, in any order. */
export type Take = (done: ArenaGameResult) => void;
