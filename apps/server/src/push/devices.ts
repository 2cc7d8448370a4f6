import { createECDH } from 'node:crypto';
import type { PersonId, PushSubscriptionInput } from '@bastide/protocol';
import { isLanguage, type Language } from '@bastide/rulebook';
import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';
import { isPushService } from './transport.ts';

type Db = Kysely<Database>;

/** A browser that wants to be told, and in which language; null: nobody has said. */
export interface PushDevice {
  readonly session: string;
  readonly subscription: PushSubscriptionInput;
  readonly language: Language | null;
}

/** Bytes of the secret by which a message is authenticated. */
const AUTH_BYTES = 16;

/** Tells whether a push subscription is usable: at a push service, with keys that only a browser has. */
export function isValidSubscription({ endpoint, keys }: PushSubscriptionInput): boolean {
  return (
    isPushService(endpoint) &&
    isP256Point(keys.p256dh) &&
    Buffer.from(keys.auth, 'base64url').length === AUTH_BYTES
  );
}

/** Tells whether that is a public key: a point of the curve P-256, not compressed. */
function isP256Point(base64url: string): boolean {
  const bytes = Buffer.from(base64url, 'base64url');
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    own.computeSecret(bytes);
    return bytes[0] === 4;
  } catch {
    return false;
  }
}

/** One place a device: a new one takes that of the old, and whoever was told there before is not any more. */
export async function savePushDevice(
  db: Db,
  { session, person, language }: { session: string; person: PersonId; language: Language | null },
  { endpoint, keys }: PushSubscriptionInput,
): Promise<void> {
  const row = { person, endpoint, p256dh: keys.p256dh, auth: keys.auth, language };
  await db.deleteFrom('push').where('endpoint', '=', endpoint).where('session', '<>', session).execute();
  await db
    .insertInto('push')
    .values({ session, ...row })
    .onConflict((same) => same.column('session').doUpdateSet(row))
    .execute();
}

/** Nothing is sent to a device any more; of a device that has another address by now, nothing is changed. */
export async function removePushDevice(db: Db, session: string, endpoint?: string): Promise<void> {
  await db
    .deleteFrom('push')
    .where('session', '=', session)
    .$if(endpoint !== undefined, (query) => query.where('endpoint', '=', endpoint!))
    .execute();
}

/** Returns the push address and language of a device; undefined: it has none. */
export async function pushDeviceOf(
  db: Db,
  session: string,
): Promise<{ readonly endpoint: string; readonly language: Language | null } | undefined> {
  const row = await db
    .selectFrom('push')
    .select(['endpoint', 'language'])
    .where('session', '=', session)
    .executeTakeFirst();
  return row && { endpoint: row.endpoint, language: knownLanguage(row.language) };
}

const knownLanguage = (language: string | null): Language | null =>
  language !== null && isLanguage(language) ? language : null;

/** Returns the devices on which somebody wants to be notified: in the language of the page there, or in theirs. */
export async function pushDevicesOf(db: Db, person: PersonId, now: number): Promise<readonly PushDevice[]> {
  const rows = await db
    .selectFrom('push')
    .innerJoin('session', 'session.id', 'push.session')
    .innerJoin('person', 'person.id', 'push.person')
    .select(['push.session', 'endpoint', 'p256dh', 'auth', 'push.language as read'])
    .select('person.language')
    .where('push.person', '=', person)
    .where('session.expires', '>', now)
    .execute();
  return rows.map(({ session, endpoint, p256dh, auth, language, read }) => ({
    session,
    subscription: { endpoint, keys: { p256dh, auth } },
    language: knownLanguage(read) ?? knownLanguage(language),
  }));
}
