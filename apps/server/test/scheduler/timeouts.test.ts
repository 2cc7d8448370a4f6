import { Sfc32 } from '@bastide/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LiveTable } from '../../src/live/live-table.ts';
import { Outages } from '../../src/live/outages.ts';
import { mustPerform, randomAction } from '../live/fixture.ts';
import { beginWith, entryKinds, openSchedulerFixture, perform, type SchedulerFixture } from './fixture.ts';

let fixture: SchedulerFixture;
beforeEach(async () => {
  fixture = await openSchedulerFixture();
});
afterEach(() => fixture.close());

const SECOND = 1000;
const live = { clock: { kind: 'live', bank: 60, increment: 5 } };
const entriesOf = (liveTable: LiveTable, kind: string) =>
  liveTable.snapshot.log.map(({ entry }) => entry).filter((entry) => entry.kind === kind);
const awaitedIn = (liveTable: LiveTable) => liveTable.snapshot.table.awaits[0]!;
const personAt = (liveTable: LiveTable, seat = awaitedIn(liveTable)) =>
  liveTable.snapshot.table.seats[seat]!.person!;

/** A table of two at which the first to move lets the time run out. */
async function flagged(settings: object, game = 'carcassonne', people = ['ann', 'bob']) {
  const { liveTables } = fixture.addNode();
  const liveTable = await beginWith(fixture, liveTables, game, people, { ...live, ...settings });
  const seat = awaitedIn(liveTable);
  await fixture.passTime(60 * SECOND);
  return { liveTable, seat };
}

describe.each(['carcassonne', 'catan'])('%s', (game) => {
  test('“decide”: a bot makes the decision, and is named in the act', async () => {
    const { liveTable, seat } = await flagged({ late: 'decide' }, game);
    expect(entriesOf(liveTable, 'late')).toMatchObject([{ seat, lateness: 'decide' }]);
    await fixture.passTime(5 * SECOND);
    const acts = liveTable.snapshot.log
      .slice(entryKinds(liveTable).indexOf('late'))
      .map(({ entry }) => entry);
    expect(acts.find(({ kind }) => kind === 'act')).toMatchObject({ by: seat, bot: 'greedy' });
    expect(awaitedIn(liveTable)).toBe(1 - seat);
    expect(liveTable.snapshot.table.seats[seat]).toMatchObject({ delegate: null, isLate: false });
  });

  test('“decide”: a game of people who are all gone comes to its end', async () => {
    const { liveTable } = await flagged(
      { late: 'decide', clock: { kind: 'live', bank: 15, increment: 0 } },
      game,
    );
    await fixture.passTime(4 * 3600 * SECOND);
    expect(liveTable.snapshot.table.over).toMatchObject({ why: 'played' });
    expect(fixture.errors).toEqual([]);
  });

  test('“seat”: a bot has the seat until it is claimed back', async () => {
    const { liveTable, seat } = await flagged({ late: 'seat' }, game);
    expect(liveTable.snapshot.table.seats[seat]!.delegate).toBe('greedy');
    await fixture.passTime(20 * SECOND);
    expect(awaitedIn(liveTable)).toBe(1 - seat);
    await mustPerform(liveTable, personAt(liveTable, seat), { type: 'claim', seat }, fixture.clock);
    expect(liveTable.snapshot.table.seats[seat]!.delegate).toBe(null);
  });

  test('“seat”: whoever claims it in the decision that came too late keeps it, and the bot decides', async () => {
    const { liveTable, seat } = await flagged({ late: 'seat' }, game);
    await mustPerform(liveTable, personAt(liveTable, seat), { type: 'claim', seat }, fixture.clock);
    await fixture.passTime(20 * SECOND);
    expect(awaitedIn(liveTable)).toBe(1 - seat);
    const acts = entriesOf(liveTable, 'act').filter((entry) => entry.kind === 'act' && entry.by === seat);
    expect(acts.at(-1)).toMatchObject({ bot: 'greedy' });
    expect(liveTable.snapshot.table.seats[seat]).toMatchObject({ delegate: null, isLate: false });
    expect(entriesOf(liveTable, 'late')).toHaveLength(1);
  });

  test('“lose”: the last who is left has won', async () => {
    const { liveTable, seat } = await flagged({ late: 'lose' }, game);
    expect(entryKinds(liveTable).slice(-3)).toEqual(['late', 'resigned', 'over']);
    expect(liveTable.snapshot.table.over).toMatchObject({
      why: 'resigned',
      outcome: { winners: [1 - seat] },
    });
  });

  test('“lose”: where others still play, a bot plays on for the seat, and it cannot win', async () => {
    const { liveTable, seat } = await flagged({ late: 'lose' }, game, ['ann', 'bob', 'cid']);
    expect(liveTable.snapshot.table.state).toBe('running');
    expect(liveTable.snapshot.table.seats[seat]).toMatchObject({ isOut: true, delegate: 'greedy' });
    await fixture.passTime(3600 * SECOND);
    expect(liveTable.snapshot.table.over).toMatchObject({ why: 'resigned' });
    expect(liveTable.snapshot.table.over!.outcome!.winners).not.toContain(seat);
  });
});

