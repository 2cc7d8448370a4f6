import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';
import { digest, isSecret, newId, newSecret, parseToken } from './secret.ts';

/** What a token may be used for. */
export const SCOPES = ['bot:play'] as const;
export type Scope = (typeof SCOPES)[number];

const HOUR = 3_600_000;
const HEADER = /^Bearer +bst_(\S{1,80})$/i;

type Db = Kysely<Database>;

export interface BotToken {
  readonly id: string;
  readonly person: string;
  readonly scopes: readonly Scope[];
}

/** The token in a header `Authorization: Bearer bst_…`, if it is one. Notes that it was used, once an hour. */
export async function botTokenOf(db: Db, header: string, now: number): Promise<BotToken | undefined> {
  const [, text = ''] = HEADER.exec(header) ?? [];
  const token = parseToken(text);
  if (!token) return undefined;
  const row = await db.selectFrom('bot_token').selectAll().where('id', '=', token.id).executeTakeFirst();
  if (!row || !isSecret(token.secret, row.secret)) return undefined;
  if (row.seen === null || now - row.seen >= HOUR)
    await db.updateTable('bot_token').set({ seen: now }).where('id', '=', row.id).execute();
  return { id: row.id, person: row.person, scopes: scopesOf(row.scopes) };
}

/** A new token of a bot: it is known to nobody afterwards but to whoever gets it now. */
export async function makeBotToken(
  db: Db,
  person: string,
  now: number,
): Promise<{ id: string; token: string }> {
  const id = newId();
  const secret = newSecret();
  await db
    .insertInto('bot_token')
    .values({ id, person, secret: digest(secret), scopes: SCOPES.join(' '), created: now, seen: null })
    .execute();
  return { id, token: `bst_${id}.${secret}` };
}

export const scopesOf = (text: string): Scope[] => SCOPES.filter((scope) => text.split(' ').includes(scope));
