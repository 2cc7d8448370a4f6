import type { Leaderboard, PastTables, Profile, TableRatings } from '@bastide/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games.ts';
import type { LiveTable } from '../../src/live/live-table.ts';
import { rebuildResults } from '../../src/results/rebuild.ts';
import { ResultRecorder } from '../../src/results/result-recorder.ts';
import { Client } from '../http/client.ts';
import { openTestServer, type TestServer } from '../http/test-server.ts';
import { beginTable, type Fixture, mustPerform, playRandomly } from '../live/fixture.ts';
import { ratingsIn } from './samples.ts';

let server: TestServer;
let fixture: Fixture;
let people: Client[];
beforeAll(async () => {
  const clock = { at: 1_700_000_000_000 };
  server = await openTestServer({ now: () => clock.at });
  fixture = { store: server.store, liveTables: server.server.liveTables, clock } as Fixture;
  people = await Promise.all(['Ann', 'Bob', 'Cid'].map((name) => new Client(server.url).joinAsGuest(name)));
});
afterAll(() => server.close());

const ids = () => people.map(({ id }) => id);
const small = ['carcassonne', { edition: 'c2' }] as const;

async function played(settings: object, seed: number): Promise<LiveTable> {
  const liveTable = await beginTable(fixture, ...small, settings, ids());
  await playRandomly(liveTable, fixture.clock, seed);
  fixture.clock.at += 60_000;
  return liveTable;
}

async function get<Answer>(path: string, client = people[0]!): Promise<Answer> {
  const { status, body } = await client.request('GET', path);
  expect([path, status]).toEqual([path, 200]);
  return body;
}

