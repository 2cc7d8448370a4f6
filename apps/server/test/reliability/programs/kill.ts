import { bundleProgram } from '../../../../../scripts/bundle.mjs';
import { at } from '../../../../../scripts/run-tool.mjs';
import { type Killed, killWriters } from '../kill.ts';
import { grounds } from '../stores.ts';

const KILLS = 120;

/** Kills writers of both stores, and PostgreSQL itself too; a number says how often each. */
export default async function main([kills = `${KILLS}`]: readonly string[]): Promise<boolean> {
  const writer = await bundleProgram(at('apps/server/test/reliability/writer.ts'));
  const rows: (Omit<Killed, 'faults'> & { store: string; faults: number })[] = [];
  for await (const ground of grounds()) {
    const killed = await killWriters(ground, writer, Number(kills));
    for (const fault of killed.faults) console.error(`${ground.name}: ${fault}`);
    rows.push({
      store: ground.name,
      ...{ ...killed, slowestOpen: Math.round(killed.slowestOpen), faults: killed.faults.length },
    });
    await ground.remove();
  }
  console.table(rows);
  return rows.every(({ lost, faults, acknowledged }) => lost === 0 && faults === 0 && acknowledged > 0);
}
