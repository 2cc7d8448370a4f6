import { Sfc32 } from '@bastide/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games.ts';
import { Listing } from '../../src/rooms/listing.ts';
import { Names } from '../../src/rooms/names.ts';
import { Outages } from '../../src/rooms/outages.ts';
import type { Room } from '../../src/rooms/room.ts';
import { Rooms } from '../../src/rooms/rooms.ts';
import type { Store } from '../../src/store/store.ts';
import { begun, must, openPlace, type Place, randomAct } from '../rooms/playing.ts';
import { kinds, openGround, seated } from './ground.ts';

const SECOND = 1000;
const settings = { clock: { kind: 'live', bank: 100, increment: 0 } };

let place: Place;
const now = () => place.clock.at;
beforeEach(async () => {
  place = await openPlace();
});
afterEach(() => place.close());

/** A process that starts now; `at`: by a clock of its own, which goes ahead or behind. */
async function process(at = now, store: Store = place.store) {
  const outages = await Outages.open(store, at);
  const listing = new Listing(store, new Names(store.db, at), outages);
  return { outages, rooms: new Rooms(store, GAMES, at, outages), listing };
}

const hello = (room: Room) => must(room, 'ann', { type: 'say', to: 'all', preset: 'hello' }, place.clock);
const credits = (room: Room): readonly number[] =>
  room.standing.lines.flatMap(({ entry }) => (entry.kind === 'credited' ? [entry.ms] : []));

function leftAt(room: Room, seat = 0): number {
  const { clock } = room.standing.table.seats[seat]!;
  return clock.left! - (clock.since === null ? 0 : now() - clock.since);
}

/** So much time goes by while a process is there. */
async function pass({ outages }: { readonly outages: Outages }, milliseconds: number): Promise<void> {
  for (const until = now() + milliseconds; now() < until; ) {
    place.clock.at = Math.min(until, now() + 2 * SECOND);
    await outages.beat();
  }
}

/** A vote of both to pause. */
async function pause(room: Room): Promise<void> {
  await must(room, 'ann', { type: 'ask', seat: 0, what: 'pause' }, place.clock);
  const { asked } = room.standing.table.asking!;
  await must(room, 'bob', { type: 'answer', seat: 1, asked, yes: true }, place.clock);
}

test('what passed while the server was away is given back once, whoever comes first', async () => {
  const before = await process();
  const room = await seated(place, before.rooms, 'catan', ['ann', 'bob'], settings);
  place.clock.at += 2 * SECOND;
  await before.outages.beat();
  place.clock.at += 500 * SECOND;
  const [one, two] = await Promise.all([process(), process()]);
  const rooms = await Promise.all([one, two].map(({ rooms }) => rooms.room(room.id)));
  place.clock.at += 3 * SECOND;
  await Promise.all(rooms.map((there) => hello(there!)));
  await hello(rooms[0]!);
  expect(credits(rooms[0]!)).toEqual([500 * SECOND]);
  expect(leftAt(rooms[0]!)).toBe(95 * SECOND);
  expect(await place.store.db.selectFrom('outage').selectAll().execute()).toHaveLength(1);
});

test('of a table that was changed after the last beat only the rest counts', async () => {
  const before = await process();
  place.clock.at += 2 * SECOND;
  const room = await seated(place, before.rooms, 'catan', ['ann', 'bob'], settings);
  place.clock.at += 60 * SECOND;
  const after = (await (await process()).rooms.room(room.id))!;
  await hello(after);
  expect(credits(after)).toEqual([60 * SECOND]);
  expect(leftAt(after)).toBe(100 * SECOND);
});

test('a process that has slept notices before anything is done at its tables', async () => {
  const { rooms } = await process();
  const room = await seated(place, rooms, 'catan', ['ann', 'bob'], settings);
  place.clock.at += 3600 * SECOND;
  await hello(room);
  expect(credits(room)).toEqual([3600 * SECOND]);
  expect(leftAt(room)).toBe(100 * SECOND);
});

