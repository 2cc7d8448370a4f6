import { parseArgs } from 'node:util';
import { GAMES } from '../games.ts';
import { openStore } from '../store/open.ts';
import type { Difference } from './replay.ts';
import { replayStored } from './replay-stored.ts';

const USAGE = 'usage: npm run replay-stored -- --data DIR | --database-url URL';

/** Tells which stored games would go otherwise; whether all of them go under their own rules as their logs have it. */
export default async function main(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: { data: { type: 'string' }, 'database-url': { type: 'string' } },
  });
  const { data, 'database-url': databaseUrl } = values;
  if ((data === undefined) === (databaseUrl === undefined)) throw new Error(USAGE);
  const store = await openStore(data === undefined ? { databaseUrl: databaseUrl! } : { data });
  const count = { games: 0, wrong: 0, unknown: 0, newer: 0 };
  try {
    for await (const { table, game, rules, newest, own, newer } of replayStored(store, GAMES)) {
      count.games++;
      const name = `${table} (${game}, rules ${rules})`;
      if (own === 'unknown') {
        count.unknown++;
        console.log(`${name}: nobody knows these rules any more`);
      } else if (own) {
        count.wrong++;
        console.log(`${name}: not as its log has it: ${describe(own)}`);
      }
      if (newer) {
        count.newer++;
        console.log(`${name}: otherwise under rules ${newest}: ${describe(newer)}`);
      }
    }
  } finally {
    await store.close();
  }
  const { games, wrong, unknown, newer } = count;
  console.log(
    `${games} games played again: ${wrong} not as their logs have it, ${unknown} under unknown rules, ${newer} otherwise under the newest`,
  );
  return wrong === 0 && unknown === 0;
}

const describe = ({ at, in: what, because }: Difference): string => `${what} at action ${at}: ${because}`;
