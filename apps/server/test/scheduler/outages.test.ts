import { Sfc32 } from '@bastide/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games.ts';
import type { LiveTable } from '../../src/live/live-table.ts';
import { LiveTables } from '../../src/live/live-tables.ts';
import { NameCache } from '../../src/live/name-cache.ts';
import { Outages } from '../../src/live/outages.ts';
import { TableLists } from '../../src/live/table-lists.ts';
import type { Store } from '../../src/store/store.ts';
import { beginTable, type Fixture, mustPerform, openFixture, randomAction } from '../live/fixture.ts';
import { beginWith, entryKinds, openSchedulerFixture } from './fixture.ts';

const SECOND = 1000;
const settings = { clock: { kind: 'live', bank: 100, increment: 0 } };

let fixture: Fixture;
const now = () => fixture.clock.at;
beforeEach(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.close());

/** A process that starts now; `at`: by a clock of its own, which goes ahead or behind. */
async function process(at = now, store: Store = fixture.store) {
  const outages = await Outages.open(store, at);
  const tableLists = new TableLists(store, new NameCache(store.db, at), outages);
  return { outages, liveTables: new LiveTables(store, GAMES, at, outages), tableLists };
}

const hello = (liveTable: LiveTable) =>
  mustPerform(liveTable, 'ann', { type: 'say', to: 'all', preset: 'hello' }, fixture.clock);
const credits = (liveTable: LiveTable): readonly number[] =>
  liveTable.snapshot.log.flatMap(({ entry }) => (entry.kind === 'credited' ? [entry.ms] : []));

function leftAt(liveTable: LiveTable, seat = 0): number {
  const { clock } = liveTable.snapshot.table.seats[seat]!;
  return clock.left! - (clock.since === null ? 0 : now() - clock.since);
}

/** So much time goes by while a process is there. */
async function pass({ outages }: { readonly outages: Outages }, milliseconds: number): Promise<void> {
  for (const until = now() + milliseconds; now() < until; ) {
    fixture.clock.at = Math.min(until, now() + 2 * SECOND);
    await outages.beat();
  }
}

/** A vote of both to pause. */
async function pause(liveTable: LiveTable): Promise<void> {
  await mustPerform(liveTable, 'ann', { type: 'ask', seat: 0, what: 'pause' }, fixture.clock);
  const { asked } = liveTable.snapshot.table.asking!;
  await mustPerform(liveTable, 'bob', { type: 'answer', seat: 1, asked, yes: true }, fixture.clock);
}

test('what passed while the server was away is given back once, whoever comes first', async () => {
  const before = await process();
  const liveTable = await beginWith(fixture, before.liveTables, 'catan', ['ann', 'bob'], settings);
  fixture.clock.at += 2 * SECOND;
  await before.outages.beat();
  fixture.clock.at += 500 * SECOND;
  const [one, two] = await Promise.all([process(), process()]);
  const liveTables = await Promise.all([one, two].map(({ liveTables }) => liveTables.get(liveTable.id)));
  fixture.clock.at += 3 * SECOND;
  await Promise.all(liveTables.map((there) => hello(there!)));
  await hello(liveTables[0]!);
  expect(credits(liveTables[0]!)).toEqual([500 * SECOND]);
  expect(leftAt(liveTables[0]!)).toBe(95 * SECOND);
  expect(await fixture.store.db.selectFrom('outage').selectAll().execute()).toHaveLength(1);
});

test('of a table that was changed after the last beat only the rest counts', async () => {
  const before = await process();
  fixture.clock.at += 2 * SECOND;
  const liveTable = await beginWith(fixture, before.liveTables, 'catan', ['ann', 'bob'], settings);
  fixture.clock.at += 60 * SECOND;
  const after = (await (await process()).liveTables.get(liveTable.id))!;
  await hello(after);
  expect(credits(after)).toEqual([60 * SECOND]);
  expect(leftAt(after)).toBe(100 * SECOND);
});

test('a process that has slept notices before anything is done at its tables', async () => {
  const { liveTables } = await process();
  const liveTable = await beginWith(fixture, liveTables, 'catan', ['ann', 'bob'], settings);
  fixture.clock.at += 3600 * SECOND;
  await hello(liveTable);
  expect(credits(liveTable)).toEqual([3600 * SECOND]);
  expect(leftAt(liveTable)).toBe(100 * SECOND);
});