test('a restart in order is given back however short it was, but not while another process is there', async () => {
  const before = await process();
  const room = await seated(place, before.rooms, 'catan', ['ann', 'bob'], settings);
  place.clock.at += SECOND;
  await before.outages.end();
  place.clock.at += SECOND / 2;
  const after = await process();
  const there = (await after.rooms.room(room.id))!;
  await hello(there);
  expect(credits(there)).toEqual([SECOND / 2]);
  expect(leftAt(there)).toBe(99 * SECOND);
  const other = await process();
  await after.outages.end();
  place.clock.at += SECOND;
  await other.outages.beat();
  await process();
  expect(await place.store.db.selectFrom('outage').selectAll().execute()).toHaveLength(1);
});

test('a restart of some seconds that was not in order is given back, too', async () => {
  const before = await process();
  const room = await seated(place, before.rooms, 'catan', ['ann', 'bob'], settings);
  place.clock.at += 4 * SECOND;
  const there = (await (await process()).rooms.room(room.id))!;
  await hello(there);
  expect(credits(there)).toEqual([4 * SECOND]);
});

test('each beat asks only for outages that it does not know', async () => {
  const one = await process();
  const room = await seated(place, one.rooms, 'catan', ['ann', 'bob'], settings);
  for (let n = 0; n < 3; n++) {
    place.clock.at += 10 * SECOND;
    await process();
  }
  await one.outages.beat();
  // What is known already needs not be there any more.
  await place.store.db.deleteFrom('outage').execute();
  place.clock.at += 20 * SECOND;
  await hello(room);
  expect(credits(room)).toEqual([50 * SECOND]);
});

test('while nothing can be written reads try a beat every two seconds at most, and actions each time', async () => {
  let [tries, isFull] = [0, false];
  const store: Store = {
    ...place.store,
    transact: (work) => {
      if (!isFull) return place.store.transact(work);
      tries++;
      return Promise.reject(new Error('the store is locked'));
    },
  };
  const { rooms, outages } = await process(now, store);
  const { id } = await seated(place, rooms, 'catan', ['ann', 'bob'], settings);
  place.clock.at += 10 * SECOND;
  isFull = true;
  for (let n = 0; n < 20; n++) expect((await rooms.room(id))?.id).toBe(id);
  expect(tries).toBe(1);
  place.clock.at += 2 * SECOND;
  const room = (await rooms.room(id))!;
  expect(tries).toBe(2);
  await expect(hello(room)).rejects.toThrow('locked');
  expect(tries).toBe(3);
  isFull = false;
  await outages.beat();
  await rooms.room(id);
  expect(credits(room)).toEqual([12 * SECOND]);
});

test('as long as one process is there nothing is given back', async () => {
  const [one, two] = [await process(), await process()];
  const room = await seated(place, one.rooms, 'catan', ['ann', 'bob'], settings);
  for (let n = 0; n < 20; n++) {
    place.clock.at += 2 * SECOND;
    await two.outages.beat();
  }
  await hello(room);
  expect(credits(room)).toEqual([]);
  expect(leftAt(room)).toBe(60 * SECOND);
});

test('clocks that stand, and tables without one, are left as they are', async () => {
  const { rooms } = await process();
  const untimed = await seated(place, rooms, 'catan', ['ann', 'bob']);
  const paused = await seated(place, rooms, 'catan', ['ann', 'bob'], settings);
  await pause(paused);
  place.clock.at += 3600 * SECOND;
  for (const room of [untimed, paused]) {
    await hello(room);
    expect(credits(room)).toEqual([]);
  }
});

