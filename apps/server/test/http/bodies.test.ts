import { expect, test } from 'vitest';
import { openTestApi } from '../test-api.ts';

const JSON_TYPE = 'application/json';

async function sent(payload: string, type: string = JSON_TYPE) {
  const { app, db } = await openTestApi();
  const answer = await app.inject({
    method: 'POST',
    url: '/api/me',
    headers: { host: 'table.local', origin: 'http://table.local', 'content-type': type },
    payload,
  });
  const { many } = await db
    .selectFrom('person')
    .select(({ fn }) => fn.countAll<number>().as('many'))
    .executeTakeFirstOrThrow();
  return { status: answer.statusCode, many, answer };
}

test.each([
  '{"name":"Anna","__proto__":{"isBot":true}}',
  '{"name":"Anna","constructor":{"prototype":{"isBot":true}}}',
  '{"__proto__":{"name":"Anna"}}',
])('prototype pollution: %s is refused', async (payload) => {
  const { status, many, answer } = await sent(payload);
  expect({ status, many, code: answer.json().code }).toEqual({ status: 400, many: 0, code: 'malformed' });
  expect(({} as { isBot?: boolean }).isBot).toBeUndefined();
});

test('JSON with unknown keys is refused, and they are named', async () => {
  const { status, many, answer } = await sent('{"name":"Anna","isBot":true}');
  expect({ status, many }).toEqual({ status: 400, many: 0 });
  expect(answer.json()).toMatchObject({
    code: 'invalid',
    errors: [{ path: '', code: 'unrecognized_keys', detail: expect.stringContaining('isBot') }],
  });
});

test('unknown keys in an address are refused, but for the language', async () => {
  const { app } = await openTestApi();
  app.get(
    '/strict',
    { schema: { querystring: (await import('zod')).z.strictObject({}) } },
    async () => 'fine',
  );
  expect((await app.inject('/strict?lang=uk')).body).toBe('fine');
  expect((await app.inject('/strict?lang=uk&x=1')).json().code).toBe('invalid');
});

test('a member that does not fit is named, and why', async () => {
  const { status, answer } = await sent('{"name":7}');
  expect(status).toBe(400);
  expect(answer.json().errors).toEqual([
    { path: 'name', code: 'invalid_type', detail: 'Invalid input: expected string, received number' },
  ]);
});

test('oversized bodies are refused before they are read to the end', async () => {
  const { status, many, answer } = await sent(JSON.stringify({ name: 'x'.repeat(16 * 1024) }));
  expect({ status, many, code: answer.json().code }).toEqual({ status: 413, many: 0, code: 'too-large' });
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  '',
])('wrong content type: %s is refused', async (type) => {
  const { status, many, answer } = await sent('{"name":"Anna"}', type);
  expect({ status, many, code: answer.json().code }).toEqual({
    status: 415,
    many: 0,
    code: 'wrong-content-type',
  });
});

test.each(['', '{', '{"name":"Anna"', 'null', '[]', '7', '"Anna"', '\u0000', '{"name":"Anna"}{}'])(
  'JSON that is no such object is refused: %j',
  async (payload) => {
    const { status, many, answer } = await sent(payload);
    expect({ status, many }).toEqual({ status: 400, many: 0 });
    expect(['malformed', 'invalid']).toContain(answer.json().code);
  },
);

test('a body nested too deeply stops nothing', async () => {
  const { status } = await sent(`${'['.repeat(8000)}${']'.repeat(8000)}`);
  expect(status).toBe(400);
});
