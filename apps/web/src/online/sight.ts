import type { Outcome, Seat } from '@bastide/contract';
import type { Acted } from '@bastide/protocol';
import type { Told } from '../session/chronicle.ts';
import type { Turns } from '../session/session.ts';

/** An action as the log tells it, at a time in milliseconds since 1970. */
export type Act = Acted & { readonly at: number };

/**
 * How this reader sees the game of a table: it is played along where nothing is secret, and told by views where something is, or
 * where it is played by rules that this page does not have.
 */
export interface Sight<T extends Turns> {
  /** More actions were taken. Returns what each of them told. */
  take(acts: readonly Act[]): readonly Told<T>[];
  /** All but the first so many were taken back. */
  backTo(count: number): void;
  /** Now. */
  view(seat?: Seat): T['View'];
  /** After so many actions; undefined until it has come. */
  viewAt(count: number, seat?: Seat): T['View'] | undefined;
  /** The curve of points, with those of the end if it has come. */
  curve(outcome: Outcome | undefined): Curve;
}

export interface Curve {
  readonly curve: readonly (readonly number[])[];
  readonly curveAt: readonly number[];
}
