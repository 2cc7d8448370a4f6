import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';
import { PERSON_COLUMNS, type Person, personFrom } from './people.ts';
import { digest, matchesDigest, newId, newSecret, parseToken } from './secret.ts';

/** Permissions of a token. */
export const SCOPES = ['bot:play'] as const;
export type Scope = (typeof SCOPES)[number];

const HOUR_MS = 3_600_000;
const HEADER = /^Bearer +bst_(\S{1,80})$/i;

type Db = Kysely<Database>;

export interface BotToken {
  readonly id: string;
  readonly person: Person;
  readonly scopes: readonly Scope[];
}

/** The token in a header `Authorization: Bearer bst_…`, if it is one. Notes that it was used, once an hour. */
export async function findBotToken(db: Db, header: string, now: number): Promise<BotToken | undefined> {
  const [, text = ''] = HEADER.exec(header) ?? [];
  const token = parseToken(text);
  if (!token) return undefined;
  const row = await db
    .selectFrom('bot_token')
    .innerJoin('person', 'person.id', 'bot_token.person')
    .leftJoin('person as keeper', 'keeper.id', 'person.owner')
    .select(['bot_token.secret', 'bot_token.scopes', 'bot_token.seen'])
    .select(PERSON_COLUMNS)
    .where('bot_token.id', '=', token.id)
    .executeTakeFirst();
  if (!row || !matchesDigest(token.secret, row.secret)) return undefined;
  if (row.seen === null || now - row.seen >= HOUR_MS)
    await db.updateTable('bot_token').set({ seen: now }).where('id', '=', token.id).execute();
  return { id: token.id, person: personFrom(row), scopes: parseScopes(row.scopes) };
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

export const parseScopes = (text: string): Scope[] =>
  SCOPES.filter((scope) => text.split(' ').includes(scope));
