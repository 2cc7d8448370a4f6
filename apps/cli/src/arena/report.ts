import type { ArenaTable, Plan } from '@bastide/arena';

/** The report of an arena, as `--json` prints it. */
export interface ArenaReport extends ArenaTable {
  /** The command line that plays these deals again; see `rerunCommand`. */
  readonly command: string;
  readonly game: string;
  readonly options: Plan['options'];
  readonly format: string;
  readonly bots: readonly string[];
  readonly seed: number;
  /** Number of games that a file of results had already. */
  readonly earlier: number;
  /** Seconds for the other games. */
  readonly seconds: number;
}
