import type { CommandSent, Done, Invitation, Invite, TableNews, TableSettings } from '@bastide/protocol';
import { freshId } from '../kept/fresh-id.ts';
import { noteNumber } from '../online/noted.ts';
import { ownNumber } from '../online/own-number.ts';
import { theClient } from '../online/server.ts';

export interface Opening {
  readonly game: string;
  /** As the engine of the game reads them. */
  readonly options: object;
  readonly settings: TableSettings;
}

/** What was sent and not answered: whoever wishes the same again sends the same request, which opens one table. */
let unanswered: { readonly said: string; readonly nonce: string; readonly key: string } | undefined;

/** Opens a table; whoever asks is its host and sits down first. */
export async function openTable(opening: Opening): Promise<Invitation> {
  const said = JSON.stringify(opening);
  if (unanswered?.said !== said) unanswered = { said, nonce: freshId(), key: freshId() };
  const { nonce, key } = unanswered;
  const body = { ...opening, seat: 0, nonce };
  const answer = await theClient().ask<Invitation>('tables', { method: 'POST', body, key });
  unanswered = undefined;
  noteNumber(answer.table, nonce);
  return answer;
}

/** What a table comes to so far, for who may watch it or has its link. */
export const newsOf = (table: string, invite?: string): Promise<TableNews> =>
  theClient().ask(`tables/${encodeURIComponent(table)}`, { invite });

/** Does something at a table. */
export const command = (table: string, what: CommandSent, invite?: string): Promise<Done> =>
  theClient().ask(`tables/${encodeURIComponent(table)}`, {
    method: 'POST',
    body: what,
    key: freshId(),
    invite,
  });

/** Sits down: at that seat, or at the first that is free. */
export const sitDown = (table: string, seat?: number, invite?: string): Promise<Done> =>
  command(table, { type: 'sit', ...(seat === undefined ? {} : { seat }), nonce: ownNumber(table) }, invite);

/** Another token: nobody comes by the one before. */
export const replaceInvite = async (table: string): Promise<string> =>
  (
    await theClient().ask<Invite>(`tables/${encodeURIComponent(table)}/invite`, {
      method: 'POST',
      body: {},
    })
  ).invite;

/** The token with which others come to a table at which one sits. */
export const inviteOf = async (table: string): Promise<string> =>
  (await theClient().ask<Invite>(`tables/${encodeURIComponent(table)}/invite`)).invite;
