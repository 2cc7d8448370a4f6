import { expect, test } from 'vitest';
import { type Headers, openTestApi } from '../test-api.ts';

const HERE = 'http://table.local';

/** Returns the answer to a guest's change of name, as a browser sends it with these headers. */
async function asked(headers: Headers, { cookie = true, settings = {} } = {}) {
  const { app, browser } = await openTestApi(settings);
  const anna = browser();
  await anna.arrive('Anna');
  const answer = await app.inject({
    method: 'PATCH',
    url: '/api/me',
    headers: {
      host: 'table.local',
      ...(cookie && { cookie: `bastide=${anna.jar.get('bastide')}` }),
      ...headers,
    },
    payload: { name: 'Mallory' },
  });
  const { name } = (await anna.get('/me')).json().me;
  return { code: answer.json().code ?? answer.statusCode, name };
}

const DONE = { code: 200, name: 'Mallory' };
const REFUSED = { code: 'cross-site', name: 'Anna' };

test.each<[string, Headers, typeof DONE | typeof REFUSED]>([
  ['the page itself', { 'sec-fetch-site': 'same-origin', origin: HERE }, DONE],
  ['an address typed in', { 'sec-fetch-site': 'none' }, DONE],
  ['the page itself, without HTTPS', { origin: HERE }, DONE],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, REFUSED],
  ['another site that lies about its origin', { 'sec-fetch-site': 'cross-site', origin: HERE }, REFUSED],
  ['a sister site', { 'sec-fetch-site': 'same-site', origin: 'http://evil.table.local' }, REFUSED],
  ['another site, without HTTPS', { origin: 'http://evil.example' }, REFUSED],
  ['another port of this machine', { origin: 'http://table.local:8080' }, REFUSED],
  ['a page in a sandbox or file', { origin: 'null' }, REFUSED],
  ['a browser that does not say', {}, REFUSED],
])('CSRF: %s', async (_, headers, due) => {
  expect(await asked(headers)).toEqual(due);
});

test('CSRF: behind a proxy the configured origin is the page', async () => {
  const settings = { origin: 'https://play.example' };
  // The proxy asks by another name, and without HTTPS: the cookie is that of such requests here.
  expect(await asked({ origin: 'https://play.example' }, { settings })).toEqual(DONE);
  expect(await asked({ origin: 'https://play.example.evil.example' }, { settings })).toEqual(REFUSED);
});

test('CSRF: a program without a cookie has nothing that could be misused', async () => {
  expect((await asked({}, { cookie: false })).code).toBe('sign-in-needed');
});

test('CSRF: looking is no harm', async () => {
  const { app } = await openTestApi();
  const answer = await app.inject({ url: '/api/me', headers: { 'sec-fetch-site': 'cross-site' } });
  expect(answer.statusCode).toBe(200);
  // Other pages cannot read it: nothing allows them to.
  expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
});
