import { expect, test } from 'vitest';
import { openTestApi } from '../test-api.ts';

interface Operation {
  readonly summary?: string;
  readonly responses: Readonly<Record<string, { readonly content?: object }>>;
}

test('the routes are described by the schemas that check them', async () => {
  const { app } = await openTestApi();
  const described = (await app.inject('/api/openapi.json')).json();
  expect(described.openapi).toBe('3.1.0');
  expect(described.paths['/api/me'].post.requestBody.content['application/json'].schema).toMatchObject({
    type: 'object',
    required: ['name'],
    additionalProperties: false,
  });
  const operations = Object.values<Record<string, Operation>>(described.paths).flatMap(
    Object.values<Operation>,
  );
  expect(operations.length).toBeGreaterThan(15);
  for (const { summary, responses } of operations) {
    expect(summary).toMatch(/\w/);
    expect(Object.keys(responses)).toEqual([expect.stringMatching(/^20[014]$/), 'default']);
    expect(responses.default!.content).toHaveProperty('application/problem+json');
  }
  expect(described.components.schemas.Problem.required).toEqual([
    'type',
    'title',
    'status',
    'detail',
    'code',
  ]);
  expect(described.paths).not.toHaveProperty('/api/openapi.json');
});
