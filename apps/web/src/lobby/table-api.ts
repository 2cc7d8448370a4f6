import type {
  CommandInput,
  CommandResult,
  Invitation,
  InviteSecret,
  TableSettings,
  TableUpdate,
} from '@bastide/protocol';
import { createNonce, storeNumber } from '../online/commitments.ts';
import { getClient } from '../online/server.ts';
import { randomId } from '../storage/random-id.ts';

export interface NewTable {
  readonly game: string;
  /** In the format of the game's engine. */
  readonly options: object;
  readonly settings: TableSettings;
}

/** The request that has no answer yet: a repetition sends the same one, so that it opens only one table. */
let unanswered: { readonly said: string; readonly nonce: string; readonly key: string } | undefined;

/** Opens a table; the caller becomes its host and gets the first seat. */
export async function createTable(opening: NewTable): Promise<Invitation> {
  const said = JSON.stringify(opening);
  if (unanswered?.said !== said) unanswered = { said, nonce: randomId(), key: randomId() };
  const { nonce, key } = unanswered;
  const body = { ...opening, seat: 0, nonce };
  const answer = await getClient().ask<Invitation>('tables', { method: 'POST', body, key });
  unanswered = undefined;
  storeNumber(answer.table, nonce);
  return answer;
}

/** Loads a table and its log so far; the reader may watch it or has its link. */
export const fetchTableNews = (table: string, invite?: string): Promise<TableUpdate> =>
  getClient().ask(`tables/${encodeURIComponent(table)}`, { invite });

/** Sends a command to a table. */
export const sendCommand = (table: string, what: CommandInput, invite?: string): Promise<CommandResult> =>
  getClient().ask(`tables/${encodeURIComponent(table)}`, {
    method: 'POST',
    body: what,
    key: randomId(),
    invite,
  });

/** Takes the first free seat. `isMatched`: the page picked the table, so blocked people do not meet there. */
export const takeSeat = (
  table: string,
  { invite, isMatched }: { readonly invite?: string | undefined; readonly isMatched?: true } = {},
): Promise<CommandResult> =>
  sendCommand(table, { type: 'sit', nonce: createNonce(table), ...(isMatched && { isMatched }) }, invite);

/** Replaces the token of the invitation; the old one stops working. */
export const replaceInvite = async (table: string): Promise<string> =>
  (
    await getClient().ask<InviteSecret>(`tables/${encodeURIComponent(table)}/invite`, {
      method: 'POST',
      body: {},
    })
  ).invite;

/** Loads the token of the invitation, for a person who sits at the table. */
export const fetchInvite = async (table: string): Promise<string> =>
  (await getClient().ask<InviteSecret>(`tables/${encodeURIComponent(table)}/invite`)).invite;
