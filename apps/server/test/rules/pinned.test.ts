import { Sfc32, type Types } from '@bastide/contract';
import type { TableUpdate } from '@bastide/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { GameRegistry } from '../../src/game-registry.ts';
import { LiveTables } from '../../src/live/live-tables.ts';
import { replayStored, type StoredReplay } from '../../src/replay/replay-stored.ts';
import { ResultRecorder } from '../../src/results/result-recorder.ts';
import { Client } from '../http/client.ts';
import { openTestServer, type TestServer } from '../http/test-server.ts';
import {
  beginTable,
  type Fixture,
  mustPerform,
  openFixture,
  playRandomly,
  randomAction,
} from '../live/fixture.ts';
import { AFTER, BEFORE, BOTH, FIRST } from './versions.ts';

let fixture: Fixture;
beforeEach(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.close());

const under = (games: GameRegistry): Fixture => ({
  ...fixture,
  liveTables: new LiveTables(fixture.store, games, () => fixture.clock.at),
});
const small = ['carcassonne', { edition: 'c2' }] as const;

test('a table is played to its end under the rules under which it was opened', async () => {
  const old = await beginTable(under(BEFORE), ...small);
  const pointsNow = () => old.snapshot.match!.history.at(-1)!.points;
  do await playRandomly(old, fixture.clock, 3, 5);
  while (pointsNow().every((one) => one === 0));
  const points = pointsNow();

  const liveTable = (await under(BOTH).liveTables.get(old.id))!;
  expect(liveTable.snapshot.facts.rulesVersion).toBe('1');
  expect(liveTable.snapshot.match!.history.at(-1)!.points).toEqual(points);
  await playRandomly(liveTable, fixture.clock, 4);
  const { over } = liveTable.snapshot.table;
  const again = (await under(BEFORE).liveTables.get(old.id))!;
  expect(again.snapshot.table.over).toEqual(over);
  expect(over!.outcome).toEqual(again.snapshot.match!.outcome);

  const fresh = await beginTable(under(BOTH), ...small);
  expect(fresh.snapshot.table.rules).toBe('2');
  await playRandomly(fresh, fixture.clock, 4);
  expect(fresh.snapshot.table.over!.outcome!.points.every((one) => one % 2 === 0)).toBe(true);
});

test('a client with newer rules only sees a table as its older rules say, now and at every moment before', async () => {
  const old = await beginTable(under(BEFORE), ...small);
  await playRandomly(old, fixture.clock, 3, 60);
  const server = await openTestServer({ store: fixture.store, games: BOTH });
  const page = await new Client(server.url).joinAsGuest('Zoe');
  const { state, history } = old.snapshot.match!;
  const told = (await page.request('GET', `/tables/${old.id}?views=all`)).body as TableUpdate;
  const points = (news: TableUpdate) =>
    news.entries.findLast((entry) => entry.kind === 'act' && entry.points)! as { points: number[] };
  expect(points(told).points).toEqual(FIRST.pointsOf(state));
  expect(points(told).points.some((one) => one > 0)).toBe(true);
  const asFirst = (of: Types['State']) => JSON.parse(JSON.stringify(FIRST.game.view(of)));
  expect(told.now![0]!.view).toEqual(asFirst(state));
  for (const count of [0, 20, history.length])
    expect((await page.request('GET', `/tables/${old.id}/views/${count}`)).body).toEqual(
      asFirst(old.snapshot.match!.rewind(count).state),
    );
  for await (const { event, data } of page.lines(`/me/stream?follow=${old.id}&views=all`)) {
    if (event !== 'table') continue;
    expect(data.entries).toEqual(told.entries);
    expect(data.now).toEqual(told.now);
    break;
  }
  await server.close();
});

