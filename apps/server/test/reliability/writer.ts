import { writeSync } from 'node:fs';
import { openStore, type StoreTarget } from '../../src/store/open.ts';
import type { Appended } from '../../src/store/store.ts';
import { HEAD } from '../store/samples.ts';
import type { Acknowledged, EntryMark } from './kill.ts';

/**
 * A process that appends to many games without pause until it is killed, and says a line for each append that was
 * acknowledged. Several writers take the same games, so that some are behind and try again.
 */
const { where, games, writers, run }: { where: StoreTarget; games: number; writers: number; run: string } =
  JSON.parse(process.argv[2]!);

const say = (line: string) => writeSync(1, `${line}\n`);
const store = await openStore(where);
say('open');
await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));

async function write(writer: number): Promise<never> {
  for (let n = 0; ; n++) {
    const game = `game-${Math.floor(Math.random() * games)}`;
    const key = `${run}-${writer}-${n}`;
    try {
      const acknowledged = await appendOnce(game, key, 1 + (n % 3), (await store.version(game)) ?? 0);
      if (acknowledged) say(JSON.stringify(acknowledged));
    } catch {
      // The database was ended under us. What became of it is asked for at the end, by the key.
    }
  }
}

/** All entries of an append name its key, so that half an append could be seen. */
async function appendOnce(
  game: string,
  key: string,
  count: number,
  version: number,
): Promise<Acknowledged | undefined> {
  const at = Date.now();
  const answer = JSON.stringify({ version, count });
  const appended: Appended = await store.append({
    ...{ game, version },
    entries: Array.from({ length: count }, (_, part) => ({
      at,
      body: JSON.stringify({ key, part, count } satisfies EntryMark),
    })),
    asked: { person: 'writer', key, digest: key, answer },
    head: { ...HEAD, people: [{ person: 'writer', isAwaited: version % 2 === 0 }], due: at },
  });
  if (appended.ok || appended.why === 'repeated')
    return { game, key, answer: appended.ok ? answer : appended.answer };
  return undefined;
}
