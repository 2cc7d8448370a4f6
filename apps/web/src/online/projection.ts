import type { Outcome, Seat } from '@bastide/contract';
import type { ActionEntry } from '@bastide/protocol';
import type { EventsBySeat } from '../session/game-log.ts';
import type { TableGameTypes } from '../session/session.ts';

/** An action as the log tells it, at a time in milliseconds since 1970. */
export type LoggedAct = ActionEntry & { readonly at: number };

/**
 * How this reader sees the game of a table: it is played along where nothing is secret, and told by views where something is, or
 * where it is played by rules that this page does not have.
 */
export interface Projection<T extends TableGameTypes> {
  /** More actions were taken. Returns what each of them told. */
  apply(acts: readonly LoggedAct[]): readonly EventsBySeat<T>[];
  /** All but the first so many were taken back. */
  rewindTo(count: number): void;
  /** Now. */
  view(seat?: Seat): T['View'];
  /** After so many actions; undefined until it has come. */
  viewAt(count: number, seat?: Seat): T['View'] | undefined;
  /** The curve of points, with those of the end if it has come. */
  curve(outcome: Outcome | undefined): CurveData;
}

export interface CurveData {
  readonly curve: readonly (readonly number[])[];
  readonly curveAt: readonly number[];
}
