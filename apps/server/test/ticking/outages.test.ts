import { afterEach, beforeEach, expect, test } from 'vitest';
import { GAMES } from '../../src/games.ts';
import { Outages } from '../../src/rooms/outages.ts';
import type { Room } from '../../src/rooms/room.ts';
import { Rooms } from '../../src/rooms/rooms.ts';
import { must, openPlace, type Place } from '../rooms/playing.ts';
import { seated } from './ground.ts';

const SECOND = 1000;
const settings = { clock: { kind: 'live', bank: 100, increment: 0 } };

let place: Place;
const now = () => place.clock.at;
beforeEach(async () => {
  place = await openPlace();
});
afterEach(() => place.close());

/** A process that starts now. */
async function process() {
  const outages = await Outages.open(place.store, now);
  return { outages, rooms: new Rooms(place.store, GAMES, now, outages) };
}

const hello = (room: Room) => must(room, 'ann', { type: 'say', to: 'all', preset: 'hello' }, place.clock);
const credits = (room: Room): readonly number[] =>
  room.standing.lines.flatMap(({ entry }) => (entry.kind === 'credited' ? [entry.ms] : []));

function leftAt(room: Room): number {
  const { clock } = room.standing.table.seats[0]!;
  return clock.left! - (clock.since === null ? 0 : now() - clock.since);
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
  await must(paused, 'ann', { type: 'ask', seat: 0, what: 'pause' }, place.clock);
  const { asked } = paused.standing.table.asking!;
  await must(paused, 'bob', { type: 'answer', seat: 1, asked, yes: true }, place.clock);
  place.clock.at += 3600 * SECOND;
  for (const room of [untimed, paused]) {
    await hello(room);
    expect(credits(room)).toEqual([]);
  }
});
