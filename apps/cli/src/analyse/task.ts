import type { Finding, Task } from '@bastide/coach';
import type { RecordedAction, Types } from '@bastide/contract';

/** Data for each worker; it crosses to the thread as a structured clone. */
export interface Job {
  /** The module that exports the list of games. */
  readonly list: string;
  readonly game: string;
  readonly options: Types['Options'];
  /** Known to be valid. */
  readonly acts: readonly RecordedAction[];
  /** The bot that judges, as given. */
  readonly bot: string;
}

/** A worker asks for a task, and reports the findings of the last one. */
export interface FromWorker {
  readonly found?: readonly Finding[];
}

export type ToWorker = Task;
