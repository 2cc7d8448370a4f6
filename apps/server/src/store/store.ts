import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** Entries to be added to the log of a game, all of them or none. */
export interface Append {
  /** The game's id. */
  readonly game: string;
  /** Number of entries in its log, as far as the writer knows; 0 opens it. */
  readonly version: number;
  /** New entries in order, at least one: each is written as one row, numbered from `version` on. */
  readonly entries: readonly NewEntry[];
  /** Person and key of the request: the same key answers again what it answered first. Absent: nobody asked. */
  readonly asked?: IdempotentRequest;
  /** The game as lists show it after these entries. */
  readonly head: Head;
}

export interface NewEntry {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** JSON, without line ends. */
  readonly body: string;
}

/** A key is unique for a person in a game. */
export interface IdempotentRequest {
  /** A person's id. */
  readonly person: string;
  readonly key: string;
  /** SHA-256 of what was asked: the same key with something else is a mistake. */
  readonly digest: string;
  /** The answer, as JSON. */
  readonly answer: string;
}

/** Facts that lists, clocks and bots need of a game without its log; a projection, written with the entries. */
export interface Head {
  readonly name: string;
  /** The version of its rules. */
  readonly rules: string;
  readonly state: 'open' | 'running' | 'over';
  /** True if everybody may find and watch it. */
  readonly isPublic: boolean;
  /** Facts for lists: JSON. */
  readonly about: string;
  /** When something is due by itself (a clock runs out, a bot is to think), in milliseconds since 1970; null: nothing is. */
  readonly due: number | null;
  /** People who sit at it; `isAwaited`: the game waits for them. A person is named once. */
  readonly people: readonly { readonly person: string; readonly isAwaited: boolean }[];
}

/** A row of a log. */
export interface StoredEntry extends NewEntry {
  /** From 0, without gaps. */
  readonly seq: number;
}

export type Appended =
  | { readonly ok: true; readonly version: number }
  /** The log has grown meanwhile: nothing was written. `version` is that of the store. */
  | { readonly ok: false; readonly why: 'conflict'; readonly version: number }
  /** It was done before: nothing was written. `isSame`: by the same request. */
  | { readonly ok: false; readonly why: 'repeated'; readonly isSame: boolean; readonly answer: string };

/**
 * The logs of all games. What `append` has answered with `ok` survives the death of the process and of the machine. Fails
 * (throws) where the store cannot be reached or written; whether it was written is then not known: the key tells it.
 */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  /** Milliseconds since 1970, by the clock that all processes of the store share: that of the machine, or of the database. */
  now(): number;
  /** All other tables. On SQLite, transactions of several statements go through `transact` only. */
  readonly db: Kysely<Database>;
  append(append: Append): Promise<Appended>;
  /** The entries of a game from a number on, in order; none where there is no such game. */
  read(game: string, from?: number): Promise<readonly StoredEntry[]>;
  /** Returns the number of entries in the log of a game; undefined where there is none. */
  version(game: string): Promise<number | undefined>;
  /** Returns the answer to that key, if any. */
  answerTo(
    game: string,
    person: string,
    key: string,
  ): Promise<{ digest: string; answer: string } | undefined>;
  /** Games of which something is due, the longest due first. */
  due(now: number, atMost: number): Promise<readonly { readonly game: string; readonly due: number }[]>;
  /** The least time at which something is due in any game; undefined if nowhere. */
  nextDue(): Promise<number | undefined>;
  /**
   * Statements that are one transaction. Short ones: on SQLite all else waits, so the work must not wait for anything else of
   * the store. On PostgreSQL it is done again where others were in its way, so it does nothing but ask the database.
   */
  transact<Result>(work: (db: Kysely<Database>) => Promise<Result>): Promise<Result>;
  /** A consistent copy of an embedded store in one new file, while it is in use; refused by others. */
  backUp(file: string): Promise<void>;
  /** Writes what was asked for before, and then no more. */
  close(): Promise<void>;
}
