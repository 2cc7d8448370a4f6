import type { ListUpdate, PresenceUpdate, TableUpdate } from '@bastide/protocol';

/** The line to the server: open or lost, and since when in milliseconds since 1970. */
export interface ConnectionState {
  readonly isOpen: boolean;
  readonly since: number;
}

/** Somebody on this page who follows a table. */
export interface TableFollower {
  /** How many entries of its log are known here. */
  version(): number;
  /** Whether this page does not play along: it has to be told how the game stands, and what happened. */
  needsViews(): boolean;
  onNews(news: TableUpdate): void;
  /** Who is there now, on whatever device. */
  onPresence(presence: PresenceUpdate): void;
  /** The table is closed to the reader from now on, and nothing more is told of it. */
  onClosed(): void;
}

/** Lists that are told: first all that is in them, then, of one's own tables, those that changed. */
export type ListName = 'mine' | 'lobby';

/** Where news come from: one line for all tables that are followed. */
export interface Connection {
  /** The same value until it changes. */
  link(this: void): ConnectionState;
  /** Tells when the link has changed. Returns the way to hear no more. */
  subscribe(this: void, listener: () => void): () => void;
  /** Returns the way to follow no more. */
  follow(table: string, follower: TableFollower): () => void;
  followList(list: ListName, hear: (told: ListUpdate) => void): () => void;
  /** Somebody else sits here from now on, or nobody: all is read anew, in every tab. */
  resubscribe(): void;
  /** Tells when that was said, in whichever tab. Returns the way to hear no more. */
  onResubscribe(listener: () => void): () => void;
}
