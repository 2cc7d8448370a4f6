import { openStore } from '../../src/store/open.ts';
import { AT, append, asked } from '../store/samples.ts';

/** A process that fills a store with so many games, says so, and waits to be killed. */
const { where, games, entries } = JSON.parse(process.argv[2]!);

const AT_ONCE = 64;
const store = await openStore(where);
let next = 0;
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let n = next++; n < games; n = next++) {
      const people = [n, n + 1, n + 2].map((i) => ({ person: `person-${i % 5_000}`, isAwaited: i === n }));
      const head = { people, due: n % 10 === 0 ? AT + n : null, state: n % 3 ? 'over' : 'running' } as const;
      await store.append(append(`game-${n}`, 0, { count: entries, asked: asked('first'), head }));
    }
  }),
);
process.send!('full');
setInterval(() => {}, 1_000);