describe('a season', () => {
  let rated: LiveTable[];
  let hidden: LiveTable;
  beforeAll(async () => {
    rated = [];
    const live = { isRated: true, clock: { kind: 'live', bank: 600, increment: 10 } };
    for (const seed of [1, 2, 3]) rated.push(await played(live, seed));
    await played({}, 4);
    hidden = await played({ visibility: 'link', isRated: true }, 5);
    // Whatever comes of it, nobody else ever learns of it.
    await played({ visibility: 'link' }, 6);
    await server.server.resultRecorder.settled();
  });

  test('a rated table tells what it has changed, to whoever may look at it', async () => {
    const { pool, seats, people: named } = await get<TableRatings>(`/tables/${rated[0]!.id}/ratings`);
    expect(pool).toEqual({ game: 'carcassonne', pace: 'live', company: 'people' });
    expect(seats.map(({ person }) => person)).toEqual(ids());
    for (const { place: rank, before, after } of seats) {
      expect(before!.value).toBe(1000);
      if (rank === 1) expect(after!.value).toBeGreaterThan(1000);
      expect(after!.uncertainty).toBeLessThan(before!.uncertainty);
    }
    expect(named[ids()[1]!]).toEqual({ name: 'Bob' });
    const stranger = new Client(server.url);
    expect((await stranger.request('GET', `/tables/${hidden.id}/ratings`)).status).toBe(404);
    const running = await beginTable(fixture, ...small, {}, ids());
    expect((await stranger.request('GET', `/tables/${running.id}/ratings`)).body.code).toBe('not-yet');
  });

  test('the ladder has the strongest first; whoever is new is provisional', async () => {
    const { pool, pools, rows, next } = await get<Leaderboard>('/ratings');
    expect(pool).toEqual({ game: 'carcassonne', pace: 'live', company: 'people' });
    expect(pools.map(({ pace }) => pace)).toEqual(['live', 'untimed']);
    expect(rows.map(({ place: rank }) => rank)).toEqual([1, 2, 3]);
    const values = rows.map(({ rating }) => rating.value);
    expect(values).toEqual(values.toSorted((one, other) => other - one));
    expect(rows[0]!.rating).toMatchObject({ games: 3, isProvisional: true });
    expect(next).toBeNull();
    expect((await get<Leaderboard>('/ratings?from=2')).rows.map((row) => row.place)).toEqual([3]);
    expect((await get<Leaderboard>('/ratings?pool=carcassonne/untimed/people')).rows[0]!.rating.games).toBe(
      1,
    );
    expect((await people[0]!.request('GET', '/ratings?pool=chess')).status).toBe(404);
  });

  test('a profile tells games, wins and ratings, and nothing private', async () => {
    const profiles = await Promise.all(
      ids().map((id) => get<Profile>(`/people/${id}`, new Client(server.url))),
    );
    expect(Object.keys(profiles[0]!).sort()).toEqual(['games', 'id', 'isListed', 'name', 'ratings', 'since']);
    expect(profiles[0]).toMatchObject({ name: 'Ann', games: [{ game: 'carcassonne', played: 5 }] });
    const won = profiles.reduce((sum, { games }) => sum + games[0]!.won, 0);
    expect(won).toBeGreaterThanOrEqual(5);
    expect(profiles[0]!.ratings.map(({ pace, games }) => [pace, games])).toEqual([
      ['live', 3],
      ['untimed', 1],
    ]);
    expect((await people[0]!.request('GET', '/people/nobody')).status).toBe(404);
  });

  test('everybody finds the public games that somebody has played, and never one that needs its link', async () => {
    const { tables, next } = await get<PastTables>(`/people/${ids()[0]}/tables`, new Client(server.url));
    expect(tables).toHaveLength(4);
    expect(tables.map(({ table }) => table)).not.toContain(hidden.id);
    expect(tables.map(({ opened }) => opened)).toEqual(
      tables.map(({ opened }) => opened).toSorted((one, other) => other - one),
    );
    expect(next).toBeNull();
    const last = tables[1]!;
    const rest = await get<PastTables>(`/people/${ids()[0]}/tables?before=${last.opened}.${last.table}`);
    expect(rest.tables).toEqual(tables.slice(2));
    for (const { table } of tables) {
      const record = await get<object>(`/tables/${table}/record`, new Client(server.url));
      expect(record).toMatchObject({ format: 'bastide/1' });
    }
  });

  test('whoever does not want to be listed shows ratings, results and games to nobody else', async () => {
    const [ann, bob] = people as [Client, Client];
    const changed = await ann.request('PATCH', '/me', { isListed: false });
    expect(changed.body.me).toMatchObject({ name: 'Ann', isListed: false });
    const listed = async () =>
      (await get<Leaderboard>('/ratings', bob)).rows.map(({ name, place: rank }) => [name, rank]);
    expect((await listed()).map(([, rank]) => rank)).toEqual([1, 2]);
    expect((await listed()).map(([name]) => name)).not.toContain('Ann');
    for (const reader of [bob, new Client(server.url)]) {
      expect(await get<Profile>(`/people/${ann.id}`, reader)).toMatchObject({
        ...{ name: 'Ann', isListed: false, ratings: [], games: [] },
      });
      expect((await get<PastTables>(`/people/${ann.id}/tables`, reader)).tables).toEqual([]);
    }
    const seats = async (reader: Client) =>
      (await get<TableRatings>(`/tables/${rated[0]!.id}/ratings`, reader)).seats;
    expect((await seats(bob))[0]).toMatchObject({ person: ann.id, before: null, after: null, weight: null });
    expect((await seats(bob))[1]!.after).not.toBeNull();
    // To themselves they do.
    expect((await seats(ann))[0]!.after).not.toBeNull();
    expect((await get<Profile>(`/people/${ann.id}`, ann)).ratings).toHaveLength(2);
    expect((await get<PastTables>(`/people/${ann.id}/tables`, ann)).tables).toHaveLength(4);
    expect((await get<{ me: object }>('/me/data', ann)).me).toMatchObject({ isListed: false });
    await ann.request('PATCH', '/me', { isListed: true });
    expect(await listed()).toHaveLength(3);
  });

  test('all of it follows from the logs: made anew it is the same', async () => {
    const kept = async () => ({
      ...(await ratingsIn(server.store)),
      draws: await server.store.db
        .selectFrom('draw_count')
        .selectAll()
        .orderBy('month')
        .orderBy('chart')
        .orderBy('bar')
        .execute(),
    });
    const before = await kept();
    expect(before.ratings).toHaveLength(6);
    expect(before.draws.length).toBeGreaterThan(3);
    await server.store.db.updateTable('rating').set({ mu: 99, value: 9999 }).execute();
    await rebuildResults(server.store, GAMES);
    expect(await kept()).toEqual(before);
  });

  test('a table that was over while nobody listened is found, by several processes at once', async () => {
    const elsewhere = new ResultRecorder({
      store: server.store,
      liveTables: fixture.liveTables,
      now: Date.now,
    });
    await elsewhere.close();
    await server.store.db.deleteFrom('finished').where('game', '=', rated[2]!.id).execute();
    await server.store.db.deleteFrom('finish').where('game', '=', rated[2]!.id).execute();
    const before = await ratingsIn(server.store);
    const processes = [1, 2].map(
      () => new ResultRecorder({ store: server.store, liveTables: fixture.liveTables, now: Date.now }),
    );
    await Promise.all(processes.map((one) => one.sweep()));
    const after = await ratingsIn(server.store);
    expect(after.finishes).toHaveLength(before.finishes.length + 3);
    expect(after.ratings).toEqual(before.ratings);
    for (const one of processes) await one.close();
  });
});

test('whoever gives up comes last, and the account of a bot plays in a pool of its own', async () => {
  const owner = people[0]!;
  // A way back: nobody here is a guest.
  await owner.request('POST', '/me/recovery');
  const { body } = await owner.request('POST', '/me/bots', { name: 'Robo' });
  const bot = new Client(server.url);
  const bearer = { authorization: `Bearer ${body.token}` };
  const { table } = (
    await owner.request('POST', '/tables', {
      game: 'carcassonne',
      options: { seats: 2 },
      settings: { visibility: 'public', isRated: true, clock: { kind: 'days', days: 1 } },
      seat: 0,
    })
  ).body;
  expect((await bot.command(table, { type: 'sit' }, bearer)).status).toBe(200);
  expect((await owner.command(table, { type: 'begin' })).status).toBe(200);
  const liveTable = (await fixture.liveTables.get(table))!;
  await playRandomly(liveTable, fixture.clock, 7, 40);
  await mustPerform(liveTable, owner.id, { type: 'resign', seat: 0 }, fixture.clock);
  const { pool, seats } = await get<TableRatings>(`/tables/${table}/ratings`);
  expect(pool).toMatchObject({ company: 'bots', pace: 'days' });
  expect(seats.map(({ place: rank }) => rank)).toEqual([2, 1]);
  const ladder = await get<Leaderboard>('/ratings?pool=carcassonne/days/bots');
  expect(ladder.rows.map(({ name, isBot }) => [name, isBot])).toEqual([
    ['Robo', true],
    ['Ann', undefined],
  ]);
});
