import { TableSettings, tableOf } from '@bastide/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games.ts';
import type { LiveTable } from '../../src/live/live-table.ts';
import { LiveTables } from '../../src/live/live-tables.ts';
import { NameCache } from '../../src/live/name-cache.ts';
import { Outages } from '../../src/live/outages.ts';
import { TableLists } from '../../src/live/table-lists.ts';
import { ClockGuard } from '../../src/scheduler/clock-guard.ts';
import { HostWatch } from '../../src/scheduler/host-watch.ts';
import { mustPerform } from '../live/fixture.ts';
import { beginWith, entryKinds, openSchedulerFixture, type SchedulerFixture } from './fixture.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const settings = { clock: { kind: 'live', bank: 100, increment: 0 }, late: 'seat' };

let fixture: SchedulerFixture;
beforeEach(async () => {
  fixture = await openSchedulerFixture();
});
afterEach(async () => {
  expect(fixture.errors).toEqual([]);
  await fixture.close();
});

const now = () => fixture.clock.at;
const hello = (liveTable: LiveTable) =>
  mustPerform(liveTable, 'ann', { type: 'say', to: 'all', preset: 'hello' }, fixture.clock);
const corrections = (liveTable: LiveTable): readonly number[] =>
  liveTable.snapshot.log.flatMap(({ entry }) => (entry.kind === 'clock-corrected' ? [entry.ms] : []));
/** The seat whose clock runs, and what is left of it. */
function running(liveTable: LiveTable): { seat: number; left: number } {
  const { seats } = liveTable.snapshot.table;
  const seat = seats.findIndex(({ clock }) => clock.since !== null);
  const { left, since } = seats[seat]!.clock;
  return { seat, left: left! - Math.max(0, now() - since!) };
}
/** A guard that looks once, as at the start of a server. */
async function guard(liveTables: LiveTables): Promise<void> {
  const one = new ClockGuard({
    store: fixture.store,
    liveTables,
    now,
    onError: (error) => fixture.errors.push(error),
  });
  await one.settled();
  await one.close();
}

test('clocks run on once the clock of the server is put back, and the log never goes back in time', async () => {
  const corrected: [string, number][] = [];
  const liveTables = new LiveTables(fixture.store, GAMES, now, undefined, undefined, (...one) =>
    corrected.push(one),
  );
  fixture.clock.at += HOUR;
  const liveTable = await beginWith(fixture, liveTables, 'catan', ['ann', 'bob'], settings);
  fixture.clock.at -= HOUR;
  const { seat, left } = running(liveTable);
  await hello(liveTable);
  expect(corrections(liveTable)).toEqual([HOUR]);
  fixture.clock.at += 20 * SECOND;
  await hello(liveTable);
  expect(running(liveTable)).toEqual({ seat, left: left - 20 * SECOND });
  expect(corrected).toEqual([[liveTable.id, HOUR]]);

  const entries = liveTable.snapshot.log.map(({ entry }) => entry);
  for (const [i, { at }] of entries.entries()) expect(at).toBeGreaterThanOrEqual(entries[i - 1]?.at ?? 0);
  expect(entries.at(-1)!.at).toBe(now() + HOUR);
  expect(tableOf(entries)).toEqual(liveTable.snapshot.table);
  const elsewhere = (await fixture.otherProcess().get(liveTable.id))!;
  expect(elsewhere.snapshot.table).toEqual(liveTable.snapshot.table);
});

test('whoever waits while the clock is put back is late in time, though nobody does anything', async () => {
  const { liveTables } = fixture.addNode();
  fixture.clock.at += HOUR;
  const liveTable = await beginWith(fixture, liveTables, 'catan', ['ann', 'bob'], settings);
  fixture.clock.at -= HOUR;
  await guard(liveTables);
  expect(running(liveTable).left).toBe(100 * SECOND);
  await fixture.passTime(99 * SECOND);
  expect(entryKinds(liveTable)).not.toContain('late');
  await fixture.passTime(2 * SECOND);
  expect(entryKinds(liveTable)).toContain('late');
});

