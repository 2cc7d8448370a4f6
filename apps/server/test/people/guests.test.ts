import { expect, test } from 'vitest';
import { DAY, openTestApi, START } from '../test-api.ts';

test('somebody plays at once: a name, nothing else', async () => {
  const { browser } = await openTestApi();
  const anna = browser();
  expect((await anna.get('/me')).json()).toEqual({ me: null });
  const made = await anna.post('/me', { name: '  Anna  ' });
  expect(made.statusCode).toBe(201);
  const { me } = made.json();
  expect(me).toEqual({
    id: expect.stringMatching(/^[\w-]{16}$/),
    name: 'Anna',
    language: null,
    isBot: false,
    isKept: false,
    isListed: true,
    created: START,
  });
  expect((await anna.get('/me')).json()).toEqual({ me, tables: { going: 0, awaited: 0 } });
  expect((await browser().get('/me')).json()).toEqual({ me: null });
});

test('the cookie is out of reach of scripts and other sites, and as safe as the connection', async () => {
  const { browser } = await openTestApi({ trustProxy: true });
  const [made] = (await browser().post('/me', { name: 'Anna' })).cookies;
  expect(made).toMatchObject({
    name: 'bastide',
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: 31_536_000,
  });
  expect(made).not.toHaveProperty('secure');
  const [safe] = (await browser('https://play.example').post('/me', { name: 'Anna' })).cookies;
  expect(safe).toMatchObject({
    name: '__Host-bastide',
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: true,
  });
  expect(safe).not.toHaveProperty('domain');
});

test('a proxy that is not trusted says nothing about the connection', async () => {
  const { browser } = await openTestApi();
  const [made] = (
    await browser('https://play.example').post('/me', { name: 'Anna' }, { origin: 'http://play.example' })
  ).cookies;
  expect(made!.name).toBe('bastide');
});

test('name and language can be changed', async () => {
  const { browser } = await openTestApi();
  const anna = browser();
  await anna.arrive('Anna');
  expect((await anna.patch('/me', { name: 'Олена', language: 'uk' })).json().me).toMatchObject({
    name: 'Олена',
    language: 'uk',
  });
  expect((await anna.patch('/me', { language: null })).json().me).toMatchObject({
    name: 'Олена',
    language: null,
  });
  expect((await browser().patch('/me', { name: 'Olena' })).json().code).toBe('sign-in-needed');
});

test('whoever leaves is nobody here, and the cookie opens nothing any more', async () => {
  const { browser } = await openTestApi();
  const anna = browser();
  await anna.arrive('Anna');
  const kept = [...anna.jar];
  expect((await anna.post('/me/leave')).statusCode).toBe(204);
  expect(anna.jar.size).toBe(0);
  for (const [name, value] of kept) anna.jar.set(name, value);
  expect((await anna.get('/me')).json()).toEqual({ me: null });
});

test('nobody becomes somebody else by mistake', async () => {
  const { browser } = await openTestApi();
  const anna = browser();
  await anna.arrive('Anna');
  const again = await anna.post('/me', { name: 'Bob' });
  expect([again.statusCode, again.json().code]).toEqual([409, 'already-somebody']);
});

test('a token changes after a week, and both work until the next change: an answer may be lost', async () => {
  const { browser, clock } = await openTestApi();
  const anna = browser();
  await anna.arrive('Anna');
  const first = anna.jar.get('bastide')!;
  clock.now += 6 * DAY;
  expect((await anna.get('/me')).cookies).toEqual([]);
  clock.now += DAY;
  await anna.get('/me');
  const second = anna.jar.get('bastide')!;
  expect(second).not.toBe(first);
  const named = async (value: string) => {
    anna.jar.set('bastide', value);
    return (await anna.get('/me')).json().me?.name;
  };
  expect([await named(first), await named(second)]).toEqual(['Anna', 'Anna']);
  clock.now += 7 * DAY;
  await named(second);
  expect(await named(first)).toBeUndefined();
  expect(await named(second)).toBe('Anna');
});

test('whoever does not come back for a year is signed out; whoever does, stays', async () => {
  const { browser, clock } = await openTestApi();
  const [anna, bob] = [browser(), browser()];
  await anna.arrive('Anna');
  await bob.arrive('Bob');
  clock.now += 364 * DAY;
  await bob.get('/me');
  clock.now += DAY;
  expect((await anna.get('/me')).json().me).toBeNull();
  expect((await bob.get('/me')).json().me.name).toBe('Bob');
});

test('of many requests at once one changes the token, and nobody is signed out', async () => {
  const { app, browser, clock } = await openTestApi();
  const anna = browser();
  await anna.arrive('Anna');
  clock.now += 7 * DAY;
  const headers = { host: 'table.local', cookie: `bastide=${anna.jar.get('bastide')}` };
  const answers = await Promise.all(Array.from({ length: 5 }, () => app.inject({ url: '/api/me', headers })));
  expect(answers.map((answer) => answer.json().me.name)).toEqual(Array(5).fill('Anna'));
  const given = answers.flatMap(({ cookies }) => cookies);
  expect(given).toHaveLength(1);
  anna.jar.set('bastide', given[0]!.value);
  expect((await anna.get('/me')).json().me.name).toBe('Anna');
});
