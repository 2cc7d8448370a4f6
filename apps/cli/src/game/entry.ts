import type { Game, Types } from '@bastide/contract';
import type { Suite } from './suite.ts';

/** An option of a game with a flag of its own, beside `--option`. */
export interface Flag {
  /** As it is typed, without the dashes. */
  readonly flag: string;
  /** What follows it, as the help calls it. */
  readonly value: string;
  readonly about: string;
  /** The option it sets; a list is several names parted by commas. */
  readonly option: string;
  readonly isList?: true;
}

/** How things stand for everybody: points by seat, and what else is worth a member of a trace. */
export type Standing = { readonly points: readonly number[] } & Readonly<Record<string, unknown>>;

/** What this program knows of one game. */
export interface GameEntry<T extends Types = Types> {
  readonly game: Game<T>;
  /** As people call it. */
  readonly title: string;
  readonly flags?: readonly Flag[];
  /** What may follow `--option`, after a heading that says what holds for those not named. */
  readonly options: { readonly ifNotNamed: string; readonly lines: readonly string[] };
  /** Command lines to learn from, by command. */
  readonly examples?: Readonly<
    Partial<Record<'bastide' | 'simulate' | 'replay' | 'rules', readonly string[]>>
  >;
  /** What a trace tells of this game beside points. */
  readonly traced?: string;
  /** Beside points, as it truly is. */
  standing?(state: T['State']): Readonly<Record<string, unknown>>;
  /** The same with points, as far as a view tells it: nothing else is shown to a seat. */
  seen(view: T['View']): Standing;
  /** What `bench` measures. */
  readonly suite?: Suite;
}
