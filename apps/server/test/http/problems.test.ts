import { ProblemDetails } from '@bastide/protocol';
import { LANGUAGES } from '@bastide/rulebook';
import { expect, test } from 'vitest';
import { problem } from '../../src/http/problem.ts';
import { type Headers, openTestApi } from '../test-api.ts';

test('an unknown address is answered with a problem', async () => {
  const { app } = await openTestApi();
  const answer = await app.inject('/api/nowhere?secret=1');
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(answer.json()).toEqual({
    type: '/problems/not-found',
    title: 'Not found',
    status: 404,
    detail: 'There is nothing here.',
    code: 'not-found',
  });
});

test('an unknown method is refused with a list of the known ones', async () => {
  const { app } = await openTestApi();
  const put = await app.inject({ method: 'PUT', url: '/api/me?x=1' });
  expect([put.statusCode, put.json().code, put.headers.allow]).toEqual([
    405,
    'method-not-allowed',
    'DELETE, GET, HEAD, PATCH, POST',
  ]);
  const device = await app.inject({ method: 'PATCH', url: '/api/me/devices/x' });
  expect([device.statusCode, device.headers.allow]).toEqual([405, 'DELETE']);
  expect((await app.inject({ method: 'PATCH', url: '/api/me/devices/x/y' })).statusCode).toBe(404);
});

test('a mistake of ours tells nothing of the inside, and is noted', async () => {
  const { app, lines } = await openTestApi();
  app.get('/broken', async () => {
    throw new Error('select * from person where secret = 7');
  });
  const answer = await app.inject('/broken');
  expect(ProblemDetails.parse(answer.json())).toMatchObject({ status: 500, code: 'internal' });
  expect(answer.body).not.toMatch(/select|Error|\.ts/);
  expect(lines.join('')).toContain('select * from person');
});

test('a mistake of ours that looks like one of the caller is none', async () => {
  const { app } = await openTestApi();
  app.get('/odd', async () => {
    throw Object.assign(new Error('inside'), { statusCode: 200 });
  });
  expect((await app.inject('/odd')).json().code).toBe('internal');
});

test('a store that cannot be reached is no mistake of ours, and comes back', async () => {
  const { app } = await openTestApi();
  app.get('/away', async () => {
    throw Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
  });
  const answer = await app.inject('/away');
  expect([answer.json().code, answer.statusCode, answer.headers['retry-after']]).toEqual([
    'unavailable',
    503,
    '5',
  ]);
});

test('a caller whose line is cut is not taken for a store that is', async () => {
  const { app } = await openTestApi();
  app.get('/cut', async () => {
    throw Object.assign(new Error('aborted'), { code: 'ECONNRESET', statusCode: 400 });
  });
  expect((await app.inject('/cut')).json().code).toBe('malformed');
});

test('an answer that does not fit its schema is not sent', async () => {
  const { app } = await openTestApi();
  const { z } = await import('zod');
  app.get('/leaky', { schema: { response: { 200: z.strictObject({ name: z.string() }) } } }, (async () => ({
    name: 'Anna',
    hand: ['knight'],
  })) as never);
  const answer = await app.inject('/leaky');
  expect([answer.statusCode, answer.body.includes('knight')]).toEqual([500, false]);
});

test('a rule that refuses is named', async () => {
  const { app } = await openTestApi();
  app.get('/refused', async () => {
    throw problem('refused', { rule: 'TOY-01' });
  });
  const { rule, detail, status } = (await app.inject('/refused')).json();
  expect({ rule, detail, status }).toEqual({
    rule: 'TOY-01',
    detail: 'This is against the rules of the game (TOY-01).',
    status: 422,
  });
});

test.each([
  '/%',
  '/api/%E0%A4%A',
  `/api/me/devices/${'x'.repeat(5000)}`,
  '/api/me/../../etc/passwd',
  '//',
  '/api//me',
])('an address that makes no sense is no mistake of ours: %s', async (url) => {
  const { app } = await openTestApi();
  const answer = await app.inject(url);
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode).toBeLessThan(500);
  ProblemDetails.parse(answer.json());
});

test.each(['/things/%00', '/things/a%00b', '/things/a?b=%00'])(
  'SQL: a zero never reaches a database: %s',
  async (url) => {
    const { app } = await openTestApi();
    app.get('/things/:id', async () => 'found');
    expect((await app.inject('/things/a?b=c')).body).toBe('found');
    expect((await app.inject(url)).json().code).toBe('malformed');
  },
);

const NOTHING: Readonly<Record<string, string>> = {
  en: 'There is nothing here.',
  uk: 'Тут нічого немає.',
  de: 'Hier ist nichts.',
};

test.each<[string, string, Headers]>([
  ['en', '', {}],
  ['uk', '?lang=uk', { 'accept-language': 'de' }],
  ['de', '', { 'accept-language': 'de-AT, en;q=0.5' }],
  ['uk', '', { 'accept-language': 'en;q=0.2, tlh, uk-UA;q=0.9' }],
  ['en', '', { 'accept-language': 'tlh' }],
  ['en', '?lang=tlh', {}],
  ['en', '?lang=__proto__', { 'accept-language': '*' }],
  ['en', '', { 'accept-language': 'de;q=0' }],
  ['en', '', { 'accept-language': ',;q=,;;q=x' }],
])('people are told in their language: %s for %s %j', async (language, query, headers) => {
  const { app } = await openTestApi();
  const answer = await app.inject({ url: `/api/nowhere${query}`, headers });
  expect([answer.json().detail, answer.headers['content-language']]).toEqual([NOTHING[language], language]);
});

test('the language of the person goes before that of the browser', async () => {
  const { browser } = await openTestApi();
  const anna = browser();
  await anna.post('/me', { name: 'Anna', language: 'uk' });
  const refused = await anna.patch('/me', { name: '\u202e' }, { 'accept-language': 'de' });
  expect(refused.json().detail).toBe('В імені є невидимий символ.');
});

test.each(LANGUAGES)('%s: faults of a body are described in this language', async (language) => {
  const { app } = await openTestApi();
  const answer = await app.inject({
    method: 'POST',
    url: `/api/me?lang=${language}`,
    payload: { name: 7, x: 1 },
  });
  const { errors } = answer.json();
  expect(errors).toHaveLength(2);
  const isEnglish = errors.every(({ detail }: { detail: string }) => /Invalid|Unrecognized/.test(detail));
  expect(isEnglish).toBe(language === 'en');
});
