import { Sfc32, type Types } from '@bastide/contract';
import type { TableUpdate } from '@bastide/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Annals } from '../../src/annals/annals.ts';
import type { Games } from '../../src/game-list.ts';
import { type Replayed, replayStored } from '../../src/replaying/replay-stored.ts';
import { Rooms } from '../../src/rooms/rooms.ts';
import { Client } from '../http/client.ts';
import { openTestServer, type TestServer } from '../http/open.ts';
import { begun, must, openPlace, type Place, playOn, randomAct } from '../rooms/playing.ts';
import { AFTER, BEFORE, BOTH, FIRST } from './versions.ts';

let place: Place;
beforeEach(async () => {
  place = await openPlace();
});
afterEach(() => place.close());

const under = (games: Games): Place => ({
  ...place,
  rooms: new Rooms(place.store, games, () => place.clock.at),
});
const small = ['carcassonne', { edition: 'c2' }] as const;

test('a table is played to its end under the rules under which it was opened', async () => {
  const old = await begun(under(BEFORE), ...small);
  const pointsNow = () => old.standing.played!.acts.at(-1)!.points;
  do await playOn(old, place.clock, 3, 5);
  while (pointsNow().every((one) => one === 0));
  const points = pointsNow();

  const room = (await under(BOTH).rooms.room(old.id))!;
  expect(room.standing.hosted.rulesVersion).toBe('1');
  expect(room.standing.played!.acts.at(-1)!.points).toEqual(points);
  await playOn(room, place.clock, 4);
  const { over } = room.standing.table;
  const again = (await under(BEFORE).rooms.room(old.id))!;
  expect(again.standing.table.over).toEqual(over);
  expect(over!.outcome).toEqual(again.standing.played!.outcome);

  const fresh = await begun(under(BOTH), ...small);
  expect(fresh.standing.table.rules).toBe('2');
  await playOn(fresh, place.clock, 4);
  expect(fresh.standing.table.over!.outcome!.points.every((one) => one % 2 === 0)).toBe(true);
});

test('who has newer rules only is told a table of older ones as these say, now and at every moment before', async () => {
  const old = await begun(under(BEFORE), ...small);
  await playOn(old, place.clock, 3, 60);
  const server = await openTestServer({ store: place.store, games: BOTH });
  const page = await new Client(server.url).arrive('Zoe');
  const { state, acts } = old.standing.played!;
  const told = (await page.ask('GET', `/tables/${old.id}?views=all`)).body as TableUpdate;
  const points = (news: TableUpdate) =>
    news.entries.findLast((entry) => entry.kind === 'act' && entry.points)! as { points: number[] };
  expect(points(told).points).toEqual(FIRST.pointsOf(state));
  expect(points(told).points.some((one) => one > 0)).toBe(true);
  const asFirst = (of: Types['State']) => JSON.parse(JSON.stringify(FIRST.game.view(of)));
  expect(told.now![0]!.view).toEqual(asFirst(state));
  for (const count of [0, 20, acts.length])
    expect((await page.ask('GET', `/tables/${old.id}/views/${count}`)).body).toEqual(
      asFirst(old.standing.played!.back(count).state),
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
    const room = await begun(under(BEFORE), ...small);
    gone = room.id;
    server = await openTestServer({ store: place.store, games: AFTER });
    ann = await new Client(server.url).arrive('Ann');
  });
  afterEach(() => server.close());

  test('answers so, whatever is asked of it', async () => {
    const asked = await Promise.all([
      ann.ask('GET', `/tables/${gone}`),
      ann.ask('GET', `/tables/${gone}/views/0`),
      ann.ask('GET', `/tables/${gone}/record`),
      ann.ask('GET', `/tables/${gone}/ratings`),
      ann.ask('GET', `/tables/${gone}/stream`),
      ann.ask('GET', `/tables/${gone}/invite`),
      ann.command(gone, { type: 'come' }),
      ann.ask('POST', `/tables/${gone}/rematch`, {}),
      ann.ask('POST', `/tables/${gone}/reports`, { seq: 0, why: 'other', person: 'bob' }),
    ]);
    expect(asked.map(({ status, body }) => [status, body.code])).toEqual(
      asked.map(() => [409, 'rules-unknown']),
    );
  });

  test('is not there for who may not know that there is one', async () => {
    const bob = await new Client(server.url).arrive('Bob');
    const { id, table } = (await begun(under(BEFORE), ...small, { visibility: 'link' }, [ann.id, 'cid']))
      .standing;
    const invite = (await place.rooms.inviteOf(id))!;
    const look = (who: Client, headers = {}) => who.ask('GET', `/tables/${id}`, undefined, headers);
    expect(table.settings.visibility).toBe('link');
    expect((await look(ann)).body.code).toBe('rules-unknown');
    expect((await look(bob, { 'bastide-invite': invite })).body.code).toBe('rules-unknown');
    for (const who of [bob, new Client(server.url)]) {
      expect((await look(who)).status).toBe(404);
      expect((await who.ask('GET', '/tables/nothing')).status).toBe(404);
    }
    expect((await bob.command(id, { type: 'come' })).status).toBe(404);
    const heard: unknown[] = [];
    for await (const { event, data } of bob.lines(`/me/stream?follow=${id}:0,${gone}:0`)) {
      if (event === 'refused') heard.push((data as unknown as { table: string }).table);
      if (event === 'mine') break;
    }
    expect(heard).toEqual([gone]);
  });

  test('harms nobody else: lists name it, other tables are opened and followed beside it', async () => {
    const { body } = await ann.ask('POST', '/tables', {
      game: 'carcassonne',
      options: { seats: 2 },
      settings: { visibility: 'public' },
      seat: 0,
    });
    expect(body).toMatchObject({ table: expect.any(String) });
    const listed = await ann.ask('GET', '/tables');
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
  const old = await begun(under(BEFORE), ...small);
  await playOn(old, place.clock, 5);
  const counted = async () => (await place.store.db.selectFrom('finished').select('game').execute()).length;
  const faults: unknown[] = [];
  const sweep = async (games: Games) => {
    const annals = new Annals({
      store: place.store,
      rooms: under(games).rooms,
      now: Date.now,
      failed: (e) => faults.push(e),
    });
    await annals.sweep();
    await annals.close();
  };
  await sweep(AFTER);
  expect([await counted(), faults.length]).toEqual([0, 1]);
  await sweep(BOTH);
  expect([await counted(), faults.length]).toEqual([1, 1]);
});

test('stored games are replayed under their own rules and under the newest, and what would differ is told', async () => {
  const old = await begun(under(BEFORE), ...small);
  await playOn(old, place.clock, 6);
  const random = new Sfc32(1);
  const fresh = await begun(under(BOTH), ...small);
  const first = randomAct(fresh, random);
  await must(fresh, first.person, first.command, place.clock);
  const told = async (games: Games): Promise<Replayed[]> => {
    const all: Replayed[] = [];
    for await (const one of replayStored(place.store, games)) all.push(one);
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
  const old = await begun(under(BEFORE), ...small);
  await playOn(old, place.clock, 7);
  const { seq, body } = (await place.store.read(old.id)).find((entry) =>
    entry.body.includes('"kind":"over"'),
  )!;
  const forged = JSON.parse(body);
  forged.outcome.points[0]++;
  await place.store.db
    .updateTable('entry')
    .set({ body: JSON.stringify(forged) })
    .where('game', '=', old.id)
    .where('seq', '=', seq)
    .execute();
  for await (const { own } of replayStored(place.store, BEFORE)) expect(own).toMatchObject({ in: 'outcome' });
});
