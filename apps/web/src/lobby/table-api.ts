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
  /** As the engine of the game reads them. */
  readonly options: object;
  readonly settings: TableSettings;
}

/** What was sent and not answered: whoever wishes the same again sends the same request, which opens one table. */
let unanswered: { readonly said: string; readonly nonce: string; readonly key: string } | undefined;

/** Opens a table; whoever asks is its host and sits down first. */
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

/** What a table comes to so far, for who may watch it or has its link. */
export const fetchTableNews = (table: string, invite?: string): Promise<TableUpdate> =>
  getClient().ask(`tables/${encodeURIComponent(table)}`, { invite });

/** Does something at a table. */
export const sendCommand = (table: string, what: CommandInput, invite?: string): Promise<CommandResult> =>
  getClient().ask(`tables/${encodeURIComponent(table)}`, {
    method: 'POST',
    body: what,
    key: randomId(),
    invite,
  });

/** Sits down: at that seat, or at the first that is free. */
export const takeSeat = (table: string, seat?: number, invite?: string): Promise<CommandResult> =>
  sendCommand(
    table,
    { type: 'sit', ...(seat === undefined ? {} : { seat }), nonce: createNonce(table) },
    invite,
  );

/** Another token: nobody comes by the one before. */
export const replaceInvite = async (table: string): Promise<string> =>
  (
    await getClient().ask<InviteSecret>(`tables/${encodeURIComponent(table)}/invite`, {
      method: 'POST',
      body: {},
    })
  ).invite;

/** The token with which others come to a table at which one sits. */
export const fetchInvite = async (table: string): Promise<string> =>
  (await getClient().ask<InviteSecret>(`tables/${encodeURIComponent(table)}/invite`)).invite;
