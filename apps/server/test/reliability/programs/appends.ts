import { openStore } from '../../../src/store/open.ts';
import type { Store } from '../../../src/store/store.ts';
import { append, asked } from '../../store/samples.ts';
import { storeFixtures } from '../store-fixtures.ts';

const ROUNDS = 5;
const SECONDS = 2;

/** Measures durable appends a second, one after the other and with 64 at once: medians of some rounds. */
export default async function main(): Promise<boolean> {
  for await (const fixture of storeFixtures()) {
    const store = await openStore(fixture.where);
    for (const writers of [1, 64]) {
      await measure(store, writers, 1); // to be warm
      const rounds: Round[] = [];
      for (let round = 0; round < ROUNDS; round++) rounds.push(await measure(store, writers, SECONDS));
      say(`${fixture.name}, ${writers} at once`, rounds);
    }
    await store.close();
    await fixture.remove();
  }
  return true;
}

interface Round {
  readonly perSecond: number;
  /** Processor time of one append, in microseconds: without waits for the disk. */
  readonly work: number;
  /** Durations of appends, in milliseconds, in order. */
  readonly times: readonly number[];
}

/** Each writer appends acts to games of its own, as players do: with a key, and somebody else awaited after each. */
async function measure(store: Store, writers: number, seconds: number): Promise<Round> {
  const times: number[] = [];
  const [since, before] = [performance.now(), process.cpuUsage()];
  const until = since + 1_000 * seconds;
  await Promise.all(
    Array.from({ length: writers }, async () => {
      for (let now = performance.now(); now < until; ) {
        const game = crypto.randomUUID();
        for (let version = 0; version < 100 && now < until; version++) {
          const appended = await store.append(move(game, version));
          if (!appended.ok) throw new Error(appended.why);
          const then = performance.now();
          times.push(then - now);
          now = then;
        }
      }
    }),
  );
  const perSecond = times.length / ((performance.now() - since) / 1_000);
  const { user, system } = process.cpuUsage(before);
  const work = (user + system) / times.length;
  return { perSecond, work, times: times.sort((a, b) => a - b) };
}

const move = (game: string, version: number) =>
  append(game, version, {
    asked: asked(crypto.randomUUID(), { person: `${version % 3}` }),
    head: {
      due: 1_800_000_000_000 + version,
      people: [0, 1, 2].map((i) => ({ person: `${i}`, isAwaited: i === (version + 1) % 3 })),
    },
  });

function say(name: string, rounds: readonly Round[]) {
  const by = [...rounds].sort((a, b) => a.perSecond - b.perSecond);
  const { perSecond, work, times } = by[Math.floor(by.length / 2)]!;
  const at = (share: number) => `${times[Math.floor(times.length * share)]!.toFixed(2)} ms`;
  const all = by.map(({ perSecond }) => Math.round(perSecond)).join(' ');
  console.log(
    `${name}: ${Math.round(perSecond)} appends/s, p50 ${at(0.5)}, p99 ${at(0.99)}, ${Math.round(work)} µs of work each (${all})`,
  );
}
