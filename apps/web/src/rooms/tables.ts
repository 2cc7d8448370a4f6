import type { CommandSent, Done, Listed, TableNews, TableSettings } from '@bastide/protocol';
import { ask } from './ask.ts';

/** A table that was just opened, and the token with which others come to it. */
export interface OpenedTable {
  readonly table: string;
  readonly invite: string;
}

export interface Opening {
  readonly game: string;
  /** As the engine of the game reads them. */
  readonly options: object;
  readonly settings: TableSettings;
}

/** Opens a table; whoever asks is its host and sits down first. */
export const openTable = (opening: Opening): Promise<OpenedTable> =>
  ask('tables', { method: 'POST', body: { ...opening, seat: 0, nonce: newNonce() } });

/** What a table comes to so far, for who may watch it or has its link. */
export const newsOf = (table: string, invite?: string): Promise<TableNews> =>
  ask(`tables/${encodeURIComponent(table)}`, { invite });

/** Does something at a table. */
export const command = (table: string, what: CommandSent, invite?: string): Promise<Done> =>
  ask(`tables/${encodeURIComponent(table)}`, { method: 'POST', body: what, invite });

/** Sits down: at that seat, or at the first that is free. */
export const sitDown = (table: string, seat?: number, invite?: string): Promise<Done> =>
  command(table, { type: 'sit', ...(seat === undefined ? {} : { seat }), nonce: newNonce() }, invite);

/** The token with which others come to a table at which one sits. */
export const inviteOf = async (table: string): Promise<string> =>
  (await ask<{ readonly invite: string }>(`tables/${encodeURIComponent(table)}/invite`)).invite;

/** Games in a list, as the server sends them. */
export interface Lists {
  readonly tables: readonly Listed[];
}

/** A person's own part in the chance of the game: 16 bytes as hexadecimal digits. */
export const newNonce = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Where other devices in the same network reach this page; undefined where nobody knows. */
export const networkAddress = async (): Promise<string | undefined> =>
  (await ask<{ readonly addresses: readonly string[] }>('addresses')).addresses[0];