test('a bot that was to act by the clock that was ahead acts at once', async () => {
  // Nobody looks after tables yet.
  const liveTables = new LiveTables(fixture.store, GAMES, now);
  fixture.clock.at += HOUR;
  const liveTable = await beginWith(fixture, liveTables, 'carcassonne', ['random', 'greedy'], settings);
  fixture.clock.at -= HOUR;
  const node = fixture.addNode();
  await fixture.passTime(10 * SECOND);
  const there = (await node.liveTables.get(liveTable.id))!;
  expect(there.snapshot.table.acts).toBeLessThan(3);
  await guard(node.liveTables);
  await fixture.passTime(10 * SECOND);
  expect(there.snapshot.table.acts).toBeGreaterThan(10);
});

test('the guard looks at the start and when the clock goes back, and corrects a table once', async () => {
  const { liveTables } = fixture.addNode();
  const liveTable = await beginWith(fixture, liveTables, 'catan', ['ann', 'bob'], settings);
  const one = new ClockGuard({
    ...{ store: fixture.store, liveTables, now, intervalMs: 10 },
    onError: (error) => fixture.errors.push(error),
  });
  fixture.clock.at += HOUR;
  await hello(liveTable);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(corrections(liveTable)).toEqual([]);
  fixture.clock.at -= HOUR;
  await expect.poll(() => corrections(liveTable)).toEqual([HOUR]);
  fixture.clock.at -= SECOND;
  await new Promise((resolve) => setTimeout(resolve, 50));
  await hello(liveTable);
  expect(corrections(liveTable)).toEqual([HOUR]);
  await one.close();
});

test('some seconds are no clock that is ahead: servers differ by so much', async () => {
  const { liveTables } = fixture.addNode();
  fixture.clock.at += 9 * SECOND;
  const liveTable = await beginWith(fixture, liveTables, 'catan', ['ann', 'bob'], settings);
  fixture.clock.at -= 9 * SECOND;
  await hello(liveTable);
  await guard(liveTables);
  expect(corrections(liveTable)).toEqual([]);
});

test('a table that is over is left as it is', async () => {
  const { liveTables } = fixture.addNode();
  fixture.clock.at += HOUR;
  const liveTable = await beginWith(fixture, liveTables, 'catan', ['ann', 'bob'], settings);
  await mustPerform(liveTable, 'ann', { type: 'resign', seat: 0 }, fixture.clock);
  fixture.clock.at -= HOUR;
  const { version } = liveTable.snapshot.table;
  await guard(liveTables);
  expect(liveTable.snapshot.table.version).toBe(version);
});

test('a clock that was ahead for a moment is no outage, and gives no time to tables that were not touched', async () => {
  const outages = await Outages.open(fixture.store, now);
  const liveTables = new LiveTables(fixture.store, GAMES, now, outages);
  const liveTable = await beginWith(fixture, liveTables, 'catan', ['ann', 'bob'], settings);
  const { left } = running(liveTable);
  fixture.clock.at += HOUR;
  await outages.beat();
  fixture.clock.at += SECOND - HOUR;
  await hello(liveTable);
  expect(running(liveTable).left).toBe(left - SECOND);
});

test('outages after a correction are given back as always', async () => {
  const liveTables = new LiveTables(fixture.store, GAMES, now);
  fixture.clock.at += HOUR;
  const liveTable = await beginWith(fixture, liveTables, 'catan', ['ann', 'bob'], settings);
  fixture.clock.at -= HOUR;
  await hello(liveTable);
  const { left } = running(liveTable);
  await Outages.open(fixture.store, now);
  fixture.clock.at += 500 * SECOND;
  const after = new LiveTables(fixture.store, GAMES, now, await Outages.open(fixture.store, now));
  const there = (await after.get(liveTable.id))!;
  await hello(there);
  expect(running(there).left).toBe(left);
});

