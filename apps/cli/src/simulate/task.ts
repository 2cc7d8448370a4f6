import type { Tally } from '@bastide/arena';
import type { Types } from '@bastide/contract';

/** Data for each worker; it crosses to the thread as a structured clone. */
export interface SimulationTask {
  /** The module that exports the list of games. */
  readonly list: string;
  readonly game: string;
  readonly options: Types['Options'];
  /** Bots by seat, as given. */
  readonly bots: readonly string[];
  readonly seed: number;
  readonly actionsAtMost: number;
  readonly keepsRecords: boolean;
}

/** Games `from` to `to` − 1 of the series. */
export interface SimulationSlice {
  readonly index: number;
  readonly from: number;
  readonly to: number;
}

/** A worker asks for a piece, and reports the last one. */
export interface FromWorker {
  readonly played?: {
    readonly index: number;
    readonly tally: Tally;
    /** One record to a line; empty if none were requested. */
    readonly records: string;
  };
}
