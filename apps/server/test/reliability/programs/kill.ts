import { bundleProgram } from '../../../../../scripts/bundle.mjs';
import { at } from '../../../../../scripts/run-tool.mjs';
import { type KillResult, killWriters } from '../kill.ts';
import { storeFixtures } from '../store-fixtures.ts';

const KILLS = 120;

/** Kills writers of both stores, and PostgreSQL itself too; a number says how often each. */
export default async function main([kills = `${KILLS}`]: readonly string[]): Promise<boolean> {
  const writer = await bundleProgram(at('apps/server/test/reliability/writer.ts'));
  const rows: (Omit<KillResult, 'faults'> & { store: string; faults: number })[] = [];
  for await (const fixture of storeFixtures()) {
    const killed = await killWriters(fixture, writer, Number(kills));
    for (const fault of killed.faults) console.error(`${fixture.name}: ${fault}`);
    rows.push({
      store: fixture.name,
      ...{ ...killed, slowestOpen: Math.round(killed.slowestOpen), faults: killed.faults.length },
    });
    await fixture.remove();
  }
  console.table(rows);
  return rows.every(({ lost, faults, acknowledged }) => lost === 0 && faults === 0 && acknowledged > 0);
}
