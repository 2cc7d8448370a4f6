import type { Game, Random, Seat, Types } from '@bastide/contract';

/** Somebody who decides. It may keep room to think in, but nothing that it has seen. */
export interface Bot {
  readonly name: string;
  /**
   * One of the actions open to the seat, listed or not. `state` holds nothing that the seat may not know (the caller
   * imagines it where `game.secrets`) and is only lent: it stays as it is. Equal states and generators give equal
   * decisions.
   */
  choose<T extends Types>(game: Game<T>, state: T['State'], seat: Seat, random: Random): T['Action'];
}

/** How good a state is for a seat, in points of lead: the higher the better. May not change what the state means. */
export type Evaluate<State> = (state: State, seat: Seat) => number;

/** What a bot knows of a game beyond its rules. Has room of its own. */
export interface Insight<State, Action> {
  readonly evaluate: Evaluate<State>;
  /** Whether to look no further here, though the seat acts again: what follows can be decided when it comes. */
  readonly isSettled?: (state: State, seat: Seat) => boolean;
  /** Takes from a copy what only costs time: what seats have counted, offers on the table. */
  readonly strip?: (state: State) => void;
  /** What to do, where that is found in another way than by looking at what is listed; undefined: in no other way. */
  readonly decide?: (state: State, seat: Seat) => Action | undefined;
}
