import { expect, test } from 'vitest';
import { DAY, MINUTE, openTestApi } from '../test-api.ts';
import { authenticator } from './authenticator.ts';

const ORIGIN = 'https://play.example';

/** Somebody who has kept the identity by a passkey. */
async function kept() {
  const open = await openTestApi({ origin: ORIGIN });
  const anna = open.browser(ORIGIN);
  const id = await anna.arrive('Anna');
  const device = authenticator(ORIGIN);
  const made = await anna.post(
    '/me/passkeys',
    device.create((await anna.post('/me/passkeys/options')).json()),
  );
  const options = async () => (await open.browser(ORIGIN).post('/sign-in/options')).json();
  const signIn = (passkey: object) => open.browser(ORIGIN).post('/sign-in', { passkey });
  return { ...open, anna, id, device, made, options, signIn };
}

test('a passkey keeps an identity, and brings it back on another device', async () => {
  const { anna, id, device, made, clock, browser } = await kept();
  expect(made.statusCode).toBe(201);
  expect((await anna.get('/me')).json().me).toMatchObject({ id, isKept: true });
  expect((await anna.get('/me/passkeys')).json().passkeys).toEqual([
    { id: made.json().id, label: 'Firefox, Linux', created: clock.now, host: 'play.example' },
  ]);
  const phone = browser(ORIGIN);
  for (let i = 0; i < 3; i++) {
    const passkey = device.get((await phone.post('/sign-in/options')).json());
    const back = await phone.post('/sign-in', { passkey, leave: true });
    expect(back.json().me).toMatchObject({ id, name: 'Anna' });
  }
  expect((await phone.get('/me')).json().me.id).toBe(id);
});

test('replayed challenge: an answer is taken once, also of two at the same time', async () => {
  const { device, options, signIn } = await kept();
  const passkey = device.get(await options());
  const both = await Promise.all([signIn(passkey), signIn(passkey)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  expect((await signIn(passkey)).json().code).toBe('passkey-refused');
});

test('replayed challenge: one that was not set, is too old, or was set for something else is refused', async () => {
  const { anna, device, options, signIn, clock } = await kept();
  const refused = async (passkey: object) => (await signIn(passkey)).json().code;
  expect(await refused(device.get({ challenge: 'A'.repeat(43), rpId: 'play.example' }))).toBe(
    'passkey-refused',
  );
  const { challenge } = (await anna.post('/me/passkeys/options')).json();
  expect(await refused(device.get({ challenge, rpId: 'play.example' }))).toBe('passkey-refused');
  const late = device.get(await options());
  clock.now += 5 * MINUTE;
  expect(await refused(late)).toBe('passkey-refused');
});

test('an answer that fails uses up its challenge', async () => {
  const { device, options, signIn } = await kept();
  const asked = await options();
  const passkey = device.get(asked);
  const forged = { ...passkey, response: { ...passkey.response, signature: 'MEUCIQ' } };
  expect((await signIn(forged)).json().code).toBe('passkey-refused');
  expect((await signIn(passkey)).json().code).toBe('passkey-refused');
});

test('phishing: a passkey shown to a page of another site is refused', async () => {
  const { device, options, signIn } = await kept();
  const passkey = device.get(await options());
  const client = JSON.parse(Buffer.from(passkey.response.clientDataJSON as string, 'base64url').toString());
  const elsewhere = Buffer.from(JSON.stringify({ ...client, origin: 'https://p1ay.example' })).toString(
    'base64url',
  );
  const phished = { ...passkey, response: { ...passkey.response, clientDataJSON: elsewhere } };
  expect((await signIn(phished)).json().code).toBe('passkey-refused');
});

test('a passkey is for the person who made it', async () => {
  const { device, options, signIn, browser } = await kept();
  const bob = browser(ORIGIN);
  const id = await bob.arrive('Bob');
  const passkey = device.get(await options());
  const other = {
    ...passkey,
    response: { ...passkey.response, userHandle: Buffer.from(id).toString('base64url') },
  };
  expect((await signIn(other)).json().code).toBe('passkey-refused');
  // Nor may it be made of an answer to somebody else's challenge, or be kept twice.
  const mallory = browser(ORIGIN);
  await mallory.arrive('Mallory');
  const made = device.create((await bob.post('/me/passkeys/options')).json());
  expect((await mallory.post('/me/passkeys', made)).json().code).toBe('passkey-refused');
});

test('an authenticator that has not asked who is there is not enough', async () => {
  const { anna } = await kept();
  const careless = authenticator(ORIGIN, 0x01);
  const made = careless.create((await anna.post('/me/passkeys/options')).json());
  expect((await anna.post('/me/passkeys', made)).json().code).toBe('passkey-refused');
});

test('a passkey that is forgotten opens nothing', async () => {
  const { anna, made, device, options, signIn, browser } = await kept();
  const { id } = made.json();
  const bob = browser(ORIGIN);
  await bob.arrive('Bob');
  expect((await bob.delete(`/me/passkeys/${id}`)).json().code).toBe('not-found');
  expect((await anna.delete(`/me/passkeys/${id}`)).statusCode).toBe(204);
  expect((await signIn(device.get(await options()))).json().code).toBe('passkey-refused');
  expect((await anna.get('/me')).json().me.isKept).toBe(false);
});

test('passkeys are limited', async () => {
  const { browser } = await openTestApi({ origin: ORIGIN, limits: { passkeys: 1 } });
  const anna = browser(ORIGIN);
  await anna.arrive('Anna');
  const made = authenticator(ORIGIN).create((await anna.post('/me/passkeys/options')).json());
  expect((await anna.post('/me/passkeys', made)).statusCode).toBe(201);
  expect((await anna.post('/me/passkeys/options')).json().detail).toBe('You can have 1 passkey.');
});

test.each(['http://192.168.1.7:4000', 'http://table.local', 'https://192.0.2.1', 'https://[2001:db8::1]'])(
  'at %s browsers allow none, and that is said',
  async (origin) => {
    const { browser } = await openTestApi({ trustProxy: true });
    const anna = browser(origin);
    await anna.arrive('Anna');
    expect((await anna.post('/me/passkeys/options')).json().code).toBe('passkeys-unavailable');
    expect((await browser(origin).post('/sign-in/options')).json().code).toBe('passkeys-unavailable');
  },
);

test('at this machine itself they work without HTTPS', async () => {
  const origin = 'http://localhost:4000';
  const { browser } = await openTestApi();
  const anna = browser(origin);
  await anna.arrive('Anna');
  const made = authenticator(origin).create((await anna.post('/me/passkeys/options')).json());
  expect((await anna.post('/me/passkeys', made)).json().host).toBe('localhost');
});

test.each([{}, { id: 'x' }, { challenge: 'x' }])('nonsense is refused: %j', async (passkey) => {
  const { signIn, clock } = await kept();
  clock.now += DAY;
  const answer = await signIn(passkey);
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid']);
});

test('client data that is no JSON is refused', async () => {
  const { device, options, signIn } = await kept();
  const passkey = device.get(await options());
  for (const clientDataJSON of ['', 'bnVsbA', 'e30', 'AAAA']) {
    const broken = { ...passkey, response: { ...passkey.response, clientDataJSON } };
    expect((await signIn(broken)).json().code).toBe('passkey-refused');
  }
});
