import type { PointGain } from '@bastide/arena';
import type { Game, Types } from '@bastide/contract';
import type { Speaker, Values } from '../words/index.ts';
import type { Suite } from './suite.ts';
import type { ViewReader } from './view-reader.ts';

/** An option of a game with a flag of its own, beside `--option`. */
export interface Flag<Said extends string = string> {
  /** As it is typed, without the dashes. */
  readonly flag: string;
  /** What follows it, as the help calls it. */
  readonly value: Said;
  readonly about: Said;
  /** What that message asks for. */
  readonly values: Values;
  /** The option it sets; a list is several names parted by commas. */
  readonly option: string;
  readonly isList?: true;
}

/** How things stand for everybody: points by seat, and what else is worth a member of a trace. */
export type GameStatus = { readonly points: readonly number[] } & Readonly<Record<string, unknown>>;

/** What this program knows of one game; it says the messages `Said` of its own. */
export interface GameEntry<T extends Types = Types, Said extends string = string> extends Speaker<Said> {
  readonly game: Game<T>;
  readonly flags?: readonly Flag<Said>[];
  /** What may follow `--option`, after the message `options`, which may ask for values. */
  readonly options: { readonly lines: readonly string[]; readonly values?: Values };
  /** Command lines to learn from, by command. */
  readonly examples?: Readonly<
    Partial<Record<'bastide' | 'arena' | 'simulate' | 'replay' | 'rules', readonly string[]>>
  >;
  /** Beside points, as it truly is. */
  standing?(state: T['State']): Readonly<Record<string, unknown>>;
  /** The same with points, as far as a view tells it: nothing else is shown to a seat. */
  seen(view: T['View']): GameStatus;
  /** The points that an event brings, by what they are for: the game says `source.` and its name. */
  gains?(event: T['Event']): readonly PointGain[];
  /** Reads views that another program wrote; fetched when one is asked for. Without it they are taken as they come. */
  views?(): Promise<ViewReader>;
  /** Facts about the box for programs without an engine, as JSON; fetched on demand. */
  facts?(): Promise<object>;
  /** What `bench` measures. */
  readonly suite?: Suite<Said>;
}
