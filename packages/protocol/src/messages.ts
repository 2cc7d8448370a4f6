import type { Entry, PersonId } from './entry.ts';
import type { Clock } from './settings.ts';

/** A person as others see them. */
export interface PersonSeen {
  /** Empty: the account was erased. */
  readonly name: string;
  readonly isBot?: true;
}

/** A game as one pair of eyes knows it: `seat` absent for an onlooker. */
export interface Seen {
  readonly seat?: number;
  readonly view: object;
}

/** What a stream sends of a table: entries without a gap, in the order of the log. */
export interface TableNews {
  readonly table: string;
  /** The reader's rights have changed, or it has nothing yet: the entries are all from the start. */
  readonly isAll?: true;
  readonly entries: readonly Entry[];
  /** How many entries the log has by then. */
  readonly version: number;
  /** Names of those whom the entries mention. */
  readonly people: Readonly<Record<PersonId, PersonSeen>>;
  /** How the game stands after the last entry, for each of the reader's seats and an onlooker; absent where the reader can play it by itself. */
  readonly now?: readonly Seen[];
  /** The server's time, in milliseconds since 1970. */
  readonly at: number;
}

/** A game in a list. */
export interface Listed {
  readonly table: string;
  readonly game: string;
  readonly options: { readonly seats: number };
  readonly state: 'open' | 'running' | 'over';
  readonly clock: Clock;
  readonly isPublic: boolean;
  readonly seats: readonly { readonly person: PersonId | null; readonly bot: string | null }[];
  readonly people: Readonly<Record<PersonId, PersonSeen>>;
  /** Whether it waits for whoever asked. */
  readonly isAwaited: boolean;
  /** When the time of whoever is awaited is over; null: never. */
  readonly due: number | null;
  readonly points: readonly number[];
  readonly opened: number;
  readonly changed: number;
}

/** What was done: up to which entry the log has it. */
export interface Done {
  readonly version: number;
}
