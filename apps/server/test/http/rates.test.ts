import { expect, test } from 'vitest';
import { DEFAULT_LIMITS, type Limits } from '../../src/http/settings.ts';
import { openTestApi } from '../test-api.ts';

const rates = (change: Partial<Limits['rates']>) => ({
  limits: { rates: { ...DEFAULT_LIMITS.rates, ...change } },
});
const of = (person: number, address: number, seconds = 60) => ({
  person: { most: person, seconds },
  address: { most: address, seconds },
});

test('flooding of sign-ups: twenty people at one address arrive at once, a flood does not', async () => {
  const { browser, db } = await openTestApi();
  const all = await Promise.all(
    Array.from({ length: DEFAULT_LIMITS.rates.arrive.address.most + 100 }, (_, i) =>
      browser().post('/me', { name: `Guest ${i}` }),
    ),
  );
  const statuses = all.map(({ statusCode }) => statusCode);
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(201));
  expect(statuses.slice(-100)).toEqual(Array(100).fill(429));
  const made = await db.selectFrom('person').select('id').execute();
  expect(made).toHaveLength(DEFAULT_LIMITS.rates.arrive.address.most);
});

test('whoever is too fast learns when to come again, and may then', async () => {
  const { browser, clock } = await openTestApi(rates({ account: of(3, 100) }));
  const anna = browser();
  await anna.arrive('Anna');
  const rename = () => anna.patch('/me', { name: 'Anna' });
  for (let i = 0; i < 3; i++) expect((await rename()).statusCode).toBe(200);
  clock.now += 20_000;
  const refused = await rename();
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().detail]).toEqual([
    429,
    '40',
    'Too many requests. Please try again in 40 seconds.',
  ]);
  clock.now += 40_000;
  expect((await rename()).statusCode).toBe(200);
});

test('requests are counted anew after the clock was put back', async () => {
  const { browser, clock } = await openTestApi(rates({ account: of(3, 100) }));
  const anna = browser();
  await anna.arrive('Anna');
  const rename = () => anna.patch('/me', { name: 'Anna' });
  clock.now += 3_600_000;
  for (let i = 0; i < 3; i++) expect((await rename()).statusCode).toBe(200);
  clock.now -= 3_600_000;
  for (let i = 0; i < 3; i++) expect((await rename()).statusCode).toBe(200);
  const refused = await rename();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
});

test('one person at a table does not use up what the others have, nor what is counted apart', async () => {
  const { browser } = await openTestApi(rates({ account: of(3, 100) }));
  const [anna, bob] = [browser(), browser()];
  await anna.arrive('Anna');
  await bob.arrive('Bob');
  for (let i = 0; i < 5; i++) await anna.patch('/me', { name: 'Anna' });
  expect((await anna.patch('/me', { name: 'Anna' })).statusCode).toBe(429);
  expect((await bob.patch('/me', { name: 'Bob' })).statusCode).toBe(200);
  expect((await anna.get('/me')).statusCode).toBe(200);
});

test('flooding: an address is counted whoever asks, and what the proxy says of it only where it is trusted', async () => {
  const from = async (trustProxy: boolean, forwarded: readonly string[]) => {
    const { app } = await openTestApi({ trustProxy, ...rates({ read: of(100, 2) }) });
    const answers = forwarded.map((address) =>
      app.inject({ url: '/api/me', headers: { 'x-forwarded-for': address } }),
    );
    return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  };
  const many = ['192.0.2.1', '192.0.2.2', '192.0.2.3'];
  expect(await from(true, many)).toEqual([200, 200, 200]);
  expect(await from(false, many)).toEqual([200, 200, 429]);
  // One network of IPv6 has more addresses than could be counted.
  expect(await from(true, ['2001:db8::1', '2001:db8::2', '2001:db8::3'])).toEqual([200, 200, 429]);
  expect(await from(true, ['2001:db8:0:1::1', '2001:db8:0:2::1', '2001:db8:0:3::1'])).toEqual([
    200, 200, 200,
  ]);
});

test('brute force of link codes: guesses from one address are few, and keep nobody else from theirs', async () => {
  const { app, browser } = await openTestApi({ trustProxy: true });
  const link = (code: string, address: string) =>
    app.inject({
      method: 'POST',
      url: '/api/link',
      headers: { 'x-forwarded-for': address },
      payload: { code },
    });
  const wrong = Array.from({ length: 1200 }, (_, i) =>
    link(`AAAA-AAAA-${String(i).padStart(4, '0')}`, `192.0.2.${i % 12}`),
  );
  const statuses = (await Promise.all(wrong)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 422)).toHaveLength(
    12 * DEFAULT_LIMITS.rates.code.address.most,
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(
    1200 - 12 * DEFAULT_LIMITS.rates.code.address.most,
  );
  const anna = browser();
  await anna.arrive('Anna');
  const { code } = (await anna.post('/me/link')).json();
  expect((await link(code, '198.51.100.7')).statusCode).toBe(200);
});

test('a link code has sixty bits: a hundred thousand addresses find one of a thousand in three thousand years', async () => {
  const { browser } = await openTestApi();
  const anna = browser();
  await anna.arrive('Anna');
  const { code } = (await anna.post('/me/link')).json();
  const bits = 5 * code.replaceAll('-', '').length;
  const { most, seconds } = DEFAULT_LIMITS.rates.code.address;
  const secondsToFind = 2 ** bits / ((100_000 * most) / seconds) / 1000;
  expect(secondsToFind / (365 * 86_400)).toBeGreaterThan(3000);
});
