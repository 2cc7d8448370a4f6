import type { Game, Random, Seat, Types } from '@bastide/contract';

/** Limits of one decision; a limit left out does not apply. A bot that answers at once reads none of it. */
export interface Budget {
  /** Milliseconds. The result depends on the machine. */
  readonly time?: number;
  /** In steps of its own (playouts, positions valued): equal states, generators and work give equal decisions. */
  readonly work?: number;
  /** Asked now and then; once it says so, the bot answers with what it has found by then. */
  readonly isStopped?: () => boolean;
}

/** A part of what a move is worth, by a name that programs say in words; its value counts towards the thought's. */
export interface Term {
  readonly name: string;
  readonly value: number;
}

/** A move that was weighed, and what the bot expects of it for its seat. */
export interface MoveEvaluation<Action> {
  readonly action: Action;
  /** Actions that the seat plans right after it, as far as the bot looked: the figure of a tile that is laid. */
  readonly then: readonly Action[];
  /** The chance to win the game, 0 to 1; shared wins count in part. */
  readonly chance: number;
  /** The lead in points over the best other at the end; only where a game is weighed by it. */
  readonly margin?: number;
  /** Terms that set this move apart, the weightiest first: their values are parts of `margin`, else of `chance`. */
  readonly terms: readonly Term[];
}

/**
 * Somebody who decides. It may keep room to think in, and what it thought of its own turn, to go on with it: nothing else that it has
 * seen.
 */
export interface Bot {
  readonly name: string;
  /**
   * One of the actions open to the seat, listed or not. `state` holds nothing that the seat may not know (the caller
   * determinizes it where `game.secrets`) and is only lent: it stays as it is. Equal states and generators give equal
   * decisions, unless time ran out, or the turn was begun by another decision.
   */
  choose<T extends Types>(
    game: Game<T>,
    state: T['State'],
    seat: Seat,
    random: Random,
    budget?: Budget,
  ): T['Action'];
  /** The same, with everything that was weighed, best first: the first one's action is what `choose` answers. */
  consider?<T extends Types>(
    game: Game<T>,
    state: T['State'],
    seat: Seat,
    random: Random,
    budget?: Budget,
  ): readonly MoveEvaluation<T['Action']>[];
  /** One move that the seat may make and `consider` leaves out, of those that no list holds; undefined: the bot has no opinion. */
  weigh?<T extends Types>(
    game: Game<T>,
    state: T['State'],
    seat: Seat,
    action: T['Action'],
    budget?: Budget,
  ): MoveEvaluation<T['Action']> | undefined;
  /** The chances to win by seat, together 1, as things stand: all of the state counts, nothing is looked ahead. */
  assess?<T extends Types>(game: Game<T>, state: T['State']): readonly number[];
}

/** Value of a state for a seat, in points of lead: the higher the better. May not change the meaning of the state. */
export type Evaluate<State> = (state: State, seat: Seat) => number;

/** Knowledge of a game beyond its rules. Has its own scratch memory. */
export interface Heuristic<State, Action> {
  readonly evaluate: Evaluate<State>;
  /** Points by which the lead may still move: the scale of the logistic that makes evaluations chances to win. */
  readonly spread?: (state: State) => number;
  /** The evaluation by where it comes from, in parts that programs know by name: how moves differ in them tells why. */
  readonly parts?: (state: State, seat: Seat) => ReadonlyMap<string, number>;
  /** Tells whether to look no further here, though the seat acts again: the rest can be decided when it comes. */
  readonly isSettled?: (state: State, seat: Seat) => boolean;
  /** Takes from a copy what only costs time: offers on the table. */
  readonly strip?: (state: State) => void;
  /** Returns an action found without search of the list; undefined: search the list. */
  readonly decide?: (state: State, seat: Seat) => Action | undefined;
}
