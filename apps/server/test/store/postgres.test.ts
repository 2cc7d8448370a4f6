import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { GAMES } from '../../src/games.ts';
import { LiveTables } from '../../src/live/live-tables.ts';
import { openStore } from '../../src/store/open.ts';
import { openPostgres } from '../../src/store/postgres/open.ts';
import type { Store } from '../../src/store/store.ts';
import { beginWith } from '../scheduler/fixture.ts';
import { type Postgres, startPostgres, whyNoPostgres } from '../services/postgres.ts';
import { storeContract } from './contract.ts';
import { append, asked, logOf } from './samples.ts';

describe.skipIf(whyNoPostgres)(`PostgreSQL${whyNoPostgres ? ` (${whyNoPostgres})` : ''}`, () => {
  let postgres: Postgres;
  let databaseUrl: string;
  const open = () => openStore({ databaseUrl });
  beforeAll(async () => {
    postgres = await startPostgres();
    databaseUrl = await postgres.database();
  });
  afterAll(() => postgres?.remove());

  storeContract(open);

  test('several nodes may start at once on an empty database', async () => {
    const url = await postgres.database();
    const nodes = await Promise.all([1, 2, 3, 4].map(() => openStore({ databaseUrl: url })));
    const answers = await Promise.all(nodes.map((node) => node.append(append('g', 0))));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const node of nodes) {
      expect(await node.read('g')).toEqual(logOf('g', 1));
      await node.close();
    }
  });

  test('nodes that write to the same games do not lock each other out', async () => {
    const nodes = await Promise.all([open(), open(), open()]);
    const games = Array.from({ length: 12 }, (_, i) => `shared-${i}`);
    const write = async (node: Store, game: string) => {
      for (let version = (await node.version(game)) ?? 0; version < 20; ) {
        const appended = await node.append(append(game, version));
        version = appended.ok ? appended.version : ((await node.version(game)) ?? 0);
      }
    };
    await Promise.all(
      nodes.flatMap((node, i) => (i % 2 ? [...games].reverse() : games).map((game) => write(node, game))),
    );
    for (const game of games) expect(await nodes[0]!.read(game)).toEqual(logOf(game, 20));
    await Promise.all(nodes.map((node) => node.close()));
  });

  test('a commit waits for the disk, whatever the database is told otherwise', async () => {
    const url = await postgres.database();
    const name = new URL(url).pathname.slice(1);
    const settingOf = async (value: string) => {
      const before = await openStore({ databaseUrl: url });
      await sql.raw(`alter database ${name} set synchronous_commit = ${value}`).execute(before.db);
      await before.close();
      const store = await openStore({ databaseUrl: url });
      const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(store.db);
      await store.close();
      return rows[0]?.synchronous_commit;
    };
    expect(await settingOf('off')).toBe('on');
    expect(await settingOf('remote_apply')).toBe('remote_apply');
  });

  test('nodes whose clocks differ share that of the database, and correct no log', async () => {
    let skew = 0;
    const { now } = Date;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + skew);
    const nodes: { store: Store; liveTables: LiveTables; skew: number }[] = [];
    for (const each of [0, 15_000, -3_600_000]) {
      skew = each;
      const store = await open();
      nodes.push({ store, liveTables: new LiveTables(store, GAMES, store.now), skew });
    }
    const at = {
      get at() {
        return nodes[0]!.store.now();
      },
    };
    const { id } = await beginWith({ clock: at, store: nodes[0]!.store }, nodes[0]!.liveTables, 'catan', [
      'ann',
      'bob',
    ]);
    for (let n = 0; n < 21; n++) {
      const node = nodes[n % 3]!;
      skew = node.skew;
      const liveTable = (await node.liveTables.get(id))!;
      await liveTable.refresh();
      const said = await liveTable.perform(
        { person: 'ann', isInvited: false },
        { type: 'say', to: 'all', text: `${n}` },
        node.store.now,
      );
      expect(said.ok).toBe(true);
      expect(liveTable.snapshot.table.ahead).toBe(0);
      expect(Math.abs(liveTable.snapshot.table.at - now())).toBeLessThan(5_000);
    }
    clock.mockRestore();
    for (const { store } of nodes) await store.close();
  });

  test('a back-up is refused with a word what to do', async () => {
    const store = await open();
    await expect(store.backUp('x')).rejects.toThrow(/pg_dump/);
    await store.close();
  });

  test('a database that is not there is said so, without its password', async () => {
    const url = new URL(databaseUrl);
    url.password = 'hidden';
    url.pathname = '/nowhere';
    const failed = openStore({ databaseUrl: url.href });
    await expect(failed).rejects.toThrow(/PostgreSQL cannot be used: .*"nowhere" does not exist/);
    await expect(failed).rejects.not.toThrow(/hidden/);
  });

  describe('when the database goes', () => {
    test('and comes back, whoever has a key does not notice, and all else is either done or failed', async () => {
      const store = await openPostgres(databaseUrl, 50_000);
      await store.append(append('kept', 0));
      await postgres.end('SIGQUIT');
      const [keyed, read] = [store.append(append('kept', 1, { asked: asked('k') })), store.read('kept')];
      await postgres.start();
      expect(await keyed).toEqual({ ok: true, version: 2 });
      expect((await read).length).toBeGreaterThan(0);
      expect(await store.append(append('kept', 2))).toEqual({ ok: true, version: 3 });
      await store.close();
    });

    test('and a connection is cut under an append, its key tells what became of it', async () => {
      const store = await openPostgres(databaseUrl, 50_000);
      await store.append(append('cut', 0));
      const cut = async () => {
        await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`.execute(store.db);
      };
      let version = 1;
      for (let i = 0; i < 20; i++) {
        const appended = store.append(append('cut', version, { count: 3, asked: asked(`k${i}`) }));
        await Promise.allSettled([cut()]);
        const answer = await appended;
        // Done by this attempt, or by one before it that could not say so any more.
        expect(answer.ok || (answer.why === 'repeated' && answer.isSame)).toBe(true);
        version += 3;
        expect(await store.version('cut')).toBe(version);
      }
      expect(await store.read('cut')).toEqual(logOf('cut', version));
      await store.close();
    });

    test('and stays away, callers are told in time', async () => {
      const store = await openPostgres(databaseUrl, 1_000);
      await postgres.end('SIGINT');
      const since = performance.now();
      const ends = await Promise.allSettled([
        store.append(append('lost', 0, { asked: asked('k') })),
        store.append(append('lost', 0)),
        store.read('lost'),
      ]);
      expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
      expect(performance.now() - since).toBeLessThan(15_000);
      await postgres.start();
      expect(await store.version('lost')).toBeUndefined();
      await store.close();
    });
  });
});
