import { carcassonneTable } from '@bastide/carcassonne';
import { catanTable } from '@bastide/catan';
import type { TableFacts } from '@bastide/contract';
import { type Entry, seatsOf, tableOf, unansweredBy } from '@bastide/protocol';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/i18n/languages.ts';
import { unansweredText } from '../../../src/online/overlay/Banners.tsx';
import { isDeputy, isIdle } from '../../../src/online/overlay/idle.ts';
import type { OverlayTranslator } from '../../../src/online/overlay/messages.ts';
import { outText } from '../../../src/online/overlay/OverlayProvider.tsx';
import {
  absentSeat,
  delegationReason,
  presenceOf,
  substitutedSeat,
} from '../../../src/online/overlay/presence.ts';
import { mayHandOver, reservedFor } from '../../../src/online/overlay/seats/HandOverButton.tsx';
import { returnsDraw } from '../../../src/online/overlay/taken-actions.ts';
import { openProposals } from '../../../src/online/overlay/votes/OnlineMenu.tsx';
import { translatorIn } from '../../translators.ts';
import { FakeServer } from '../fake-server.ts';

/** Opens a table of three, as one of them sees it. */
function begun(settings: object = {}, game: 'catan' | 'carcassonne' = 'catan') {
  const server = new FakeServer(game, {}, ['Olena', 'Ramiro', 'Mei'], settings);
  const facts = { catan: catanTable, carcassonne: carcassonneTable }[game] as TableFacts;
  const told = () => JSON.parse(server.news('Olena', 0)!) as { entries: Entry[] };
  const table = () => tableOf(told().entries)!;
  const entries = () => told().entries;
  return { server, table, entries, open: (seat: number) => openProposals(facts, table(), entries(), seat) };
}

const gone = (...away: string[]) => ({ away: new Set(away), elsewhere: [] });

