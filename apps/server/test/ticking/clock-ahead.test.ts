import { TableSettings, tableOf } from '@bastide/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games.ts';
import { Listing } from '../../src/rooms/listing.ts';
import { Names } from '../../src/rooms/names.ts';
import { Outages } from '../../src/rooms/outages.ts';
import type { Room } from '../../src/rooms/room.ts';
import { Rooms } from '../../src/rooms/rooms.ts';
import { ClockGuard } from '../../src/ticking/clock-guard.ts';
import { HostWatch } from '../../src/ticking/host-watch.ts';
import { must } from '../rooms/playing.ts';
import { type Ground, kinds, openGround, seated } from './ground.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const settings = { clock: { kind: 'live', bank: 100, increment: 0 }, late: 'seat' };

let ground: Ground;
beforeEach(async () => {
  ground = await openGround();
});
afterEach(async () => {
  expect(ground.errors).toEqual([]);
  await ground.close();
});

const now = () => ground.clock.at;
const hello = (room: Room) => must(room, 'ann', { type: 'say', to: 'all', preset: 'hello' }, ground.clock);
const corrections = (room: Room): readonly number[] =>
  room.standing.lines.flatMap(({ entry }) => (entry.kind === 'clock-corrected' ? [entry.ms] : []));
/** The seat whose clock runs, and what is left of it. */
function running(room: Room): { seat: number; left: number } {
  const { seats } = room.standing.table;
  const seat = seats.findIndex(({ clock }) => clock.since !== null);
  const { left, since } = seats[seat]!.clock;
  return { seat, left: left! - Math.max(0, now() - since!) };
}
/** A guard that looks once, as at the start of a server. */
async function guard(rooms: Rooms): Promise<void> {
  const one = new ClockGuard({
    store: ground.store,
    rooms,
    now,
    failed: (error) => ground.errors.push(error),
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  await one.close();
}

test('clocks run on once the clock of the server is put back, and the log never goes back in time', async () => {
  const corrected: [string, number][] = [];
  const rooms = new Rooms(ground.store, GAMES, now, undefined, undefined, (...one) => corrected.push(one));
  ground.clock.at += HOUR;
  const room = await seated(ground, rooms, 'catan', ['ann', 'bob'], settings);
  ground.clock.at -= HOUR;
  const { seat, left } = running(room);
  await hello(room);
  expect(corrections(room)).toEqual([HOUR]);
  ground.clock.at += 20 * SECOND;
  await hello(room);
  expect(running(room)).toEqual({ seat, left: left - 20 * SECOND });
  expect(corrected).toEqual([[room.id, HOUR]]);

  const entries = room.standing.lines.map(({ entry }) => entry);
  for (const [i, { at }] of entries.entries()) expect(at).toBeGreaterThanOrEqual(entries[i - 1]?.at ?? 0);
  expect(entries.at(-1)!.at).toBe(now() + HOUR);
  expect(tableOf(entries)).toEqual(room.standing.table);
  const elsewhere = (await ground.elsewhere().room(room.id))!;
  expect(elsewhere.standing.table).toEqual(room.standing.table);
});

test('whoever waits while the clock is put back is late in time, though nobody does anything', async () => {
  const { rooms } = ground.node();
  ground.clock.at += HOUR;
  const room = await seated(ground, rooms, 'catan', ['ann', 'bob'], settings);
  ground.clock.at -= HOUR;
  await guard(rooms);
  expect(running(room).left).toBe(100 * SECOND);
  await ground.pass(99 * SECOND);
  expect(kinds(room)).not.toContain('late');
  await ground.pass(2 * SECOND);
  expect(kinds(room)).toContain('late');
});

test('a bot that was to act by the clock that was ahead acts at once', async () => {
  // Nobody looks after tables yet.
  const rooms = new Rooms(ground.store, GAMES, now);
  ground.clock.at += HOUR;
  const room = await seated(ground, rooms, 'carcassonne', ['random', 'greedy'], settings);
  ground.clock.at -= HOUR;
  const node = ground.node();
  await ground.pass(10 * SECOND);
  const there = (await node.rooms.room(room.id))!;
  expect(there.standing.table.acts).toBeLessThan(3);
  await guard(node.rooms);
  await ground.pass(10 * SECOND);
  expect(there.standing.table.acts).toBeGreaterThan(10);
});

test('the guard looks at the start and when the clock goes back, and corrects a table once', async () => {
  const { rooms } = ground.node();
  const room = await seated(ground, rooms, 'catan', ['ann', 'bob'], settings);
  const one = new ClockGuard({
    ...{ store: ground.store, rooms, now, every: 10 },
    failed: (error) => ground.errors.push(error),
  });
  ground.clock.at += HOUR;
  await hello(room);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(corrections(room)).toEqual([]);
  ground.clock.at -= HOUR;
  await expect.poll(() => corrections(room)).toEqual([HOUR]);
  ground.clock.at -= SECOND;
  await new Promise((resolve) => setTimeout(resolve, 50));
  await hello(room);
  expect(corrections(room)).toEqual([HOUR]);
  await one.close();
});

test('some seconds are no clock that is ahead: servers differ by so much', async () => {
  const { rooms } = ground.node();
  ground.clock.at += 9 * SECOND;
  const room = await seated(ground, rooms, 'catan', ['ann', 'bob'], settings);
  ground.clock.at -= 9 * SECOND;
  await hello(room);
  await guard(rooms);
  expect(corrections(room)).toEqual([]);
});

test('a table that is over is left as it is', async () => {
  const { rooms } = ground.node();
  ground.clock.at += HOUR;
  const room = await seated(ground, rooms, 'catan', ['ann', 'bob'], settings);
  await must(room, 'ann', { type: 'resign', seat: 0 }, ground.clock);
  ground.clock.at -= HOUR;
  const { version } = room.standing.table;
  await guard(rooms);
  expect(room.standing.table.version).toBe(version);
});

test('a clock that was ahead for a moment is no outage, and gives no time to tables that were not touched', async () => {
  const outages = await Outages.open(ground.store, now);
  const rooms = new Rooms(ground.store, GAMES, now, outages);
  const room = await seated(ground, rooms, 'catan', ['ann', 'bob'], settings);
  const { left } = running(room);
  ground.clock.at += HOUR;
  await outages.beat();
  ground.clock.at += SECOND - HOUR;
  await hello(room);
  expect(running(room).left).toBe(left - SECOND);
});

test('outages after a correction are given back as always', async () => {
  const rooms = new Rooms(ground.store, GAMES, now);
  ground.clock.at += HOUR;
  const room = await seated(ground, rooms, 'catan', ['ann', 'bob'], settings);
  ground.clock.at -= HOUR;
  await hello(room);
  const { left } = running(room);
  await Outages.open(ground.store, now);
  ground.clock.at += 500 * SECOND;
  const after = new Rooms(ground.store, GAMES, now, await Outages.open(ground.store, now));
  const there = (await after.room(room.id))!;
  await hello(there);
  expect(running(there).left).toBe(left);
});

describe('once a clock that was far ahead is put back', () => {
  const DAY = 24 * HOUR;
  const stored = () => ground.store.db.selectFrom('outage').selectAll().execute();

  test.each([
    ['by a process that goes on', (outages: Outages) => Promise.resolve(outages)],
    ['by a process that starts', () => Outages.open(ground.store, now)],
    ['after one that ended in order', (outages: Outages) => outages.end().then(() => open())],
  ])('an outage is noted and given back: %s', async (_, next) => {
    ground.clock.at += DAY;
    const before = await open();
    ground.clock.at -= DAY;
    const outages = await next(before);
    const rooms = new Rooms(ground.store, GAMES, now, outages);
    const room = await seated(ground, rooms, 'catan', ['ann', 'bob'], settings);
    const { left } = running(room);
    ground.clock.at += 60 * SECOND;
    const there = (await new Rooms(ground.store, GAMES, now, await open()).room(room.id))!;
    expect(await stored()).toHaveLength(1);
    expect(running(there).left).toBe(left);
  });

  test('the jump ahead is never given back as an outage, neither here nor at another process', async () => {
    const both = await Promise.all([open(), open()]);
    ground.clock.at += HOUR;
    await Promise.all(both.map((outages) => outages.beat()));
    expect(await stored()).toHaveLength(1);
    ground.clock.at -= HOUR;
    await Promise.all(both.map((outages) => outages.beat()));
    expect(await stored()).toEqual([]);
    await pass(both[0]!, HOUR - 30 * SECOND);
    await both[1]!.beat();
    const rooms = both.map((outages) => new Rooms(ground.store, GAMES, now, outages));
    const room = await seated(ground, rooms[0]!, 'catan', ['ann', 'bob'], settings);
    const { left } = running(room);
    await pass(both[0]!, 60 * SECOND);
    await both[1]!.beat();
    for (const each of rooms) await hello((await each.room(room.id))!);
    expect(running(room).left).toBe(left - 60 * SECOND);
    expect(kinds(room)).not.toContain('credited');
  });

  test('an open table that nobody comes back to leaves the lobby in its time', async () => {
    const rooms = new Rooms(ground.store, GAMES, now);
    const listing = new Listing(ground.store, new Names(ground.store.db, now));
    const read = GAMES.newest('catan')!.game.readOptions({ seats: 2 });
    if (!read.ok) throw new Error(read.because);
    const settings = TableSettings.parse({ visibility: 'public' });
    ground.clock.at += DAY;
    const room = await rooms.open({ game: 'catan', options: read.value, settings, by: 'ann' });
    ground.clock.at -= DAY;
    await guard(rooms);
    const watch = new HostWatch({
      ...{ rooms, listing, now, timers: ground.time, patience: HOUR },
      bus: { sinceGap: () => Number.POSITIVE_INFINITY },
      hub: { isHostAway: (_, { hostSince }) => hostSince + 60 * SECOND <= now(), isGoneFor: () => true },
      failed: (error) => ground.errors.push(error),
    });
    const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 5));
    await ground.time.pass(HOUR - 20 * SECOND, settled);
    expect(room.standing.table.state).toBe('open');
    await ground.time.pass(40 * SECOND, settled);
    await watch.close();
    expect(room.standing.table.state).toBe('over');
    expect((await listing.lobby()).tables).toEqual([]);
  });

  test('lists count an outage in that came after it', async () => {
    const rooms = new Rooms(ground.store, GAMES, now);
    ground.clock.at += DAY;
    const room = await seated(ground, rooms, 'catan', ['ann', 'bob'], settings);
    ground.clock.at -= DAY;
    await hello(room);
    const due = now() + running(room).left;
    await open();
    ground.clock.at += 500 * SECOND;
    const listing = new Listing(ground.store, new Names(ground.store.db, now), await open());
    expect(await listing.mine('ann')).toMatchObject([
      { due: due + 500 * SECOND, changed: now() - 500 * SECOND },
    ]);
  });

  const open = () => Outages.open(ground.store, now);

  /** Lets time go by while a process is there. */
  async function pass(outages: Outages, milliseconds: number): Promise<void> {
    for (const until = now() + milliseconds; now() < until; ) {
      ground.clock.at = Math.min(until, now() + 2 * SECOND);
      await outages.beat();
    }
  }
});
