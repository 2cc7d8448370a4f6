import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeReport, listReports } from '../../src/results/reports.ts';
import { Client } from '../http/client.ts';
import { openTestServer, type TestServer } from '../http/test-server.ts';
import { beginTable, type Fixture, playRandomly } from '../live/fixture.ts';

let server: TestServer;
let fixture: Fixture;
let ann: Client;
let bob: Client;
let eve: Client;
let table: string;
beforeAll(async () => {
  const clock = { at: 1_700_000_000_000 };
  server = await openTestServer({ now: () => clock.at });
  fixture = { store: server.store, liveTables: server.server.liveTables, clock } as Fixture;
  [ann, bob, eve] = (await Promise.all(
    ['Ann', 'Bob', 'Eve'].map((name) => new Client(server.url).joinAsGuest(name)),
  )) as [Client, Client, Client];
  const liveTable = await beginTable(fixture, 'carcassonne', { edition: 'c2' }, {}, [ann.id, bob.id]);
  await playRandomly(liveTable, clock, 1, 6);
  table = liveTable.id;
});
afterAll(() => server.close());

const say = async (client: Client, text: string, to: 'all' | 'seats' = 'all') =>
  (await client.command(table, { type: 'say', text, to })).body.version - 1;
const report = (client: Client, body: object) => client.request('POST', `/tables/${table}/reports`, body);
const listed = () => listReports(server.store.db);

test('a line of talk is kept with who said it, what they said, and the way to the moment', async () => {
  const seq = await say(bob, 'You play like a sheep.');
  expect((await report(ann, { seq, why: 'insult', note: 'third time' })).status).toBe(204);
  const acts = (await fixture.liveTables.get(table))!.snapshot.table.acts;
  expect(await listed()).toMatchObject([
    {
      ...{ table, seq, about: bob.id, aboutName: 'Bob', reporter: ann.id, reporterName: 'Ann' },
      ...{ why: 'insult', note: 'third time', said: 'You play like a sheep.', at: fixture.clock.at },
      link: `/?game=${table}&at=${acts}`,
    },
  ]);
});

test('a zero in a text, which PostgreSQL takes in none, is left out', async () => {
  const seq = await say(bob, 'She\0ep.');
  expect((await report(ann, { seq, why: 'insult', note: '\0again' })).status).toBe(204);
  expect((await listed()).find((one) => one.seq === seq)).toMatchObject({ said: 'Sheep.', note: 'again' });
});

test('the same thing is kept once of everybody, as it was said last', async () => {
  const seq = await say(bob, 'Sheep.');
  for (const note of ['', 'again']) await report(ann, { seq, why: 'insult', note });
  await report(eve, { seq, why: 'spam' });
  const mine = (await listed()).filter((one) => one.seq === seq);
  expect(mine.map(({ reporter, note }) => [reporter, note]).sort()).toEqual(
    [
      [ann.id, 'again'],
      [eve.id, ''],
    ].sort(),
  );
});

test('what somebody did is reported with a name of the table', async () => {
  const { log } = (await fixture.liveTables.get(table))!.snapshot;
  const seq = log.findLast(({ entry }) => entry.kind === 'act' && entry.by !== 'chance')!.entry.seq;
  expect((await report(eve, { seq, person: bob.id, why: 'stalling' })).status).toBe(204);
  expect((await listed()).find((one) => one.seq === seq)).toMatchObject({
    about: bob.id,
    said: null,
    why: 'stalling',
  });
});

test('nobody reports what they may not know, nobody, themselves, or somebody who is not there', async () => {
  const seq = await say(bob, 'Only for us.', 'seats');
  const count = (await listed()).length;
  const mine = await say(ann, 'Mine.');
  for (const [client, body] of [
    [eve, { seq, why: 'insult' }],
    [ann, { seq: mine, why: 'insult' }],
    [eve, { seq: 0, why: 'other' }],
    [ann, { seq: 0, why: 'other', person: eve.id }],
    [ann, { seq: 99_999, why: 'other', person: bob.id }],
  ] as const)
    expect((await report(client, body)).body.code).toBe('nothing-to-report');
  expect((await report(new Client(server.url), { seq, why: 'insult' })).body.code).toBe('sign-in-needed');
  expect((await report(ann, { seq, why: 'because' })).status).toBe(400);
  expect(await listed()).toHaveLength(count);
  expect((await report(ann, { seq, why: 'insult' })).status).toBe(204);
});

test('a report that somebody has looked at is listed no more, unless all are asked for', async () => {
  const { db } = server.store;
  const [first, ...rest] = await listed();
  expect(await closeReport(db, first!.id, 5)).toBe(true);
  expect(await closeReport(db, first!.id, 6)).toBe(false);
  expect(await closeReport(db, 'nothing')).toBe(false);
  expect(await listed()).toEqual(rest);
  expect((await listReports(db, { isAll: true }))[0]).toMatchObject({ id: first!.id, closed: 5 });
});

test('whoever goes takes their reports along; of whom they were about the name is gone', async () => {
  const before = (await listed()).filter(({ reporter }) => reporter === ann.id);
  expect(before.length).toBeGreaterThan(0);
  await ann.request('DELETE', '/me');
  await bob.request('DELETE', '/me');
  const after = await listed();
  expect(after.filter(({ reporter }) => reporter === ann.id)).toEqual([]);
  expect(after.map(({ aboutName }) => aboutName)).not.toContain('Bob');
});
