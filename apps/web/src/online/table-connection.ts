import type { CommandInput, Entry, PersonId, PublicPerson, Table } from '@bastide/protocol';
import { createContext, useContext } from 'react';
import type { ConnectionState } from './connection.ts';

export const OnlineContext = createContext<TableConnection | undefined>(undefined);

/** Returns the online table; undefined for a game on this device. */
export const useOnline = (): TableConnection | undefined => useContext(OnlineContext);

/** State of an online table at one moment, beside its game. Immutable. */
export interface OnlineMoment {
  readonly table: Table;
  /** The log as this reader may see it. */
  readonly entries: readonly Entry[];
  readonly people: Readonly<Record<PersonId, PublicPerson>>;
  /** People who have the table open now, on any device. */
  readonly here: readonly PersonId[];
  /** Players of this table who are on another page of the server. */
  readonly elsewhere: readonly PersonId[];
  /** Times until which the seats of absent players are reserved, by the server's clock. */
  readonly keptUntil: Readonly<Record<PersonId, number>>;
  /** Time, by the server's clock, from which others may begin because the host is away. */
  readonly hostKeptUntil: number | undefined;
  /** Milliseconds of waiting after which others may hand a seat to a bot; undefined: a game clock runs. */
  readonly silence: number | undefined;
  /** Earliest time at which they may, by the server's clock. */
  readonly silentFrom: number;
  readonly link: ConnectionState;
  /** Milliseconds by which the server's clock is ahead of this device's. */
  readonly ahead: number;
}

/** An online table: its state beside the game, and its commands. */
export interface TableConnection {
  readonly id: string;
  /** The reader; undefined: a spectator without a name. */
  readonly me: PersonId | undefined;
  /** Token of the invitation, if the reader came by one. */
  readonly invite: string | undefined;
  /** Returns the same value until something changes. */
  moment(this: void): OnlineMoment;
  subscribe(this: void, listener: () => void): () => void;
  /**
   * Sends a command; resolves when the table here shows its effect. Fails with `ProblemError` if it is refused, and
   * with `UnreachableError` if no answer comes. A repetition with the same `key` takes effect only once.
   */
  do(command: CommandInput, key?: string): Promise<void>;
}
