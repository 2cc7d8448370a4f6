import { afterAll, beforeAll, expect, test } from 'vitest';
import { localBus } from '../../src/bus/local.ts';
import { rematchTableKeys } from '../../src/live/live-tables.ts';
import type { Hint } from '../../src/streams/hint.ts';
import { inProcessBotRunner } from '../scheduler/fake-timers.ts';
import { Client } from './client.ts';
import { openTestServer, type TestServer } from './test-server.ts';

let here: TestServer;
let there: TestServer;
beforeAll(async () => {
  const getOn = localBus<Hint>();
  const scheduler = { botRunner: inProcessBotRunner() };
  here = await openTestServer({ bus: getOn(), scheduler });
  there = await openTestServer({ bus: getOn(), scheduler, store: here.store });
});
afterAll(async () => {
  await there.close();
  await here.close();
});

/** A table of two people and a bot that is over. */
async function over() {
  const [ann, bob] = (await Promise.all(
    ['Ann', 'Bob'].map((name) => new Client(here.url).joinAsGuest(name)),
  )) as [Client, Client];
  const options = { seats: 3 };
  const { table, invite } = (await ann.request('POST', '/tables', { game: 'catan', options, seat: 2 })).body;
  await bob.command(table, { type: 'sit', seat: 0 }, { 'bastide-invite': invite });
  await ann.command(table, { type: 'bot', seat: 1, bot: 'random' });
  await ann.command(table, { type: 'begin' });
  await ann.command(table, { type: 'resign', seat: 2 });
  await bob.command(table, { type: 'resign', seat: 0 });
  return { ann, bob, table: table as string };
}
const at = (server: TestServer, { cookie, id }: Client) =>
  Object.assign(new Client(server.url), { cookie, id });
const again = (client: Client, table: string) => client.request('POST', `/tables/${table}/rematch`, {});
const openOf = async (client: Client) =>
  (await client.request('GET', '/me/tables')).body.tables.map(({ table }: { table: string }) => table);

