import { setTimeout as sleep } from 'node:timers/promises';
import {
  type PresenceUpdate,
  type TableSummary,
  type TableUpdate,
  tableOf as tableFrom,
} from '@bastide/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Bus } from '../../src/bus/bus.ts';
import { localBus } from '../../src/bus/local.ts';
import { DEFAULT_LIMITS, DEFAULT_SETTINGS } from '../../src/http/settings.ts';
import type { Hint } from '../../src/streams/hint.ts';
import { Client } from './client.ts';
import { openTestServer, type TestServer } from './test-server.ts';

const limits = { ...DEFAULT_LIMITS, openGames: 1000, keptSeat: 1, hostAway: 1, openTable: 2, silence: 1 };
let here: TestServer;
let there: TestServer;
/** The time of all servers; only tests move it. */
const clock = { at: 1_700_000_000_000 };
const parts = {
  settings: { ...DEFAULT_SETTINGS, log: 'error', limits },
  roundMs: 200,
  now: () => clock.at,
} as const;
/** Lets time go by until something is so. */
const afterSomeTime = <T>(look: () => T | Promise<T>) =>
  expect.poll(() => {
    clock.at += 100;
    return look();
  });
/** Waits until these servers know that somebody is there, or may look at a table of theirs. */
const noticed = (servers: readonly TestServer[], table: string, { id }: Client) =>
  expect.poll(() => servers.map(({ server }) => server.hub.isGoneFor(table, id, 0))).not.toContain(true);
/** Waits until these servers know that somebody is gone from a table. */
const missed = (servers: readonly TestServer[], table: string, { id }: Client) =>
  expect.poll(() => servers.map(({ server }) => server.hub.isGoneFor(table, id, 0))).not.toContain(false);
/** Two rounds of the servers, in which they would do what they must not. */
const rounds = () => sleep(2 * parts.roundMs + 50);
beforeAll(async () => {
  const getOn = localBus<Hint>();
  here = await openTestServer({ bus: getOn(), ...parts });
  there = await openTestServer({ bus: getOn(), ...parts, store: here.store });
});
afterAll(async () => {
  await there.close();
  await here.close();
});

const joinAsGuest = (name: string) => new Client(here.url).joinAsGuest(name);

/** A stream that is read until it is left, and all that it has told. */
function open(client: Client, path: string) {
  const leaving = new AbortController();
  const told: { event: string; data: TableUpdate }[] = [];
  const read = async () => {
    for await (const line of client.lines(path, {}, leaving.signal)) told.push(line);
  };
  const done = read().catch(() => {});
  return {
    told,
    leave: async () => {
      leaving.abort();
      await done;
    },
  };
}

async function openTable(host: Client, settings: object, seats = 2, seat?: number) {
  const { body } = await host.request('POST', '/tables', {
    game: 'catan',
    options: { seats },
    settings,
    seat,
  });
  return body as { table: string; invite: string };
}

const tableOf = async (client: Client, table: string) =>
  (await client.request('GET', `/tables/${table}`)).body as TableUpdate;
const kinds = async (client: Client, table: string) =>
  (await tableOf(client, table)).entries.map(({ kind }) => kind);
const inLobby = async (client: Client, table: string): Promise<TableSummary | undefined> =>
  (await client.request('GET', '/tables')).body.tables.find((one: TableSummary) => one.table === table);