describe('after a restart, before anybody acts', () => {
  test.each([
    ['live', { kind: 'live', bank: 60, increment: 8 }, 60 * SECOND],
    ['days', { kind: 'days', days: 2 }, 2 * 86_400 * SECOND],
  ])('whoever reads a table first sees the clock right: %s', async (_, clock, whole) => {
    const before = await process();
    const { id } = await seated(place, before.rooms, 'catan', ['ann', 'bob'], { clock });
    place.clock.at += 3 * SECOND;
    await before.outages.beat();
    place.clock.at += 11 * SECOND;
    const after = await process();
    const room = (await after.rooms.room(id))!;
    expect(leftAt(room)).toBe(whole - 3 * SECOND);
    expect(credits(room)).toEqual([11 * SECOND]);
    await pass(after, 10 * SECOND);
    expect(leftAt(room)).toBe(whole - 13 * SECOND);
    await hello(room);
    expect(credits(room)).toEqual([11 * SECOND]);
  });

  test('all clocks that run at once are right: several seats that discard', async () => {
    const before = await process();
    const people = ['ann', 'bob', 'cid', 'dee'];
    const room = await begun({ ...place, rooms: before.rooms }, 'catan', {}, settings, people);
    const random = new Sfc32(1);
    const discarding = () => {
      const { hosted, played, table } = room.standing;
      const isDiscard = ({ type }: { readonly type: string }) => type === 'discard';
      return table.awaits.filter((seat) => hosted.game.actions(played!.state, seat).some(isDiscard));
    };
    for (let acts = 0; discarding().length < 2; acts++) {
      if (acts > 20_000) throw new Error('nobody had to discard');
      const { person, command } = randomAct(room, random);
      await must(room, person, command, place.clock);
    }
    const seats = discarding();
    place.clock.at += SECOND;
    await before.outages.beat();
    const left = seats.map((seat) => leftAt(room, seat));
    place.clock.at += 100 * SECOND;
    const there = (await (await process()).rooms.room(room.id))!;
    expect(there.standing.table.awaits).toEqual(seats);
    expect(seats.map((seat) => leftAt(there, seat))).toEqual(left);
  });

  test('of processes that read a table at the same moment one gives the time back', async () => {
    const before = await process();
    const { id } = await seated(place, before.rooms, 'catan', ['ann', 'bob'], settings);
    place.clock.at += 60 * SECOND;
    const nodes = await Promise.all([process(), process(), process()]);
    const rooms = await Promise.all(nodes.map((node) => node.rooms.room(id)));
    const log = await place.store.read(id);
    expect(log.filter(({ body }) => body.includes('credited'))).toHaveLength(1);
    for (const room of rooms) expect(leftAt(room!)).toBe(100 * SECOND);
  });

  test('of a table that is paused, over, or without a clock nothing is written by reading it', async () => {
    const before = await process();
    const untimed = await seated(place, before.rooms, 'catan', ['ann', 'bob']);
    const paused = await seated(place, before.rooms, 'catan', ['ann', 'bob'], settings);
    await pause(paused);
    const over = await seated(place, before.rooms, 'catan', ['ann', 'bob'], settings);
    await must(over, 'bob', { type: 'resign', seat: 1 }, place.clock);
    place.clock.at += 60 * SECOND;
    const after = await process();
    for (const { id, standing } of [untimed, paused, over]) {
      const room = (await after.rooms.room(id))!;
      expect(room.standing.table.version).toBe(standing.table.version);
      expect((await after.listing.one(id, ['ann']))![0]!.due).toBe(null);
    }
  });

  test('lists say when the time is over also of tables that nobody has opened since', async () => {
    const before = await process();
    const room = await seated(place, before.rooms, 'catan', ['ann', 'bob'], settings);
    const bots = await seated(place, before.rooms, 'catan', ['greedy', 'bob'], settings);
    const due = now() + 100 * SECOND;
    place.clock.at += 3 * SECOND;
    await before.outages.beat();
    place.clock.at += 11 * SECOND;
    const { listing, rooms } = await process();
    const dueOf = async () => {
      const { tables } = await listing.lobby();
      const lists = [tables, await listing.mine('bob'), [(await listing.one(room.id, ['bob']))![0]!]];
      return lists.map((list) => list.find(({ table }) => table === room.id)!.due);
    };
    expect(await dueOf()).toEqual([due + 11 * SECOND, due + 11 * SECOND, due + 11 * SECOND]);
    // A bot has no clock.
    const [bot] = (await listing.one(bots.id, ['bob']))!;
    expect(bot!.due).toBe(bots.standing.lines.at(-1)!.entry.at);
    await rooms.room(room.id);
    expect(await dueOf()).toEqual([due + 11 * SECOND, due + 11 * SECOND, due + 11 * SECOND]);
    expect(await place.store.due(due + 10 * SECOND, 9)).toMatchObject([{ game: bots.id }]);
  });

  test('no seat is late because nobody of the server was there', async () => {
    const ground = await openGround();
    const nodeFrom = async () =>
      ground.node(undefined, undefined, await Outages.open(ground.store, () => ground.clock.at));
    const before = await nodeFrom();
    const room = await seated(ground, before.rooms, 'catan', ['ann', 'bob'], settings);
    await ground.pass(10 * SECOND);
    await before.ticker.close();
    ground.clock.at += 3600 * SECOND;
    const after = await nodeFrom();
    await ground.pass(89 * SECOND);
    const there = (await after.rooms.room(room.id))!;
    expect(kinds(there)).not.toContain('late');
    expect(credits(there)).toEqual([3600 * SECOND]);
    await ground.pass(2 * SECOND);
    expect(kinds(there)).toContain('late');
    await ground.close();
  });

  test('a table is read also where nothing can be written', async () => {
    const before = await process();
    const { id } = await seated(place, before.rooms, 'catan', ['ann', 'bob'], settings);
    place.clock.at += 60 * SECOND;
    const full = { append: () => Promise.reject(new Error('disk full')) };
    const { rooms } = await process(now, { ...place.store, ...full });
    const room = (await rooms.room(id))!;
    expect(room.standing.table.state).toBe('running');
    expect(credits(room)).toEqual([]);
  });
});

