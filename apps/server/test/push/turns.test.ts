import { randomUUID } from 'node:crypto';
import { decisionOf, type PushSubscriptionInput, tableOf } from '@bastide/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { localBus } from '../../src/bus/local.ts';
import { DEFAULT_SETTINGS } from '../../src/http/settings.ts';
import type { Hint } from '../../src/streams/hint.ts';
import { Client } from '../http/client.ts';
import { openTestServer, type TestServer } from '../http/test-server.ts';
import { PushService } from './push-service.ts';

let server: TestServer;
let service: PushService;
beforeEach(async () => {
  service = await new PushService().open();
  server = await openTestServer({ pushTransport: service.transport });
});
afterEach(async () => {
  await server.close();
  service.close();
});

const until = (isSo: () => boolean) => expect.poll(isSo, { interval: 5 }).toBe(true);
/** Longer than a message takes that was sent in vain. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 150));

/** Somebody whose page is in a language, and whose browser is subscribed. */
async function somebody(name: string, language: string): Promise<Client> {
  const client = await new Client(server.url).joinAsGuest(name);
  const kept = await client.request('POST', '/me/push', service.subscribe(name), {
    'accept-language': language,
  });
  expect(kept.status).toBe(204);
  return client;
}

/** A game between them has begun; answers with its table. */
async function sitDown(host: Client, guest: Client): Promise<string> {
  const { body } = await host.request('POST', '/tables', {
    game: 'carcassonne',
    options: { seats: 2 },
    seat: 0,
  });
  await guest.command(body.table, { type: 'sit' }, { 'bastide-invite': body.invite });
  await host.command(body.table, { type: 'begin' });
  return body.table;
}

/** Takes the first action that a person has; false where it is not theirs to take. */
async function act(client: Client, table: string): Promise<boolean> {
  const { body: news } = await client.request('GET', `/tables/${table}?views=all`);
  const { awaits, seats, ...state } = tableOf(news.entries)!;
  const seat = awaits.find((one) => seats[one]!.person === client.id);
  if (seat === undefined) return false;
  const { view } = news.now.find((one: { seat?: number }) => one.seat === seat);
  const { status } = await client.command(
    table,
    {
      ...{ type: 'act', seat, seen: state.version, actions: [view.actions[0]] },
      decision: decisionOf({ awaits, seats, ...state }, seat)!,
    },
    { 'idempotency-key': randomUUID() },
  );
  expect(status).toBe(200);
  return true;
}

/** Waits until a process knows that somebody has the table open, and whether they look at it. */
async function noticed(
  { server }: TestServer,
  table: string,
  { id }: Client,
  isLooking = true,
): Promise<void> {
  const { hub } = server;
  await expect
    .poll(() => [hub.isGoneFor(table, id, 0), hub.viewersOf(table).includes(id)])
    .toEqual([false, isLooking]);
}

/** Plays until the other is awaited. */
async function passOn(from: Client, table: string): Promise<void> {
  while (await act(from, table));
}

test('a turn leads to one message, in the language of the page', async () => {
  const [olena, ramiro] = [await somebody('Olena', 'uk'), await somebody('Ramiro', 'es')];
  const table = await sitDown(olena, ramiro);
  await until(() => service.got.length > 0);
  const [first] = service.got;
  await passOn(first!.browser === 'Olena' ? olena : ramiro, table);
  await until(() => service.got.length > 1);
  await rest();
  expect(service.got).toHaveLength(2);
  expect(service.got.map(({ browser }) => browser).sort()).toEqual(['Olena', 'Ramiro']);
  const saidTo = (name: string) => service.got.find(({ browser }) => browser === name)!.message;
  expect(saidTo('Olena')).toEqual({
    title: 'Ваш хід',
    body: 'Ваш хід. За столом ще: Ramiro.',
    table,
    lang: 'uk',
  });
  expect(saidTo('Ramiro')).toMatchObject({ title: 'Te toca', body: 'Te toca en la mesa con Olena.' });
});