/** Takes the first possible action of the seat that is to act. */
function act({ server, table }: ReturnType<typeof begun>): number {
  const [seat] = table().awaits;
  const { state, facts } = server.standing.match!;
  const [action] = facts.game.actions(state, seat!);
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

test('a player can take back the latest move if it is theirs, and no question is open', () => {
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

test('in Carcassonne a turn can be taken back until the next player has placed a tile, and the tile drawn since goes back', () => {
  const here = begun({}, 'carcassonne');
  const before = here.table().acts;
  const seat = act(here);
  expect(here.open(seat)).toContain('takeback');
  act(here); // its figure: chance draws for the next player
  expect(here.open(seat)).toContain('takeback');
  expect(returnsDraw(here.entries(), before)).toBe(true);
  expect(returnsDraw(here.entries(), here.table().acts)).toBe(false);
  expect(act(here)).not.toBe(seat);
  expect(here.open(seat)).not.toContain('takeback');
});

test.each([{ takebacks: false }, { isRated: true }])(
  'moves cannot be taken back at a table with %s',
  (settings) => {
    const here = begun(settings);
    expect(here.open(act(here))).not.toContain('takeback');
  },
);

test('a question waits for all people who still play, and for no bot', () => {
  const { server, table } = begun();
  server.must('Ramiro', { type: 'ask', seat: 1, what: 'callOff' });
  expect(unansweredBy(table())).toEqual([0, 2]);
  server.must('Mei', { type: 'answer', seat: 2, asked: table().asking!.asked, yes: true });
  expect(unansweredBy(table())).toEqual([0]);
  server.must('Olena', { type: 'answer', seat: 0, asked: table().asking!.asked, yes: false });
  expect(unansweredBy(table())).toEqual([]);
  server.must('Mei', { type: 'delegate', seat: 2, bot: 'greedy' });
  server.must('Ramiro', { type: 'ask', seat: 1, what: 'pause' });
  expect(unansweredBy(table())).toEqual([0]);
});

const RATED = { isRated: true, late: 'seat', clock: { kind: 'live', bank: 300, increment: 0 } };

/** Lets Ramiro's time run out, so that a bot plays on for him. */
function runOut({ server }: ReturnType<typeof begun>): void {
  server.write({ kind: 'late', seat: 1, lateness: 'seat' }, { kind: 'delegated', seat: 1, bot: 'greedy' });
}

test('a question at a rated table also waits for the owner of a delegated seat', () => {
  const here = begun(RATED);
  runOut(here);
  here.server.must('Mei', { type: 'ask', seat: 2, what: 'callOff' });
  expect(unansweredBy(here.table())).toEqual([0, 1]);
  here.server.must('Ramiro', { type: 'answer', seat: 1, asked: here.table().asking!.asked, yes: true });
  expect(unansweredBy(here.table())).toEqual([0]);
});

test.each(LANGUAGES)('the list of missing answers names people with their absence: %s', async (language) => {
  const t = (await translatorIn(language)) as OverlayTranslator;
  const here = begun(RATED);
  const names = { at: (seat: number) => ['Olena', 'Ramiro', 'Mei'][seat]! };
  const said = (...away: string[]) => unansweredText(t, here.table(), names, gone(...away));
  expect(said('Olena')).toBeUndefined();
  here.server.must('Mei', { type: 'ask', seat: 2, what: 'pause' });
  expect(said()).toBe(t('overlay.unanswered', { names: t.list(['Olena', 'Ramiro']) }));
  expect(said('Olena')).toContain(t('overlay.presence', { state: 'away' }));
  expect(said()).not.toContain(t('overlay.delegatedDecides', { names: 'Ramiro' }));
  runOut(here);
  expect(said()).toContain(t('overlay.presence', { state: 'delegated' }));
  expect(said()).toContain(t('overlay.delegatedDecides', { names: 'Ramiro' }));
});

test('presence says who is here, away, replaced by a bot, or out', () => {
  const { server, table } = begun();
  const seen = (...away: string[]) => [0, 1, 2].map((seat) => presenceOf(table(), seat, gone(...away)));
  expect(seen('Ramiro')).toEqual(['here', 'away', 'here']);
  expect(presenceOf(table(), 1, { ...gone('Ramiro'), elsewhere: ['Ramiro'] })).toBe('elsewhere');
  server.must('Olena', { type: 'delegate', seat: 1, bot: 'greedy' });
  server.must('Mei', { type: 'resign', seat: 2 });
  expect(seen('Ramiro', 'Mei')).toEqual(['here', 'delegated', 'out']);
  expect(seatsOf(table(), 'Mei')).toEqual([2]);
});

test('the table waits for an absent player, but not with days for a turn, nor in a pause', () => {
  const live = begun({ clock: { kind: 'live', bank: 300, increment: 0 } });
  const [first] = live.table().awaits;
  const person = live.table().seats[first!]!.person!;
  expect(absentSeat(live.table(), gone(person))).toBe(first);
  expect(absentSeat(live.table(), gone())).toBeUndefined();
  live.server.must('Ramiro', { type: 'ask', seat: 1, what: 'pause' });
  for (const [seat, who] of [
    [0, 'Olena'],
    [2, 'Mei'],
  ] as const)
    live.server.must(who, { type: 'answer', seat, asked: live.table().asking!.asked, yes: true });
  expect(live.table().paused).not.toBeNull();
  expect(absentSeat(live.table(), gone(person))).toBeUndefined();
  const slow = begun({ clock: { kind: 'days', days: 3 } });
  expect(absentSeat(slow.table(), gone('Olena', 'Ramiro', 'Mei'))).toBeUndefined();
});

test('a player on another page does not count as absent', () => {
  const { table } = begun();
  const [first] = table().awaits;
  const person = table().seats[first!]!.person!;
  expect(absentSeat(table(), { away: new Set(), elsewhere: [person] })).toBeUndefined();
});

/** Returns a moment with everybody present except those who are away. */
const momentOf = ({ table, entries }: ReturnType<typeof begun>, ...away: string[]) => ({
  ...{
    table: table(),
    entries: entries(),
    elsewhere: [],
    keptUntil: {},
    ahead: 0,
    silence: undefined,
    silentFrom: 0,
  },
  here: ['Olena', 'Ramiro', 'Mei'].filter((one) => !away.includes(one)),
});

test('the host hands the seat of an absent player to a bot, except in rated games and before their time is over', () => {
  const may = (person: string | undefined, settings: object = {}) =>
    mayHandOver(momentOf(begun(settings), 'Ramiro'), person, 1, Date.now());
  expect([may('Olena'), may('Mei'), may(undefined)]).toEqual([true, false, false]);
  expect(may('Olena', { isRated: true, clock: { kind: 'live', bank: 300, increment: 0 } })).toBe(false);
  const days = begun({ clock: { kind: 'days', days: 3 } });
  expect(mayHandOver(momentOf(days, 'Ramiro'), 'Olena', 1, Date.now())).toBe(false);
  const seats = days.table().seats.map((one, seat) => ({ ...one, isLate: seat === 1 }));
  const late = { ...momentOf(days, 'Ramiro'), table: { ...days.table(), seats } };
  expect([1, 2].map((seat) => mayHandOver(late, 'Olena', seat, Date.now()))).toEqual([true, false]);
});

test('the person who has sat there longest hands over a seat if the host is absent or awaited', () => {
  const here = begun();
  const may = (seat: number, ...away: string[]) =>
    ['Olena', 'Ramiro', 'Mei'].filter((one) => mayHandOver(momentOf(here, ...away), one, seat, Date.now()));
  expect(may(1, 'Ramiro')).toEqual(['Olena']);
  // Each of them thinks that the others are away.
  expect(may(0, 'Olena')).toEqual(['Ramiro']);
  expect(may(2, 'Olena', 'Mei')).toEqual(['Olena', 'Ramiro']);
  const kept = { ...momentOf(here, 'Olena', 'Mei'), keptUntil: { Olena: Date.now() + 60_000 } };
  expect(mayHandOver(kept, 'Ramiro', 2, Date.now())).toBe(false);
  expect(mayHandOver({ ...kept, elsewhere: ['Olena'], keptUntil: {} }, 'Ramiro', 2, Date.now())).toBe(false);
});

test('a seat without a clock counts as idle after the server’s time limit', () => {
  const here = begun();
  const [seat] = here.table().awaits;
  const since = here.entries()[here.table().seats[seat!]!.decision!]!.at;
  const moment = { ...momentOf(here), silence: 60_000, ahead: 1_000 };
  const silent = (now: number, of = moment) => [0, 1, 2].filter((one) => isIdle(of, one, now));
  expect(silent(since + 58_999)).toEqual([]);
  expect(silent(since + 59_000)).toEqual([seat]);
  expect(silent(since + 59_000, { ...moment, silence: undefined as never })).toEqual([]);
  // A restarted server waits once more for the same time.
  const restarted = { ...moment, silentFrom: since + 90_000 };
  expect(silent(since + 88_999, restarted)).toEqual([]);
  expect(silent(since + 89_000, restarted)).toEqual([seat]);
  expect(silent(since + 59_000, { ...moment, silentFrom: since + 1 })).toEqual([seat]);
  const others = [0, 1, 2].filter((one) => one !== seat);
  const names = ['Olena', 'Ramiro', 'Mei'];
  // The host hands over another person's seat; the person who sat down next hands over the host's.
  const deputy = seat === 0 ? names[others[0]!] : 'Olena';
  expect(names.filter((one) => isDeputy(moment, one, seat!, since + 59_000))).toEqual([deputy]);
});

test('the seat of a player who has just left stays reserved by the server’s clock', () => {
  const { table } = begun();
  const moment = { table: table(), keptUntil: { Ramiro: 61_000 }, ahead: 1_000 };
  expect([0, 20_000, 60_000, 70_000].map((now) => reservedFor(moment, 1, now))).toEqual([
    60_000, 40_000, 0, 0,
  ]);
  expect(reservedFor(moment, 2, 0)).toBe(0);
});

describe('the reader’s delegated seat', () => {
  const lend = { type: 'delegate', bot: 'greedy' };

  test('the page names the reader’s bot in place of the turn, unless another seat of theirs must act', () => {
    const { server, table } = begun();
    expect(substitutedSeat(table(), [1])).toBeUndefined();
    server.must('Ramiro', { ...lend, seat: 1 });
    expect([
      substitutedSeat(table(), [1]),
      substitutedSeat(table(), [0]),
      substitutedSeat(table(), []),
    ]).toEqual([1, undefined, undefined]);
    // Two people share a screen: the question names the seat that it is for.
    const asking = (...awaits: number[]) => substitutedSeat({ ...table(), awaits }, [1, 2]);
    expect([asking(2), asking(1), asking(1, 2), asking(0)]).toEqual([undefined, 1, undefined, undefined]);
    server.must('Ramiro', { type: 'claim', seat: 1 });
    expect(substitutedSeat(table(), [1])).toBeUndefined();
    server.must('Ramiro', { type: 'resign', seat: 1 });
    expect(substitutedSeat(table(), [1])).toBeUndefined();
  });

  test.each(LANGUAGES)('the page says that the reader is out of the game, and why: %s', async (language) => {
    const t = (await translatorIn(language)) as OverlayTranslator;
    const { server, table, entries } = begun();
    const said = (...mine: number[]) => outText(t, table(), entries(), mine);
    expect([said(1), said()]).toEqual([undefined, undefined]);
    server.must('Ramiro', { type: 'resign', seat: 1 });
    expect(said(1)).toBe(t('overlay.out', { why: 'resigned' }));
    // They still play a seat, or the seat belongs to others.
    expect([said(1, 2), said(2), said()]).toEqual([undefined, undefined, undefined]);
    const late = [
      { kind: 'late', seat: 1, lateness: 'lose' },
      { kind: 'resigned', seat: 1 },
    ] as unknown as readonly Entry[];
    const lost = outText(t, table(), late, [1]);
    expect(lost).toBe(t('overlay.out', { why: 'late' }));
    expect(lost).not.toBe(said(1));
    // The result has its own sentence.
    expect(outText(t, { ...table(), state: 'over' }, entries(), [1])).toBeUndefined();
  });

  test('the page gives the reason why a bot plays for the reader', () => {
    const { server, entries } = begun();
    server.must('Ramiro', { ...lend, seat: 1 });
    expect(delegationReason(entries(), 1)).toEqual({ why: 'self' });
    server.must('Ramiro', { type: 'claim', seat: 1 });
    server.must('Olena', { ...lend, seat: 1 });
    server.must('Mei', { ...lend, seat: 2 });
    expect(delegationReason(entries(), 1)).toEqual({ why: 'host', host: 'Olena' });
    const late = { seq: 0, at: 0, kind: 'late', seat: 1, lateness: 'seat' } as const;
    const delegated = { seq: 1, at: 0, kind: 'delegated', seat: 1, bot: 'greedy' } as const;
    expect(delegationReason([late, delegated], 1)).toEqual({ why: 'late' });
  });
});
