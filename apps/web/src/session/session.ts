import type { Actor, GameRecord, Outcome, Refusal, Seat, TableFacts, Types } from '@bastide/contract';
import type { SeatSetup } from '../people/seats.ts';

/** A game for points. Its view is the game's own; tables read it through the adapter. */
export interface TableGameTypes extends Types {
  View: object;
}

/** A game as the page plays it: its facts, and functions for set-up and display. */
export interface GameAdapter<T extends TableGameTypes, Line, Setup extends GameSetup>
  extends Pick<
    TableFacts<T>,
    'game' | 'pointsOf' | 'turnOf' | 'isUndoable' | 'isRevealing' | 'hasFixedDraws'
  > {
  /** Returns the engine's options for a set-up. */
  optionsOf(setup: Setup): T['Options'];
  /** Returns the set-up for such options. */
  setupOf(options: T['Options'], seats: readonly SeatSetup[]): Setup;
  /**
   * Appends an action to the log, with its events as the reader may see them; `after`: number of actions before it.
   */
  appendLog(lines: Line[], events: readonly T['Event'][], after: number): void;
  /** True if the curve of points gets a step for these events even if no points change. */
  isStep(events: readonly T['Event'][]): boolean;
  /**
   * Returns the least milliseconds for which a moment is shown before a bot acts, at usual speed; depends on public
   * facts only.
   */
  botPause(moment: GameMoment<T, Line>): number;
}

/** A game at one moment, as one seat or a spectator knows it. Immutable. */
export interface GameMoment<T extends TableGameTypes, Line> {
  /** Number of actions taken, including draws. */
  readonly count: number;
  readonly view: T['View'];
  /** Actors for whom the game waits: chance only before it has dealt, nobody when the game is over. */
  readonly actors: readonly Actor[];
  /**
   * Seats at this screen that need not act though the game waits for them: a bot plays for them, or the table is
   * paused.
   */
  readonly resting?: readonly Seat[];
  /** The first of them. */
  readonly actor: Actor | undefined;
  readonly outcome: Outcome | undefined;
  readonly log: readonly Line[];
  /** Events of the latest decision of a seat, including the draws after it; empty after an undo. */
  readonly latest: readonly T['Event'][];
  /** Public points, by seat, for each step including the start; within a step they do not change. */
  readonly curve: readonly (readonly number[])[];
  /** Number of actions at the end of each step of the curve. */
  readonly curveAt: readonly number[];
}

/** Result of actions: all of them are taken, or none is. */
export type ActResult = { readonly ok: true } | ({ readonly ok: false } & Refusal);

/**
 * A game at this screen: the views of its seats, and their actions. Nobody outside holds the state, which may be on
 * the server; previews of moves are made from a view (`state-for-view.ts`).
 */
export interface GameSession<T extends TableGameTypes, Line, Setup extends GameSetup> {
  readonly setup: Setup;
  readonly adapter: GameAdapter<T, Line, Setup>;
  /** Seats whose people are at this screen. */
  readonly people: readonly Seat[];
  /** Seats whose bots think in this page. */
  readonly bots: readonly Seat[];
  /**
   * Returns the game now, as that seat knows it, or without a seat any spectator; the same value until something
   * happens.
   */
  moment(this: void, seat?: Seat): GameMoment<T, Line>;
  /** Calls back when a moment has changed, or a view of the past has come. Returns the function that stops it. */
  subscribe(this: void, listener: () => void): () => void;
  /**
   * Takes actions of one seat, in order. Listeners are called when they are taken, perhaps before the promise
   * resolves. Fails if no answer comes: then the actions may or may not have been taken.
   */
  act(seat: Seat, actions: readonly T['Action'][]): Promise<ActResult>;
  /** True if the latest action was that seat's, and everything since can be undone. */
  canUndo(seat: Seat): boolean;
  /** Takes back that seat's latest action. */
  undo(seat: Seat): Promise<ActResult>;
  /** Returns the view after that many actions, of that seat or a spectator; undefined until it has come. */
  viewAt(count: number, seat?: Seat): T['View'] | undefined;
  /** Returns the record; undefined while nobody at this screen may see it. */
  record(): GameRecord<T['Options'], T['Action']> | undefined;
}

/** Set-up of a game, before it begins; each game adds its own members. */
export interface GameSetup {
  /** Name of the game's engine. */
  readonly game: string;
  readonly seats: readonly SeatSetup[];
}
