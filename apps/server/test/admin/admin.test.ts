import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Admin, openAdmin } from '../../src/admin/admin.ts';
import { DEFAULT_SETTINGS } from '../../src/http/settings.ts';
import { type GameServer, openServer } from '../../src/server.ts';
import { openStore, type StoreTarget } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { Client } from '../http/client.ts';
import { type Postgres, startPostgres, whyNoPostgres } from '../services/postgres.ts';

let postgres: Postgres | undefined;
const folder = mkdtempSync(path.join(tmpdir(), 'bastide-care-'));
afterAll(async () => {
  await postgres?.remove();
  rmSync(folder, { recursive: true, force: true });
});

const STORES: readonly (readonly [string, string | undefined, () => Promise<StoreTarget>])[] = [
  ['an embedded store', undefined, async () => ({ data: folder })],
  [
    'PostgreSQL',
    whyNoPostgres,
    async () => {
      postgres = await startPostgres();
      return { databaseUrl: await postgres.database() };
    },
  ],
];

describe.each(STORES)('beside a server with %s', (_, why, open) => {
  let store: Store;
  let server: GameServer;
  let care: Admin;
  let ann: Client;
  /** Mistakes that the server logs. */
  const lines: string[] = [];
  beforeAll(async () => {
    if (why) return;
    const where = await open();
    store = await openStore(where);
    const logTo = { write: (line: string) => void lines.push(line) };
    server = await openServer({
      store,
      settings: { ...DEFAULT_SETTINGS, log: 'error' },
      logTo,
      roundMs: 1000,
    });
    const url = `http://127.0.0.1:${await server.listen('127.0.0.1', 0)}`;
    care = await openAdmin(where);
    ann = await new Client(url).joinAsGuest('Ann');
  });
  afterAll(async () => {
    await care?.close();
    await server?.close();
    await store?.close();
    expect(lines).toEqual([]);
  });

  test.skipIf(why)(
    'a table is seen, closed while it is played, and known as such by those who play',
    async () => {
      const { body } = await ann.request('POST', '/tables', {
        game: 'catan',
        options: { seats: 2 },
        seat: 0,
      });
      await ann.command(body.table, { type: 'bot', seat: 1, bot: 'random' });
      await ann.command(body.table, { type: 'begin' });
      const [view] = await care.tables('running');
      expect(view).toMatchObject({
        table: body.table,
        game: 'catan',
        isPublic: false,
        seats: [
          { person: ann.id, name: 'Ann' },
          { bot: 'random', name: 'Ramiro' },
        ],
      });
      expect(await care.tables('over')).toEqual([]);
      expect(await care.record(body.table)).toBe('secret');
      const stream = ann.lines(`/tables/${body.table}/stream`);
      await stream.next();
      expect([await care.closeTable(body.table), await care.closeTable(body.table)]).toEqual([true, false]);
      expect([await care.closeTable('nothing'), await care.record('nothing')]).toEqual([
        undefined,
        'no-table',
      ]);
      // Nobody told the server: it sees to what is watched by itself.
      for await (const { event, data } of stream)
        if (
          event === 'table' &&
          data.entries.some((entry) => entry.kind === 'over' && entry.why === 'closed')
        )
          break;
      expect(await care.record(body.table)).toMatchObject({ game: 'catan', fairness: { game: body.table } });
      expect(await care.ids()).toEqual([body.table]);
    },
  );

  test.skipIf(why)('people are listed, banned and let in again', async () => {
    expect(await care.ban(ann.id, 'rude', Date.now() + 60_000)).toBe('person');
    expect((await ann.request('POST', '/tables', { game: 'catan', options: { seats: 2 } })).body.code).toBe(
      'banned',
    );
    const [person] = await care.people();
    expect(person).toMatchObject({ person: ann.id, name: 'Ann', isBot: false, tables: 1, bannedWhy: 'rude' });
    expect(person!.seen).toBeGreaterThan(0);
    expect(await care.unban(ann.id)).toBe('person');
    expect((await ann.request('POST', '/tables', { game: 'catan', options: { seats: 2 } })).status).toBe(201);
    expect([await care.ban('2001:db8::/32', '', undefined), await care.ban('x', '', undefined)]).toEqual([
      'network',
      undefined,
    ]);
    expect([await care.unban('2001:db8::/32'), await care.unban('2001:db8::/32')]).toEqual([
      'network',
      undefined,
    ]);
  });
});
