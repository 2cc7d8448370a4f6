import { Sfc32 } from '@bastide/contract';
import { decisionOf, type Entry, fold, type Table } from '@bastide/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepIdempotencyKeys } from '../../src/routes/tables/idempotency.ts';
import { GAMES_WITH_TOY } from '../games-with-toy.ts';
import { Client } from './client.ts';
import { openTestServer, type TestServer } from './test-server.ts';

/** Hundreds of requests, one after the other: on a busy machine that takes its time. In milliseconds. */
const WHOLE_GAME = 240_000;

let server: TestServer;
let url: string;
beforeAll(async () => {
  server = await openTestServer({ games: GAMES_WITH_TOY });
  url = server.url;
});
afterAll(() => server.close());

/** A program that knows no rules: it reads its stream, and takes one of the actions that its view lists. */
async function playBySeeing(client: Client, table: string, seed: number): Promise<readonly Entry[]> {
  const random = new Sfc32(seed);
  const entries: Entry[] = [];
  let state: Table | undefined;
  for await (const { event, data: news } of client.lines(`/tables/${table}/stream`)) {
    if (event !== 'table') continue;
    for (const entry of news.entries) {
      state = fold(state, entry);
      entries.push(entry);
    }
    if (state?.over) break;
    for (const { seat, view } of news.now ?? []) {
      const decision = seat === undefined ? undefined : decisionOf(state!, seat);
      if (decision === undefined) continue;
      const { actions } = view as { actions: { type: string }[] };
      const action = actions[random.below(actions.length)]!;
      const answer = await client.command(
        table,
        { type: 'act', seat: seat!, decision, seen: state!.version, actions: [action] },
        { 'idempotency-key': `key-${decision.replace('.', '-')}-${state!.version}` },
      );
      // Another seat that decides at the same time may be quicker: the next news bring what is open then.
      expect([200, 409], JSON.stringify(answer.body)).toContain(answer.status);
    }
  }
  return entries;
}

describe.each([
  ['carcassonne', { edition: 'c3', sets: ['traders'], seats: 2 }],
  // By chance ten points take long; four are as good an end.
  ['catan', { seats: 3, victoryTarget: 4 }],
  // All decide at the same time.
  ['pearls', { seats: 3, rounds: 4 }],
])('%s', (game, options) => {
  test(
    'people open a table, come by its link, and play it to the end by what their streams show',
    async () => {
      const people = await Promise.all(
        ['Ann', 'Bob', 'Cid'].slice(0, options.seats).map((name) => new Client(url).joinAsGuest(name)),
      );
      const [host, ...guests] = people as [Client, ...Client[]];
      const opened = await host.request('POST', '/tables', { game, options, seat: 0 });
      expect(opened.status).toBe(201);
      const { table, invite } = opened.body;
      for (const guest of guests) {
        expect((await guest.request('GET', `/tables/${table}`)).status).toBe(404);
        expect((await guest.command(table, { type: 'sit' })).status).toBe(404);
        const sat = await guest.command(table, { type: 'sit' }, { 'bastide-invite': invite });
        expect(sat.status).toBe(200);
      }
      expect((await guests[0]!.command(table, { type: 'begin' })).body.code).toBe('not-host');
      expect((await host.command(table, { type: 'begin' })).status).toBe(200);
      const logs = await Promise.all(people.map((one, i) => playBySeeing(one, table, i + 1)));
      const numbers = logs.map((log) => log.map(({ seq }) => seq));
      for (const seqs of numbers) expect(seqs).toEqual([...seqs.keys()]);
      const { body: record } = await host.request('GET', `/tables/${table}/record`);
      expect(record.fairness.secret).toMatch(/^[0-9a-f]{64}$/);
      expect(record.result.winners.length).toBeGreaterThan(0);
    },
    WHOLE_GAME,
  );
});

test('a server hosts the games of its list and no others', async () => {
  const plain = await openTestServer();
  try {
    const ann = await new Client(plain.url).joinAsGuest('Ann');
    const open = (game: string) => ann.request('POST', '/tables', { game, options: { seats: 2 } });
    expect((await open('pearls')).body.code).toBe('no-game');
    expect((await open('catan')).status).toBe(201);
  } finally {
    await plain.close();
  }
});