test.each([
  ['at one process', () => here],
  ['at two processes', () => there],
])('two who ask to play again at the same moment, %s, come to one table', async (_, server) => {
  for (let round = 0; round < 4; round++) {
    const { ann, bob, table } = await over();
    const answers = await Promise.all([again(ann, table), again(at(server(), bob), table)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const [first, second] = answers.map(({ body }) => body);
    expect(second).toEqual(first);

    const next = (await here.server.liveTables.get(first.table))!;
    await next.refresh();
    const { host, seats, after } = next.snapshot.table;
    const [asHost, other] = host === ann.id ? [ann, bob] : [bob, ann];
    expect([asHost.id, after]).toEqual([host, table]);
    const seated = seats.map(({ person, bot }) => person ?? bot);
    expect(seated).toEqual(asHost === ann ? [null, 'random', ann.id] : [bob.id, 'random', null]);
    expect([await openOf(asHost), await openOf(other)]).toEqual([[first.table], []]);

    const { entries } = (await ann.request('GET', `/tables/${table}`)).body;
    const told = entries.filter(({ kind }: { kind: string }) => kind === 'rematch');
    expect(told).toMatchObject([{ table: first.table, by: host }]);
    const seat = asHost === ann ? 0 : 2;
    const sat = await other.command(first.table, { type: 'sit', seat }, { 'bastide-invite': first.invite });
    expect(sat.status).toBe(200);
  }
});

test('the seats of the others are kept for them, until they come or the host frees them', async () => {
  const { ann, bob, table } = await over();
  const { body: next } = await again(ann, table);
  const invited = { 'bastide-invite': next.invite as string };
  const cid = await new Client(here.url).joinAsGuest('Cid');
  const sit = async (client: Client, seat?: number) =>
    (await client.command(next.table, { type: 'sit', ...(seat !== undefined && { seat }) }, invited)).body
      .code;
  const seats = async () => (await here.server.liveTables.get(next.table))!.snapshot.table.seats;
  expect((await seats()).map(({ keptFor }) => keptFor)).toEqual([bob.id, null, null]);
  expect(await sit(cid, 0)).toBe('seat-taken');
  expect(await sit(cid)).toBe('table-full');
  const { people } = (await cid.request('GET', `/tables/${next.table}`, undefined, invited)).body;
  expect(people[bob.id!]).toEqual({ name: 'Bob' });
  expect((await cid.command(next.table, { type: 'bot', seat: 0, bot: null }, invited)).body.code).toBe(
    'not-host',
  );
  expect(await sit(bob)).toBeUndefined();
  expect((await seats())[0]).toMatchObject({ person: bob.id, keptFor: null });

  const other = await over();
  const { body: later } = await again(other.ann, other.table);
  await other.ann.command(later.table, { type: 'bot', seat: 0, bot: null });
  expect(
    (await cid.command(later.table, { type: 'sit' }, { 'bastide-invite': later.invite })).body.code,
  ).toBeUndefined();
});

test('a person who asks later comes to the same table, and changes nothing at it', async () => {
  const { ann, bob, table } = await over();
  const { body } = await again(ann, table);
  await ann.command(body.table, { type: 'bot', seat: 1, bot: null });
  const before = (await here.server.liveTables.get(body.table))!.snapshot;
  for (const client of [bob, ann]) expect((await again(client, table)).body).toEqual(body);
  expect((await here.server.liveTables.get(body.table))!.snapshot).toBe(before);
});

test('a table that somebody looks for while it is opened is there for both', async () => {
  const { ann, table } = await over();
  const { id } = rematchTableKeys(table);
  const looked = Promise.all(Array.from({ length: 20 }, () => here.server.liveTables.get(id)));
  const { body } = await again(ann, table);
  expect(body.table).toBe(id);
  const liveTable = (await here.server.liveTables.get(id))!;
  for (const one of await looked) expect([undefined, liveTable]).toContain(one);
});

test('where the first who asked was cut off half-way, the next finishes it', async () => {
  const { ann, bob, table } = await over();
  const { game, options, settings } = (await here.server.liveTables.get(table))!.snapshot.table;
  const opening = { game, options, settings, by: ann.id, after: table };
  const cut = await here.server.liveTables.open(opening, rematchTableKeys(table));
  expect((await again(bob, table)).body.table).toBe(cut.id);
  const { seats, host } = cut.snapshot.table;
  expect([host, seats.map(({ person, bot }) => person ?? bot)]).toEqual([ann.id, [null, 'random', null]]);
});

const nextOf = async (client: Client, table: string) => {
  const { entries } = (await client.request('GET', `/tables/${table}`)).body;
  return entries.findLast(({ kind }: { kind: string }) => kind === 'rematch')?.table;
};

test('after the next table was closed another can be opened, by whoever asks, as often as they wish', async () => {
  const { ann, bob, table } = await over();
  const tables = new Set<string>();
  for (const [host, other] of [
    [ann, bob],
    [bob, ann],
    [ann, bob],
  ] as const) {
    const { status, body } = await again(host, table);
    expect([status, tables.has(body.table)]).toEqual([201, false]);
    tables.add(body.table);
    expect(await nextOf(ann, table)).toBe(body.table);
    expect((await again(other, table)).body).toEqual(body);
    expect((await host.command(body.table, { type: 'close' })).status).toBe(200);
    await expect.poll(() => nextOf(ann, table)).toBeNull();
  }
});

test('two who ask at the same moment after the next table was closed come to one, at two processes too', async () => {
  const { ann, bob, table } = await over();
  const closed = (await again(ann, table)).body.table;
  await ann.command(closed, { type: 'close' });
  const answers = await Promise.all([again(ann, table), again(at(there, bob), table)]);
  const [first, second] = answers.map(({ status, body }) => ({ status, table: body.table }));
  expect(first).toEqual(second);
  expect([first!.status, first!.table === closed]).toEqual([201, false]);
  await expect.poll(() => nextOf(bob, table)).toBe(first!.table);
});

test('a next table that everybody has left is closed, and another is opened', async () => {
  const { ann, bob, table } = await over();
  const left = (await again(ann, table)).body.table;
  await ann.command(left, { type: 'stand-up', seat: 2 });
  const { body } = await again(bob, table);
  expect(body.table).not.toBe(left);
  const { snapshot } = (await here.server.liveTables.get(left))!;
  expect(snapshot.table.over?.why).toBe('closed');
  const next = (await here.server.liveTables.get(body.table))!.snapshot.table;
  expect([next.host, next.after]).toEqual([bob.id, table]);
});
