import type { Finding, Task } from '@bastide/coach';
import type { RecordedAction, Types } from '@bastide/contract';

/** What every worker needs to know; crosses to it as a structured clone. */
export interface Job {
  /** The module of the list of games. */
  readonly list: string;
  readonly game: string;
  readonly options: Types['Options'];
  /** Known to be right. */
  readonly acts: readonly RecordedAction[];
  /** Who judges, as it was written. */
  readonly bot: string;
}

/** A worker asks for a task, and brings what the last one found. */
export interface FromWorker {
  readonly found?: readonly Finding[];
}

export type ToWorker = Task;
