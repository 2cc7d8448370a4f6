import type { PeopleTables } from './schema-people.ts';
import type { ResultTables } from './schema-results.ts';

/** The tables, as both databases have them. Times are milliseconds since 1970; truths are 0 and 1; documents are JSON as text. */
export interface Database extends PeopleTables, ResultTables {
  readonly game: GameTable;
  readonly entry: EntryTable;
  readonly asked: AskedTable;
  readonly player: PlayerTable;
  readonly secret: SecretTable;
  readonly beat: BeatTable;
  readonly outage: OutageTable;
}

/** One row a game: its version, which an append moves on, and what lists show (`Head`). */
export interface GameTable {
  readonly id: string;
  readonly name: string;
  readonly rules: string;
  readonly state: string;
  readonly version: number;
  readonly is_public: number;
  readonly about: string;
  readonly due: number | null;
  readonly opened: number;
  readonly changed: number;
}

/** The logs. Key: game and seq. */
export interface EntryTable {
  readonly game: string;
  readonly seq: number;
  readonly at: number;
  readonly body: string;
}

/** Idempotent requests. Key: game, person and key. */
export interface AskedTable {
  readonly game: string;
  readonly person: string;
  readonly key: string;
  readonly digest: string;
  readonly answer: string;
  /** When, where it was asked for under no table; null: it stays with the log of its table. */
  readonly at: number | null;
}

/** People at each game. Key: game and person. */
export interface PlayerTable {
  readonly game: string;
  readonly person: string;
  readonly is_awaited: number;
}

/** Secrets of dealers until games are over: never joined with anything that is shown. */
export interface SecretTable {
  readonly game: string;
  readonly secret: string;
}

/** Row 1: when some process of the server was there last. Row 2: when one ended in order. */
interface BeatTable {
  readonly id: number;
  readonly at: number;
}

/** A time in which no process of the server was there. */
interface OutageTable {
  readonly began: number;
  readonly ended: number;
}
