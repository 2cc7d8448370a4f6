import { expect, test } from 'vitest';
import { matchesDigest, newSecret, parseToken } from '../../src/people/secret.ts';
import { DAY, openTestApi } from '../test-api.ts';

const HOUR = 3_600_000;

/** Returns the person to whom this cookie belongs. */
async function shown(
  open: Awaited<ReturnType<typeof openTestApi>>,
  cookie: string,
): Promise<string | undefined> {
  const answer = await open.app.inject({ url: '/api/me', headers: { host: 'table.local', cookie } });
  expect(answer.statusCode).toBe(200);
  return answer.json().me?.name;
}

test('session hijack: a token cannot be guessed, cut or put together', async () => {
  const open = await openTestApi();
  const [anna, bob] = [open.browser(), open.browser()];
  await anna.arrive('Anna');
  await bob.arrive('Bob');
  const [id, secret] = anna.jar.get('bastide')!.split('.') as [string, string];
  const [, other] = bob.jar.get('bastide')!.split('.') as [string, string];
  expect(await shown(open, `bastide=${id}.${secret}`)).toBe('Anna');
  for (const wrong of [
    `${id}.${other}`,
    `${id}.${secret.slice(1)}`,
    `${id}.${secret}x`,
    `${id}.`,
    id,
    secret,
    `.${secret}`,
    `${id}.${newSecret()}`,
    `${id}' or '1'='1.${secret}`,
    'undefined',
    '',
  ])
    expect([wrong, await shown(open, `bastide=${wrong}`)]).toEqual([wrong, undefined]);
});

test('session hijack: secrets are long and never the same, and compared in a time that tells nothing', () => {
  const many = new Set(Array.from({ length: 1000 }, newSecret));
  expect(many.size).toBe(1000);
  for (const one of many) expect(Buffer.from(one, 'base64url')).toHaveLength(32);
  // Whatever their length: both are hashed before.
  expect(matchesDigest('x'.repeat(1000), 'A'.repeat(43))).toBe(false);
  expect(parseToken(`${'a'.repeat(16)}.${'b'.repeat(43)}`)).toEqual({
    id: 'a'.repeat(16),
    secret: 'b'.repeat(43),
  });
});

test('a cookie for HTTPS is not taken from a page without, nor the other way round', async () => {
  const open = await openTestApi({ trustProxy: true });
  const anna = open.browser();
  await anna.arrive('Anna');
  const token = anna.jar.get('bastide');
  expect(await shown(open, `__Host-bastide=${token}`)).toBeUndefined();
  const answer = await open.app.inject({
    url: '/api/me',
    headers: { host: 'table.local', cookie: `bastide=${token}`, 'x-forwarded-proto': 'https' },
  });
  expect(answer.json().me).toBeNull();
});

test('stolen database: nothing in it opens anything', async () => {
  const open = await openTestApi();
  const { browser, db } = open;
  const anna = browser();
  await anna.arrive('Anna');
  const secrets = [
    anna.jar.get('bastide')!.split('.')[1]!,
    (await anna.post('/me/link')).json().code,
    (await anna.post('/me/recovery')).json().code,
    (await anna.post('/me/bots', { name: 'Robo' })).json().token.split('.')[1],
  ].flatMap((secret: string) => [secret, secret.replaceAll('-', '')]);
  const rows = [
    ...(await db.selectFrom('person').selectAll().execute()),
    ...(await db.selectFrom('session').selectAll().execute()),
    ...(await db.selectFrom('recovery').selectAll().execute()),
    ...(await db.selectFrom('link').selectAll().execute()),
    ...(await db.selectFrom('bot_token').selectAll().execute()),
  ];
  const all = JSON.stringify(rows);
  expect(rows).toHaveLength(6);
  expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
  // Each value that a thief finds, shown as if it were what is asked for.
  const sessions = await db.selectFrom('session').select(['id', 'secret']).execute();
  for (const value of rows.flatMap((row) => Object.values(row)).map(String)) {
    for (const { id } of sessions) expect(await shown(open, `bastide=${id}.${value}`)).toBeUndefined();
    const attempt = 'a-random-attempt-of-128-bits';
    const recovered = await browser().post('/recover', { code: value.slice(0, 64) || 'x', attempt });
    expect([422, 429]).toContain(recovered.statusCode);
    open.clock.now += HOUR / 6;
  }
});

test('devices are listed, and one can be signed out from another', async () => {
  const open = await openTestApi();
  const { browser, clock } = open;
  const [laptop, phone] = [browser(), browser()];
  await laptop.arrive('Anna');
  const created = clock.now;
  clock.now += 5 * HOUR;
  const { code } = (await laptop.post('/me/link')).json();
  const android = {
    'user-agent': 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36',
  };
  await phone.post('/link', { code }, android);
  const { devices } = (await laptop.get('/me/devices')).json();
  expect(devices.map(({ id, ...rest }: { id: string }) => rest)).toEqual(
    expect.arrayContaining([
      { label: 'Firefox, Linux', created, seen: clock.now, isThis: true },
      { label: 'Chrome, Android', created: clock.now, seen: clock.now, isThis: false },
    ]),
  );
  const { id } = devices.find(({ isThis }: { isThis: boolean }) => !isThis);
  expect((await laptop.delete(`/me/devices/${id}`)).statusCode).toBe(204);
  expect((await phone.get('/me')).json().me).toBeNull();
  expect((await laptop.get('/me')).json().me.name).toBe('Anna');
  expect((await laptop.delete(`/me/devices/${id}`)).json().code).toBe('not-found');
});

test('nobody signs out the devices of others', async () => {
  const { browser } = await openTestApi();
  const [anna, bob] = [browser(), browser()];
  await anna.arrive('Anna');
  await bob.arrive('Bob');
  const [{ id }] = (await anna.get('/me/devices')).json().devices;
  expect((await bob.delete(`/me/devices/${id}`)).json().code).toBe('not-found');
  expect((await anna.get('/me')).json().me.name).toBe('Anna');
});

test('of too many devices the longest unseen is signed out', async () => {
  const { browser, clock } = await openTestApi({ limits: { devices: 3 } });
  const all = [browser(), browser(), browser(), browser()];
  const [first] = all;
  await first!.arrive('Anna');
  for (const next of all.slice(1)) {
    clock.now += DAY;
    await next.post('/link', { code: (await first!.post('/me/link')).json().code });
  }
  const names = await Promise.all(all.map(async (one) => (await one.get('/me')).json().me?.name));
  // The first one is seen each day.
  expect(names).toEqual(['Anna', undefined, 'Anna', 'Anna']);
});
