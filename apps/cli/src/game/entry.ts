import type { PointGain } from '@bastide/arena';
import type { Game, Types } from '@bastide/contract';
import type { Say, Speaker, Values } from '../i18n/translator.ts';
import type { Suite } from './suite.ts';
import type { ViewReader } from './view-reader.ts';

/** A flag for an option of a game, besides `--option`. */
export interface Flag<Said extends string = string> {
  /** Name of the flag, without the dashes. */
  readonly flag: string;
  /** Its value, as the help calls it. */
  readonly value: Said;
  readonly about: Said;
  /** Values of that message. */
  readonly values: Values;
  /** The option that it sets; a list is several names separated by commas. */
  readonly option: string;
  readonly isList?: true;
}

/** Public state of a game: points by seat, and further members for a trace. */
export type GameStatus = { readonly points: readonly number[] } & Readonly<Record<string, unknown>>;

/** Facts about a game's box, with the game's messages `Said`. */
export interface GameFacts<Said extends string = string> {
  /** All of them, as JSON for programs without an engine. */
  readonly document: object;
  /** Returns lines with the main numbers. Names are those of the JSON. */
  summary(say: Say<Said>): readonly string[];
}

/** A game of this program, with its messages `Said`. */
export interface GameEntry<T extends Types = Types, Said extends string = string> extends Speaker<Said> {
  readonly game: Game<T>;
  readonly flags?: readonly Flag<Said>[];
  /** Help on `--option`: the message `options`, with its values, and the lines after it. */
  readonly options: { readonly lines: readonly string[]; readonly values?: Values };
  /** Returns further members of the public state, from the full state. */
  standing?(state: T['State']): Readonly<Record<string, unknown>>;
  /** Returns the points and members that a view shows; a seat sees nothing else. */
  seen(view: T['View']): GameStatus;
  /** Returns the points of an event, by source; the message is `source.` and its name. */
  gains?(event: T['Event']): readonly PointGain[];
  /** Loads the reader for views that another program wrote. Without it, views are not checked. */
  views?(): Promise<ViewReader>;
  /** Loads facts about the box. */
  facts?(): Promise<GameFacts<Said>>;
  /** Loads the measurements of `bench`. */
  suite?(): Promise<Suite<Said>>;
}
