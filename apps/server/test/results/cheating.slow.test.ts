import { Sfc32 } from '@bastide/contract';
import type { Leaderboard, TableRatings } from '@bastide/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leaderboardOf } from '../../src/ratings/leaderboard.ts';
import { parsePool } from '../../src/ratings/pools.ts';
import type { Store } from '../../src/store/store.ts';
import { Client } from '../http/client.ts';
import { openTestServer, type TestServer } from '../http/test-server.ts';
import { type Fixture, mustPerform, openFixture, playRandomly } from '../live/fixture.ts';
import { NO_DRAWS, POOL, sampleResult, writeSampleResult } from './samples.ts';

const HONEST = ['ann', 'bob', 'cid', 'dee', 'eve', 'fay', 'gus', 'hal'];
const MINUTES_A_DAY = 24 * 60;

async function joinAsGuest({ db }: Store, people: readonly string[]): Promise<void> {
  const rest = { language: null, is_bot: 0, owner: null, banned_until: null, banned_why: null, is_listed: 1 };
  await db
    .insertInto('person')
    .values(people.map((id) => ({ id, name: id, created: 0, ...rest })))
    .execute();
}

/** Games of honest people of different strength, some a day; the later in the list, the stronger. Returns the day after. */
async function honestSeason(store: Store, games: number): Promise<number> {
  await joinAsGuest(store, HONEST);
  const random = new Sfc32(5);
  for (let n = 0; n < games; n++) {
    const [one, other] = [random.below(HONEST.length), random.below(HONEST.length - 1)];
    const pair = [one, other >= one ? other + 1 : other];
    const [weak, strong] = pair.sort((a, b) => a - b).map((i) => HONEST[i]!);
    const isUpset = random.below(10) < 3;
    const order = isUpset ? `${weak} ${strong}` : `${strong} ${weak}`;
    await writeSampleResult(store, sampleResult(`honest${n}`, n * 200, order), NO_DRAWS);
  }
  return Math.ceil((games * 200) / MINUTES_A_DAY) + 1;
}

/** Beats accounts that were made for it, each once, two an hour. */
async function beatMade(store: Store, cheat: string, made: number, day: number): Promise<void> {
  const names = Array.from({ length: made }, (_, n) => `made${n}`);
  await joinAsGuest(store, names);
  for (const [n, name] of names.entries())
    await writeSampleResult(
      store,
      sampleResult(`made${n}`, day * MINUTES_A_DAY + n * 30, `${cheat} ${name}`),
      NO_DRAWS,
    );
}

const ladder = async ({ db }: Store) => (await leaderboardOf(db, parsePool(POOL), 0)).rows;

describe('accounts with a way back that were made to lose', () => {
  let fixture: Fixture;
  let day: number;
  beforeAll(async () => {
    fixture = await openFixture();
    day = await honestSeason(fixture.store, 200);
  });
  afterAll(() => fixture.close());

  test('honest people leave the provisional, and the strong ones are above', async () => {
    const rows = await ladder(fixture.store);
    expect(rows.map(({ rating }) => rating.isProvisional)).toEqual(HONEST.map(() => false));
    const placeOf = (person: string) => rows.find((row) => row.person === person)!.place;
    expect(placeOf('hal') + placeOf('gus')).toBeLessThan(placeOf('ann') + placeOf('bob'));
  });

  test('bring nobody who is known any higher', async () => {
    const before = await ladder(fixture.store);
    const cheat = before[3]!;
    await beatMade(fixture.store, cheat.person, 40, day);
    const after = (await ladder(fixture.store)).find(({ person }) => person === cheat.person)!;
    expect(after).toEqual(cheat);
  });

  test('bring nobody who is new above anybody who is known, however many there are', async () => {
    await joinAsGuest(fixture.store, ['zed']);
    const names = Array.from({ length: 150 }, (_, n) => `more${n}`);
    await joinAsGuest(fixture.store, names);
    for (const [n, name] of names.entries())
      await writeSampleResult(
        fixture.store,
        sampleResult(`more${n}`, (day + 3) * MINUTES_A_DAY + n * 10, `zed ${name}`),
        NO_DRAWS,
      );
    const rows = await ladder(fixture.store);
    const zed = rows.find(({ person }) => person === 'zed')!;
    expect(zed.rating.isProvisional).toBe(true);
    expect(zed.place).toBe(HONEST.length + 1);
    expect(
      rows
        .slice(0, HONEST.length)
        .map(({ person }) => person)
        .sort(),
    ).toEqual(HONEST);
  });

  test('a single accomplice is worth less with every game', async () => {
    const [first, , , , , , , last] = await ladder(fixture.store);
    const values: number[] = [];
    for (let n = 0; n < 40; n++) {
      const minute = (day + 8) * MINUTES_A_DAY + n;
      await writeSampleResult(
        fixture.store,
        sampleResult(`again${n}`, minute, `${last!.person} ${first!.person}`),
        NO_DRAWS,
      );
      const { value } = (await ladder(fixture.store)).find(({ person }) => person === last!.person)!.rating;
      values.push(value);
    }
    expect(values[9]! - values[0]!).toBeGreaterThan(3 * (values[39]! - values[30]!));
  });
});