test.each([
  [{}, 'mailto:nobody@example.com'],
  [{ origin: 'https://play.example' }, 'https://play.example'],
  [{ origin: 'https://play.example', pushContact: 'mailto:anna@play.example' }, 'mailto:anna@play.example'],
])('push services are told whom to reach: %o', async (said, contact) => {
  await server.close();
  server = await openTestServer({
    pushTransport: service.transport,
    settings: { ...DEFAULT_SETTINGS, log: 'error', ...said },
  });
  const [ann, bob] = [new Client(server.url), new Client(server.url)];
  for (const [client, name] of [
    [ann, 'Ann'],
    [bob, 'Bob'],
  ] as const) {
    await client.joinAsGuest(name);
    await client.request('POST', '/me/push', service.subscribe(name));
  }
  await sitDown(ann, bob);
  await until(() => service.got.length > 0);
  const [, claims] = /t=[\w-]+\.([\w-]+)\./.exec(service.got[0]!.headers.authorization!)!;
  expect(JSON.parse(Buffer.from(claims!, 'base64url').toString()).sub).toBe(contact);
});

test.each([
  ['whoever looks at the table is not told', '1', 0],
  ['whoever has it open behind something else is told', '0', 1],
])('%s', async (_, looks, times) => {
  const [olena, ramiro] = [await somebody('Olena', 'uk'), await somebody('Ramiro', 'es')];
  const table = await sitDown(olena, ramiro);
  await until(() => service.got.length > 0);
  const [mover, other] = service.got[0]!.browser === 'Olena' ? [olena, ramiro] : [ramiro, olena];
  const stream = other.lines(`/me/stream?follow=${table}:0&looks=${looks}`);
  await stream.next();
  await noticed(server, table, other, looks === '1');
  await passOn(mover, table);
  if (times > 0) await until(() => service.got.length > times);
  await rest();
  expect(service.got).toHaveLength(1 + times);
  await stream.return();
});

test('whoever looks at the table by way of another process is not told either', async () => {
  const bus = localBus<Hint>();
  const { store } = server;
  const nodes = [
    await openTestServer({ store, bus: bus(), pushTransport: service.transport }),
    await openTestServer({ store, bus: bus(), pushTransport: service.transport }),
  ];
  const [olena, ramiro] = [await somebody('Olena', 'uk'), await somebody('Ramiro', 'es')];
  const table = await sitDown(olena, ramiro);
  await until(() => service.got.length > 0);
  const [mover, other] = service.got[0]!.browser === 'Olena' ? [olena, ramiro] : [ramiro, olena];
  const [here, there] = nodes.map(({ url }) => url);
  const stream = other.atServer(there!).lines(`/me/stream?follow=${table}:0`);
  await stream.next();
  await noticed(nodes[0]!, table, other);
  await passOn(mover.atServer(here!), table);
  await rest();
  expect(service.got).toHaveLength(1);
  await stream.return();
  for (const node of nodes) await node.close();
});

test('whether this browser is told is known, and it can be left off', async () => {
  const ann = await new Client(server.url).joinAsGuest('Ann');
  const before = await ann.request('GET', '/me/push');
  expect(before.body).toEqual({
    ...{ key: expect.stringMatching(/^[\w-]{87}$/), endpoint: null, language: null },
  });
  const place = service.subscribe('ann');
  await ann.request('POST', '/me/push', place, { 'accept-language': 'zh' });
  const { body } = await ann.request('GET', '/me/push');
  expect(body).toEqual({ key: before.body.key, endpoint: place.endpoint, language: 'zh' });
  await ann.request('DELETE', '/me/push');
  expect((await ann.request('GET', '/me/push')).body.endpoint).toBeNull();
  expect((await new Client(server.url).request('GET', '/me/push')).status).toBe(401);
});

test('an unusable push subscription is refused', async () => {
  const ann = await new Client(server.url).joinAsGuest('Ann');
  const { endpoint, keys } = service.subscribe('ann');
  const bad: PushSubscriptionInput[] = [
    { endpoint: 'https://127.0.0.1/x', keys },
    { endpoint, keys: { ...keys, p256dh: 'AAAA' } },
    { endpoint, keys: { ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') } },
    { endpoint, keys: { ...keys, auth: 'AAAA' } },
  ];
  for (const place of bad)
    expect((await ann.request('POST', '/me/push', place)).body.code).toBe('push-refused');
  expect((await ann.request('GET', '/me/push')).body.endpoint).toBeNull();
});
