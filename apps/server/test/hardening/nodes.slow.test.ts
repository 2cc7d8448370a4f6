import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundleProgram } from '../../../../scripts/bundle.mjs';
import { at } from '../../../../scripts/run-tool.mjs';
import { playOnNodes } from '../reliability/nodes.ts';
import { type Nats, prepareNats, whyNoNats } from '../services/nats.ts';
import { type Postgres, startPostgres, whyNoPostgres } from '../services/postgres.ts';

const why = whyNoPostgres ?? whyNoNats;

describe.skipIf(why !== undefined)(`several nodes${why === undefined ? '' : `: ${why}`}`, () => {
  let postgres: Postgres;
  let nats: Nats;
  beforeAll(async () => {
    postgres = await startPostgres();
    nats = await prepareNats();
    await nats.start();
  }, 60_000);
  afterAll(async () => {
    await nats.end('SIGKILL');
    await postgres.remove();
  });

  test('two nodes, one killed and the bus restarted: one log, each key once, nothing lost', async () => {
    const run = await playOnNodes({
      program: await bundleProgram(at('apps/server/test/reliability/served.ts')),
      databaseUrl: await postgres.database(),
      bus: nats.url,
      ...{ nodes: 2, tables: 4, actions: 60, kills: 1, every: 1000, seed: 1 },
      restartBus: async () => {
        await nats.end('SIGKILL');
        await nats.start();
      },
    });
    expect(run.faults).toEqual([]);
    expect(run.kills).toBe(1);
    expect(run.resumed).toBeGreaterThan(0);
    expect(run.acknowledged).toBeGreaterThan(100);
  }, 120_000);
});
