import type { Actor, GameRecord, Outcome, Refusal, Seat, TableFacts, Types } from '@bastide/contract';
import type { SeatSetup } from '../people/seats.ts';

/** A game for points. Its view is the game's own: what tables need of it, the kit tells. */
export interface TableGameTypes extends Types {
  View: object;
}

/** A game as a table of the page plays it: its facts, and how they are set up and shown. */
export interface GameAdapter<T extends TableGameTypes, Line, Setup extends GameSetup>
  extends Pick<TableFacts<T>, 'game' | 'pointsOf' | 'turnOf' | 'isUndoable'> {
  /** Options of the engine for what was agreed. */
  optionsOf(setup: Setup): T['Options'];
  /** What was agreed, for such options. */
  setupOf(options: T['Options'], seats: readonly SeatSetup[]): Setup;
  /** Writes one more action into a chronicle, its events as the reader witnessed them; `after`: how many have been taken. */
  appendLog(lines: Line[], events: readonly T['Event'][], after: number): void;
  /** Whether the curve of points goes on to the right with these events, though no points change. */
  isStep(events: readonly T['Event'][]): boolean;
  /** How long a moment is shown at least before a bot acts, in milliseconds at usual speed; asked of what all can see. */
  botPause(moment: GameMoment<T, Line>): number;
}

/** A game at one moment, as one pair of eyes knows it; never changed, only replaced. */
export interface GameMoment<T extends TableGameTypes, Line> {
  /** How many actions have been taken, those of chance included. */
  readonly count: number;
  readonly view: T['View'];
  /** Whom the game waits for: chance only before it has dealt, nobody when the game is over. */
  readonly actors: readonly Actor[];
  /** Of the people at this screen those who are not asked though they are waited for: somebody plays for them, or the table rests. */
  readonly resting?: readonly Seat[];
  /** The first of them. */
  readonly actor: Actor | undefined;
  readonly outcome: Outcome | undefined;
  readonly log: readonly Line[];
  /** What the latest decision of a seat led to, the draw after it included; nothing after it was taken back. */
  readonly latest: readonly T['Event'][];
  /** Points that all can see, by seat in each step, the start included: within a step they do not change. */
  readonly curve: readonly (readonly number[])[];
  /** How many actions had been taken at the end of each step of the curve. */
  readonly curveAt: readonly number[];
}

/** What becomes of actions: they are taken, all of them, or none is. */
export type ActResult = { readonly ok: true } | ({ readonly ok: false } & Refusal);

/**
 * A game that is played at this screen: what its seats may know, and their ways to act. Nobody outside holds the state
 * itself, which may lie elsewhere; what a move would lead to is staged from a view (`imagined.ts`).
 */
export interface GameSession<T extends TableGameTypes, Line, Setup extends GameSetup> {
  readonly setup: Setup;
  readonly adapter: GameAdapter<T, Line, Setup>;
  /** Seats whose people are at this screen. */
  readonly people: readonly Seat[];
  /** Seats whose bots think in this page. */
  readonly bots: readonly Seat[];
  /** The game now, as that seat knows it, or without one any onlooker; the same value until something happens. */
  moment(this: void, seat?: Seat): GameMoment<T, Line>;
  /** Tells whenever a moment has changed, or a view of the past has come. Returns the way to hear no more. */
  subscribe(this: void, listener: () => void): () => void;
  /**
   * Actions of one seat, one after the other. Listeners hear of them when they are taken, which may be before the answer.
   * Fails where no answer can be had: then nobody knows whether they were.
   */
  act(seat: Seat, actions: readonly T['Action'][]): Promise<ActResult>;
  /** Whether the latest action was that seat's, and nothing came of it that cannot be taken back. */
  canUndo(seat: Seat): boolean;
  /** Takes that seat's latest action back, as if it had never been. */
  undo(seat: Seat): Promise<ActResult>;
  /** The position after so many actions, as that seat or an onlooker knew it; undefined until it has come. */
  viewAt(count: number, seat?: Seat): T['View'] | undefined;
  /** All that was done; undefined while nobody at this screen may know it. */
  record(): GameRecord<T['Options'], T['Action']> | undefined;
}

/** Setup agreed before any game begins; each game has more to agree on. */
export interface GameSetup {
  /** The game, as its engine is called. */
  readonly game: string;
  readonly seats: readonly SeatSetup[];
}