describe('a public table whose host is gone', () => {
  const settings = { visibility: 'public' };

  test('says so in the lobby, to those who look at it too, and no more when they are back', async () => {
    const [host, guest] = [await joinAsGuest('Host'), await joinAsGuest('Guest')];
    const { table } = await openTable(host, settings);
    const lobby = open(guest.atServer(there.url), '/me/stream?lobby=1');
    const told = () =>
      lobby.told.findLast(({ event }) => event === 'lobby')?.data as unknown as
        | { tables: TableSummary[] }
        | undefined;
    const row = () => told()?.tables.find((one) => one.table === table);
    const watched = open(host, `/tables/${table}/stream`);
    await expect.poll(() => row()?.isHostAway).toBe(false);
    await watched.leave();
    await missed([here, there], table, host);
    // Away, but not so long that the table closes, however slow the servers are.
    clock.at += 1_500;
    await expect.poll(() => row()?.isHostAway).toBe(true);
    expect(await inLobby(guest, table)).toMatchObject({ isHostAway: true });
    const again = open(host, '/me/stream');
    await expect.poll(() => row()?.isHostAway).toBe(false);
    await again.leave();
    await lobby.leave();
  });

  test('goes to whoever of those who are there has sat there longest, once however many processes there are', async () => {
    const [host, first, second] = [
      await joinAsGuest('Host'),
      await joinAsGuest('First'),
      await joinAsGuest('Second'),
    ];
    const { table } = await openTable(host, settings, 4, 0);
    for (const guest of [first, second]) await guest.command(table, { type: 'sit' });
    const watched = open(second.atServer(there.url), `/tables/${table}/stream`);
    await noticed([here, there], table, second);
    await afterSomeTime(() => kinds(second, table)).toContain('hosted');
    clock.at += 5_000;
    await rounds();
    const { entries } = await tableOf(second, table);
    // The one who sat down before is gone as well.
    expect(entries.filter(({ kind }) => kind === 'hosted')).toMatchObject([{ person: second.id }]);
    expect((await second.command(table, { type: 'bot', seat: 3, bot: 'greedy' })).status).toBe(200);
    expect((await host.command(table, { type: 'begin' })).body.code).toBe('not-host');
    await watched.leave();
  });

  test('leaves the lobby where nobody is there, and says why', async () => {
    const [host, guest] = [await joinAsGuest('Host'), await joinAsGuest('Guest')];
    const { table } = await openTable(host, settings, 2, 0);
    expect(await inLobby(guest, table)).toBeDefined();
    await afterSomeTime(() => inLobby(guest, table)).toBeUndefined();
    const { entries } = await tableOf(guest, table);
    expect(entries.at(-1)).toMatchObject({ kind: 'over', why: 'closed', isDeserted: true });
    expect((await guest.command(table, { type: 'sit' })).body.code).toBe('table-closed');
  });

  test('leaves the lobby also where its row is of an early version, which names no host', async () => {
    const [host, guest] = [await joinAsGuest('Host'), await joinAsGuest('Guest')];
    const [empty, held] = [await openTable(host, settings, 2, 0), await openTable(guest, settings, 2, 0)];
    const watched = open(guest, `/tables/${held.table}/stream`);
    const rows = here.store.db.selectFrom('game').select(['id', 'about']);
    for (const { id, about } of await rows.where('id', 'in', [empty.table, held.table]).execute()) {
      const { host: _, hostSince: __, ...early } = JSON.parse(about);
      await here.store.db
        .updateTable('game')
        .set({ about: JSON.stringify(early) })
        .where('id', '=', id)
        .execute();
    }
    expect(await inLobby(guest, empty.table)).toMatchObject({ isHostAway: false });
    await noticed([here, there], held.table, guest);
    await afterSomeTime(() => inLobby(guest, empty.table)).toBeUndefined();
    expect((await kinds(guest, empty.table)).at(-1)).toBe('over');
    clock.at += 5_000;
    await rounds();
    expect(await kinds(guest, held.table)).toEqual(['opened', 'seated']);
    await watched.leave();
  });

  test('stays where there are days for a turn, and where somebody is there', async () => {
    const [host, guest] = [await joinAsGuest('Host'), await joinAsGuest('Guest')];
    const days = await openTable(host, { ...settings, clock: { kind: 'days', days: 1 } });
    const held = await openTable(guest, settings);
    const watched = open(guest, `/tables/${held.table}/stream`);
    await noticed([here, there], held.table, guest);
    const other = await openTable(host, settings);
    await afterSomeTime(() => inLobby(guest, other.table)).toBeUndefined();
    clock.at += 5_000;
    await rounds();
    for (const { table } of [days, held]) expect(await inLobby(guest, table)).toBeDefined();
    await watched.leave();
  });
});