describe('once a clock that was far ahead is put back', () => {
  const DAY = 24 * HOUR;
  const stored = () => fixture.store.db.selectFrom('outage').selectAll().execute();

  test.each([
    ['by a process that goes on', (outages: Outages) => Promise.resolve(outages)],
    ['by a process that starts', () => Outages.open(fixture.store, now)],
    ['after one that ended in order', (outages: Outages) => outages.beatLast().then(() => open())],
  ])('an outage is noted and given back: %s', async (_, next) => {
    fixture.clock.at += DAY;
    const before = await open();
    fixture.clock.at -= DAY;
    const outages = await next(before);
    const liveTables = new LiveTables(fixture.store, GAMES, now, outages);
    const liveTable = await beginWith(fixture, liveTables, 'catan', ['ann', 'bob'], settings);
    const { left } = running(liveTable);
    fixture.clock.at += 60 * SECOND;
    const there = (await new LiveTables(fixture.store, GAMES, now, await open()).get(liveTable.id))!;
    expect(await stored()).toHaveLength(1);
    expect(running(there).left).toBe(left);
  });

  test('the jump ahead is never given back as an outage, neither here nor at another process', async () => {
    const both = await Promise.all([open(), open()]);
    fixture.clock.at += HOUR;
    await Promise.all(both.map((outages) => outages.beat()));
    expect(await stored()).toHaveLength(1);
    fixture.clock.at -= HOUR;
    await Promise.all(both.map((outages) => outages.beat()));
    expect(await stored()).toEqual([]);
    await pass(both[0]!, HOUR - 30 * SECOND);
    await both[1]!.beat();
    const liveTables = both.map((outages) => new LiveTables(fixture.store, GAMES, now, outages));
    const liveTable = await beginWith(fixture, liveTables[0]!, 'catan', ['ann', 'bob'], settings);
    const { left } = running(liveTable);
    await pass(both[0]!, 60 * SECOND);
    await both[1]!.beat();
    for (const each of liveTables) await hello((await each.get(liveTable.id))!);
    expect(running(liveTable).left).toBe(left - 60 * SECOND);
    expect(entryKinds(liveTable)).not.toContain('credited');
  });

  test('an open table that nobody comes back to leaves the lobby in its time', async () => {
    const liveTables = new LiveTables(fixture.store, GAMES, now);
    const tableLists = new TableLists(fixture.store, new NameCache(fixture.store.db, now));
    const read = GAMES.newest('catan')!.game.readOptions({ seats: 2 });
    if (!read.ok) throw new Error(read.because);
    const settings = TableSettings.parse({ visibility: 'public' });
    fixture.clock.at += DAY;
    const liveTable = await liveTables.open({ game: 'catan', options: read.value, settings, by: 'ann' });
    fixture.clock.at -= DAY;
    await guard(liveTables);
    const watch = new HostWatch({
      ...{ liveTables, tableLists, now, timers: fixture.timers, abandonedAfterMs: HOUR },
      bus: { msSinceGap: () => Number.POSITIVE_INFINITY },
      hub: { isHostAway: (_, { hostSince }) => hostSince + 60 * SECOND <= now(), isGoneFor: () => true },
      onError: (error) => fixture.errors.push(error),
    });
    const settled = () => watch.settled();
    await fixture.timers.pass(HOUR - 20 * SECOND, settled);
    expect(liveTable.snapshot.table.state).toBe('open');
    await fixture.timers.pass(40 * SECOND, settled);
    await watch.close();
    expect(liveTable.snapshot.table.state).toBe('over');
    expect((await tableLists.lobby()).tables).toEqual([]);
  });

  test('lists count an outage in that came after it', async () => {
    const liveTables = new LiveTables(fixture.store, GAMES, now);
    fixture.clock.at += DAY;
    const liveTable = await beginWith(fixture, liveTables, 'catan', ['ann', 'bob'], settings);
    fixture.clock.at -= DAY;
    await hello(liveTable);
    const due = now() + running(liveTable).left;
    await open();
    fixture.clock.at += 500 * SECOND;
    const tableLists = new TableLists(fixture.store, new NameCache(fixture.store.db, now), await open());
    expect(await tableLists.tablesOf('ann')).toMatchObject([
      { due: due + 500 * SECOND, changed: now() - 500 * SECOND },
    ]);
  });

  const open = () => Outages.open(fixture.store, now);

  /** Lets time go by while a process is there. */
  async function pass(outages: Outages, milliseconds: number): Promise<void> {
    for (const until = now() + milliseconds; now() < until; ) {
      fixture.clock.at = Math.min(until, now() + 2 * SECOND);
      await outages.beat();
    }
  }
});
