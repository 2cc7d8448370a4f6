import type { Outcome, Seat } from '@bastide/contract';
import type { ActionEntry } from '@bastide/protocol';
import type { EventsBySeat } from '../session/game-log.ts';
import type { TableGameTypes } from '../session/session.ts';

/** An action of the log, with its time in milliseconds since 1970. */
export type LoggedAct = ActionEntry & { readonly at: number };

/**
 * This reader's view of a table's game. It is replayed here if the game has no secrets and this page has its rules;
 * otherwise the server sends views.
 */
export interface Projection<T extends TableGameTypes> {
  /** Adds actions. Returns the events of each. */
  apply(acts: readonly LoggedAct[]): readonly EventsBySeat<T>[];
  /** Takes back all but that many actions. */
  rewindTo(count: number): void;
  /** Returns the view now. */
  view(seat?: Seat): T['View'];
  /** Returns the view after that many actions; undefined until it has come. */
  viewAt(count: number, seat?: Seat): T['View'] | undefined;
  /** Returns the curve of points, with the final ones if they have come. */
  curve(outcome: Outcome | undefined): CurveData;
}

export interface CurveData {
  readonly curve: readonly (readonly number[])[];
  readonly curveAt: readonly number[];
}
