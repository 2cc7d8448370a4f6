import type { NewPasskey, PasskeyAssertion } from '@bastide/protocol';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { problem } from '../http/problem.ts';
import type { Database } from '../store/schema.ts';
import type { Person } from './people.ts';
import type { RelyingParty } from './relying-party.ts';

/** Time in which a challenge can be answered. */
const LIFETIME_MS = 5 * 60_000;
/** As we set them: 256 bits. */
const CHALLENGE = /^[\w-]{43}$/;

type Db = Kysely<Database>;

/** Returns the options with which a browser makes a passkey. */
export async function passkeyOptions(
  db: Db,
  { id, name }: Person,
  { host, title }: RelyingParty,
  now: number,
) {
  const known = await db.selectFrom('passkey').select('id').where('person', '=', id).execute();
  const options = await generateRegistrationOptions({
    rpName: title,
    rpID: host,
    userName: name,
    userDisplayName: name,
    userID: new TextEncoder().encode(id),
    timeout: LIFETIME_MS,
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await saveChallenge(db, options.challenge, id, now);
  return options;
}

/** Returns the options with which a browser shows a passkey. The person chooses there which one. */
export async function signInOptions(db: Db, { host }: RelyingParty, now: number) {
  const options = await generateAuthenticationOptions({
    rpID: host,
    timeout: LIFETIME_MS,
    userVerification: 'required',
  });
  await saveChallenge(db, options.challenge, null, now);
  return options;
}

/** Keeps a passkey of a person; a problem where it is no answer to a challenge of theirs. */
export async function savePasskey(
  db: Db,
  person: string,
  response: z.infer<typeof NewPasskey>,
  { host, origin }: RelyingParty,
  { label, now }: { readonly label: string; readonly now: number },
) {
  const expectedChallenge = await consumeChallenge(db, response.response.clientDataJSON, person, now);
  const { registrationInfo } = await orRefuse(() =>
    verifyRegistrationResponse({
      response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: host,
    }),
  );
  if (!registrationInfo) throw problem('passkey-refused');
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  const passkey = { id, label, created: now, host };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkey')
    .values({
      ...passkey,
      person,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: transports.join(','),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) throw problem('passkey-refused');
  return passkey;
}

/** Returns the owner of a passkey. Throws a problem where it has none, or is no answer to a challenge. */
export async function personByPasskey(
  db: Db,
  response: z.infer<typeof PasskeyAssertion>,
  { host, origin }: RelyingParty,
  now: number,
): Promise<string> {
  const expectedChallenge = await consumeChallenge(db, response.response.clientDataJSON, null, now);
  const known = await db
    .selectFrom('passkey')
    .select(['id', 'person', 'public_key', 'counter'])
    .where('id', '=', response.id)
    .executeTakeFirst();
  if (!known) throw problem('passkey-refused');
  const { verified, authenticationInfo } = await orRefuse(() =>
    verifyAuthenticationResponse({
      response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: host,
      credential: {
        id: known.id,
        publicKey: new Uint8Array(Buffer.from(known.public_key, 'base64url')),
        counter: known.counter,
      },
    }),
  );
  const { userHandle } = response.response;
  const isOther =
    userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== known.person;
  if (!verified || isOther) throw problem('passkey-refused');
  await db
    .updateTable('passkey')
    .set({ counter: authenticationInfo.newCounter })
    .where('id', '=', known.id)
    .execute();
  return known.person;
}

export const listPasskeys = (db: Db, person: string) =>
  db
    .selectFrom('passkey')
    .select(['id', 'label', 'created', 'host'])
    .where('person', '=', person)
    .orderBy('created')
    .orderBy('id')
    .execute();

const saveChallenge = (db: Db, challenge: string, person: string | null, now: number) =>
  db
    .insertInto('challenge')
    .values({ challenge, person, expires: now + LIFETIME_MS })
    .execute();

/** The challenge that is answered, which is used up by it, whether the answer is right or not. */
async function consumeChallenge(
  db: Db,
  clientDataJSON: string,
  person: string | null,
  now: number,
): Promise<string> {
  const challenge: unknown = await orRefuse(async () => decodeClientDataJSON(clientDataJSON).challenge);
  // Not any text: PostgreSQL takes no zeros.
  if (typeof challenge !== 'string' || !CHALLENGE.test(challenge)) throw problem('passkey-refused');
  const row = await db
    .deleteFrom('challenge')
    .where('challenge', '=', challenge)
    .where('person', person === null ? 'is' : '=', person)
    .where('expires', '>', now)
    .returning('challenge')
    .executeTakeFirst();
  if (!row) throw problem('passkey-refused');
  return challenge;
}

/** The library throws at whatever does not fit. */
async function orRefuse<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch {
    throw problem('passkey-refused');
  }
}
