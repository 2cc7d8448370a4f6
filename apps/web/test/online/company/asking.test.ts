import { type Entry, seatsOf, tableOf } from '@bastide/protocol';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/i18n/languages.ts';
import { openTo, unansweredBy } from '../../../src/online/company/asking/open-to.ts';
import { outWords } from '../../../src/online/company/out-words.ts';
import { lentBy, missing, presenceOf, standIn } from '../../../src/online/company/presence.ts';
import { keptFor, mayHandOver } from '../../../src/online/company/seats/may.ts';
import type { Words } from '../../../src/online/company/words/index.ts';
import { wordsIn } from '../../in-words.ts';
import { FakeServer } from '../fake-server.ts';

/** A table of three, as one of them knows it. */
function begun(settings: object = {}) {
  const server = new FakeServer('catan', {}, ['Olena', 'Ramiro', 'Mei'], settings);
  const told = () => JSON.parse(server.news('Olena', 0)!) as { entries: Entry[] };
  const table = () => tableOf(told().entries)!;
  const entries = () => told().entries;
  return { server, table, entries, open: (seat: number) => openTo(table(), entries(), seat) };
}

const gone = (...away: string[]) => ({ away: new Set(away), elsewhere: [] });

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
  const seen = (...away: string[]) => [0, 1, 2].map((seat) => presenceOf(table(), seat, gone(...away)));
  expect(seen('Ramiro')).toEqual(['here', 'away', 'here']);
  expect(presenceOf(table(), 1, { ...gone('Ramiro'), elsewhere: ['Ramiro'] })).toBe('elsewhere');
  server.must('Olena', { type: 'lend', seat: 1, bot: 'greedy' });
  server.must('Mei', { type: 'resign', seat: 2 });
  expect(seen('Ramiro', 'Mei')).toEqual(['here', 'lent', 'out']);
  expect(seatsOf(table(), 'Mei')).toEqual([2]);
});

test('the table is said to wait for somebody away, but not where there are days for a turn, nor in a pause', () => {
  const live = begun({ clock: { kind: 'live', bank: 300, increment: 0 } });
  const [first] = live.table().awaits;
  const person = live.table().seats[first!]!.person!;
  expect(missing(live.table(), gone(person))).toBe(first);
  expect(missing(live.table(), gone())).toBeUndefined();
  live.server.must('Ramiro', { type: 'ask', seat: 1, what: 'pause' });
  for (const [seat, who] of [
    [0, 'Olena'],
    [2, 'Mei'],
  ] as const)
    live.server.must(who, { type: 'answer', seat, asked: live.table().asking!.asked, yes: true });
  expect(live.table().paused).not.toBeNull();
  expect(missing(live.table(), gone(person))).toBeUndefined();
  const slow = begun({ clock: { kind: 'days', days: 3 } });
  expect(missing(slow.table(), gone('Olena', 'Ramiro', 'Mei'))).toBeUndefined();
});

test('nobody waits for the one who is at another page as if they were away', () => {
  const { table } = begun();
  const [first] = table().awaits;
  const person = table().seats[first!]!.person!;
  expect(missing(table(), { away: new Set(), elsewhere: [person] })).toBeUndefined();
});

test('the host alone gives the seat of somebody away to a bot, not where ratings count, nor before their time is over', () => {
  const may = (person: string | undefined, settings: object = {}) =>
    mayHandOver({ table: begun(settings).table() }, person, 1);
  expect([may('Olena'), may('Mei'), may(undefined)]).toEqual([true, false, false]);
  expect(may('Olena', { isRated: true, clock: { kind: 'live', bank: 300, increment: 0 } })).toBe(false);
  const days = begun({ clock: { kind: 'days', days: 3 } });
  expect(mayHandOver({ table: days.table() }, 'Olena', 1)).toBe(false);
  const seats = days.table().seats.map((one, seat) => ({ ...one, isLate: seat === 1 }));
  expect([1, 2].map((seat) => mayHandOver({ table: { ...days.table(), seats } }, 'Olena', seat))).toEqual([
    true,
    false,
  ]);
});

test('the seat of somebody who has just gone is kept for them, by the time of the server', () => {
  const { table } = begun();
  const moment = { table: table(), keptUntil: { Ramiro: 61_000 }, ahead: 1_000 };
  expect([0, 20_000, 60_000, 70_000].map((now) => keptFor(moment, 1, now))).toEqual([60_000, 40_000, 0, 0]);
  expect(keptFor(moment, 2, 0)).toBe(0);
});

describe('while a bot plays for the reader', () => {
  const lend = { type: 'lend', bot: 'greedy' };

  test('it says so in place of whose turn it is, unless another seat of theirs is asked', () => {
    const { server, table } = begun();
    expect(standIn(table(), [1])).toBeUndefined();
    server.must('Ramiro', { ...lend, seat: 1 });
    expect([standIn(table(), [1]), standIn(table(), [0]), standIn(table(), [])]).toEqual([
      1,
      undefined,
      undefined,
    ]);
    // Two at one screen: whoever is asked is told of their own seat.
    const asking = (...awaits: number[]) => standIn({ ...table(), awaits }, [1, 2]);
    expect([asking(2), asking(1), asking(1, 2), asking(0)]).toEqual([undefined, 1, undefined, undefined]);
    server.must('Ramiro', { type: 'claim', seat: 1 });
    expect(standIn(table(), [1])).toBeUndefined();
    server.must('Ramiro', { type: 'resign', seat: 1 });
    expect(standIn(table(), [1])).toBeUndefined();
  });

  test.each(LANGUAGES)('who plays no more is told so, and how that came: %s', async (language) => {
    const t = (await wordsIn(language)) as Words;
    const { server, table, entries } = begun();
    const said = (...mine: number[]) => outWords(t, table(), entries(), mine);
    expect([said(1), said()]).toEqual([undefined, undefined]);
    server.must('Ramiro', { type: 'resign', seat: 1 });
    expect(said(1)).toBe(t('company.out', { why: 'resigned' }));
    // A seat of theirs is left to play, or it is of others.
    expect([said(1, 2), said(2), said()]).toEqual([undefined, undefined, undefined]);
    const late = [
      { kind: 'late', seat: 1, lateness: 'lose' },
      { kind: 'resigned', seat: 1 },
    ] as unknown as readonly Entry[];
    const lost = outWords(t, table(), late, [1]);
    expect(lost).toBe(t('company.out', { why: 'late' }));
    expect(lost).not.toBe(said(1));
    // The result has words of its own.
    expect(outWords(t, { ...table(), state: 'over' }, entries(), [1])).toBeUndefined();
  });

  test('they are told why', () => {
    const { server, entries } = begun();
    server.must('Ramiro', { ...lend, seat: 1 });
    expect(lentBy(entries(), 1)).toEqual({ why: 'self' });
    server.must('Ramiro', { type: 'claim', seat: 1 });
    server.must('Olena', { ...lend, seat: 1 });
    server.must('Mei', { ...lend, seat: 2 });
    expect(lentBy(entries(), 1)).toEqual({ why: 'host', host: 'Olena' });
    const late = { seq: 0, at: 0, kind: 'late', seat: 1, lateness: 'seat' } as const;
    const lent = { seq: 1, at: 0, kind: 'lent', seat: 1, bot: 'greedy' } as const;
    expect(lentBy([late, lent], 1)).toEqual({ why: 'late' });
  });
});