describe('a table known by its link whose host is gone', () => {
  const sit = async () => {
    const [host, guest] = [await joinAsGuest('Host'), await joinAsGuest('Guest')];
    const { table, invite } = await openTable(host, {}, 2, 0);
    const watched = open(host, `/tables/${table}/stream`);
    await guest.command(table, { type: 'sit' }, { 'bastide-invite': invite });
    return { host, guest, table, watched };
  };

  test('begins when a guest who sits there says so, and not before the host is away', async () => {
    const { host, guest, table, watched } = await sit();
    const begin = async () => (await guest.command(table, { type: 'begin' })).body.code;
    await noticed([here], table, host);
    clock.at += 1_500;
    expect(await begin()).toBe('not-host');
    expect((await guest.command(table, { type: 'takeOver' })).body.code).toBe('host-here');
    await watched.leave();
    await afterSomeTime(begin).toBeUndefined();
    expect((await kinds(host, table)).slice(-5)).toContain('hosted');
    expect(await kinds(host, table)).toContain('begun');
  });

  test('is taken over by nobody else, and by nobody of itself', async () => {
    const { guest, table, watched } = await sit();
    const told = open(guest, `/tables/${table}/stream`);
    await watched.leave();
    const kept = () =>
      told.told.findLast(({ event }) => event === 'presence')?.data as unknown as { hostKeptUntil?: number };
    await expect.poll(() => kept()?.hostKeptUntil).toBeGreaterThan(clock.at);
    clock.at += 5_000;
    await rounds();
    expect(await kinds(guest, table)).toEqual(['opened', 'seated', 'joined', 'seated']);
    const onlooker = await joinAsGuest('Onlooker');
    const { invite } = (await guest.request('GET', `/tables/${table}/invite`)).body;
    await onlooker.command(table, { type: 'join' }, { 'bastide-invite': invite });
    expect((await onlooker.command(table, { type: 'takeOver' })).body.code).toBe('not-host');
    expect((await guest.command(table, { type: 'takeOver' })).status).toBe(200);
    expect((await guest.command(table, { type: 'bot', seat: 0, bot: 'greedy' })).body.code).toBe(
      'seat-taken',
    );
    await told.leave();
  });
});

describe('while processes do not hear each other', () => {
  let isCut = false;
  let healed = -Infinity;
  /** A bus that can be cut. */
  const cuttable = (bus: Bus<Hint>): Bus<Hint> => ({
    ...bus,
    publish: (hint) => {
      if (!isCut) bus.publish(hint);
    },
    msSinceGap: () => (isCut ? 0 : clock.at - healed),
  });

  test('a host who went to another process keeps the table', async () => {
    const getOn = localBus<Hint>();
    const one = await openTestServer({ bus: cuttable(getOn()), ...parts });
    const two = await openTestServer({ bus: cuttable(getOn()), ...parts, store: one.store });
    const [host, guest] = [
      await new Client(one.url).joinAsGuest('Host'),
      await new Client(one.url).joinAsGuest('Guest'),
    ];
    const { table } = await openTable(host, { visibility: 'public' }, 2, 0);
    await guest.command(table, { type: 'sit' });
    const [first, watched] = [host, guest].map((client) => open(client, `/tables/${table}/stream`));
    const kept = () =>
      (
        watched!.told.findLast(({ event }) => event === 'presence')?.data as unknown as
          | PresenceUpdate
          | undefined
      )?.hostKeptUntil;
    isCut = true;
    await first!.leave();
    const second = open(host.atServer(two.url), `/tables/${table}/stream`);
    for (let look = 0; look < 8; look++) {
      // As long as they do not hear each other the host may have been there just now.
      await expect.poll(kept).toBe(clock.at + 1_000 * limits.hostAway);
      clock.at += 500;
      // The page offers nothing that is refused.
      expect(kept()).toBeGreaterThan(clock.at);
      expect((await guest.command(table, { type: 'takeOver' })).body.code).toBe('host-here');
      expect((await guest.command(table, { type: 'begin' })).body.code).toBe('not-host');
      expect(await inLobby(guest, table)).toMatchObject({ isHostAway: false });
    }
    healed = clock.at;
    isCut = false;
    await expect.poll(kept).toBeUndefined();
    expect((await guest.command(table, { type: 'takeOver' })).body.code).toBe('host-here');
    expect(await kinds(guest, table)).toEqual(['opened', 'seated', 'seated']);
    await second.leave();
    await afterSomeTime(() => kinds(guest, table)).toContain('hosted');
    await watched!.leave();
    await two.close();
    await one.close();
  });
});

