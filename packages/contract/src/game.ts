import type { Random } from './random.ts';

/** 0, 1, 2 … in turn order; seat 0 begins. */
export type Seat = number;
/** A seat, or chance, which draws the tiles and rolls the dice. */
export type Actor = Seat | 'chance';

/** The five types that a game brings along. */
export interface Types {
  /** Options in force: seats and rules of the table. */
  Options: { readonly seats: number };
  /** A whole game at one moment, hidden things too. */
  State: unknown;
  /** Decisions of seats, and draws of chance. */
  Action: { readonly type: string };
  /** Effects of actions, in order. */
  Event: { readonly type: string };
  /** Everything that a seat may know, as plain JSON. */
  View: unknown;
}

/** A reason against an action: the rule that forbids it, and one English clause. */
export interface Refusal {
  /** Id of the rule: `RACE-02`. */
  readonly rule: string;
  /** The clause: "a turn begins with a roll". */
  readonly because: string;
  /** Facts of the reason (a side, a figure …), so that a client can say it in any language. */
  readonly facts?: Readonly<Record<string, string | number>>;
}

/** A value from outside that was read and found good, or why not. */
export type Result<T> = { readonly ok: true; readonly value: T } | ({ readonly ok: false } & Refusal);

/** An action as somebody learns of it who may not know all of it: the type, and those of its members that are no secret. */
export type RedactedAction<Action extends { readonly type: string }> = Action extends unknown
  ? Pick<Action, 'type'> & Partial<Action>
  : never;

/**
 * Source of options. Those that a table leaves out get today's default; those that a record leaves out and that are newer than it
 * keep the rule under which it was played.
 */
export type OptionsSource = 'table' | 'record';

/** Result of a finished game. */
export interface Outcome {
  /** Points by seat. */
  readonly points: readonly number[];
  /** The seats that share the win, in turn order. */
  readonly winners: readonly Seat[];
}

/**
 * The rules of one game, as functions over its own state. No randomness, clock or I/O in here: options and actions
 * determine everything, so `{ options, actions }` is the save file and the replay.
 */
export interface Game<T extends Types> {
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** True if some seat may know less than the whole state. If not, `determinize` adds nothing to a clone. */
  readonly secrets: boolean;

  /**
   * Checks options from outside and fills in those left out; `of` a table, if nothing else is said. Never throws.
   * @calledBy server when a table opens, page, program, `replay`
   * @cost A few microseconds.
   * @throws Never.
   */
  readOptions(input: unknown, of?: OptionsSource): Result<T['Options']>;
  /**
   * The start of a game under options that `readOptions` gave.
   * @calledBy whoever begins a game: server, page, arena, bots, `replay`
   * @cost Memory for a state: some ten microseconds.
   * @throws On options that `readOptions` did not give.
   */
  setup(options: T['Options']): T['State'];
  /**
   * The options in force, every one of them named.
   * @calledBy program, arena, bots
   * @cost None.
   * @throws Never.
   */
  options(state: T['State']): T['Options'];

  /**
   * Returns the actors that the game waits for: mostly one; several seats where they decide at the same time; none when it is
   * over.
   * @calledBy server, page and program after each action
   * @cost A short list.
   * @throws Never.
   */
  actors(state: T['State']): readonly Actor[];
  /**
   * The actions open to one of the actors, in a fixed order: all of them, unless `unlisted`. None for anybody else;
   * at least one for a seat that is to act. Chance has none where all that it may do is unlisted.
   * @calledBy server, page, program, coach; bots only for the final choice
   * @cost An object for each action: microseconds. Searches use `fast.legalActions`.
   * @throws Never.
   */
  actions(state: T['State'], actor: Actor): readonly T['Action'][];
  /**
   * The types of actions of which `refusal` may allow that actor others than `actions` lists, because there are too many
   * to list (an island made by chance, offers to other players) or because the game does not wait for them (an answer that
   * is changed). Of all other types, what is not listed is refused.
   * @calledBy arena for what bots may propose, conformance
   * @cost A short list.
   * @throws Never.
   */
  unlisted(state: T['State'], actor: Actor): readonly T['Action']['type'][];
  /**
   * Chance only: how likely each of its listed actions is, as positive integer weights in the same order.
   * @calledBy server and coach: the odds of a draw
   * @cost A number for each action of chance.
   * @throws Never.
   */
  weights(state: T['State']): readonly number[];
  /**
   * Returns the reason against an action now; undefined if it is allowed. Accepts anything, never throws.
   * @calledBy server before each action, page for each control, program, `play`, `replay`
   * @cost Microseconds.
   * @throws Never, whatever it is given.
   */
  refusal(state: T['State'], actor: Actor, action: unknown): Refusal | undefined;
  /**
   * Takes an allowed action: changes `state` in place and tells what happened, in order.
   * @calledBy server, page, arena, bots, `play`, `replay`
   * @cost Microseconds, and an object for each event.
   * @throws On an action that is refused the behaviour is undefined: ask `refusal` first.
   */
  apply(state: T['State'], actor: Actor, action: T['Action']): readonly T['Event'][];
  /**
   * Another state equal to it; `into`, one of the same options that nobody needs any more, gives its memory.
   * @calledBy server, arena, bots, coach, `play`
   * @cost One copy of the memory of a state.
   * @throws Never.
   */
  clone(state: T['State'], into?: T['State']): T['State'];
  /**
   * Points by seat and the winners; undefined while the game goes on.
   * @calledBy server, page, program, arena, bots after each action
   * @cost None while the game goes on.
   * @throws Never.
   */
  outcome(state: T['State']): Outcome | undefined;

