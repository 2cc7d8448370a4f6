import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TableSettings } from '@bastide/protocol';
import { afterAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games.ts';
import { LiveTables } from '../../src/live/live-tables.ts';
import { replayStored } from '../../src/replay/replay-stored.ts';
import { openStore, type StoreTarget } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { recordFrom } from '../../src/table/record.ts';
import { Client } from '../http/client.ts';
import { openTestServer } from '../http/test-server.ts';
import { type Postgres, startPostgres, whyNoPostgres } from '../services/postgres.ts';
import { mustPerform } from './fixture.ts';

/** Rows of a store that a server of version 1 wrote: a table that has not begun, one that goes on, and one that is over. */
const ROWS = readFileSync(new URL('../store/fixtures/log-version-1.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { readonly table: 'game'; readonly row: never });
const CLOCK = { at: 1_700_000_100_000 };

const undo: (() => Promise<void> | void)[] = [];
let postgres: Postgres | undefined;
afterAll(async () => {
  for (const one of undo.reverse()) await one();
  await postgres?.remove();
});

const newFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bastide-version-1-'));
  undo.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const STORES: readonly (readonly [string, () => Promise<StoreTarget>])[] = [
  ['embedded', async () => ({ data: newFolder() })],
  ...(whyNoPostgres
    ? []
    : ([
        [
          'PostgreSQL',
          async () => {
            postgres ??= await startPostgres();
            return { databaseUrl: await postgres.database() };
          },
        ],
      ] as const)),
];

async function storeOfVersion1(target: StoreTarget): Promise<Store> {
  const store = await openStore(target);
  undo.push(() => store.close());
  for (const { table, row } of ROWS) await store.db.insertInto(table).values(row).execute();
  return store;
}

const kindsIn = async (store: Store, table: string, from = 0): Promise<readonly string[]> =>
  (await store.read(table, from)).map(({ body }) => (JSON.parse(body) as { kind: string }).kind);

describe.each(STORES)('a store of version 1 (%s)', (_, target) => {
  test('is read under the present names, and continued under them', async () => {
    const store = await storeOfVersion1(await target());
    expect(await kindsIn(store, 'opentable1')).toEqual([
      ...[
        'opened',
        'sat',
        'came',
        'sat',
        'came',
        'sat',
        'rose',
        'rose',
        'welcomed',
        'sat',
        'came',
        'sat',
        'rose',
      ],
    ]);
    const liveTables = new LiveTables(store, GAMES, () => CLOCK.at);

    const open = (await liveTables.get('opentable1'))!;
    expect(open.snapshot.log.map(({ entry }) => entry.kind)).toEqual([
      ...['opened', 'seated', 'joined', 'seated', 'joined', 'seated', 'stood-up', 'kicked', 'readmitted'],
      ...['seated', 'joined', 'seated', 'kicked'],
    ]);
    expect(open.snapshot.log.every(({ entry }) => !('isSent' in entry))).toBe(true);
    expect(open.snapshot.table.options).toMatchObject({ playerTrades: true });
    expect(open.snapshot.table.options).not.toHaveProperty('noPlayerTrades');
    expect(open.snapshot.table).toMatchObject({
      ...{ version: 13, guests: ['bob', 'cid', 'dee'], kicked: ['dee'], state: 'open' },
      seats: [{ person: 'ann' }, { person: null }, { person: 'bob' }],
    });
    await mustPerform(open, 'ann', { type: 'readmit', person: 'dee' }, CLOCK);
    await mustPerform(open, 'bob', { type: 'stand-up', seat: 2 }, CLOCK);
    expect(await kindsIn(store, 'opentable1', 13)).toEqual(['readmitted', 'stood-up']);

    const running = (await liveTables.get('table1'))!;
    expect(running.snapshot.table.seats.map(({ delegate }) => delegate)).toEqual([null, null, 'greedy']);
    await mustPerform(running, 'cid', { type: 'claim', seat: 2 }, CLOCK);
    await mustPerform(running, 'cid', { type: 'delegate', seat: 2, bot: 'random' }, CLOCK);
    expect((await kindsIn(store, 'table1')).slice(-2)).toEqual(['claimed', 'delegated']);
    const again = await new LiveTables(store, GAMES, () => CLOCK.at).get('table1');
    expect(again!.snapshot.table).toEqual(running.snapshot.table);

    const over = (await liveTables.get('table2'))!;
    expect(recordFrom(over.snapshot, {})!.result).toEqual(over.snapshot.table.over!.outcome);
    for await (const { own, newer } of replayStored(store, GAMES))
      expect([own, newer]).toEqual([undefined, undefined]);
  });

  test('is written by a new table with its version', async () => {
    const store = await storeOfVersion1(await target());
    const read = GAMES.newest('carcassonne')!.game.readOptions({ seats: 2 });
    const liveTable = await new LiveTables(store, GAMES, () => CLOCK.at).open({
      game: 'carcassonne',
      options: read.ok ? read.value : { seats: 2 },
      settings: TableSettings.parse({}),
      by: 'ann',
    });
    const [first] = await store.read(liveTable.id);
    expect(JSON.parse(first!.body)).toMatchObject({ kind: 'opened', logVersion: 2 });
  });
});

test('a client of version 1 gives its commands by their former names', async () => {
  const server = await openTestServer();
  undo.push(() => server.close());
  const [ann, bob] = [
    await new Client(server.url).joinAsGuest('Ann'),
    await new Client(server.url).joinAsGuest('Bob'),
  ];
  const opening = { game: 'carcassonne', options: { seats: 2 }, settings: {}, seat: 0 };
  const { table, invite } = (await ann.request('POST', '/tables', opening)).body;
  const link = { 'bastide-invite': invite };
  const command = async (who: Client, body: object, headers = {}) =>
    (await who.request('POST', `/tables/${table}`, body, headers)).status;
  expect(await command(bob, { type: 'come' }, link)).toBe(200);
  expect(await command(bob, { type: 'sit', seat: 1 })).toBe(200);
  expect(await command(ann, { type: 'rise', seat: 1 })).toBe(200);
  expect(await command(ann, { type: 'welcome', person: bob.id })).toBe(200);
  expect(await command(bob, { type: 'sit', seat: 1 })).toBe(200);
  expect(await command(ann, { type: 'begin' })).toBe(200);
  expect(await command(bob, { type: 'lend', seat: 1, bot: 'greedy' })).toBe(200);
  const { entries } = (await ann.request('GET', `/tables/${table}`)).body;
  const kinds = entries.map(({ kind }: { kind: string }) => kind).filter((kind: string) => kind !== 'act');
  expect(kinds).toEqual([
    ...['opened', 'seated', 'joined', 'seated', 'kicked', 'readmitted', 'seated', 'begun', 'delegated'],
  ]);
});