test('a restart in order is given back however short it was, but not while another process is there', async () => {
  const before = await process();
  const liveTable = await beginWith(fixture, before.liveTables, 'catan', ['ann', 'bob'], settings);
  fixture.clock.at += SECOND;
  await before.outages.beatLast();
  fixture.clock.at += SECOND / 2;
  const after = await process();
  const there = (await after.liveTables.get(liveTable.id))!;
  await hello(there);
  expect(credits(there)).toEqual([SECOND / 2]);
  expect(leftAt(there)).toBe(99 * SECOND);
  const other = await process();
  await after.outages.beatLast();
  fixture.clock.at += SECOND;
  await other.outages.beat();
  await process();
  expect(await fixture.store.db.selectFrom('outage').selectAll().execute()).toHaveLength(1);
});

test('a restart of some seconds that was not in order is given back, too', async () => {
  const before = await process();
  const liveTable = await beginWith(fixture, before.liveTables, 'catan', ['ann', 'bob'], settings);
  fixture.clock.at += 4 * SECOND;
  const there = (await (await process()).liveTables.get(liveTable.id))!;
  await hello(there);
  expect(credits(there)).toEqual([4 * SECOND]);
});

test('each beat asks only for outages that it does not know', async () => {
  const one = await process();
  const liveTable = await beginWith(fixture, one.liveTables, 'catan', ['ann', 'bob'], settings);
  for (let n = 0; n < 3; n++) {
    fixture.clock.at += 10 * SECOND;
    await process();
  }
  await one.outages.beat();
  // What is known already needs not be there any more.
  await fixture.store.db.deleteFrom('outage').execute();
  fixture.clock.at += 20 * SECOND;
  await hello(liveTable);
  expect(credits(liveTable)).toEqual([50 * SECOND]);
});

test('while nothing can be written reads try a beat every two seconds at most, and actions each time', async () => {
  let [tries, isFull] = [0, false];
  const store: Store = {
    ...fixture.store,
    transact: (work) => {
      if (!isFull) return fixture.store.transact(work);
      tries++;
      return Promise.reject(new Error('the store is locked'));
    },
  };
  const { liveTables, outages } = await process(now, store);
  const { id } = await beginWith(fixture, liveTables, 'catan', ['ann', 'bob'], settings);
  fixture.clock.at += 10 * SECOND;
  isFull = true;
  for (let n = 0; n < 20; n++) expect((await liveTables.get(id))?.id).toBe(id);
  expect(tries).toBe(1);
  fixture.clock.at += 2 * SECOND;
  const liveTable = (await liveTables.get(id))!;
  expect(tries).toBe(2);
  await expect(hello(liveTable)).rejects.toThrow('locked');
  expect(tries).toBe(3);
  isFull = false;
  await outages.beat();
  await liveTables.get(id);
  expect(credits(liveTable)).toEqual([12 * SECOND]);
});

test('as long as one process is there nothing is given back', async () => {
  const [one, two] = [await process(), await process()];
  const liveTable = await beginWith(fixture, one.liveTables, 'catan', ['ann', 'bob'], settings);
  for (let n = 0; n < 20; n++) {
    fixture.clock.at += 2 * SECOND;
    await two.outages.beat();
  }
  await hello(liveTable);
  expect(credits(liveTable)).toEqual([]);
  expect(leftAt(liveTable)).toBe(60 * SECOND);
});

test('clocks that stand, and tables without one, are left as they are', async () => {
  const { liveTables } = await process();
  const untimed = await beginWith(fixture, liveTables, 'catan', ['ann', 'bob']);
  const paused = await beginWith(fixture, liveTables, 'catan', ['ann', 'bob'], settings);
  await pause(paused);
  fixture.clock.at += 3600 * SECOND;
  for (const liveTable of [untimed, paused]) {
    await hello(liveTable);
    expect(credits(liveTable)).toEqual([]);
  }
});

