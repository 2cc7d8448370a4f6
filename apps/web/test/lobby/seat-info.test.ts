import { type Entry, type Table, tableOf } from '@bastide/protocol';
import { expect, test } from 'vitest';
import { invitationInText, isNameNeeded, joinStatusOf, parseInvitation } from '../../src/lobby/join-link.ts';
import type { LobbyTranslator } from '../../src/lobby/messages.ts';
import { botText, hasGuest, missingToStart, seatChanges, seatInfos } from '../../src/lobby/seat-info.ts';
import { sortTables } from '../../src/lobby/use-table-lists.ts';
import { seatSetups } from '../../src/online/remote-session.ts';
import { translatorIn } from '../translators.ts';

type Happening = Entry extends infer One ? (One extends Entry ? Omit<One, 'seq' | 'at'> : never) : never;

const OPENED: Happening = {
  kind: 'opened',
  game: 'carcassonne',
  rules: '1',
  options: { seats: 2 },
  settings: {
    clock: { kind: 'none' },
    late: 'decide',
    visibility: 'link',
    takebacks: true,
    isRated: false,
  },
  by: 'olena',
  commitment: '',
};

const logOf = (...happenings: readonly Happening[]): readonly Entry[] =>
  [OPENED, ...happenings].map((one, seq) => ({ ...one, seq, at: seq }) as Entry);
const tableAfter = (...happenings: readonly Happening[]) => tableOf(logOf(...happenings))!;
const sat = (seat: number, person: string): Happening => ({ kind: 'seated', seat, person, nonce: '' });

test('a table with a guest differs from others, also before the guest sits down', () => {
  const guest = { ...sat(0, 'mei'), isGuest: true } as Happening;
  expect(hasGuest(tableAfter(sat(0, 'olena')), 'olena')).toBeUndefined();
  expect(hasGuest(tableAfter(guest, sat(1, 'olena')), 'olena')).toBe('other');
  expect(hasGuest(tableAfter(guest, sat(1, 'olena')), 'mei')).toBe('reader');
  expect(hasGuest(tableAfter(sat(0, 'olena')), undefined, true)).toBe('reader');
  const left: Happening = { kind: 'stood-up', seat: 0 };
  expect(hasGuest(tableAfter(guest, sat(1, 'olena'), left, sat(0, 'cid')), 'olena')).toBeUndefined();
});

test('each seat reports the person who sits down or leaves', () => {
  const seats = (...persons: (string | null)[]) => persons.map((person) => ({ person, bot: null }));
  expect(seatChanges(seats(null, null), seats('olena', null))).toEqual([{ what: 'sits', person: 'olena' }]);
  expect(seatChanges(seats('olena', 'mei'), seats('olena', null))).toEqual([
    { what: 'rises', person: 'mei' },
  ]);
  expect(seatChanges(seats('olena', 'mei'), seats('mei', 'olena'))).toHaveLength(2);
  expect(seatChanges(seats('olena'), [{ person: 'olena', bot: null }])).toEqual([]);
  expect(seatChanges(seats(null), [{ person: null, bot: 'greedy' }])).toEqual([{ what: 'bot' }]);
});

test('bots have the same names as at the table, whoever sits before them', async () => {
  const t = await translatorIn('en');
  const seats = [
    { person: 'olena', bot: null },
    { person: null, bot: 'greedy' },
    { person: null, bot: null },
    { person: null, bot: 'random' },
  ];
  const called = (name: string) => {
    const people = { olena: { name } };
    const shown = seatInfos(t as LobbyTranslator, seats, people).map((place) => place.name);
    return [shown, seatSetups({ seats } as unknown as Table, people).map((seat) => seat.name)];
  };
  for (const [name, bots] of [
    ['Olena', ['Ramiro', 'Mei']],
    ['Ramiro', ['Mei', 'Yusuf']],
  ] as const) {
    const [shown, atTable] = called(name);
    expect(shown).toEqual([name, bots[0], '', bots[1]]);
    expect([atTable![0], atTable![1], atTable![3]]).toEqual([name, ...bots]);
  }
  expect(botText(t as LobbyTranslator, 'greedy')).toBe('bot: club player');
});

