import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { afterTable, UNKNOWN } from '../../src/ratings/strength.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { type Postgres, startPostgres, whyNoPostgres } from '../services/postgres.ts';
import { NO_DRAWS, POOL, ratingsIn, sampleResult, season, shuffled, writeSampleResult } from './samples.ts';

/** Contract of every store about ratings. `open` opens one that is empty. */
function ratings(open: () => Promise<Store>): void {
  const stores: Store[] = [];
  const fresh = async () => {
    const store = await open();
    stores.push(store);
    return store;
  };
  afterAll(async () => {
    for (const store of stores) await store.close();
  });

  test('each table moves everybody from where the one before has left them', async () => {
    const store = await fresh();
    await writeSampleResult(store, sampleResult('a', 1, 'ann bob cid'), NO_DRAWS);
    await writeSampleResult(store, sampleResult('b', 2, 'bob ann'), NO_DRAWS);
    const first = afterTable([UNKNOWN, UNKNOWN, UNKNOWN], [1, 2, 3]);
    const second = afterTable([first[1]!, first[0]!], [1, 2]);
    const { ratings: rows } = await ratingsIn(store);
    expect(rows.map(({ person, mu, games }) => [person, mu, games])).toEqual([
      ['ann', second[1]!.mu, 2],
      ['bob', second[0]!.mu, 2],
      ['cid', first[2]!.mu, 1],
    ]);
  });

  test('pools know nothing of each other, and tables that are not rated change nothing', async () => {
    const store = await fresh();
    await writeSampleResult(store, sampleResult('a', 1, 'ann bob'), NO_DRAWS);
    const before = await ratingsIn(store);
    await writeSampleResult(store, sampleResult('b', 2, 'bob ann', null), NO_DRAWS);
    await writeSampleResult(store, sampleResult('c', 3, 'bob ann', 'pearls/days/people'), NO_DRAWS);
    const after = await ratingsIn(store);
    expect(after.ratings.filter(({ pool }) => pool === POOL)).toEqual(before.ratings);
    expect(after.ratings).toHaveLength(4);
  });

  test('whatever order tables are counted in, and however often, the numbers are the same', async () => {
    const [inOrder, anyhow] = [await fresh(), await fresh()];
    const tables = season(40);
    for (const one of tables) await writeSampleResult(inOrder, one, NO_DRAWS);
    const twice = shuffled([...tables, ...tables]);
    for (let n = 0; n < twice.length; n += 8)
      await Promise.all(twice.slice(n, n + 8).map((one) => writeSampleResult(anyhow, one, NO_DRAWS)));
    expect(await ratingsIn(anyhow)).toEqual(await ratingsIn(inOrder));
    const { tables: count } = await anyhow.db
      .selectFrom('rated_pool')
      .select('tables')
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(tables.length);
  });

  test('draws are added up once a table', async () => {
    const store = await fresh();
    const draws = (count: number) => ({
      isFair: true,
      counts: [{ chart: 'sums', bar: 3, count, draws: 10, due: 2_500_000, spread: 1_000_000 }],
    });
    for (const [table, count] of [['a', 2] as const, ['b', 3] as const, ['a', 2] as const])
      await writeSampleResult(store, sampleResult(table, 1, 'ann bob', null), draws(count));
    expect(await store.db.selectFrom('draw_count').selectAll().execute()).toEqual([
      {
        ...{ month: '2023-11', name: 'pearls', is_public: 1, chart: 'sums', bar: 3 },
        ...{ count: 5, draws: 20, due: 5_000_000, spread: 2_000_000 },
      },
    ]);
  });
}

describe('embedded', () => {
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
  ratings(() => {
    folders.push(mkdtempSync(path.join(tmpdir(), 'bastide-annals-')));
    return openStore({ data: folders.at(-1)! });
  });
});

describe.skipIf(whyNoPostgres)(`PostgreSQL${whyNoPostgres ? ` (${whyNoPostgres})` : ''}`, () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres?.remove());
  ratings(async () => openStore({ databaseUrl: await postgres.database() }));
});
