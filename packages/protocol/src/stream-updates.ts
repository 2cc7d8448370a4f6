import type { Entry, PersonId } from './entry.ts';
import type { PublicPerson, TableSummary } from './table-list.ts';

/** A game as one pair of eyes knows it: `seat` absent for an onlooker. */
export interface SeatPosition {
  readonly seat?: number;
  readonly view: object;
  /** The decision of that seat that is open, to be answered by `act`. */
  readonly decision?: string;
}

/** Update of a table on a stream: entries without a gap, in the order of the log. */
export interface TableUpdate {
  readonly table: string;
  /** The reader's rights have changed, or it has nothing yet: the entries are all from the start. */
  readonly isAll?: true;
  /** The reader had more than there is: the server was brought back to an older copy of its store. */
  readonly isBack?: true;
  readonly entries: readonly Entry[];
  /** Number of log entries by then. */
  readonly version: number;
  /** Names of those who sit there and whom the entries mention; of the others those that were told before stay. */
  readonly people: Readonly<Record<PersonId, PublicPerson>>;
  /** Positions after the last entry, for each of the reader's seats and an onlooker; absent where the reader can play it by itself. */
  readonly now?: readonly SeatPosition[];
  /** The server's time, in milliseconds since 1970. */
  readonly at: number;
}

/** Update of a list (`mine`, `lobby`) on a stream: all that is in it, or those of one's own tables that changed. */
export interface ListUpdate {
  readonly tables: readonly TableSummary[];
  readonly isAll?: true;
  /** Tables that are in it no more: the reader has left them, or was asked to. */
  readonly gone?: readonly string[];
  /** Number of public tables that did not fit into the list. */
  readonly more?: number;
}

/** Update of who is there (`presence`) on a stream. */
export interface PresenceUpdate {
  readonly table: string;
  /** People who have the table open, on any device. */
  readonly here: readonly PersonId[];
  /** People who sit at the table and look at another page of the server: they are not away. */
  readonly elsewhere?: readonly PersonId[];
  /** People who sit at the table and have just gone: until when nobody gives their seat to a bot, by the server's time. */
  readonly keptUntil?: Readonly<Record<PersonId, number>>;
  /** The host of a table that has not begun is away: from when on whoever sits there may begin or take over, by the server's time; 0: now. */
  readonly hostKeptUntil?: number;
  /** Milliseconds after which others may hand a seat to a bot where the game waits for it; absent where a clock runs. */
  readonly silence?: number;
  /** Earliest time at which they may, by the server's time: a server that has just begun waits as long once more. */
  readonly silentFrom?: number;
}