test('whoever watches a table is told when the process that has slept is there again; other tables wait for a reader', async () => {
  const { outages, rooms } = await process();
  const tables: Room[] = [];
  for (let n = 0; n < 40; n++) tables.push(await seated(place, rooms, 'catan', ['ann', 'bob'], settings));
  const watched = tables.slice(1);
  const told = new Map<string, number[]>();
  for (const room of watched)
    room.subscribe(() => told.set(room.id, [...(told.get(room.id) ?? []), leftAt(room)]));
  place.clock.at += 3600 * SECOND;
  outages.subscribe(() => void rooms.creditWatched());
  await outages.beat();
  await expect.poll(() => told.size).toBe(watched.length);
  expect([...told.values()]).toEqual(watched.map(() => [100 * SECOND]));
  expect(credits(tables[0]!)).toEqual([]);
  expect(leftAt((await rooms.room(tables[0]!.id))!)).toBe(100 * SECOND);
});

test('of several outages that nobody saw all are given back', async () => {
  const first = await process();
  const room = await seated(place, first.rooms, 'catan', ['ann', 'bob'], settings);
  place.clock.at += 2 * SECOND;
  await first.outages.beat();
  place.clock.at += 11 * SECOND;
  const second = await process();
  await pass(second, 4 * SECOND);
  place.clock.at += 7 * SECOND;
  const { rooms, listing } = await process();
  const due = now() + 94 * SECOND;
  expect((await listing.one(room.id, ['ann']))![0]!.due).toBe(due);
  const there = (await rooms.room(room.id))!;
  expect(credits(there)).toEqual([18 * SECOND]);
  expect(leftAt(there)).toBe(94 * SECOND);
});

test('a clock that is behind that of the process which noted the outage gives back no more than passed', async () => {
  const before = await process();
  const { id } = await seated(place, before.rooms, 'catan', ['ann', 'bob'], settings);
  place.clock.at += 60 * SECOND;
  const after = await process();
  const behind = () => now() - 2 * SECOND;
  const { rooms } = await process(behind);
  const room = (await rooms.room(id))!;
  await pass(after, 10 * SECOND);
  await must(room, 'ann', { type: 'say', to: 'all', preset: 'hello' }, { at: behind() });
  expect(credits(room).reduce((sum, ms) => sum + ms, 0)).toBe(60 * SECOND);
});
