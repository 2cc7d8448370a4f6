import { expect, test } from 'vitest';
import { openTestApi, START } from '../test-api.ts';

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function withBot(limits = {}) {
  const open = await openTestApi({ limits });
  const anna = open.browser();
  const owner = await anna.arrive('Anna');
  const made = (await anna.post('/me/bots', { name: 'Robo' })).json();
  const asBot = (token: string = made.token) => open.browser().get('/me', bearer(token));
  return { ...open, anna, owner, made, asBot };
}

test('a bot is known by its token', async () => {
  const { made, asBot } = await withBot();
  expect(made.token).toMatch(/^bst_[\w-]{16}\.[\w-]{43}$/);
  expect((await asBot()).json().me).toEqual({
    id: made.bot,
    name: 'Robo',
    language: null,
    isBot: true,
    isKept: false,
    isListed: true,
    created: START,
  });
});

test('a token that opens nothing is refused, and is no guest', async () => {
  const { made, asBot, app, anna } = await withBot();
  const other = (await anna.post(`/me/bots/${made.bot}/tokens`)).json();
  const [id] = made.token.split('.');
  for (const wrong of [
    `${id}.${other.token.split('.')[1]}`,
    `${made.token}x`,
    made.token.slice(0, -1),
    made.token.replace('bst_', ''),
    'bst_',
    'x',
  ]) {
    const answer = await asBot(wrong);
    expect([answer.statusCode, answer.json().code, answer.headers['www-authenticate']]).toEqual([
      401,
      'token-invalid',
      'Bearer',
    ]);
  }
  const basic = await app.inject({ url: '/api/me', headers: { authorization: `Basic ${made.token}` } });
  expect(basic.statusCode).toBe(401);
});

test('a request is by one: a cookie and a token together are refused', async () => {
  const { made, anna } = await withBot();
  const both = await anna.get('/me', bearer(made.token));
  expect([both.statusCode, both.json().code]).toEqual([400, 'two-keys']);
});

test('acting for others: a token opens nothing but what its scope is for', async () => {
  const { app, made, browser } = await withBot();
  for (const [method, url] of [
    ['PATCH', '/me'],
    ['DELETE', '/me'],
    ['GET', '/me/devices'],
    ['GET', '/me/data'],
    ['POST', '/me/bots'],
    ['POST', '/me/link'],
    ['POST', '/me/recovery'],
    ['POST', `/me/bots/${made.bot}/tokens`],
  ] as const) {
    const answer = await app.inject({ method, url: `/api${url}`, headers: bearer(made.token) });
    expect([url, answer.json().code]).toEqual([url, 'not-for-bots']);
  }
  expect((await browser().get('/me', bearer(made.token))).statusCode).toBe(200);
});

test('tokens are listed without their secret, used ones with the time, and can be revoked', async () => {
  const { anna, made, asBot } = await withBot();
  const second = (await anna.post(`/me/bots/${made.bot}/tokens`)).json();
  await asBot(second.token);
  const listed = async () => (await anna.get('/me/bots')).json().bots;
  const token = { scopes: ['bot:play'], created: START };
  expect(await listed()).toEqual([
    {
      id: made.bot,
      name: 'Robo',
      created: START,
      tokens: expect.arrayContaining([
        { ...token, id: made.id, seen: null },
        { ...token, id: second.id, seen: START },
      ]),
    },
  ]);
  expect((await anna.delete(`/me/bots/${made.bot}/tokens/${made.id}`)).statusCode).toBe(204);
  expect((await asBot()).statusCode).toBe(401);
  expect((await asBot(second.token)).statusCode).toBe(200);
  expect((await listed())[0].tokens).toHaveLength(1);
});

test('nobody touches the bots of others', async () => {
  const { browser, made, asBot } = await withBot();
  const bob = browser();
  await bob.arrive('Bob');
  const tried = [
    await bob.delete(`/me/bots/${made.bot}`),
    await bob.post(`/me/bots/${made.bot}/tokens`),
    await bob.delete(`/me/bots/${made.bot}/tokens/${made.id}`),
  ];
  expect(tried.map((answer) => answer.json().code)).toEqual(['not-found', 'not-found', 'not-found']);
  expect((await asBot()).statusCode).toBe(200);
});

test('bots and their tokens are limited', async () => {
  const { anna, made } = await withBot({ bots: 2, tokens: 2 });
  expect((await anna.post('/me/bots', { name: 'Two' })).statusCode).toBe(201);
  const third = (await anna.post('/me/bots', { name: 'Three' })).json();
  expect([third.code, third.detail]).toEqual(['limit-reached', 'You can have 2 bots.']);
  expect((await anna.post(`/me/bots/${made.bot}/tokens`)).statusCode).toBe(201);
  expect((await anna.post(`/me/bots/${made.bot}/tokens`)).json().detail).toBe('A bot can have 2 tokens.');
});

test('a bot that is erased is gone with its tokens', async () => {
  const { anna, made, asBot, db } = await withBot();
  expect((await anna.delete(`/me/bots/${made.bot}`)).statusCode).toBe(204);
  expect((await asBot()).statusCode).toBe(401);
  expect(await db.selectFrom('bot_token').selectAll().execute()).toEqual([]);
});