describe('guests', () => {
  const GUESTS = 40;
  const settings = { visibility: 'public', isRated: true, clock: { kind: 'live', bank: 600, increment: 10 } };
  let server: TestServer;
  let clock: { at: number };
  let cheat: Client;
  beforeAll(async () => {
    clock = { at: 1_700_000_000_000 };
    server = await openTestServer({ now: () => clock.at });
    cheat = await new Client(server.url).joinAsGuest('Zed');
    expect((await cheat.request('POST', '/me/recovery')).status).toBe(201);
  });
  afterAll(() => server.close());

  /** A rated table against a new account that gives up after so many acts of both. */
  async function beat(name: string, acts: number, isKept = false): Promise<string> {
    const loser = await new Client(server.url).joinAsGuest(name);
    if (isKept) await loser.request('POST', '/me/recovery');
    const options = { game: 'carcassonne', options: { seats: 2 }, settings, seat: 0 };
    const { table } = (await cheat.request('POST', '/tables', options)).body;
    expect((await loser.command(table, { type: 'sit' })).status).toBe(200);
    expect((await cheat.command(table, { type: 'begin' })).status).toBe(200);
    const liveTable = (await server.server.liveTables.get(table))!;
    await playRandomly(liveTable, clock, 3, acts);
    await mustPerform(liveTable, loser.id, { type: 'resign', seat: 1 }, clock);
    clock.at += 60_000;
    return table;
  }
  const rows = async (company: string) =>
    ((await cheat.request('GET', `/ratings?pool=carcassonne/live/${company}`)).body as Leaderboard).rows;

  test('guests who give up at once bring nobody into any ladder, and lose', async () => {
    let table = '';
    for (let n = 0; n < GUESTS; n++) table = await beat(`Guest${n}`, 0);
    await server.server.resultRecorder.settled();
    expect(await rows('people')).toEqual([]);
    expect((await rows('guests')).map(({ person }) => person)).not.toContain(cheat.id);
    const { pool, seats } = (await cheat.request('GET', `/tables/${table}/ratings`)).body as TableRatings;
    expect(pool).toMatchObject({ company: 'guests' });
    expect(seats.map(({ weight }) => weight)).toEqual([0, 1]);
    expect(seats[0]!.after).toEqual(seats[0]!.before);
    expect(seats[1]!.after!.value).toBeLessThan(seats[1]!.before!.value);
  });

  test('guests who play some moves and give up bring nobody into the ladder of people', async () => {
    for (let n = 0; n < GUESTS; n++) await beat(`Mover${n}`, 24);
    await server.server.resultRecorder.settled();
    expect(await rows('people')).toEqual([]);
    const mine = (await rows('guests')).find(({ person }) => person === cheat.id)!;
    expect(mine.rating).toMatchObject({ games: GUESTS, isProvisional: true });
  });

  test('whoever has a way back counts among people, and gives up early without a gain for the other', async () => {
    await beat('Early', 6, true);
    await server.server.resultRecorder.settled();
    const early = await rows('people');
    expect(early.map(({ name }) => name)).toEqual(['Early']);
    await beat('Later', 24, true);
    await server.server.resultRecorder.settled();
    const later = (await rows('people')).map(({ name }) => name);
    expect([later[0], later.slice(1).sort()]).toEqual(['Zed', ['Early', 'Later']]);
  });

  test('the log of a rated table says who sat down as a guest, by every way to a seat; no other log does', async () => {
    const guest = await new Client(server.url).joinAsGuest('Gast');
    const { token } = (await guest.request('POST', '/me/bots', { name: 'Robo' })).body;
    const open = async (isRated: boolean) => {
      const options = {
        game: 'carcassonne',
        options: { seats: 3 },
        settings: { ...settings, isRated },
        seat: 0,
      };
      const { table } = (await guest.request('POST', '/tables', options)).body;
      await cheat.command(table, { type: 'sit' });
      await new Client(server.url).command(table, { type: 'sit' }, { authorization: `Bearer ${token}` });
      return (await server.server.liveTables.get(table))!;
    };
    const guests = ({ snapshot }: Awaited<ReturnType<typeof open>>) =>
      snapshot.table.seats.map(({ isGuest }) => isGuest);
    const rated = await open(true);
    expect(guests(rated)).toEqual([true, false, true]);
    const casual = await open(false);
    expect(guests(casual)).toEqual([false, false, false]);
    expect(JSON.stringify(casual.snapshot.log)).not.toContain('isGuest');
    await mustPerform(rated, guest.id, { type: 'begin' }, clock);
    for (const [seat, { person }] of rated.snapshot.table.seats.entries())
      if (seat > 0) await mustPerform(rated, person!, { type: 'resign', seat }, clock);
    const { body } = await guest.request('POST', `/tables/${rated.id}/rematch`, { nonce: '' });
    const next = (await server.server.liveTables.get(body.table))!;
    expect(guests(next)).toEqual([true, false, false]);
    await mustPerform(next, guest.id, { type: 'stand-up', seat: 0 }, clock);
    expect(guests(next)).toEqual([false, false, false]);
  });
});
