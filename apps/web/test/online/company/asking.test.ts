import { type Entry, seatsOf, tableOf } from '@bastide/protocol';
import { expect, test } from 'vitest';
import { openTo, unansweredBy } from '../../../src/online/company/asking/open-to.ts';
import { missing, presenceOf } from '../../../src/online/company/presence.ts';
import { mayHandOver } from '../../../src/online/company/seats/may.ts';
import { FakeServer } from '../fake-server.ts';

/** A table of three, as one of them knows it. */
function begun(settings: object = {}) {
  const server = new FakeServer('catan', {}, ['Olena', 'Ramiro', 'Mei'], settings);
  const told = () => JSON.parse(server.news('Olena', 0)!) as { entries: Entry[] };
  const table = () => tableOf(told().entries)!;
  return { server, table, open: (seat: number) => openTo(table(), told().entries, seat) };
}

/** Whoever is awaited takes the first action there is. */
function act({ server, table }: ReturnType<typeof begun>): number {
  const [seat] = table().awaits;
  const { state, hosted } = server.standing.played!;
  const [action] = hosted.game.actions(state, seat!);
  const { person, decision } = table().seats[seat!]!;
  server.must(person!, {
    type: 'act',
    seat,
    decision: `${seat}.${decision}`,
    seen: table().version,
    actions: [action],
  });
  return seat!;
}

test('a move can be taken back by who made the last one, as long as nothing is asked', () => {
  const here = begun();
  expect(here.open(0)).toEqual(['pause', 'callOff']);
  const seat = act(here);
  expect(here.open(seat)).toEqual(['takeback', 'pause', 'callOff']);
  expect(here.open((seat + 1) % 3)).toEqual(['pause', 'callOff']);
  here.server.must('Olena', { type: 'undo', seat });
  expect(here.open(seat)).toEqual(['pause', 'callOff']);
  here.server.must('Ramiro', { type: 'ask', seat: 1, what: 'pause' });
  expect(here.open(0)).toEqual([]);
});

test.each([{ takebacks: false }, { isRated: true }])('where %s, no move is taken back', (settings) => {
  const here = begun(settings);
  expect(here.open(act(here))).not.toContain('takeback');
});

test('a question waits for all people who still play, and for no bot', () => {
  const { server, table } = begun();
  server.must('Ramiro', { type: 'ask', seat: 1, what: 'callOff' });
  expect(unansweredBy(table())).toEqual([0, 2]);
  server.must('Mei', { type: 'answer', seat: 2, asked: table().asking!.asked, yes: true });
  expect(unansweredBy(table())).toEqual([0]);
  server.must('Olena', { type: 'answer', seat: 0, asked: table().asking!.asked, yes: false });
  expect(unansweredBy(table())).toEqual([]);
  server.must('Mei', { type: 'lend', seat: 2, bot: 'greedy' });
  server.must('Ramiro', { type: 'ask', seat: 1, what: 'pause' });
  expect(unansweredBy(table())).toEqual([0]);
});

test('who is there, who is away, for whom a bot plays, and who gave up', () => {
  const { server, table } = begun();
  const seen = (...away: string[]) => [0, 1, 2].map((seat) => presenceOf(table(), seat, new Set(away)));
  expect(seen('Ramiro')).toEqual(['here', 'away', 'here']);
  server.must('Olena', { type: 'lend', seat: 1, bot: 'greedy' });
  server.must('Mei', { type: 'resign', seat: 2 });
  expect(seen('Ramiro', 'Mei')).toEqual(['here', 'lent', 'out']);
  expect(seatsOf(table(), 'Mei')).toEqual([2]);
});

test('the table is said to wait for somebody away, but not where there are days for a turn, nor in a pause', () => {
  const live = begun({ clock: { kind: 'live', bank: 300, increment: 0 } });
  const [first] = live.table().awaits;
  const person = live.table().seats[first!]!.person!;
  expect(missing(live.table(), new Set([person]))).toBe(first);
  expect(missing(live.table(), new Set())).toBeUndefined();
  live.server.must('Ramiro', { type: 'ask', seat: 1, what: 'pause' });
  for (const [seat, who] of [
    [0, 'Olena'],
    [2, 'Mei'],
  ] as const)
    live.server.must(who, { type: 'answer', seat, asked: live.table().asking!.asked, yes: true });
  expect(live.table().paused).not.toBeNull();
  expect(missing(live.table(), new Set([person]))).toBeUndefined();
  const slow = begun({ clock: { kind: 'days', days: 3 } });
  expect(missing(slow.table(), new Set(['Olena', 'Ramiro', 'Mei']))).toBeUndefined();
});

test('the host alone gives the seat of somebody away to a bot, and not where ratings count', () => {
  const { table } = begun();
  expect([
    mayHandOver(table(), 'Olena'),
    mayHandOver(table(), 'Mei'),
    mayHandOver(table(), undefined),
  ]).toEqual([true, false, false]);
  expect(mayHandOver(begun({ isRated: true }).table(), 'Olena')).toBe(false);
});