describe('somebody whom the host kicked', () => {
  const send = async (settings: object) => {
    const [host, guest] = [await joinAsGuest('Host'), await joinAsGuest('Guest')];
    const { table, invite } = await openTable(host, settings, 3, 0);
    const link = { 'bastide-invite': invite };
    for (const seat of [1, 2]) await guest.command(table, { type: 'sit', seat }, link);
    const stream = open(guest.atServer(there.url), `/tables/${table}/stream`);
    await expect.poll(() => stream.told.map(({ event }) => event)).toContain('table');
    await host.command(table, { type: 'stand-up', seat: 1 });
    return { host, guest, table, link, stream };
  };

  test('reads, talks and comes no more at a table known by its link, until they may come again', async () => {
    const { host, guest, table, link, stream } = await send({});
    await expect
      .poll(() => stream.told.at(-1))
      .toEqual({
        event: 'refused',
        data: { table, code: 'kicked' },
      });
    const count = stream.told.length;
    await host.command(table, { type: 'say', text: 'Only for those who are here.' });
    for (const one of [guest, guest.atServer(there.url)])
      for (const path of ['', '/views/0', '/record'])
        for (const headers of [{}, link])
          expect((await one.request('GET', `/tables/${table}${path}`, undefined, headers)).body.code).toBe(
            'kicked',
          );
    for (const command of [{ type: 'sit' }, { type: 'join' }, { type: 'say', text: 'Hello?' }] as const)
      expect((await guest.command(table, command, link)).body.code).toBe('kicked');
    expect((await guest.request('GET', `/tables/${table}/invite`)).status).toBe(404);
    const anew = open(guest, `/tables/${table}/stream`);
    await expect.poll(() => anew.told.map(({ event }) => event)).toEqual(['refused']);
    expect(stream.told.slice(count).filter(({ event }) => event !== 'mine')).toEqual([]);
    await host.command(table, { type: 'readmit', person: guest.id });
    expect((await guest.command(table, { type: 'say', text: 'Thanks.' })).status).toBe(200);
    await expect.poll(() => stream.told.at(-1)?.event).toBe('table');
    await anew.leave();
    await stream.leave();
  });

  test('looks on at a public table as everybody does, and neither talks nor sits', async () => {
    const { host, guest, table, stream } = await send({ visibility: 'public' });
    expect((await guest.request('GET', `/tables/${table}`)).status).toBe(200);
    for (const command of [{ type: 'sit' }, { type: 'say', text: 'Hello?' }] as const)
      expect((await guest.command(table, command)).body.code).toBe('kicked');
    await host.command(table, { type: 'say', text: 'Hello.' });
    await expect.poll(() => JSON.stringify(stream.told)).toContain('Hello.');
    await stream.leave();
  });

  test('has none of their seats any more', async () => {
    const { host, table, stream } = await send({});
    const { entries } = await tableOf(host, table);
    expect(entries.filter(({ kind }) => kind === 'kicked')).toMatchObject([{ seat: 1 }, { seat: 2 }]);
    await stream.leave();
  });
});