describe('after a restart, before anybody acts', () => {
  test.each([
    ['live', { kind: 'live', bank: 60, increment: 8 }, 60 * SECOND],
    ['days', { kind: 'days', days: 2 }, 2 * 86_400 * SECOND],
  ])('whoever reads a table first sees the clock right: %s', async (_, clock, whole) => {
    const before = await process();
    const { id } = await beginWith(fixture, before.liveTables, 'catan', ['ann', 'bob'], { clock });
    fixture.clock.at += 3 * SECOND;
    await before.outages.beat();
    fixture.clock.at += 11 * SECOND;
    const after = await process();
    const liveTable = (await after.liveTables.get(id))!;
    expect(leftAt(liveTable)).toBe(whole - 3 * SECOND);
    expect(credits(liveTable)).toEqual([11 * SECOND]);
    await pass(after, 10 * SECOND);
    expect(leftAt(liveTable)).toBe(whole - 13 * SECOND);
    await hello(liveTable);
    expect(credits(liveTable)).toEqual([11 * SECOND]);
  });

  test('all clocks that run at once are right: several seats that discard', async () => {
    const before = await process();
    const people = ['ann', 'bob', 'cid', 'dee'];
    const liveTable = await beginTable(
      { ...fixture, liveTables: before.liveTables },
      'catan',
      {},
      settings,
      people,
    );
    const random = new Sfc32(1);
    const discarding = () => {
      const { facts, match, table } = liveTable.snapshot;
      const isDiscard = ({ type }: { readonly type: string }) => type === 'discard';
      return table.awaits.filter((seat) => facts.game.actions(match!.state, seat).some(isDiscard));
    };
    for (let acts = 0; discarding().length < 2; acts++) {
      if (acts > 20_000) throw new Error('nobody had to discard');
      const { person, command } = randomAction(liveTable, random);
      await mustPerform(liveTable, person, command, fixture.clock);
    }
    const seats = discarding();
    fixture.clock.at += SECOND;
    await before.outages.beat();
    const left = seats.map((seat) => leftAt(liveTable, seat));
    fixture.clock.at += 100 * SECOND;
    const there = (await (await process()).liveTables.get(liveTable.id))!;
    expect(there.snapshot.table.awaits).toEqual(seats);
    expect(seats.map((seat) => leftAt(there, seat))).toEqual(left);
  });

  test('of processes that read a table at the same moment one gives the time back', async () => {
    const before = await process();
    const { id } = await beginWith(fixture, before.liveTables, 'catan', ['ann', 'bob'], settings);
    fixture.clock.at += 60 * SECOND;
    const nodes = await Promise.all([process(), process(), process()]);
    const liveTables = await Promise.all(nodes.map((node) => node.liveTables.get(id)));
    const log = await fixture.store.read(id);
    expect(log.filter(({ body }) => body.includes('credited'))).toHaveLength(1);
    for (const liveTable of liveTables) expect(leftAt(liveTable!)).toBe(100 * SECOND);
  });

  test('of a table that is paused, over, or without a clock nothing is written by reading it', async () => {
    const before = await process();
    const untimed = await beginWith(fixture, before.liveTables, 'catan', ['ann', 'bob']);
    const paused = await beginWith(fixture, before.liveTables, 'catan', ['ann', 'bob'], settings);
    await pause(paused);
    const over = await beginWith(fixture, before.liveTables, 'catan', ['ann', 'bob'], settings);
    await mustPerform(over, 'bob', { type: 'resign', seat: 1 }, fixture.clock);
    fixture.clock.at += 60 * SECOND;
    const after = await process();
    for (const { id, snapshot } of [untimed, paused, over]) {
      const liveTable = (await after.liveTables.get(id))!;
      expect(liveTable.snapshot.table.version).toBe(snapshot.table.version);
      expect((await after.tableLists.listedFor(id, ['ann']))![0]!.due).toBe(null);
    }
  });

  test('lists say when the time is over also of tables that nobody has opened since', async () => {
    const before = await process();
    const liveTable = await beginWith(fixture, before.liveTables, 'catan', ['ann', 'bob'], settings);
    const bots = await beginWith(fixture, before.liveTables, 'catan', ['greedy', 'bob'], settings);
    const due = now() + 100 * SECOND;
    fixture.clock.at += 3 * SECOND;
    await before.outages.beat();
    fixture.clock.at += 11 * SECOND;
    const { tableLists, liveTables } = await process();
    const dueOf = async () => {
      const { tables } = await tableLists.lobby();
      const lists = [
        tables,
        await tableLists.tablesOf('bob'),
        [(await tableLists.listedFor(liveTable.id, ['bob']))![0]!],
      ];
      return lists.map((list) => list.find(({ table }) => table === liveTable.id)!.due);
    };
    expect(await dueOf()).toEqual([due + 11 * SECOND, due + 11 * SECOND, due + 11 * SECOND]);
    // A bot has no clock.
    const [bot] = (await tableLists.listedFor(bots.id, ['bob']))!;
    expect(bot!.due).toBe(bots.snapshot.log.at(-1)!.entry.at);
    await liveTables.get(liveTable.id);
    expect(await dueOf()).toEqual([due + 11 * SECOND, due + 11 * SECOND, due + 11 * SECOND]);
    expect(await fixture.store.due(due + 10 * SECOND, 9)).toMatchObject([{ game: bots.id }]);
  });

  test('no seat is late because nobody of the server was there', async () => {
    const fixture = await openSchedulerFixture();
    const nodeFrom = async () =>
      fixture.addNode(undefined, undefined, await Outages.open(fixture.store, () => fixture.clock.at));
    const before = await nodeFrom();
    const liveTable = await beginWith(fixture, before.liveTables, 'catan', ['ann', 'bob'], settings);
    await fixture.passTime(10 * SECOND);
    await before.scheduler.close();
    fixture.clock.at += 3600 * SECOND;
    const after = await nodeFrom();
    await fixture.passTime(89 * SECOND);
    const there = (await after.liveTables.get(liveTable.id))!;
    expect(entryKinds(there)).not.toContain('late');
    expect(credits(there)).toEqual([3600 * SECOND]);
    await fixture.passTime(2 * SECOND);
    expect(entryKinds(there)).toContain('late');
    await fixture.close();
  });

  test('a table is read also where nothing can be written', async () => {
    const before = await process();
    const { id } = await beginWith(fixture, before.liveTables, 'catan', ['ann', 'bob'], settings);
    fixture.clock.at += 60 * SECOND;
    const full = { append: () => Promise.reject(new Error('disk full')) };
    const { liveTables } = await process(now, { ...fixture.store, ...full });
    const liveTable = (await liveTables.get(id))!;
    expect(liveTable.snapshot.table.state).toBe('running');
    expect(credits(liveTable)).toEqual([]);
  });
});