test('a move in the instant of the flag stands if it is written first', async () => {
  const { liveTables } = fixture.addNode();
  const liveTable = await beginWith(fixture, liveTables, 'carcassonne', ['ann', 'bob'], {
    ...live,
    late: 'lose',
  });
  fixture.clock.at += 60 * SECOND;
  const { person, command } = randomAction(liveTable, new Sfc32(1));
  // Of a tile and what stands on it the first half only: for the other no time is left.
  await mustPerform(liveTable, person, command, fixture.clock);
  await fixture.passTime(0);
  expect(entryKinds(liveTable).slice(-4)).toEqual(['act', 'late', 'resigned', 'over']);
  expect(entriesOf(liveTable, 'act').at(-1)).toMatchObject({ at: entriesOf(liveTable, 'late')[0]!.at });
});

test('nobody is late while others think, while the table is paused, or without a clock', async () => {
  const { liveTables } = fixture.addNode();
  const paused = await beginWith(fixture, liveTables, 'carcassonne', ['ann', 'bob'], live);
  await mustPerform(paused, 'ann', { type: 'ask', seat: 0, what: 'pause' }, fixture.clock);
  const { asked } = paused.snapshot.table.asking!;
  await mustPerform(paused, 'bob', { type: 'answer', seat: 1, asked, yes: true }, fixture.clock);
  const untimed = await beginWith(fixture, liveTables, 'carcassonne', ['ann', 'bob']);
  await fixture.passTime(3600 * SECOND);
  for (const liveTable of [paused, untimed]) expect(entryKinds(liveTable)).not.toContain('late');
  await mustPerform(paused, 'bob', { type: 'resume', seat: 1 }, fixture.clock);
  await fixture.passTime(59 * SECOND);
  expect(entryKinds(paused)).not.toContain('late');
  await fixture.passTime(1 * SECOND);
  expect(entryKinds(paused)).toContain('late');
});

test('a flag of days falls by a sweep, at a table that nobody has looked at', async () => {
  const { liveTables } = fixture.addNode();
  const liveTable = await beginWith(fixture, liveTables, 'carcassonne', ['ann', 'bob'], {
    clock: { kind: 'days', days: 1 },
  });
  const day = 86_400 * SECOND;
  fixture.clock.at += day - 10 * SECOND;
  await fixture.passTime(9 * SECOND);
  expect(entryKinds(liveTable)).not.toContain('late');
  await fixture.passTime(8 * SECOND);
  expect(entryKinds(liveTable)).toContain('late');
});

test('two processes find a time over once', async () => {
  const { liveTables } = fixture.addNode();
  const other = fixture.addNode();
  const liveTable = await beginWith(fixture, liveTables, 'carcassonne', ['ann', 'bob'], {
    ...live,
    late: 'seat',
  });
  const there = (await other.liveTables.get(liveTable.id))!;
  await there.refresh();
  await fixture.passTime(70 * SECOND);
  await liveTable.refresh();
  expect(entriesOf(liveTable, 'late').length).toBe(1);
  expect(await perform(there, 'eve', { type: 'claim', seat: 0 }, fixture)).toMatchObject({ ok: false });
});

test('nobody is late because the server was away', async () => {
  const before = await openTicking();
  const liveTable = await beginWith(fixture, before.liveTables, 'carcassonne', ['ann', 'bob'], live);
  await fixture.passTime(30 * SECOND);
  await before.scheduler.close();
  fixture.clock.at += 3600 * SECOND;
  await openTicking();
  await fixture.passTime(29 * SECOND);
  await liveTable.refresh();
  expect(entryKinds(liveTable)).toContain('credited');
  expect(entryKinds(liveTable)).not.toContain('late');
  await fixture.passTime(10 * SECOND);
  await liveTable.refresh();
  expect(entryKinds(liveTable)).toContain('late');
});

/** A process with a heart. */
async function openTicking() {
  return fixture.addNode(undefined, undefined, await Outages.open(fixture.store, () => fixture.clock.at));
}
