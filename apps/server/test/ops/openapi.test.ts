import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Described, described } from '../../scripts/described.mjs';
import { openTestServer, type TestServer } from '../http/test-server.ts';

let server: TestServer;
let document: Described;
beforeAll(async () => {
  server = await openTestServer();
  document = described(await (await fetch(`${server.url}/api/openapi.json`)).json());
});
afterAll(() => server.close());

test('the description is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect(errors ?? []).toEqual([]);
  expect([valid, document.openapi]).toEqual([true, '3.1.0']);
});

test('every route is described, and nothing else', () => {
  /** `METHOD /path` of what Fastify prints as a tree. */
  const routes = server.server.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', segment = '', methods = ''] =
        /^([│├└─\s]*)(\S+) \(([A-Z, ]+)\)$/.exec(line) ?? [];
      return segment ? [{ indent, segment, methods }] : [];
    });
  expect(routes.length).toBeGreaterThan(30);
  const told = Object.values(document.paths).flatMap((operations) => Object.keys(operations));
  const there = routes.flatMap(({ methods }) => methods.split(', ').filter((one) => one !== 'HEAD'));
  // The description itself is not described.
  expect(told.length).toBe(there.length - 1);
});

test('the printed description is that of these routes: node apps/server/scripts/openapi.mjs', () => {
  const file = fileURLToPath(new URL('../../../../docs/api/openapi.json', import.meta.url));
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(document);
});

test('streams show what they look like', () => {
  for (const path of ['/api/me/stream', '/api/tables/{id}/stream']) {
    const { content } = document.paths[path]!.get!.responses['200']!;
    expect(Object.keys(content!)).toEqual(['text/event-stream', 'application/x-ndjson']);
  }
});