test('whoever watches a table is told when the process that has slept is there again; other tables wait for a reader', async () => {
  const { outages, liveTables } = await process();
  const tables: LiveTable[] = [];
  for (let n = 0; n < 40; n++)
    tables.push(await beginWith(fixture, liveTables, 'catan', ['ann', 'bob'], settings));
  const watched = tables.slice(1);
  const told = new Map<string, number[]>();
  for (const liveTable of watched)
    liveTable.subscribe(() => told.set(liveTable.id, [...(told.get(liveTable.id) ?? []), leftAt(liveTable)]));
  fixture.clock.at += 3600 * SECOND;
  outages.subscribe(() => void liveTables.creditSubscribed());
  await outages.beat();
  await expect.poll(() => told.size).toBe(watched.length);
  expect([...told.values()]).toEqual(watched.map(() => [100 * SECOND]));
  expect(credits(tables[0]!)).toEqual([]);
  expect(leftAt((await liveTables.get(tables[0]!.id))!)).toBe(100 * SECOND);
});

test('of several outages that nobody saw all are given back', async () => {
  const first = await process();
  const liveTable = await beginWith(fixture, first.liveTables, 'catan', ['ann', 'bob'], settings);
  fixture.clock.at += 2 * SECOND;
  await first.outages.beat();
  fixture.clock.at += 11 * SECOND;
  const second = await process();
  await pass(second, 4 * SECOND);
  fixture.clock.at += 7 * SECOND;
  const { liveTables, tableLists } = await process();
  const due = now() + 94 * SECOND;
  expect((await tableLists.listedFor(liveTable.id, ['ann']))![0]!.due).toBe(due);
  const there = (await liveTables.get(liveTable.id))!;
  expect(credits(there)).toEqual([18 * SECOND]);
  expect(leftAt(there)).toBe(94 * SECOND);
});

test('a clock that is behind that of the process which noted the outage gives back no more than passed', async () => {
  const before = await process();
  const { id } = await beginWith(fixture, before.liveTables, 'catan', ['ann', 'bob'], settings);
  fixture.clock.at += 60 * SECOND;
  const after = await process();
  const behind = () => now() - 2 * SECOND;
  const { liveTables } = await process(behind);
  const liveTable = (await liveTables.get(id))!;
  await pass(after, 10 * SECOND);
  await mustPerform(liveTable, 'ann', { type: 'say', to: 'all', preset: 'hello' }, { at: behind() });
  expect(credits(liveTable).reduce((sum, ms) => sum + ms, 0)).toBe(60 * SECOND);
});
