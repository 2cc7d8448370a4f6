import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from './client.ts';
import { openTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** A person and a bot over HTTP at a table of two, begun; the bot at seat 1. */
async function withBot() {
  const ann = await new Client(server.url).joinAsGuest('Ann');
  const made = (await ann.request('POST', '/me/bots', { name: 'Robo' })).body;
  const bot = new Client(server.url);
  const bearer = { authorization: `Bearer ${made.token}` };
  const { table, invite } = (
    await ann.request('POST', '/tables', { game: 'catan', options: { seats: 2 }, seat: 0 })
  ).body;
  await bot.command(table, { type: 'sit', seat: 1 }, { ...bearer, 'bastide-invite': invite });
  await ann.command(table, { type: 'begin' });
  return { ann, bot, bearer, table: table as string };
}

/** All that one request brings of a table, and the name of the place up to which it was read. */
async function read(client: Client, path: string, headers: Record<string, string>) {
  for await (const { event, id, data } of client.lines(path, headers))
    if (event === 'table') return { id: id!, data };
  throw new Error('nothing came');
}

type Moves = { readonly actions: readonly { readonly type: string }[] };

/** Takes the first action that the person at that seat sees. */
async function move(client: Client, table: string, seat: number, headers: Record<string, string> = {}) {
  const { data } = await read(client, `/tables/${table}/stream`, headers);
  const { view, decision } = data.now!.find((one) => one.seat === seat)!;
  const actions = [(view as Moves).actions[0]!];
  const command = { type: 'act', seat, decision: decision!, seen: data.version, actions } as const;
  return client.command(table, command, { ...headers, 'idempotency-key': `move-${table}-${data.version}` });
}

test('after a break one request tells a bot all that it missed, how the game stands, and what it is to decide', async () => {
  const { ann, bot, bearer, table } = await withBot();
  const path = `/me/stream?follow=${table}`;
  const before = await read(bot, path, bearer);
  // The line is cut; a settlement and its road are built, and then the bot is to build.
  for (let n = 0; n < 2; n++) expect((await move(ann, table, 0)).status).toBe(200);

  const after = await read(bot, path, { ...bearer, 'last-event-id': before.id });
  expect(after.data.entries.map(({ seq }) => seq)).toEqual([before.data.version, before.data.version + 1]);
  const { view, decision } = after.data.now!.find(({ seat }) => seat === 1)!;
  const actions = [(view as Moves).actions[0]!];
  const command = { type: 'act', seat: 1, decision: decision!, seen: after.data.version, actions } as const;
  const answer = await bot.command(table, command, { ...bearer, 'idempotency-key': 'after-a-break' });
  expect([answer.status, answer.body.version]).toEqual([200, after.data.version + 1]);
});

test('a bot that remembers nothing finds by one request every table, what is open there, and how long', async () => {
  const { ann, bot, bearer, table } = await withBot();
  const mine = async () => (await bot.request('GET', '/me/tables', undefined, bearer)).body.tables;
  expect(await mine()).toMatchObject([{ table, decisions: [], isAwaited: false, state: 'running' }]);
  for (let n = 0; n < 2; n++) await move(ann, table, 0);
  const [found] = await mine();
  const { data } = await read(bot, `/tables/${table}/stream`, bearer);
  const { decision } = data.now!.find(({ seat }) => seat === 1)!;
  expect(found).toMatchObject({ table, version: data.version, isAwaited: true, due: null });
  expect(found.decisions).toEqual([{ seat: 1, decision }]);
  expect(found.people[found.seats[1].person]).toEqual({ name: 'Robo', isBot: true });
});
