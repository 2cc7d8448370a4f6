import { bundleProgram } from '../../../../../scripts/bundle.mjs';
import { at } from '../../../../../scripts/run-tool.mjs';
import { prepareNats, whyNoNats } from '../../services/nats.ts';
import { startPostgres, whyNoPostgres } from '../../services/postgres.ts';
import { playOnNodes } from '../nodes.ts';

/** `nodes [kills] [tables] [actions] [seed]`: whole games on three nodes, one after the other at each table, while nodes are killed. */
export default async function main(args: readonly string[]): Promise<boolean> {
  const [kills = 30, tables = 6, actions = 10_000, seed = 1] = args.map(Number);
  const why = whyNoPostgres ?? whyNoNats;
  if (why !== undefined) {
    console.log(`skipped: ${why}`);
    return true;
  }
  const program = await bundleProgram(at('apps/server/test/reliability/served.ts'));
  const postgres = await startPostgres();
  const nats = await prepareNats();
  await nats.start();
  try {
    const since = performance.now();
    const { faults, ...run } = await playOnNodes({
      ...{ program, bus: nats.url, nodes: 3, tables, actions, kills, every: 1500, seed },
      databaseUrl: await postgres.database(),
      restartBus: async () => {
        await nats.end('SIGKILL');
        await nats.start();
      },
    });
    console.table([
      { ...run, faults: faults.length, seconds: Math.round((performance.now() - since) / 1000) },
    ]);
    for (const fault of faults.slice(0, 20)) console.error(fault);
    return faults.length === 0 && run.kills >= kills && run.played > 0;
  } finally {
    await nats.end('SIGKILL');
    await postgres.remove();
  }
}
