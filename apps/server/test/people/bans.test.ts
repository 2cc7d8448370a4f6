import { expect, test } from 'vitest';
import { ban, banNetwork, unban, unbanNetwork } from '../../src/people/bans.ts';
import { DAY, MINUTE, openTestApi } from '../test-api.ts';

test('whoever is banned looks on, and changes nothing', async () => {
  const { browser, db, clock } = await openTestApi();
  const anna = browser();
  const id = await anna.arrive('Anna');
  expect(await ban(db, id, { until: clock.now + DAY, why: 'rude' })).toBe(true);
  expect((await anna.get('/me')).json().me.name).toBe('Anna');
  const refused = await anna.patch('/me', { name: 'Hanna' });
  expect([refused.statusCode, refused.json().code, refused.json().detail]).toEqual([
    403,
    'banned',
    'You are banned from this server until 2 March 2030.',
  ]);
  clock.now += DAY;
  expect((await anna.patch('/me', { name: 'Hanna' })).statusCode).toBe(200);
});

test('a ban without an end holds until it is taken back', async () => {
  const { browser, db, clock } = await openTestApi();
  const anna = browser();
  const id = await anna.arrive('Anna');
  await ban(db, id, { why: 'rude' });
  clock.now += 300 * DAY;
  expect((await anna.patch('/me', { name: 'Hanna' })).json().code).toBe('banned-for-good');
  await unban(db, id);
  expect((await anna.patch('/me', { name: 'Hanna' })).statusCode).toBe(200);
  expect(await ban(db, 'nobody', { why: '' })).toBe(false);
});

test('whoever is banned may leave, take along what is theirs, and have it erased', async () => {
  const { browser, db } = await openTestApi();
  const anna = browser();
  await ban(db, await anna.arrive('Anna'), { why: 'rude' });
  expect((await anna.get('/me/data')).statusCode).toBe(200);
  expect((await anna.delete('/me')).statusCode).toBe(204);
});

test('the bots of somebody who is banned are so, too', async () => {
  const { app, browser, db } = await openTestApi();
  app.post('/api/act', { config: { scope: 'bot:play' } }, async () => 'done');
  const anna = browser();
  const id = await anna.arrive('Anna');
  const { token } = (await anna.post('/me/bots', { name: 'Robo' })).json();
  const as = { method: 'POST', url: '/api/act', headers: { authorization: `Bearer ${token}` } } as const;
  expect((await app.inject(as)).body).toBe('done');
  await ban(db, id, { why: 'rude' });
  expect((await app.inject(as)).json().code).toBe('banned-for-good');
});

test('networks are banned, whoever comes from there', async () => {
  const { app, db, clock } = await openTestApi({ trustProxy: true });
  const arrives = async (address: string) => {
    const headers = { 'x-forwarded-for': address };
    return (await app.inject({ method: 'POST', url: '/api/me', headers, payload: { name: 'Anna' } }))
      .statusCode;
  };
  expect(await banNetwork(db, '192.0.2.0/24', { why: 'flood', until: clock.now + DAY })).toBe(true);
  expect(await banNetwork(db, '2001:db8::/32', { why: 'flood' })).toBe(true);
  expect(await arrives('192.0.2.7')).toBe(403);
  expect(await arrives('::ffff:192.0.2.7')).toBe(403);
  expect(await arrives('192.0.3.7')).toBe(201);
  expect(await arrives('2001:db8:1::1')).toBe(403);
  expect(await arrives('2001:db9::1')).toBe(201);
  await unbanNetwork(db, '2001:db8::/32');
  clock.now += MINUTE;
  expect(await arrives('2001:db8:1::1')).toBe(201);
  clock.now += DAY;
  expect(await arrives('192.0.2.7')).toBe(201);
});

test.each(['', 'x', '192.0.2.0/33', '192.0.2.0/', '192.0.2.0/8/8', '192.0.2.0/-1', '::/129', '192.0.2'])(
  'a text that is no network is refused: %j',
  async (network) => {
    const { db } = await openTestApi();
    expect(await banNetwork(db, network, { why: '' })).toBe(false);
  },
);
