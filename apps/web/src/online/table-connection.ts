import type { CommandInput, Entry, PersonId, PublicPerson, Table } from '@bastide/protocol';
import { createContext, useContext } from 'react';
import type { ConnectionState } from './connection.ts';

export const OnlineContext = createContext<TableConnection | undefined>(undefined);

/** The table as the server has it; undefined where the game lies on this device. */
export const useOnline = (): TableConnection | undefined => useContext(OnlineContext);

/** What a table online is at a moment, beside its game; never changed, only replaced. */
export interface OnlineMoment {
  readonly table: Table;
  /** The log as this reader may know it. */
  readonly entries: readonly Entry[];
  readonly people: Readonly<Record<PersonId, PublicPerson>>;
  /** Who has the table open now, on whatever device. */
  readonly here: readonly PersonId[];
  /** Who sits there and looks at another page of the server. */
  readonly elsewhere: readonly PersonId[];
  /** Until when the seats of those who have just gone are kept for them, by the server's time. */
  readonly keptUntil: Readonly<Record<PersonId, number>>;
  /** The host of a table that has not begun is away: from when on others may begin, by the server's time. */
  readonly hostKeptUntil: number | undefined;
  /** Milliseconds after which others may hand a seat to a bot where the game waits for it; undefined: a clock runs. */
  readonly silence: number | undefined;
  /** Earliest time at which they may, by the server's time. */
  readonly silentFrom: number;
  readonly link: ConnectionState;
  /** So many milliseconds the server's clock is ahead of this device's. */
  readonly ahead: number;
}

/** A table that lies on the server: what it has beside the game, and what can be done there. */
export interface TableConnection {
  readonly id: string;
  /** Who reads; undefined: somebody without a name, who may only watch. */
  readonly me: PersonId | undefined;
  /** The link by which the table is known, if the reader came by it. */
  readonly invite: string | undefined;
  /** The same value until something changes. */
  moment(this: void): OnlineMoment;
  subscribe(this: void, listener: () => void): () => void;
  /**
   * Does something at the table; done when the table here shows it. Fails with a `ProblemError` where it is refused, and
   * `Unreached` where no answer can be had: tried again with the same `key`, it is done once at most.
   */
  do(command: CommandInput, key?: string): Promise<void>;
}
