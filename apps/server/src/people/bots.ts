import type { Bot } from '@bastide/protocol';
import type { Kysely } from 'kysely';
import { problem } from '../http/problem.ts';
import type { Limits } from '../http/settings.ts';
import type { Database } from '../store/schema.ts';
import { makeBotToken, parseScopes } from './bot-tokens.ts';
import { makePerson } from './people.ts';

type Db = Kysely<Database>;

/** The bots of a person, with what is known of their tokens. */
export async function botsOf(db: Db, owner: string): Promise<Bot[]> {
  const bots = await db
    .selectFrom('person')
    .select(['id', 'name', 'created'])
    .where('owner', '=', owner)
    .orderBy('created')
    .orderBy('id')
    .execute();
  const tokens = await db
    .selectFrom('bot_token')
    .innerJoin('person', 'person.id', 'bot_token.person')
    .select(['bot_token.id', 'bot_token.person', 'bot_token.scopes', 'bot_token.created', 'bot_token.seen'])
    .where('person.owner', '=', owner)
    .orderBy('bot_token.created')
    .orderBy('bot_token.id')
    .execute();
  return bots.map((bot) => ({
    ...bot,
    tokens: tokens
      .filter(({ person }) => person === bot.id)
      .map(({ id, scopes, created, seen }) => ({ id, scopes: parseScopes(scopes), created, seen })),
  }));
}

/** A new bot of a person, with its first token. To be done in a transaction. */
export async function makeBot(
  db: Db,
  { owner, name, now, limits }: { owner: string; name: string; now: number; limits: Limits },
): Promise<{ bot: string; id: string; token: string }> {
  const { bots } = limits;
  if ((await botsOf(db, owner)).length >= bots)
    throw problem('limit-reached', { values: { what: 'bots', most: bots } });
  const bot = await makePerson(db, { name, owner, now });
  return { bot: bot.id, ...(await makeBotToken(db, bot.id, now)) };
}

/** Another token of a bot of theirs. To be done in a transaction. */
export async function addToken(
  db: Db,
  { owner, bot, now, limits }: { owner: string; bot: string; now: number; limits: Limits },
): Promise<{ bot: string; id: string; token: string }> {
  const known = await requireOwnBot(db, owner, bot);
  if (known.tokens.length >= limits.tokens)
    throw problem('limit-reached', { values: { what: 'tokens', most: limits.tokens } });
  return { bot, ...(await makeBotToken(db, bot, now)) };
}

/** A bot of theirs; a problem where it is not. */
export async function requireOwnBot(db: Db, owner: string, id: string): Promise<Bot> {
  const bot = (await botsOf(db, owner)).find((one) => one.id === id);
  if (!bot) throw problem('not-found');
  return bot;
}
