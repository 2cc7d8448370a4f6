import type { ListNews, PresenceNews, TableNews } from '@bastide/protocol';

/** The line to the server: open or lost, and since when in milliseconds since 1970. */
export interface Link {
  readonly isOpen: boolean;
  readonly since: number;
}

/** Somebody on this page who follows a table. */
export interface Follower {
  /** How many entries of its log are known here. */
  version(): number;
  /** Whether this page does not play along: it has to be told how the game stands, and what happened. */
  isTold(): boolean;
  hear(news: TableNews): void;
  /** Who is there now, on whatever device. */
  meet(presence: PresenceNews): void;
  /** The table is closed to the reader from now on, and nothing more is told of it. */
  shut(): void;
}

/** Lists that are told: first all that is in them, then, of one's own tables, those that changed. */
export type List = 'mine' | 'lobby';

/** Where news come from: one line for all tables that are followed. */
export interface Wire {
  /** The same value until it changes. */
  link(this: void): Link;
  /** Tells when the link has changed. Returns the way to hear no more. */
  subscribe(this: void, listener: () => void): () => void;
  /** Returns the way to follow no more. */
  follow(table: string, follower: Follower): () => void;
  listen(list: List, hear: (told: ListNews) => void): () => void;
  /** Somebody else sits here from now on, or nobody: all is read anew, in every tab. */
  anew(): void;
  /** Tells when that was said, in whichever tab. Returns the way to hear no more. */
  whenAnew(listener: () => void): () => void;
}