  /**
   * Returns all that a seat may know, as plain JSON; without a seat, all that any onlooker may know.
   * @calledBy server for each reader, page, program, coach
   * @cost An object for each thing on the table: some ten microseconds.
   * @throws Never.
   */
  view(state: T['State'], seat?: Seat): T['View'];
  /**
   * The event as that seat learns of it, secrets left out.
   * @calledBy server, page and program, for each reader
   * @cost None.
   * @throws Never.
   */
  redactEvent(event: T['Event'], seat?: Seat): T['Event'];
  /**
   * The action as that seat learns of it, or without a seat any onlooker, secrets left out: `{ type: 'stolen' }` without
   * the card for who is neither robber nor victim. `state` is the one in which it is taken. The acting seat knows all of
   * it, and its type is no secret.
   * @calledBy server and program, for each reader
   * @cost None.
   * @throws Never.
   */
  redactAction(
    state: T['State'],
    actor: Actor,
    action: T['Action'],
    seat?: Seat,
  ): RedactedAction<T['Action']>;
  /**
   * Tells whether the effects of an action of that seat, apart from chance, depend on something hidden from it: cards that others
   * hand over, a win by hidden points. The effects of any other action are the same from a determinized state as from the true
   * one, so they can be shown before it is taken; but the end of the game may always show hidden things.
   * @calledBy `preview`
   * @cost None.
   * @throws Never.
   */
  revealsHidden(state: T['State'], seat: Seat, action: T['Action']): boolean;
  /**
   * A full state that would give exactly this view ("determinization"), for bots that search.
   * @calledBy bots, coach and page, which hold a view only
   * @cost As `setup`, and a draw for each hidden thing.
   * @throws On a view that no state of this game could give.
   */
  determinize(view: T['View'], random: Random): T['State'];

  readonly text: ActionText<T['Action']>;
  readonly fast: FastGame<T>;
}

/** Every action as words on one line, and back. */
export interface ActionText<Action> {
  /**
   * One or more words parted by single spaces.
   * @calledBy `writeText`, program, coach, `verify`
   * @cost A string.
   * @throws Never.
   */
  write(action: Action): string;
  /**
   * Tells whether an action of chance answers the last action of a seat (a roll, a purchase), and so stays on its line.
   * @calledBy `writeText`
   * @cost None.
   * @throws Never.
   */
  answers(action: Action): boolean;
  /**
   * Reads one action from the front of `words`: who acts if it is chance, and how many words it took.
   * @calledBy `readText`
   * @cost A few words.
   * @throws Never: undefined if the words are no action.
   */
  read(
    words: readonly string[],
  ): { readonly action: Action; readonly chance: boolean; readonly used: number } | undefined;
}

/** `FastGame.actor` when the dealer is to act. */
export const CHANCE = -1;
/** `FastGame.actor` when the game is over. */
export const OVER = -2;

/**
 * The same rules for programs that play millions of games: actions are small integers (codes) that mean something
 * only in the state they were listed, dealt or encoded for, and nothing is allocated. Terms too long for a code wait in that
 * state for the code to be played; no view shows them. Where several seats may act, the fast lane lets them act one
 * after the other, lowest seat first.
 *
 * States that are made or filled here need not remember what each seat could have learnt on the way: nobody looks at their
 * views, and to keep it would cost a search most of its time. `clone` keeps it.
 */
