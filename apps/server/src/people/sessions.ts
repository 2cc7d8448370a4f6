import type { CompiledQuery, InferResult, Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';
import { PERSON_COLUMNS, type Person, personFrom } from './people.ts';
import { digest, matchesAnyDigest, newId, newSecret, type Token } from './secret.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Time for which an absent browser stays signed in; cookies live as long. */
export const SESSION_AGE_MS = 365 * DAY_MS;
/** A token older than this is changed when the page asks who it is. */
const TOKEN_AGE_MS = 7 * DAY_MS;

/** A browser in which somebody is signed in, as one request knows it. */
export interface Session {
  readonly id: string;
  readonly person: Person;
  readonly changed: number;
}

type Db = Kysely<Database>;

/** Signs a person in; the token is known to nobody afterwards but to whoever gets it now. Of too many devices the longest unseen go. */
export async function openSession(
  db: Db,
  { person, label, atMost, now }: { person: string; label: string; atMost: number; now: number },
): Promise<Token> {
  const token = { id: newId(), secret: newSecret() };
  const surplus = await db
    .selectFrom('session')
    .select('id')
    .where('person', '=', person)
    .orderBy('seen', 'desc')
    .offset(atMost - 1)
    .limit(1000)
    .execute();
  for (const { id } of surplus) await closeSession(db, person, id);
  await db
    .insertInto('session')
    .values({
      id: token.id,
      person,
      secret: digest(token.secret),
      secret_before: null,
      changed: now,
      created: now,
      seen: now,
      expires: now + SESSION_AGE_MS,
      label,
    })
    .execute();
  return token;
}

const sessionQuery = (db: Db, id: string) =>
  db
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person')
    .leftJoin('person as keeper', 'keeper.id', 'person.owner')
    .select(['session.secret', 'session.secret_before', 'session.changed', 'session.seen', 'session.expires'])
    .select(PERSON_COLUMNS)
    .where('session.id', '=', id);

type SessionRow = InferResult<ReturnType<typeof sessionQuery>>[number];

/** Written out once for each store: every request asks it, and writing it out takes longer than its answer. */
const compiledQueries = new WeakMap<Db, CompiledQuery<SessionRow>>();

/** The session that a token opens, if it does. Notes that it was seen, once an hour. */
export async function findSession(db: Db, { id, secret }: Token, now: number): Promise<Session | undefined> {
  const query = compiledQueries.get(db) ?? sessionQuery(db, id).compile();
  compiledQueries.set(db, query);
  const [row] = (await db.executeQuery<SessionRow>({ ...query, parameters: [id] })).rows;
  if (row === undefined || row.expires <= now) return undefined;
  if (!matchesAnyDigest(secret, [row.secret, row.secret_before ?? row.secret])) return undefined;
  if (now - row.seen >= HOUR_MS)
    await db.updateTable('session').set({ seen: now }).where('id', '=', id).execute();
  return { id, person: personFrom(row), changed: row.changed };
}

/**
 * A new token for a session whose token has grown old. The one shown stays good until the next change: an answer may be lost on its
 * way, or other requests be under way.
 */
export async function renewToken(
  db: Db,
  shown: { readonly session: string; readonly changed: number; readonly secret: string },
  now: number,
): Promise<Token | undefined> {
  if (now - shown.changed < TOKEN_AGE_MS) return undefined;
  const token = { id: shown.session, secret: newSecret() };
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({
      secret: digest(token.secret),
      secret_before: digest(shown.secret),
      changed: now,
      expires: now + SESSION_AGE_MS,
    })
    .where('id', '=', shown.session)
    // Of two requests at once, one changes it.
    .where('changed', '=', shown.changed)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? token : undefined;
}

export const listSessions = (db: Db, person: string, now: number) =>
  db
    .selectFrom('session')
    .select(['id', 'label', 'created', 'seen'])
    .where('person', '=', person)
    .where('expires', '>', now)
    .orderBy('seen', 'desc')
    .orderBy('id')
    .execute();

/** Signs out one device of a person, which is told of nothing any more; false where it is none of theirs. */
export async function closeSession(db: Db, person: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('person', '=', person)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await db.deleteFrom('push').where('session', '=', id).execute();
  return numDeletedRows > 0n;
}