test('a request that is no command changes nothing and says what is wrong with it', async () => {
  const ann = await new Client(url).joinAsGuest('Ann');
  const { body } = await ann.request('POST', '/tables', { game: 'catan', options: { seats: 2 } });
  for (const [command, status] of [
    [{ type: 'fly' }, 400],
    [{ type: 'sit', seat: 0, more: 1 }, 400],
    [{ type: 'act', seat: 0 }, 400],
    [{ type: 'sit', seat: 7 }, 409],
  ] as const) {
    const answer = await ann.request('POST', `/tables/${body.table}`, command);
    expect([command, answer.status]).toEqual([command, status]);
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  }
  expect((await ann.request('GET', '/tables/nothing')).status).toBe(404);
  expect((await ann.request('POST', '/tables', { game: 'chess', options: {} })).body.code).toBe('no-game');
  expect((await ann.request('POST', '/tables', { game: 'catan', options: { seats: 99 } })).body.code).toBe(
    'bad-options',
  );
});

test('a repeated request for a table, whose answer was lost, gets the same table', async () => {
  const ann = await new Client(url).joinAsGuest('Ann');
  const bob = await new Client(url).joinAsGuest('Bob');
  const options = { game: 'catan', options: { seats: 2 }, settings: { visibility: 'public' }, seat: 0 };
  const open = (client = ann, body: object = options, key = 'key-open-1') =>
    client.request('POST', '/tables', body, { 'idempotency-key': key });
  const at = await Promise.all([open(), open(), open()]);
  at.push(await open());
  const { table, invite } = at[0]!.body;
  for (const { status, body } of at) expect([status, body]).toEqual([201, { table, invite }]);
  expect((await ann.request('GET', '/me/tables')).body.tables).toHaveLength(1);
  expect((await open(ann, { ...options, options: { seats: 3 } })).body.code).toBe('key-reused');
  expect((await open(ann, options, 'key-open-2')).body.table).not.toBe(table);
  expect((await open(bob)).body.table).not.toBe(table);
  // What was done there since is not done anew.
  await ann.command(table, { type: 'stand-up', seat: 0 });
  await open();
  const { body } = await ann.request('GET', `/tables/${table}`);
  expect(body.entries.map(({ kind }: Entry) => kind)).toEqual(['opened', 'seated', 'stood-up']);
  // A day later nobody asks again, and then nothing is known of it; what was done at a table stays with it.
  const keys = async () =>
    (await server.store.db.selectFrom('asked').select('game').where('person', '=', ann.id).execute())
      .map(({ game }) => game)
      .toSorted();
  await sweepIdempotencyKeys(server.store, Date.now() + 86_000_000);
  expect(await keys()).toEqual(['', '', expect.any(String), expect.any(String)]);
  // Of two keys that are old, the one that comes again stays.
  await server.store.db
    .updateTable('asked')
    .set({ at: Date.now() - 86_390_000 })
    .where('person', '=', ann.id)
    .where('game', '=', '')
    .execute();
  expect((await open()).body.table).toBe(table);
  await sweepIdempotencyKeys(server.store, Date.now() + 60_000);
  expect(await keys()).toEqual(['', expect.any(String), expect.any(String)]);
  await sweepIdempotencyKeys(server.store, Date.now() + 86_400_000);
  expect(await keys()).not.toContain('');
  expect(await keys()).toHaveLength(2);
});

test('where the result counts time is limited', async () => {
  const ann = await new Client(url).joinAsGuest('Ann');
  const open = (settings: object, headers = {}) =>
    ann.request('POST', '/tables', { game: 'catan', options: { seats: 2 }, settings }, headers);
  // What was refused is refused again.
  for (const headers of [{}, { 'idempotency-key': 'key-rated' }, { 'idempotency-key': 'key-rated' }])
    expect((await open({ isRated: true }, headers)).body.code).toBe('clock-needed');
  expect((await open({ isRated: true, clock: { kind: 'days', days: 1 } })).status).toBe(201);
});

test('a stream goes on where it was cut', async () => {
  const ann = await new Client(url).joinAsGuest('Ann');
  const { body } = await ann.request('POST', '/tables', { game: 'catan', options: { seats: 2 }, seat: 0 });
  const { table } = body;
  const first = async (headers = {}) => {
    for await (const { event, id, data: news } of ann.lines(`/tables/${table}/stream`, headers))
      if (event === 'table') {
        return { id: id!, news };
      }
    throw new Error('the stream ended');
  };
  const { id, news } = await first();
  expect(news.isAll).toBe(true);
  await ann.command(table, { type: 'say', text: 'hello' });
  await ann.command(table, { type: 'say', preset: 'luck' });
  const next = await first({ 'last-event-id': id });
  expect(next.news.isAll).toBeUndefined();
  expect(next.news.isBack).toBeUndefined();
  expect(next.news.entries.map(({ seq }) => seq)).toEqual([news.version, news.version + 1]);
  // Whoever has more than there is read it before the store was brought back to a copy.
  const { news: all } = await first({ 'last-event-id': `${table}:99` });
  expect(all).toMatchObject({ isAll: true, isBack: true, version: news.version + 2 });
});
