import type { MoveEvaluation, WinChances } from '@bastide/bots';
import type { Seat } from '@bastide/contract';

/** Win chances without any search. */
export interface CurveFinding {
  readonly kind: 'glance';
  /** By number of actions taken. */
  readonly curve: readonly WinChances[];
}

/** One decision, judged by what its seat could know. */
export interface DecisionFinding<Action> {
  readonly kind: 'decision';
  /** The index of its first action in the record. */
  readonly at: number;
  /** Number of actions of the record that belong to it: a tile with its figure. */
  readonly length: number;
  readonly seat: Seat;
  /** Best first; what was played is among them. One only: there was nothing to choose. */
  readonly thoughts: readonly MoveEvaluation<Action>[];
  /** The index of what was played. */
  readonly played: number;
  /** Of the best against what was played, 0 to 1. */
  readonly loss: number;
  /** As things truly stood before it. */
  readonly chances: WinChances;
}

/** One act of chance, compared with what else could have come. */
export interface DrawFinding {
  readonly kind: 'draw';
  /** The index of the action. */
  readonly at: number;
  /** By seat: the chance after it, less what was to be expected before. */
  readonly luck: readonly number[];
  /** Expected win chances before the draw. */
  readonly chances: WinChances;
  /** In how many ways it could have come. */
  readonly ways: number;
}

export type Finding<Action = { readonly type: string }> =
  | CurveFinding
  | DecisionFinding<Action>
  | DrawFinding;
