import type { Tally } from '@bastide/arena';
import type { Types } from '@bastide/contract';

/** What every worker needs to know; crosses to it as a structured clone. */
export interface SimulationTask {
  /** The module of the list of games. */
  readonly list: string;
  readonly game: string;
  readonly options: Types['Options'];
  /** By seat, as they were written. */
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

/** A worker asks for a piece, and brings the last one. */
export interface FromWorker {
  readonly played?: {
    readonly index: number;
    readonly tally: Tally;
    /** One record a line; empty if none were asked for. */
    readonly records: string;
  };
}
