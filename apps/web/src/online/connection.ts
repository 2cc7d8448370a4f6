import type { ListUpdate, PresenceUpdate, TableUpdate } from '@bastide/protocol';

/** State of the connection to the server: open or lost, and since when, in milliseconds since 1970. */
export interface ConnectionState {
  readonly isOpen: boolean;
  readonly since: number;
}

/** A part of this page that follows a table. */
export interface TableFollower {
  /** Number of log entries known here. */
  version(): number;
  /** True if this page cannot replay the game: the server must send its views and events. */
  needsViews(): boolean;
  onNews(news: TableUpdate): void;
  /** Reports the people who have the table open now, on any device. */
  onPresence(presence: PresenceUpdate): void;
  /** The reader has lost access to the table, and receives nothing more about it. */
  onClosed(): void;
}

/** Lists with news: first the whole list; for the reader's own tables, then only changes. */
export type ListName = 'mine' | 'lobby';

/** The source of news: one connection for all tables that are followed. */
export interface Connection {
  /** The same value until it changes. */
  link(this: void): ConnectionState;
  /** Calls back when the state has changed. Returns the function that stops it. */
  subscribe(this: void, listener: () => void): () => void;
  /** Returns the function that stops following. */
  follow(table: string, follower: TableFollower): () => void;
  followList(list: ListName, hear: (told: ListUpdate) => void): () => void;
  /** Another account is signed in, or none: loads everything again, in every tab. */
  resubscribe(): void;
  /** Calls back after `resubscribe` in any tab. Returns the function that stops it. */
  onResubscribe(listener: () => void): () => void;
}
