import { expect, test } from 'vitest';
import { openTestServer } from '../http/test-server.ts';
import { attack } from './abuse.ts';

test('whatever is sent while games are played breaks nothing, changes nothing and tells nothing', async () => {
  const server = await openTestServer();
  try {
    const { faults, answers, moves } = await attack(server, 5000, 1);
    expect(faults).toEqual([]);
    expect(moves).toBeGreaterThan(20);
    // Many come far enough to be refused for what they say.
    for (const status of [400, 401, 404, 409]) expect(answers[status] ?? 0, `${status}`).toBeGreaterThan(20);
  } finally {
    await server.close();
  }
}, 120_000);
