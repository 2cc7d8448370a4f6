import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { flagAt, type TableSummary, type TableUpdate, tableOf } from '@bastide/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { Client } from './client.ts';
import { openTestServer, type TestServer } from './test-server.ts';

const SECOND = 1000;

let folder: string;
let store: Store;
let clock: { at: number };
let server: TestServer;
const start = () => openTestServer({ store, now: () => clock.at });
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'bastide-clocks-'));
  store = await openStore({ data: folder });
  clock = { at: 1_700_000_000_000 };
  server = await start();
});
afterEach(async () => {
  await server.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The server ends, and another is there after so many milliseconds. */
async function restart(milliseconds: number): Promise<void> {
  await server.server.close();
  clock.at += milliseconds;
  server = await start();
}

/** A table of two people under a clock, and whoever opened it. */
async function begun(time: object) {
  const host = await new Client(server.url).joinAsGuest('Host');
  const guest = await new Client(server.url).joinAsGuest('Guest');
  const settings = { visibility: 'public', clock: time };
  const opening = { game: 'catan', options: { seats: 2 }, settings, seat: 0 };
  const { table } = (await host.request('POST', '/tables', opening)).body;
  await guest.command(table, { type: 'sit', seat: 1 });
  await host.command(table, { type: 'begin' });
  return { host, table: table as string };
}

/** When the running clock of a table is over, by what a reader was sent of it. */
function flagIn({ entries }: Pick<TableUpdate, 'entries'>): number {
  const table = tableOf(entries)!;
  return flagAt(table.seats[table.awaits[0]!]!.clock)!;
}

async function firstNews(client: Client, at: string): Promise<TableUpdate> {
  for await (const { event, data } of client.lines(at)) if (event === 'table') return data;
  throw new Error('nothing came');
}

async function firstList(client: Client, name: 'mine' | 'lobby'): Promise<readonly TableSummary[]> {
  for await (const { event, data } of client.lines('/me/stream?lobby=1'))
    if (event === name) return (data as unknown as { tables: readonly TableSummary[] }).tables;
  throw new Error('nothing came');
}

test.each([
  ['live', { kind: 'live', bank: 60, increment: 8 }, 60 * SECOND],
  ['days', { kind: 'days', days: 1 }, 86_400 * SECOND],
])(
  'after a restart a table and its stream show the clock right before anybody acts: %s',
  async (_, time, whole) => {
    const { host, table } = await begun(time);
    const flag = clock.at + whole;
    clock.at += 3 * SECOND;
    await restart(11 * SECOND);
    const read = (await host.atServer(server.url).request('GET', `/tables/${table}`)).body as TableUpdate;
    expect(read.at).toBe(clock.at);
    expect(flagIn(read)).toBe(flag + 11 * SECOND);
    await restart(7 * SECOND);
    expect(flagIn(await firstNews(host.atServer(server.url), `/tables/${table}/stream`))).toBe(
      flag + 18 * SECOND,
    );
    await restart(2 * SECOND);
    expect(flagIn(await firstNews(host.atServer(server.url), `/me/stream?follow=${table}:0`))).toBe(
      flag + 20 * SECOND,
    );
  },
);

test('after a restart lists say when the time is over, though nobody has opened the table', async () => {
  const { host, table } = await begun({ kind: 'live', bank: 600, increment: 0 });
  const due = clock.at + 611 * SECOND;
  await restart(11 * SECOND);
  const client = host.atServer(server.url);
  const dueIn = (tables: readonly TableSummary[]) => tables.find((one) => one.table === table)!.due;
  expect(dueIn((await client.request('GET', '/tables')).body.tables)).toBe(due);
  expect(dueIn((await client.request('GET', '/me/tables')).body.tables)).toBe(due);
  expect(dueIn(await firstList(client, 'mine'))).toBe(due);
  expect(dueIn(await firstList(client, 'lobby'))).toBe(due);
  expect(await store.version(table)).toBe((await client.request('GET', `/tables/${table}`)).body.version - 1);
});

test('whoever reads while the process sleeps is told the right times when it is there again', async () => {
  const { host, table } = await begun({ kind: 'live', bank: 600, increment: 0 });
  const due = clock.at + 600 * SECOND + 3600 * SECOND;
  const lists: TableSummary[] = [];
  const leaving = new AbortController();
  const lines = host.lines(`/me/stream?follow=${table}:0`, {}, leaving.signal);
  const flags: number[] = [];
  let entries: TableUpdate['entries'] = [];
  const isRight = () => flags.at(-1) === due && lists.at(-1)?.due === due;
  for await (const { event, data } of lines) {
    if (event === 'mine') lists.push(...(data as unknown as { tables: readonly TableSummary[] }).tables);
    if (event === 'table') {
      entries = [...entries, ...data.entries];
      flags.push(flagIn({ entries }));
    }
    // All that was there is told: now it sleeps.
    if (clock.at < due - 600 * SECOND && lists.length > 0 && flags.length > 0) clock.at += 3600 * SECOND;
    if (isRight()) break;
  }
  expect(flags).toEqual([due - 3600 * SECOND, due]);
  leaving.abort();
});

test('tables go by the clock that the store says all its servers share', async () => {
  const ahead = 3600 * SECOND;
  const other = await openTestServer({ store: { ...store, now: () => Date.now() + ahead } });
  const host = await new Client(other.url).joinAsGuest('Host');
  const before = Date.now() + ahead;
  const { table } = (await host.request('POST', '/tables', { game: 'catan', options: { seats: 2 } })).body;
  const { entries } = (await host.request('GET', `/tables/${table}`)).body as TableUpdate;
  expect(entries[0]!.at).toBeGreaterThanOrEqual(before);
  expect(entries[0]!.at).toBeLessThan(before + 60 * SECOND);
  await other.close();
});

test('a process that began while the clock was ahead knows who is silent once it is put back', async () => {
  const early = { at: clock.at + 86_400 * SECOND };
  const other = await openTestServer({ store, now: () => early.at, roundMs: 20 });
  const { hub } = other.server;
  early.at = clock.at;
  const since = early.at - 3600 * SECOND;
  expect(hub.isSilent(since)).toBe(false);
  // Before it notices that the clock was put back it takes itself for having begun a day later.
  await expect
    .poll(() => {
      early.at += 600 * SECOND;
      const isSilent = hub.isSilent(since);
      early.at -= 600 * SECOND;
      return isSilent;
    })
    .toBe(true);
  expect(hub.isSilent(since)).toBe(false);
  await other.close();
});