export interface FastGame<T extends Types> {
  /**
   * No state lists more actions than this: the length of `out`, `codes` and `weights`.
   * @calledBy whoever makes `out`, `codes` or `weights`
   * @cost None.
   * @throws Never.
   */
  readonly actionsAtMost: number;
  /**
   * Back to the start, under the options that the state was set up with.
   * @calledBy arena, bots, `bastide bench`
   * @cost One copy of the memory of a state.
   * @throws Never.
   */
  reset(state: T['State']): void;
  /**
   * Makes `to` equal to `from` in all that the game goes on from; both were set up with the same options.
   * @calledBy searches, before each line they try
   * @cost One copy of the memory of a state.
   * @throws Never.
   */
  copy(from: T['State'], to: T['State']): void;
  /**
   * `Game.determinize` into a state of the same options: with an equal generator the copy of what that gives.
   * @calledBy bots that search
   * @cost As `Game.determinize`, without new memory.
   * @throws On a view that no state of this game could give.
   */
  determinize(view: T['View'], random: Random, into: T['State']): void;
  /**
   * Makes `to` a state in which the game may be for all that the seat knows in `from`, the very one that `determinize` makes of
   * its view, for a fraction of the time: many such states come from one. `from` is no copy, if what the seat has learnt is
   * to count, and is not `to`.
   * @calledBy bots that search many possibilities
   * @cost One copy, and a draw for each hidden thing.
   * @throws Never.
   */
  redeterminize(from: T['State'], seat: Seat, random: Random, to: T['State']): void;

  /**
   * The seat that acts, CHANCE or OVER.
   * @calledBy searches, arena, `playout`
   * @cost None.
   * @throws Never.
   */
  actor(state: T['State']): number;
  /**
   * Writes the codes of all actions of the acting seat into `out`; returns how many.
   * @calledBy searches, arena, `playout`
   * @cost A fraction of a microsecond to a few.
   * @throws Never, if `out` is long enough.
   */
  legalActions(state: T['State'], out: Int32Array): number;
  /**
   * The same without those that come to the same as an earlier one: the first rotation of those that look alike.
   * @calledBy searches that look at every action
   * @cost As `legalActions`.
   * @throws Never, if `out` is long enough.
   */
  distinctActions(state: T['State'], out: Int32Array): number;
  /**
   * One of the codes that `legalActions` writes, each as likely as the others. It may draw more than one number.
   * @calledBy playouts of bots
   * @cost Less than a list.
   * @throws Never, if a seat is to act.
   */
  sampleAction(state: T['State'], random: Random): number;
  /**
   * Does what a code of this state says.
   * @calledBy searches, arena, `playout`
   * @cost A fraction of a microsecond to a few; no memory.
   * @throws On a code of another state the behaviour is undefined.
   */
  play(state: T['State'], code: number): void;

  /**
   * Chance's action, drawn by its weights.
   * @calledBy dealers, searches, arena, `playout`
   * @cost Less than a list.
   * @throws Never, if chance is to act.
   */
  sampleChance(state: T['State'], random: Random): number;
  /**
   * Writes chance's actions into `codes` and how likely each is, as positive integers, into `weights`; of actions that come
   * to the same only one, with the weights of all. Returns how many; 0 if there are too many to list.
   * @calledBy searches that weigh all outcomes
   * @cost As `legalActions`.
   * @throws Never, if the arrays are long enough.
   */
  chanceOutcomes(state: T['State'], codes: Int32Array, weights: Int32Array): number;

  /**
   * Plays on by chance until the game is over or somebody has taken the last of `actionsAtMost` actions: seats as by
   * `sampleAction`, the fastest way there is. Returns the number of actions, those of chance included. Games of equal generators
   * are equal, but others than those of `playout`.
   * @calledBy bots, `bastide bench`
   * @cost A game: some ten microseconds.
   * @throws Never.
   */
  rollout(state: T['State'], random: Random, actionsAtMost?: number): number;

  /**
   * Points so far of a seat, hidden ones too where the game counts them; at the end those of the outcome.
   * @calledBy searches, arena
   * @cost None.
   * @throws Never.
   */
  points(state: T['State'], seat: Seat): number;
  /**
   * The code of an allowed action of the acting seat or chance.
   * @calledBy bots, arena, program
   * @cost None, or a search of a short list.
   * @throws On an action that is refused the behaviour is undefined.
   */
  encode(state: T['State'], action: T['Action']): number;
  /**
   * The action that a code of this state stands for.
   * @calledBy bots, arena, dealers
   * @cost An object.
   * @throws On a number that is no code.
   */
  decode(state: T['State'], code: number): T['Action'];
  /**
   * The type of the action that `decode` would give.
   * @calledBy bots
   * @cost None.
   * @throws As `decode`.
   */
  typeOf(state: T['State'], code: number): T['Action']['type'];
}

/** Closes a `switch` over a union, so that a new case shows where it is missing. */
export function assertNever(value: never): never {
  throw new Error(`unexpected ${JSON.stringify(value)}`);
}
