import type { PushPlace } from '@bastide/protocol';
import type { Kysely } from 'kysely';
import webPush from 'web-push';
import type { Database } from '../store/schema.ts';

type Db = Kysely<Database>;

/** The only row of its table. */
const KEY = 1;

interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The server's keys, made once; push services know the server by them. */
export async function pushKeys(db: Db): Promise<PushKeys> {
  const known = await readKeys(db);
  if (known) return known;
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await db
    .insertInto('push_key')
    .values({ id: KEY, public_key: publicKey, private_key: privateKey })
    .onConflict((same) => same.doNothing())
    .execute();
  return (await readKeys(db))!;
}

async function readKeys(db: Db): Promise<PushKeys | undefined> {
  const row = await db.selectFrom('push_key').selectAll().where('id', '=', KEY).executeTakeFirst();
  return row && { publicKey: row.public_key, privateKey: row.private_key };
}

/** A browser that wants to be told, and in which language; null: as nobody has said. */
export interface Place {
  readonly session: string;
  readonly place: PushPlace;
  readonly language: string | null;
}

/** One place a device: a new one takes that of the old. */
export async function keepPlace(db: Db, session: string, person: string, place: PushPlace): Promise<void> {
  const { endpoint, keys } = place;
  const row = { person, endpoint, ...keys };
  await db
    .insertInto('push')
    .values({ session, ...row })
    .onConflict((same) => same.column('session').doUpdateSet(row))
    .execute();
}

export async function dropPlace(db: Db, session: string): Promise<void> {
  await db.deleteFrom('push').where('session', '=', session).execute();
}

/** Where somebody is signed in and wants to be told. */
export async function placesOf(db: Db, person: string, now: number): Promise<readonly Place[]> {
  const rows = await db
    .selectFrom('push')
    .innerJoin('session', 'session.id', 'push.session')
    .innerJoin('person', 'person.id', 'push.person')
    .select(['push.session', 'endpoint', 'p256dh', 'auth', 'person.language'])
    .where('push.person', '=', person)
    .where('session.expires', '>', now)
    .execute();
  return rows.map(({ session, endpoint, p256dh, auth, language }) => ({
    session,
    place: { endpoint, keys: { p256dh, auth } },
    language,
  }));
}
