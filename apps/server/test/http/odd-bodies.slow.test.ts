import { decisionOf, ProblemDetails, tableOf } from '@bastide/protocol';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Client } from './client.ts';
import { openTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let ann: Client;
let table: string;

beforeAll(async () => {
  server = await openTestServer();
  ann = await new Client(server.url).joinAsGuest('Ann');
  table = await playing('catan');
});
afterAll(() => server.close());

/** Opens a table at which Ann is to act. */
async function playing(game: string): Promise<string> {
  const { body } = await ann.request('POST', '/tables', { game, options: { seats: 2 }, seat: 0 });
  await ann.command(body.table, { type: 'bot', seat: 1, bot: 'greedy' });
  await ann.command(body.table, { type: 'begin' });
  await vi.waitFor(async () => expect((await actOf(body.table)).decision).toBeTruthy(), 45_000);
  return body.table;
}

/** An action that Ann may take now. */
async function actOf(id: string) {
  const { body } = await ann.request('GET', `/tables/${id}?views=all`);
  const { view } = body.now.find((one: { seat?: number }) => one.seat === 0);
  const decision = decisionOf(tableOf(body.entries)!, 0);
  return { type: 'act', seat: 0, decision, seen: body.version, actions: [view.actions[0]] };
}

let keys = 0;
/** Sends a body as it is. */
async function sent(method: string, path: string, payload: string, cookie = ann.cookie) {
  const { statusCode, body } = await server.server.app.inject({
    method: method as 'POST',
    url: path,
    headers: {
      host: 'table.local',
      'content-type': 'application/json',
      'idempotency-key': `odd-body-${keys++}`,
      ...(cookie && { cookie, 'sec-fetch-site': 'same-origin' }),
    },
    payload,
  });
  return { status: statusCode, body };
}

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test.each([
  ['POST', '/api/me', '{"name":{"length":{"toString":1,"valueOf":1}},"language":"en"}'],
  ['POST', '/api/recover', '{"code":{"length":{"toString":1,"valueOf":1}},"attempt":"x"}'],
  ['POST', '/api/link', '{"code":{"length":{"toString":1,"valueOf":1}}}'],
  ['POST', '/api/tables', '{"game":{"length":{"toString":1,"valueOf":1}},"options":{}}'],
  ['POST', '/api/tables/{}', '{"type":"say","text":{"length":{"toString":1,"valueOf":1}}}'],
  ['POST', '/api/tables/{}', '{"type":{"toString":1,"valueOf":1}}'],
])('%s %s with %s: members that break a conversion are refused', async (method, path, payload) => {
  const { status, body } = await sent(method, path.replace('{}', table), payload);
  expect({ status, code: JSON.parse(body).code }).toEqual({ status: 400, code: 'malformed' });
});

test('a body of 33 levels is refused on every route, and it is said why', async () => {
  const act = JSON.stringify(await actOf(table));
  for (const levels of [33, 6000]) {
    const payload = act.replace('"actions":[{', `"actions":[{"more":${nested(levels)},`);
    const { status, body } = await sent('POST', `/api/tables/${table}`, payload);
    expect({ status, code: JSON.parse(body).code }).toEqual({ status: 400, code: 'too-deep' });
    expect(JSON.parse(body).detail).toBe('The request is nested too deeply: at most 32 levels are allowed.');
  }
  // The body is the first level.
  expect(JSON.parse((await sent('POST', '/api/me', nested(33))).body).code).toBe('too-deep');
  expect(JSON.parse((await sent('POST', '/api/me', nested(32))).body).code).toBe('invalid');
});

interface JsonSchema {
  readonly [member: string]: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly enum?: readonly unknown[];
}

const oddName = fc.constantFrom(
  ...[
    'length',
    'toString',
    'valueOf',
    'toJSON',
    'then',
    'constructor',
    'prototype',
    'type',
    'size',
    'x',
    '0',
  ],
);
/** Values that no schema asks for. */
const odd: fc.Arbitrary<unknown> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc
      .constantFrom({ toString: 1, valueOf: 1 }, { toString: null }, { valueOf: {} })
      .chain((one) => fc.constantFrom<unknown>(one, { length: one }, [one], { type: one })),
  },
  {
    weight: 3,
    arbitrary: fc.letrec((tie) => ({
      odd: fc.oneof(
        { maxDepth: 4, withCrossShrink: true },
        fc.constantFrom(1, -1, 0.5, 1e308, '', 'x', null, true),
        fc.array(tie('odd'), { maxLength: 3 }),
        fc.dictionary(oddName, tie('odd'), { maxKeys: 4 }),
      ),
    })).odd,
  },
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.integer({ min: 1, max: 60 }).map((levels) => JSON.parse(nested(levels)) as unknown),
);

/** Values of a schema, in which now and then something odd stands instead. */
function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 5, arbitrary: properValuesOf(schema) }, { weight: 1, arbitrary: odd });
}

function properValuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return fc.oneof(...either.map(valuesOf));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, member]) => [name, valuesOf(member)]),
        ),
      );
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}), { minLength: 1, maxLength: 3 });
    case 'integer':
    case 'number':
      return fc.integer({ min: 0, max: 3 });
    case 'boolean':
      return fc.boolean();
    case 'string':
      return fc.constantFrom('x', 'Anna', 'catan', 'a-random-attempt-of-128-bits');
    default:
      return fc.jsonValue();
  }
}

test('no body that fits half breaks a route of the description', async () => {
  const { paths } = (await ann.request('GET', '/openapi.json')).body as {
    paths: Record<
      string,
      Record<string, { requestBody?: { content: Record<string, { schema: JsonSchema }> } }>
    >;
  };
  const routes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { requestBody }]) => {
      const schema = requestBody?.content['application/json']?.schema;
      return schema ? [fc.tuple(fc.constant(method.toUpperCase()), fc.constant(path), valuesOf(schema))] : [];
    }),
  );
  expect(routes.length).toBeGreaterThan(10);
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(fc.oneof(...routes), fc.boolean(), async ([method, path, value], isSignedIn) => {
      const { status, body } = await sent(
        method,
        path.replace('{id}', table),
        JSON.stringify(value),
        isSignedIn ? ann.cookie : '',
      );
      expect(status, body).toBeLessThan(500);
      if (status >= 400) ProblemDetails.parse(JSON.parse(body));
      statuses.add(status);
    }),
    { numRuns: 2000 },
  );
  // Many fit well enough to be refused by what stands behind the schemas.
  for (const status of [400, 401, 422]) expect(statuses).toContain(status);
}, 60_000);

/** An action with something odd in place of one of its members, or beside them. */
const spoilt = (action: object) =>
  fc
    .tuple(fc.constantFrom(...Object.keys(action), 'x', 'length'), odd)
    .map(([name, value]) => ({ ...action, [name]: value }));

test.each(['catan', 'carcassonne'])('%s refuses every action with something odd in it', async (game) => {
  const id = await playing(game);
  const act = await actOf(id);
  await fc.assert(
    fc.asyncProperty(spoilt(act.actions[0]), async (action) => {
      const payload = JSON.stringify({ ...act, actions: [action] });
      if (JSON.stringify(action) === JSON.stringify(act.actions[0])) return;
      const { status, body: said } = await sent('POST', `/api/tables/${id}`, payload);
      expect([400, 422], said).toContain(status);
    }),
    { numRuns: 500 },
  );
});
