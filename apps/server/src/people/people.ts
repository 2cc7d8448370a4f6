import { isLanguage, type Language } from '@bastide/rulebook';
import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';
import { newId } from './secret.ts';

type Db = Kysely<Database>;

/** Somebody, as a request knows them. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** undefined: as the browser asks. */
  readonly language: Language | undefined;
  readonly isBot: boolean;
  /** Owner, if it is a bot. */
  readonly owner: string | undefined;
  readonly created: number;
  /** Until when nothing may be done, of the person or of the one whose bot it is. */
  readonly bannedUntil: number | undefined;
  /** True if others find their ratings and results. */
  readonly isListed: boolean;
}

export async function makePerson(
  db: Db,
  {
    name,
    language,
    owner,
    now,
  }: { name: string; language?: Language | undefined; owner?: string; now: number },
): Promise<Person> {
  const id = newId();
  await db
    .insertInto('person')
    .values({
      id,
      name,
      language: language ?? null,
      is_bot: owner === undefined ? 0 : 1,
      owner: owner ?? null,
      created: now,
      banned_until: null,
      banned_why: null,
      is_listed: 1,
    })
    .execute();
  const isBot = owner !== undefined;
  return { id, name, language, isBot, owner, created: now, bannedUntil: undefined, isListed: true };
}

/** Columns of a `Person`, of `person` and of `keeper`, the owner of a bot. */
export const PERSON_COLUMNS = [
  'person.id as person_id',
  'person.name',
  'person.language',
  'person.is_bot',
  'person.owner',
  'person.created as person_created',
  'person.banned_until',
  'person.is_listed',
  'keeper.banned_until as keeper_banned_until',
] as const;

interface PersonRow {
  readonly person_id: string;
  readonly name: string;
  readonly language: string | null;
  readonly is_bot: number;
  readonly owner: string | null;
  readonly person_created: number;
  readonly banned_until: number | null;
  readonly is_listed: number;
  readonly keeper_banned_until: number | null;
}

export function personFrom(row: PersonRow): Person {
  const until = Math.max(row.banned_until ?? 0, row.keeper_banned_until ?? 0);
  return {
    id: row.person_id,
    name: row.name,
    language: row.language !== null && isLanguage(row.language) ? row.language : undefined,
    isBot: row.is_bot === 1,
    owner: row.owner ?? undefined,
    created: row.person_created,
    bannedUntil: until > 0 ? until : undefined,
    isListed: row.is_listed === 1,
  };
}

export async function findPerson(db: Db, id: string): Promise<Person | undefined> {
  const row = await db
    .selectFrom('person')
    .leftJoin('person as keeper', 'keeper.id', 'person.owner')
    .select(PERSON_COLUMNS)
    .where('person.id', '=', id)
    .executeTakeFirst();
  return row && personFrom(row);
}

export async function changePerson(
  db: Db,
  id: string,
  {
    name,
    language,
    isListed,
  }: {
    name?: string | undefined;
    language?: Language | null | undefined;
    isListed?: boolean | undefined;
  },
): Promise<void> {
  const change = {
    ...(name !== undefined && { name }),
    ...(language !== undefined && { language }),
    ...(isListed !== undefined && { is_listed: Number(isListed) }),
  };
  if (Object.keys(change).length > 0)
    await db.updateTable('person').set(change).where('id', '=', id).execute();
}

/** Tells whether the account can be recovered without this device. */
export async function hasRecovery(db: Db, id: string): Promise<boolean> {
  const [passkey, recovery] = await Promise.all([
    db.selectFrom('passkey').select('id').where('person', '=', id).limit(1).executeTakeFirst(),
    db.selectFrom('recovery').select('person').where('person', '=', id).executeTakeFirst(),
  ]);
  return passkey !== undefined || recovery !== undefined;
}

/** Tells whether an account, or the owner of a bot's account, has no way back: such accounts cost nothing to make. */
export const isGuest = async (db: Db, { id, owner }: Pick<Person, 'id' | 'owner'>): Promise<boolean> =>
  !(await hasRecovery(db, owner ?? id));

/** Tables with what belongs to a person. */
const OWNED_TABLES = [
  'session',
  'passkey',
  'challenge',
  'recovery',
  'link',
  'bot_token',
  'push',
  'block',
] as const;

/** Ids of a person and of their bots. */
export async function personAndBots(db: Db, id: string): Promise<readonly string[]> {
  const bots = await db.selectFrom('person').select('id').where('owner', '=', id).execute();
  return [id, ...bots.map((bot) => bot.id)];
}

/** Takes away a person and their bots, for good. Logs of games keep the ids, which lead to nobody. To be done in a transaction. */
export async function erasePerson(db: Db, id: string): Promise<void> {
  const ids = await personAndBots(db, id);
  for (const table of OWNED_TABLES) await db.deleteFrom(table).where('person', 'in', ids).execute();
  await db.deleteFrom('block').where('blocked', 'in', ids).execute();
  await db.deleteFrom('report').where('reporter', 'in', ids).execute();
  await db.deleteFrom('person').where('id', 'in', ids).execute();
}
