import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ban, banNetwork, unban } from '../../src/people/bans.ts';
import type { RouteContext } from '../../src/people/identity.ts';
import { listSessions } from '../../src/people/sessions.ts';
import { sweepExpired } from '../../src/people/sweep.ts';
import { pushDeviceOf, pushDevicesOf, removePushDevice, savePushDevice } from '../../src/push/devices.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { type Postgres, startPostgres, whyNoPostgres } from '../services/postgres.ts';
import { DAY, memoryStore, openTestApi } from '../test-api.ts';
import { authenticator } from './authenticator.ts';

const ORIGIN = 'https://play.example';

/** Somebody arrives, finds ways back, has a bot, is banned and goes: every statement that people bring to a store. */
async function life(store: RouteContext['store']): Promise<void> {
  const { browser, db, clock } = await openTestApi({ origin: ORIGIN, store });
  const [anna, phone] = [browser(ORIGIN), browser(ORIGIN)];
  const id = await anna.arrive('Anna');
  clock.now += 8 * DAY;
  expect((await anna.get('/me')).cookies).toHaveLength(1);
  await phone.post('/link', { code: (await anna.post('/me/link')).json().code });
  expect((await phone.patch('/me', { name: 'Олена', language: 'uk' })).json().me).toMatchObject({ id });

  await anna.post('/me/recovery');
  const { code } = (await anna.post('/me/recovery')).json();
  const again = { code, attempt: 'a-random-attempt-of-128-bits', leave: true };
  expect((await phone.post('/recover', again)).statusCode).toBe(200);
  expect((await phone.post('/recover', again)).statusCode).toBe(200);

  const device = authenticator(ORIGIN);
  await anna.post('/me/passkeys', device.create((await anna.post('/me/passkeys/options')).json()));
  const passkey = device.get((await phone.post('/sign-in/options')).json());
  expect((await phone.post('/sign-in', { passkey, leave: true })).statusCode).toBe(200);

  const zero = Buffer.from('{"challenge":"\\u0000"}').toString('base64url');
  const broken = { ...passkey, response: { ...passkey.response, clientDataJSON: zero } };
  expect((await phone.post('/sign-in', { passkey: broken, leave: true })).statusCode).toBe(422);

  const { bot, token } = (await anna.post('/me/bots', { name: 'Robo' })).json();
  const asked = await browser(ORIGIN).get('/me', { authorization: `Bearer ${token}` });
  expect(asked.json().me).toMatchObject({ id: bot, isBot: true });

  await ban(db, id, { why: 'rude' });
  expect((await anna.patch('/me', { name: 'Anna' })).json().code).toBe('banned-for-good');
  await unban(db, id);
  await banNetwork(db, '192.0.2.0/24', { why: 'flood' });
  await banNetwork(db, '192.0.2.0/24', { why: 'flood again', until: clock.now + DAY });

  const own = await listSessions(db, id, clock.now);
  const at = {
    endpoint: 'https://push.example/x',
    keys: { p256dh: 'point', auth: 'secret' },
  };
  for (const { id: session } of own) await savePushDevice(db, { session, person: id, language: 'uk' }, at);
  // One browser has one place.
  expect(await pushDevicesOf(db, id, clock.now)).toEqual([
    { session: own.at(-1)!.id, subscription: at, language: 'uk' },
  ]);
  expect(await pushDeviceOf(db, own[0]!.id)).toBeUndefined();
  await removePushDevice(db, own.at(-1)!.id, 'https://push.example/another');
  expect(await pushDeviceOf(db, own.at(-1)!.id)).toEqual({ endpoint: at.endpoint, language: 'uk' });

  const data = (await anna.get('/me/data')).json();
  expect(data).toMatchObject({
    me: { id, created: expect.any(Number) },
    devices: [{}, {}],
    passkeys: [{ label: 'Firefox, Linux' }],
    bots: [{ id: bot, tokens: [{ seen: clock.now }] }],
    push: [{ device: own.at(-1)!.id, endpoint: at.endpoint, language: 'uk' }],
  });
  await sweepExpired(db, clock.now);
  expect(
    (await anna.delete(`/me/devices/${data.devices.find((one: { isThis: boolean }) => !one.isThis).id}`))
      .statusCode,
  ).toBe(204);
  expect((await anna.delete('/me')).statusCode).toBe(204);
  expect(await db.selectFrom('person').selectAll().execute()).toEqual([]);
}

test('the life of an account works on the embedded store', async () => {
  await life(await memoryStore());
});

describe.skipIf(whyNoPostgres)(`PostgreSQL${whyNoPostgres ? ` (${whyNoPostgres})` : ''}`, () => {
  let postgres: Postgres;
  let store: Store;
  beforeAll(async () => {
    postgres = await startPostgres();
    store = await openStore({ databaseUrl: await postgres.database() });
  });
  afterAll(async () => {
    await store?.close();
    await postgres?.remove();
  });

  test('the life of an account works on PostgreSQL', () => life(store));
});
