import type { Entry, PersonId } from './entry.ts';
import type { PublicPerson, TableSummary } from './table-list.ts';

/** A game as one pair of eyes knows it: `seat` absent for an onlooker. */
export interface SeatPosition {
  readonly seat?: number;
  readonly view: object;
  /** The decision of that seat that is open, to be answered by `act`. */
  readonly decision?: string;
}

/** What a stream sends of a table: entries without a gap, in the order of the log. */
export interface TableUpdate {
  readonly table: string;
  /** The reader's rights have changed, or it has nothing yet: the entries are all from the start. */
  readonly isAll?: true;
  /** The reader had more than there is: the server was brought back to an older copy of its store. */
  readonly isBack?: true;
  readonly entries: readonly Entry[];
  /** How many entries the log has by then. */
  readonly version: number;
  /** Names of those who sit there and whom the entries mention; of the others those that were told before stay. */
  readonly people: Readonly<Record<PersonId, PublicPerson>>;
  /** How the game stands after the last entry, for each of the reader's seats and an onlooker; absent where the reader can play it by itself. */
  readonly now?: readonly SeatPosition[];
  /** The server's time, in milliseconds since 1970. */
  readonly at: number;
}

/** What a stream sends of a list (`mine`, `lobby`): all that is in it, or those of one's own tables that changed. */
export interface ListUpdate {
  readonly tables: readonly TableSummary[];
  readonly isAll?: true;
  /** Tables that are in it no more: the reader has left them, or was asked to. */
  readonly gone?: readonly string[];
  /** How many public tables the list has no room for. */
  readonly more?: number;
}

/** What a stream sends of who is there (`presence`). */
export interface PresenceUpdate {
  readonly table: string;
  /** Who has the table open, on whatever device. */
  readonly here: readonly PersonId[];
  /** Who sits at the table and looks at another page of the server: they are not away. */
  readonly elsewhere?: readonly PersonId[];
  /** Who sits at the table and has just gone: until when nobody gives their seat to a bot, by the server's time. */
  readonly keptUntil?: Readonly<Record<PersonId, number>>;
  /** The host of a table that has not begun is away: from when on whoever sits there may begin or take over, by the server's time; 0: now. */
  readonly hostKeptUntil?: number;
  /** Milliseconds after which others may hand a seat to a bot where the game waits for it; absent where a clock runs. */
  readonly silence?: number;
  /** Earliest time at which they may, by the server's time: a server that has just begun waits as long once more. */
  readonly silentFrom?: number;
}
