import { ProblemDetails } from '@bastide/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/http/settings.ts';
import { openTestApi } from '../test-api.ts';

const UNLIMITED = Object.fromEntries(
  Object.keys(DEFAULT_LIMITS.rates).map((group) => {
    const rate = { most: 1e9, seconds: 60 };
    return [group, { person: rate, address: rate }];
  }),
) as unknown as typeof DEFAULT_LIMITS.rates;

const PATHS = [
  '/me',
  '/me/leave',
  '/me/devices',
  '/me/devices/{}',
  '/me/recovery',
  '/recover',
  '/me/link',
  '/link',
  '/me/passkeys',
  '/me/passkeys/options',
  '/me/passkeys/{}',
  '/sign-in',
  '/sign-in/options',
  '/me/bots',
  '/me/bots/{}',
  '/me/bots/{}/tokens',
  '/me/bots/{}/tokens/{}',
  '/me/data',
] as const;

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('__proto__', '../..', '\u0000', '%00'),
);
const member = fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null), fc.jsonValue({ maxDepth: 3 }));
const body = fc.oneof(
  fc.dictionary(
    fc.constantFrom(
      'name',
      'language',
      'code',
      'attempt',
      'leave',
      'passkey',
      'id',
      'rawId',
      'response',
      'type',
      'x',
    ),
    member,
  ),
  fc.jsonValue(),
);
const request = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PATCH', 'DELETE', 'PUT'),
  path: fc.constantFrom(...PATHS),
  part: text,
  query: fc.option(text, { nil: undefined }),
  body: fc.option(body, { nil: undefined }),
  raw: fc.option(text, { nil: undefined, freq: 8 }),
  cookie: fc.option(fc.base64String(), { nil: undefined }),
  authorization: fc.option(fc.base64String(), { nil: undefined }),
  accept: fc.option(fc.base64String(), { nil: undefined }),
});

test('whatever is sent, nothing breaks, and nobody is changed who did not ask for it', async () => {
  const { app, browser, db } = await openTestApi({
    limits: { rates: UNLIMITED },
    origin: 'https://play.example',
    log: 'silent',
  });
  await browser('https://play.example').arrive('Anna');
  const anna = () =>
    db
      .selectFrom('session')
      .innerJoin('person', 'person.id', 'session.person')
      .selectAll()
      .executeTakeFirstOrThrow();
  const before = await anna();
  await fc.assert(
    fc.asyncProperty(
      request,
      async ({ method, path, part, query, body, raw, cookie, authorization, accept }) => {
        const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
        const answer = await app.inject({
          method: method as 'GET',
          url: `/api${path.replaceAll('{}', encodeURIComponent(part.toWellFormed()))}${query === undefined ? '' : `?${encodeURIComponent(query.toWellFormed())}`}`,
          headers: {
            host: 'play.example',
            ...(payload !== undefined && { 'content-type': 'application/json' }),
            ...(cookie !== undefined && {
              cookie: `__Host-bastide=${cookie}`,
              'sec-fetch-site': 'same-origin',
            }),
            ...(authorization !== undefined && { authorization: `Bearer bst_${authorization}` }),
            ...(accept !== undefined && { 'accept-language': accept }),
          },
          ...(payload !== undefined && { payload }),
        });
        expect(answer.statusCode).toBeLessThan(500);
        if (answer.statusCode >= 400 && method !== 'HEAD') ProblemDetails.parse(answer.json());
      },
    ),
    { numRuns: 1500 },
  );
  expect(await anna()).toEqual(before);
});
