import type { ListUpdate } from '@bastide/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localBus } from '../../src/bus/local.ts';
import type { Hint } from '../../src/streams/hint.ts';
import { Client } from './client.ts';
import { openTestServer, type TestServer } from './test-server.ts';

let here: TestServer;
let there: TestServer;
beforeAll(async () => {
  const getOn = localBus<Hint>();
  here = await openTestServer({ bus: getOn() });
  there = await openTestServer({ bus: getOn(), store: here.store });
});
afterAll(async () => {
  await there.close();
  await here.close();
});

/** A table with a free seat, its host, and somebody who sits down there. */
async function waiting() {
  const [host, guest] = await Promise.all(
    ['Host', 'Guest'].map((name) => new Client(here.url).joinAsGuest(name)),
  );
  const { table, invite } = (
    await host!.request('POST', '/tables', { game: 'catan', options: { seats: 3 }, seat: 0 })
  ).body;
  const sit = () => guest!.command(table, { type: 'sit', seat: 1 }, { 'bastide-invite': invite });
  return { host: host!, guest: guest!, table: table as string, sit };
}

/** Reads a stream of somebody's own tables: those that are there, came, and went. */
async function* mine(client: Client, server: TestServer) {
  const reader = Object.assign(new Client(server.url), { cookie: client.cookie });
  for await (const { event, data } of reader.lines('/me/stream')) {
    if (event !== 'mine') continue;
    const { tables, gone = [] } = data as unknown as ListUpdate;
    yield [tables.map(({ table }) => table), gone] as const;
  }
}

describe.each([
  ['the same process', () => here],
  ['another process', () => there],
])('read at %s, the list of one’s own tables', (_, server) => {
  test('loses a table at once when one rises, or is asked to, and has it again when one sits down', async () => {
    const { host, guest, table, sit } = await waiting();
    const told = mine(guest, server());
    const next = async () => (await told.next()).value!;
    expect(await next()).toEqual([[], []]);
    for (const leaves of [guest, host]) {
      await sit();
      expect(await next()).toEqual([[table], []]);
      await leaves.command(table, { type: 'stand-up', seat: 1 });
      expect(await next()).toEqual([[], [table]]);
      expect((await guest.request('GET', '/me/tables')).body.tables).toEqual([]);
    }
    await told.return(undefined);
  });

  test('keeps a table that one hosts, wherever one sits there, and when it begins without one', async () => {
    const { host, table } = await waiting();
    const told = mine(host, server());
    const next = async () => (await told.next()).value!;
    expect(await next()).toEqual([[table], []]);
    await host.command(table, { type: 'stand-up', seat: 0 });
    expect(await next()).toEqual([[table], []]);
    for (const seat of [0, 1, 2]) {
      await host.command(table, { type: 'bot', seat, bot: 'random' });
      expect(await next()).toEqual([[table], []]);
    }
    await told.return(undefined);
  });
});

test('a game that is over is found again, private or not, and nothing waits for anybody there', async () => {
  const [host, guest] = await Promise.all(
    ['Host', 'Guest'].map((name) => new Client(here.url).joinAsGuest(name)),
  );
  const { table, invite } = (
    await host!.request('POST', '/tables', { game: 'catan', options: { seats: 2 }, seat: 0 })
  ).body;
  await guest!.command(table, { type: 'sit', seat: 1 }, { 'bastide-invite': invite });
  await host!.command(table, { type: 'begin' });
  await guest!.command(table, { type: 'resign', seat: 1 });
  for (const client of [host!, guest!]) {
    const told = mine(client, here);
    expect((await told.next()).value).toEqual([[table], []]);
    await told.return(undefined);
    const [listed] = (await client.request('GET', '/me/tables?all=1')).body.tables;
    expect(listed).toMatchObject({ state: 'over', isAwaited: false, decisions: [] });
    expect((await client.request('GET', '/me/tables')).body.tables).toEqual([]);
  }
});

test('a person who left a table before it began hears nothing of its game', async () => {
  const { host, guest, table, sit } = await waiting();
  await sit();
  await guest.command(table, { type: 'stand-up', seat: 1 });
  const told = mine(guest, here);
  expect((await told.next()).value).toEqual([[], []]);
  for (const seat of [1, 2]) await host.command(table, { type: 'bot', seat, bot: 'random' });
  await host.command(table, { type: 'begin' });
  const other = (await guest.request('POST', '/tables', { game: 'catan', options: { seats: 2 } })).body.table;
  let last: readonly [readonly string[], readonly string[]] = [[], []];
  while (!last[0].includes(other)) {
    last = (await told.next()).value!;
    expect(last[0]).not.toContain(table);
  }
  await told.return(undefined);
});

describe('a table that the host closes before it begins', () => {
  test('is over for all who have it open, and in no list any more; its link still says so', async () => {
    const { host, guest, table, sit } = await waiting();
    await sit();
    expect((await guest.command(table, { type: 'close' })).body.code).toBe('not-host');
    const [lists, view] = [mine(guest, here), guest.lines(`/tables/${table}/stream`)];
    expect((await lists.next()).value).toEqual([[table], []]);
    const { invite } = (await host.request('GET', `/tables/${table}/invite`)).body;
    expect((await host.command(table, { type: 'close' })).status).toBe(200);
    expect((await lists.next()).value).toEqual([[], [table]]);
    let last = '';
    while (last !== 'over') {
      const { event, data } = (await view.next()).value!;
      if (event === 'table') last = data.entries.at(-1)!.kind;
    }
    for (const client of [host, guest])
      expect((await client.request('GET', '/me/tables?all=1')).body.tables).toEqual([]);
    const late = await new Client(here.url).joinAsGuest('Late');
    const told = await late.request('GET', `/tables/${table}`, undefined, { 'bastide-invite': invite });
    expect(told.body.entries.at(-1)).toMatchObject({ kind: 'over', why: 'closed', outcome: null });
    const sits = await late.command(table, { type: 'sit' }, { 'bastide-invite': invite });
    expect(sits.body.code).toBe('table-closed');
    expect((await host.command(table, { type: 'close' })).body.code).toBe('table-closed');
    await Promise.all([lists.return(undefined), view.return(undefined)]);
  });

  test('leaves the lobby; one that has begun is not closed', async () => {
    const host = await new Client(here.url).joinAsGuest('Host');
    const open = async () =>
      (
        await host.request('POST', '/tables', {
          game: 'catan',
          options: { seats: 2 },
          settings: { visibility: 'public' },
          seat: 0,
        })
      ).body.table as string;
    const lobby = async () =>
      (await host.request('GET', '/tables')).body.tables.map(({ table }: { table: string }) => table);
    const [closed, begun] = [await open(), await open()];
    expect(await lobby()).toEqual(expect.arrayContaining([closed, begun]));
    await host.command(closed, { type: 'close' });
    await host.command(begun, { type: 'bot', seat: 1, bot: 'random' });
    await host.command(begun, { type: 'begin' });
    expect((await host.command(begun, { type: 'close' })).body.code).toBe('not-open');
    const listed = await lobby();
    expect([listed.includes(closed), listed.includes(begun)]).toEqual([false, true]);
  });
});