test('a table begins when all seats are taken, and a rated one only with people', () => {
  const withBot = tableAfter(sat(0, 'olena'), { kind: 'bot', seat: 1, bot: 'greedy' });
  expect(missingToStart(tableAfter(sat(0, 'olena')))).toEqual({ free: 1, bots: false });
  expect(missingToStart(withBot)).toEqual({ free: 0, bots: false });
  expect(missingToStart({ ...withBot, settings: { ...withBot.settings, isRated: true } }).bots).toBe(true);
});

test('spectators of a public table need no name', () => {
  const { settings } = tableAfter();
  expect(isNameNeeded({ settings })).toBe(true);
  expect(isNameNeeded({ settings: { ...settings, visibility: 'public' } })).toBe(false);
});

test('an invitation leads to a seat, or gives the reason why not', () => {
  expect(joinStatusOf(tableAfter(), 'mei')).toBe('free');
  expect(joinStatusOf(tableAfter(), 'olena')).toBe('sits'); // its host
  expect(joinStatusOf(tableAfter(sat(0, 'mei')), 'mei')).toBe('sits');
  const full = [sat(0, 'olena'), sat(1, 'mei')];
  expect(joinStatusOf(tableAfter(...full), 'ramiro')).toBe('full');
  expect(joinStatusOf(tableAfter(...full), undefined)).toBe('full');
  const kicked: Happening = { kind: 'kicked', seat: 0 };
  expect(joinStatusOf(tableAfter(sat(0, 'mei'), kicked), 'mei')).toBe('kicked');
  expect(joinStatusOf(tableAfter(sat(0, 'mei'), kicked), 'ramiro')).toBe('free');
  expect(joinStatusOf(tableAfter(sat(0, 'mei'), kicked, { kind: 'readmitted', person: 'mei' }), 'mei')).toBe(
    'free',
  );
  expect(joinStatusOf(tableAfter(sat(0, 'mei'), { kind: 'stood-up', seat: 0 }), 'mei')).toBe('free');
  const begun: Happening = { kind: 'begun', awaits: [0] };
  expect(joinStatusOf(tableAfter(...full, begun), 'ramiro')).toBe('begun');
  expect(joinStatusOf(tableAfter(...full, begun), 'mei')).toBe('sits');
  const over: Happening = { kind: 'over', why: 'closed', outcome: null, secret: '' };
  expect(joinStatusOf(tableAfter(...full, begun, over), 'mei')).toBe('over');
  for (const who of ['olena', 'mei', undefined])
    expect(joinStatusOf(tableAfter(...full, over), who)).toBe('closed');
});

test('an invitation is a table with a token, or the id of a public table', () => {
  expect(parseInvitation('4f.Zk-3_x')).toEqual({ id: '4f', token: 'Zk-3_x' });
  expect(parseInvitation('4f')).toEqual({ id: '4f', token: undefined });
});

test.each([
  [' 4f ', '4f'],
  ['https://bastide.example/?join=4f#Zk-3_x', '4f.Zk-3_x'],
  ['https://bastide.example/?join=4f.Zk-3_x', '4f.Zk-3_x'],
  ['http://192.168.1.7:8080/?lang=uk&game=4f&at=3', '4f'],
  ['https://bastide.example/', undefined],
  ['come to my table', undefined],
  ['', undefined],
])('the text %s leads to a table, or nowhere', (told, invitation) => {
  expect(invitationInText(told)).toBe(invitation);
});

test('the list starts with games that wait for the reader, the most urgent first, and ends with finished ones', () => {
  const row = (table: string, part: object) => ({
    table,
    game: 'carcassonne',
    options: { seats: 2 },
    state: 'running' as const,
    clock: { kind: 'none' as const },
    isPublic: false,
    isRated: false,
    winners: null,
    seats: [],
    people: {},
    isAwaited: false,
    due: null,
    points: [],
    opened: 0,
    changed: 0,
    ...part,
  });
  const rows = [
    row('over', { state: 'over', changed: 9 }),
    row('theirs', { changed: 8 }),
    row('mine', { isAwaited: true }),
    row('soon', { isAwaited: true, due: 100 }),
    row('sooner', { isAwaited: true, due: 50 }),
  ];
  expect(sortTables(rows).map(({ table }) => table)).toEqual(['sooner', 'soon', 'mine', 'theirs', 'over']);
});