test('the host replaces the link: nobody comes by the old one, and only those who sit stay', async () => {
  const [host, guest, stranger] = [
    await joinAsGuest('Host'),
    await joinAsGuest('Guest'),
    await joinAsGuest('Stranger'),
  ];
  const { table, invite } = await openTable(host, {}, 3, 0);
  const old = { 'bastide-invite': invite };
  await guest.command(table, { type: 'sit' }, old);
  const visitor = await joinAsGuest('Visitor');
  await visitor.command(table, { type: 'join' }, old);
  expect((await visitor.request('GET', `/tables/${table}`)).status).toBe(200);
  const renew = (client: Client, headers = {}) =>
    client.request('POST', `/tables/${table}/invite`, {}, headers);
  expect((await renew(guest)).body.code).toBe('not-host');
  expect((await renew(stranger)).status).toBe(404);
  const { status, body } = await renew(host);
  expect(status).toBe(200);
  expect(body.invite).not.toBe(invite);
  for (const url of [here.url, there.url]) {
    expect((await stranger.atServer(url).command(table, { type: 'sit' }, old)).status).toBe(404);
    expect((await guest.atServer(url).request('GET', `/tables/${table}/invite`)).body).toEqual(body);
    expect((await guest.atServer(url).request('GET', `/tables/${table}`)).status).toBe(200);
  }
  expect((await visitor.request('GET', `/tables/${table}`)).status).toBe(404);
  expect((await visitor.command(table, { type: 'say', text: 'hello' })).status).toBe(404);
  expect((await kinds(host, table)).at(-1)).toBe('linkReplaced');
  const sat = await stranger
    .atServer(there.url)
    .command(table, { type: 'sit' }, { 'bastide-invite': body.invite });
  expect(sat.status).toBe(200);
  expect((await host.command(table, { type: 'begin' })).status).toBe(200);
});

test('a server that has just begun says from when on it takes a seat for silent, and takes it for silent then', async () => {
  const [host, guest] = [await joinAsGuest('Host'), await joinAsGuest('Guest')];
  const { body } = await host.request('POST', '/tables', {
    game: 'carcassonne',
    options: { seats: 2 },
    seat: 0,
  });
  const { table, invite } = body as { table: string; invite: string };
  await guest.command(table, { type: 'sit' }, { 'bastide-invite': invite });
  await host.command(table, { type: 'begin' });
  const { entries } = await tableOf(host, table);
  const awaited = tableFrom(entries)!.awaits[0]!;
  const [deputy, silent] = awaited === 0 ? [guest, host] : [host, guest];
  clock.at += 1_000;
  const began = clock.at;
  const slow = { ...parts.settings, limits: { ...limits, silence: 3 } };
  const again = await openTestServer({ ...parts, settings: slow, store: here.store });
  const streams = [silent, deputy].map((one) => open(one.atServer(again.url), `/tables/${table}/stream`));
  const news = () =>
    streams[1]!.told.findLast(({ event }) => event === 'presence')?.data as unknown as
      | PresenceUpdate
      | undefined;
  await expect.poll(() => news()?.here.length).toBe(2);
  const { silence, silentFrom } = news()!;
  expect(silence).toBe(3000);
  expect(silentFrom).toBeGreaterThanOrEqual(began + 3000);
  const lend = async () =>
    (await deputy.atServer(again.url).command(table, { type: 'delegate', seat: awaited, bot: 'greedy' })).body
      .code;
  expect(await lend()).toBe('not-away');
  clock.at = silentFrom! + 5;
  expect(await lend()).toBeUndefined();
  for (const one of streams) await one.leave();
  await again.close();
});

test('the link of a table that is over is not replaced, and its log ends where it ended', async () => {
  const host = await joinAsGuest('Host');
  const never = await openTable(host, {}, 2, 0);
  await host.command(never.table, { type: 'close' });
  const played = await openTable(host, {}, 2, 0);
  await host.command(played.table, { type: 'bot', seat: 1, bot: 'greedy' });
  await host.command(played.table, { type: 'begin' });
  expect((await host.command(played.table, { type: 'resign', seat: 0 })).status).toBe(200);
  for (const [{ table, invite }, code] of [
    [never, 'table-closed'],
    [played, 'table-over'],
  ] as const) {
    const before = await kinds(host, table);
    const { status, body } = await host.request('POST', `/tables/${table}/invite`, {});
    expect([status, body.code]).toEqual([409, code]);
    expect(await kinds(host, table)).toEqual(before);
    expect((await host.request('GET', `/tables/${table}/invite`)).body).toEqual({ invite });
  }
});
