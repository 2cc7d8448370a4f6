import type { GameResult, Plan } from '@bastide/arena';

/** What every thread needs to know; crosses to it as a structured clone. */
export interface ArenaTask {
  /** The module of the list of games. */
  readonly list: string;
  readonly plan: Plan;
  readonly keepsRecords: boolean;
}

/** A game that was played; `record` is its line, where records are kept. */
export interface ArenaGameResult {
  readonly played: GameResult;
  readonly record?: string;
}

/** What a thread tells: a game, having none; a program that it started, or one that is gone, by its process. */
export type FromThread =
  | { readonly done?: ArenaGameResult }
  | { readonly started: number }
  | { readonly ended: number };

/** What a thread is told: the number of a game, or to end, with the programs that it started. */
export type ToThread = number | 'end';

/** Games that are still to be played; undefined: no more. */
export type Next = () => number | undefined;

/** Sees games as they come, in any order. */
export type Take = (done: ArenaGameResult) => void;
