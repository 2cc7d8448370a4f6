import type { PresenceUpdate } from '@bastide/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localBus } from '../../src/bus/local.ts';
import { DEFAULT_LIMITS, DEFAULT_SETTINGS } from '../../src/http/settings.ts';
import type { Hint } from '../../src/streams/hint.ts';
import { Client } from './client.ts';
import { openTestServer, type TestServer } from './test-server.ts';

let here: TestServer;
let there: TestServer;
/** The time of both servers. */
const clock = { at: 1_700_000_000_000 };
beforeAll(async () => {
  const getOn = localBus<Hint>();
  const now = () => clock.at;
  const settings = { ...DEFAULT_SETTINGS, log: 'error', limits: { ...DEFAULT_LIMITS, keptSeat: 1 } } as const;
  here = await openTestServer({ bus: getOn(), settings, now });
  there = await openTestServer({ bus: getOn(), settings, now, store: here.store });
});
afterAll(async () => {
  await there.close();
  await here.close();
});

/** A stream that is read until it is left. */
async function open(client: Client, path: string) {
  const leaving = new AbortController();
  const lines = client.lines(path, {}, leaving.signal);
  await lines.next();
  return { lines, leave: () => leaving.abort() };
}

/** A table of two whose host looks at it, and what the host is told of who is there. */
async function begun() {
  const host = await new Client(here.url).joinAsGuest('Host');
  const guest = await new Client(here.url).joinAsGuest('Guest');
  const { table, invite } = (
    await host.request('POST', '/tables', { game: 'catan', options: { seats: 2 }, seat: 0 })
  ).body;
  await guest.command(table, { type: 'sit', seat: 1 }, { 'bastide-invite': invite });
  await host.command(table, { type: 'begin' });
  const watched = await open(host, `/tables/${table}/stream`);
  const presence = async (): Promise<PresenceUpdate> => {
    for (;;) {
      const { event, data } = (await watched.lines.next()).value!;
      if (event === 'presence') return data as unknown as PresenceUpdate;
    }
  };
  return { host, guest, table: table as string, presence, leave: watched.leave };
}

test('a person who opens the table is there, and not at another page for a moment', async () => {
  const { host, guest, table, presence, leave } = await begun();
  const seated = await open(guest, `/tables/${table}/stream`);
  const told: PresenceUpdate[] = [];
  do told.push(await presence());
  while (!told.at(-1)!.here.includes(guest.id));
  expect(told.map(({ elsewhere }) => elsewhere)).toEqual(told.map(() => undefined));
  expect(told.every((news) => news.here.includes(host.id))).toBe(true);
  seated.leave();
  leave();
});

test('nobody gives a seat to a bot while its holder looks at another page, or has only just gone', async () => {
  const { host, guest, table, presence, leave } = await begun();
  const lend = async () =>
    (await host.command(table, { type: 'delegate', seat: 1, bot: 'greedy' })).body.code as string | undefined;

  let news: PresenceUpdate = { table, here: [] };
  // Whoever looks at the lobby by way of another process is there.
  const lobby = await open(guest.atServer(there.url), '/me/stream?lobby=1');
  while (!news.elsewhere?.includes(guest.id)) news = await presence();
  expect(news.here).toEqual([host.id]);
  expect(await lend()).toBe('not-away');

  // At the table, and then nowhere.
  const seated = await open(guest, `/tables/${table}/stream`);
  lobby.leave();
  while (!news.here.includes(guest.id)) news = await presence();
  expect(await lend()).toBe('not-away');
  seated.leave();
  while (news.keptUntil?.[guest.id] === undefined) news = await presence();
  const until = news.keptUntil[guest.id]!;
  expect(until - clock.at).toBeLessThanOrEqual(1000);
  expect(await lend()).toBe('not-away');
  clock.at = until + 5;
  expect(await lend()).toBeUndefined();
  // A page that nobody looks at is no sign of anybody.
  expect((await guest.command(table, { type: 'claim', seat: 1 })).status).toBe(200);
  const hidden = await open(guest, '/me/stream?looks=0');
  expect(await lend()).toBeUndefined();
  hidden.leave();
  leave();
});

test('the answer to /me tells how many games go on, and how many wait for the caller', async () => {
  const host = await new Client(here.url).joinAsGuest('Host');
  const count = async () => (await host.request('GET', '/me')).body.tables;
  expect(await count()).toEqual({ going: 0, awaited: 0 });
  const open = async (seat?: number) =>
    (await host.request('POST', '/tables', { game: 'catan', options: { seats: 2 }, seat })).body
      .table as string;
  await open(0);
  expect(await count()).toEqual({ going: 1, awaited: 0 });
  const table = await open(0);
  await host.command(table, { type: 'sit', seat: 1 });
  await host.command(table, { type: 'begin' });
  expect(await count()).toEqual({ going: 2, awaited: 1 });
  await host.command(table, { type: 'resign', seat: 0 });
  expect(await count()).toEqual({ going: 1, awaited: 0 });
});
