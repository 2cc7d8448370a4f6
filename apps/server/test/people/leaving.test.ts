import { OwnData, type TableUpdate } from '@bastide/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LiveTable } from '../../src/live/live-table.ts';
import { Client } from '../http/client.ts';
import { openTestServer, type TestServer } from '../http/test-server.ts';
import { beginTable, type Fixture, playRandomly } from '../live/fixture.ts';

let server: TestServer;
let fixture: Fixture;
beforeAll(async () => {
  const clock = { at: 1_700_000_000_000 };
  server = await openTestServer({ now: () => clock.at });
  fixture = { store: server.store, liveTables: server.server.liveTables, clock } as Fixture;
});
afterAll(() => server.close());

const joinAsGuest = (...names: string[]) =>
  Promise.all(names.map((name) => new Client(server.url).joinAsGuest(name)));
const open = async (host: Client, more: object = {}) =>
  (
    await host.request('POST', '/tables', {
      ...{ game: 'carcassonne', options: { seats: 3 }, settings: { visibility: 'public' }, seat: 0 },
      ...more,
    })
  ).body.table as string;
const standing = async (table: string) => (await fixture.liveTables.get(table))!.snapshot;
const among = (people: readonly Client[], settings: object = {}): Promise<LiveTable> =>
  beginTable(
    fixture,
    'carcassonne',
    { edition: 'c2' },
    settings,
    people.map(({ id }) => id),
  );

test('seats of whoever erases their account are freed, delegated, or lost where the result counts', async () => {
  const [ann, bob, cid] = (await joinAsGuest('Ann', 'Bob', 'Cid')) as [Client, Client, Client];
  const hosted = await open(ann);
  const joined = await open(bob);
  await ann.command(joined, { type: 'sit', seat: 2 });
  const running = await among([bob, ann, cid]);
  const rated = await among([bob, ann, cid], { isRated: true });
  const over = await among([bob, ann, cid]);
  await playRandomly(over, fixture.clock, 2);
  const { version } = over.snapshot.table;

  expect((await ann.request('DELETE', '/me')).status).toBe(204);
  expect((await standing(hosted)).table.over).toMatchObject({ why: 'closed', outcome: null });
  expect((await standing(joined)).table.seats.map(({ person }) => person)).toEqual([bob.id, null, null]);
  expect((await standing(running.id)).table.seats[1]).toMatchObject({
    delegate: expect.any(String),
    isOut: false,
  });
  expect((await standing(rated.id)).table.seats[1]).toMatchObject({ isOut: true });
  expect((await standing(over.id)).table.version).toBe(version);
});

test('a name is gone everywhere at once: seats, talk, lists, records; streams end', async () => {
  const [ann, bob] = (await joinAsGuest('Xanthippe', 'Bob')) as [Client, Client];
  const liveTable = await among([bob, ann]);
  await ann.command(liveTable.id, { type: 'say', text: 'hello' });
  const before = await bob.request('GET', `/tables/${liveTable.id}`);
  expect(JSON.stringify(before.body.people)).toContain('Xanthippe');
  const heard: string[] = [];
  const stream = (async () => {
    for await (const { event } of ann.lines('/me/stream')) heard.push(event);
  })();
  await expect.poll(() => heard.length).toBeGreaterThan(0);
  await ann.request('DELETE', '/me');
  await stream;
  const texts = await Promise.all(
    [`/tables/${liveTable.id}`, '/tables', '/me/tables', `/tables/${liveTable.id}/record`].map(async (path) =>
      JSON.stringify((await bob.request('GET', path)).body),
    ),
  );
  expect(texts.join()).not.toContain('Xanthippe');
  const news = JSON.parse(texts[0]!) as TableUpdate;
  expect(news.people[ann.id]).toEqual({ name: '' });
  expect(news.entries).toContainEqual(
    expect.objectContaining({ kind: 'said', person: ann.id, text: 'hello' }),
  );
  expect((await bob.request('GET', `/people/${ann.id}`)).status).toBe(404);
});

test('bots of an account leave with it, and by themselves', async () => {
  const [ann, bob] = (await joinAsGuest('Ann', 'Bob')) as [Client, Client];
  for (const erase of ['bot', 'owner'] as const) {
    const { body } = await ann.request('POST', '/me/bots', { name: 'Robo' });
    const table = await open(bob);
    const sat = await new Client(server.url).command(
      table,
      { type: 'sit', seat: 1 },
      { authorization: `Bearer ${body.token}` },
    );
    expect(sat.status).toBe(200);
    await ann.request('DELETE', erase === 'bot' ? `/me/bots/${body.bot}` : '/me');
    expect((await standing(table)).table.seats[1]!.person).toBeNull();
  }
});

test('whoever wants what is kept of them gets their games, results, ratings and reports', async () => {
  const [ann, bob] = (await joinAsGuest('Ann', 'Bob')) as [Client, Client];
  const liveTable = await among([ann, bob], { isRated: true });
  await playRandomly(liveTable, fixture.clock, 3);
  await server.server.resultRecorder.settled();
  await ann.request('POST', `/tables/${liveTable.id}/reports`, { seq: 4, person: bob.id, why: 'stalling' });
  const data = OwnData.parse((await ann.request('GET', '/me/data')).body);
  expect(data).toMatchObject({
    tables: [liveTable.id],
    games: [
      {
        table: liveTable.id,
        game: 'carcassonne',
        state: 'over',
        record: `/api/tables/${liveTable.id}/record`,
      },
    ],
    results: [{ table: liveTable.id }],
    ratings: [{ games: 1 }],
    reports: [{ table: liveTable.id, why: 'stalling' }],
  });
  expect((await ann.request('GET', data.games[0]!.record.replace('/api', ''))).status).toBe(200);
});
