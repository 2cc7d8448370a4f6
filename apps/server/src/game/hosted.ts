import type { Game, Seat, Types } from '@bastide/contract';

/** Draws of one kind, which are counted over all tables that are over. */
export interface DrawsCounted<T extends Types = Types> {
  /** As clients know it: `sums`. */
  readonly name: string;
  /** The ways in which it can come, as clients know them. */
  readonly bars: readonly string[];
  /**
   * Where every draw has the same odds whatever came before: in how many ways each bar comes. Draws under other odds, as
   * some options have them, are then not counted. Absent: what is expected follows from the odds of each draw.
   */
  readonly ways?: readonly number[];
  /** In which bar an action of chance counts, in the state in which it comes; undefined: in none. */
  barOf(action: T['Action'], state: T['State']): number | undefined;
}

/** A game that is played at tables here, under one version of its rules. */
export interface HostedGame<T extends Types = Types> {
  readonly game: Game<T>;
  /** Fixed for a table when it is opened: a table is always played by the rules under which it began. */
  readonly rules: string;
  /** Points that all can see, by seat. */
  pointsOf(state: T['State']): readonly number[];
  /** The seat whose turn it is. */
  turnOf(state: T['State']): Seat;
  readonly chance: readonly DrawsCounted<T>[];
  /** Whether a seat may take such an action back, as long as nothing else has followed it. */
  isRevocable(action: T['Action']): boolean;
  /** Whether such an action shows somebody what was hidden: it is never taken back, whoever agrees to that. */
  isShowing(action: T['Action']): boolean;
  /**
   * Whether an action means something else by now than when it was chosen, because this happened meanwhile: an offer that
   * is accepted was replaced by another. What merely may not be done any more is refused by the rules.
   */
  isStale(action: T['Action'], seat: Seat, since: readonly T['Event'][]): boolean;
  /**
   * How a seat that has asked others something goes on without their answers: it takes an offer back. Undefined: nobody
   * waits for answers.
   */
  lapse(state: T['State']): { readonly seat: Seat; readonly action: T['Action'] } | undefined;
}

/** Of any game. */
export type AnyHosted = HostedGame<Types>;
