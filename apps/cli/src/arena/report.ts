import type { ArenaTable, Plan } from '@bastide/arena';

/** What an arena found, as `--json` prints it. */
export interface ArenaReport extends ArenaTable {
  /** The command line that plays these deals again: see `again`. */
  readonly command: string;
  readonly game: string;
  readonly options: Plan['options'];
  readonly format: string;
  readonly bots: readonly string[];
  readonly seed: number;
  /** So many of the games were there already, in a file of results. */
  readonly earlier: number;
  /** What the others took. */
  readonly seconds: number;
}