describe('a table whose rules are gone', () => {
  let server: TestServer;
  let gone: string;
  let ann: Client;
  beforeEach(async () => {
    const liveTable = await beginTable(under(BEFORE), ...small);
    gone = liveTable.id;
    server = await openTestServer({ store: fixture.store, games: AFTER });
    ann = await new Client(server.url).joinAsGuest('Ann');
  });
  afterEach(() => server.close());

  test('answers so, whatever is asked of it', async () => {
    const asked = await Promise.all([
      ann.request('GET', `/tables/${gone}`),
      ann.request('GET', `/tables/${gone}/views/0`),
      ann.request('GET', `/tables/${gone}/record`),
      ann.request('GET', `/tables/${gone}/ratings`),
      ann.request('GET', `/tables/${gone}/stream`),
      ann.request('GET', `/tables/${gone}/invite`),
      ann.command(gone, { type: 'join' }),
      ann.request('POST', `/tables/${gone}/rematch`, {}),
      ann.request('POST', `/tables/${gone}/reports`, { seq: 0, why: 'other', person: 'bob' }),
    ]);
    expect(asked.map(({ status, body }) => [status, body.code])).toEqual(
      asked.map(() => [409, 'rules-unknown']),
    );
  });

  test('is not found by people who may not know that there is one', async () => {
    const bob = await new Client(server.url).joinAsGuest('Bob');
    const { id, table } = (await beginTable(under(BEFORE), ...small, { visibility: 'link' }, [ann.id, 'cid']))
      .snapshot;
    const invite = (await fixture.liveTables.inviteOf(id))!;
    const look = (client: Client, headers = {}) => client.request('GET', `/tables/${id}`, undefined, headers);
    expect(table.settings.visibility).toBe('link');
    expect((await look(ann)).body.code).toBe('rules-unknown');
    expect((await look(bob, { 'bastide-invite': invite })).body.code).toBe('rules-unknown');
    for (const client of [bob, new Client(server.url)]) {
      expect((await look(client)).status).toBe(404);
      expect((await client.request('GET', '/tables/nothing')).status).toBe(404);
    }
    expect((await bob.command(id, { type: 'join' })).status).toBe(404);
    const heard: unknown[] = [];
    for await (const { event, data } of bob.lines(`/me/stream?follow=${id}:0,${gone}:0`)) {
      if (event === 'refused') heard.push((data as unknown as { table: string }).table);
      if (event === 'mine') break;
    }
    expect(heard).toEqual([gone]);
  });

  test('harms nobody else: lists name it, other tables are opened and followed beside it', async () => {
    const { body } = await ann.request('POST', '/tables', {
      game: 'carcassonne',
      options: { seats: 2 },
      settings: { visibility: 'public' },
      seat: 0,
    });
    expect(body).toMatchObject({ table: expect.any(String) });
    const listed = await ann.request('GET', '/tables');
    expect(listed.body.tables.map(({ table }: { table: string }) => table).sort()).toEqual(
      [gone, body.table].sort(),
    );
    const heard: [string, unknown][] = [];
    for await (const { event, data } of ann.lines(`/me/stream?follow=${gone}:0,${body.table}:0`)) {
      heard.push([event, (data as { code?: string }).code ?? data.table]);
      if (event === 'table') break;
    }
    expect(heard).toContainEqual(['refused', 'rules-unknown']);
    expect(heard).toContainEqual(['table', body.table]);
  });
});

test('what is counted in leaves out tables of unknown rules, and counts them once the rules are back', async () => {
  const old = await beginTable(under(BEFORE), ...small);
  await playRandomly(old, fixture.clock, 5);
  const counted = async () => (await fixture.store.db.selectFrom('finished').select('game').execute()).length;
  const faults: unknown[] = [];
  const sweep = async (games: GameRegistry) => {
    const resultRecorder = new ResultRecorder({
      store: fixture.store,
      liveTables: under(games).liveTables,
      now: Date.now,
      onError: (e) => faults.push(e),
    });
    await resultRecorder.sweep();
    await resultRecorder.close();
  };
  await sweep(AFTER);
  expect([await counted(), faults.length]).toEqual([0, 1]);
  await sweep(BOTH);
  expect([await counted(), faults.length]).toEqual([1, 1]);
});

test('stored games are replayed under their own rules and under the newest, and what would differ is told', async () => {
  const old = await beginTable(under(BEFORE), ...small);
  await playRandomly(old, fixture.clock, 6);
  const random = new Sfc32(1);
  const fresh = await beginTable(under(BOTH), ...small);
  const first = randomAction(fresh, random);
  await mustPerform(fresh, first.person, first.command, fixture.clock);
  const told = async (games: GameRegistry): Promise<StoredReplay[]> => {
    const all: StoredReplay[] = [];
    for await (const one of replayStored(fixture.store, games)) all.push(one);
    return all.sort((one, other) => one.rules.localeCompare(other.rules));
  };
  expect(await told(BOTH)).toEqual([
    {
      ...{ table: old.id, game: 'carcassonne', rules: '1', newest: '2' },
      newer: { at: expect.any(Number), in: 'points', because: expect.stringContaining('not') },
    },
    { table: fresh.id, game: 'carcassonne', rules: '2', newest: '2' },
  ]);
  expect((await told(AFTER))[0]).toMatchObject({ table: old.id, own: 'unknown' });
});

test('a log that its own rules would not have written is found', async () => {
  const old = await beginTable(under(BEFORE), ...small);
  await playRandomly(old, fixture.clock, 7);
  const { seq, body } = (await fixture.store.read(old.id)).find((entry) =>
    entry.body.includes('"kind":"over"'),
  )!;
  const forged = JSON.parse(body);
  forged.outcome.points[0]++;
  await fixture.store.db
    .updateTable('entry')
    .set({ body: JSON.stringify(forged) })
    .where('game', '=', old.id)
    .where('seq', '=', seq)
    .execute();
  for await (const { own } of replayStored(fixture.store, BEFORE))
    expect(own).toMatchObject({ in: 'outcome' });
});
