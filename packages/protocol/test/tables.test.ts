import { describe, expect, test } from 'vitest';
import {
  awaitedSince,
  deputyFor,
  type Entry,
  hasBegun,
  mayWatch,
  peopleBySeating,
  type Table,
  TableSettings,
  tableOf,
} from '../src/index.ts';

type TestEntry = { readonly kind: Entry['kind']; readonly [member: string]: unknown };

/** The log of a table of three that Ann opened, an entry each second. */
const logOf = (...more: readonly TestEntry[]): readonly Entry[] =>
  [
    {
      ...{ kind: 'opened', game: 'catan', rules: '1', options: { seats: 3 }, by: 'ann', commitment: '' },
      settings: TableSettings.parse({}),
    },
    ...more,
  ].map((one, seq) => ({ seq, at: seq * 1000, ...one }) as Entry);
const fold = (log: readonly Entry[]): Table => tableOf(log)!;

const seated = (person: string, seat: number, isBot = false): TestEntry => ({
  ...{ kind: 'seated', person, seat, nonce: '' },
  ...(isBot && { isBot }),
});
const joined = (person: string): TestEntry => ({ kind: 'joined', person });

test('a new host looks after the table since then, and the one before may look at it as ever', () => {
  const table = fold(logOf(joined('bob'), seated('bob', 1), { kind: 'hosted', person: 'bob' }));
  expect(table).toMatchObject({ host: 'bob', hostSince: 3000, guests: ['bob', 'ann'] });
  expect(['ann', 'bob', 'cid'].map((one) => mayWatch(table, one))).toEqual([true, true, false]);
});

test('a table known by its link is closed to a person who was kicked, until they are readmitted', () => {
  const kicked = [joined('bob'), seated('bob', 1), { kind: 'kicked', seat: 1 }] as const;
  expect(mayWatch(fold(logOf(...kicked)), 'bob')).toBe(false);
  expect(mayWatch(fold(logOf(...kicked, { kind: 'readmitted', person: 'bob' })), 'bob')).toBe(true);
  const open = { ...fold(logOf(...kicked)), settings: TableSettings.parse({ visibility: 'public' }) };
  expect(mayWatch(open, 'bob')).toBe(true);
});

test('of an early log somebody who was sent from one of two seats still looks through the other', () => {
  const table = fold(logOf(seated('bob', 1), seated('bob', 2), { kind: 'kicked', seat: 1 }));
  expect(mayWatch(table, 'bob')).toBe(true);
});

describe('people who sit at a table', () => {
  const log = logOf(
    ...[seated('bob', 0), seated('bot', 1, true), seated('cid', 2)],
    ...[{ kind: 'stood-up', seat: 0 }, seated('ann', 0)],
  );

  test('stand in the order in which they sat down, without accounts of bots', () => {
    expect(peopleBySeating(fold(log), log)).toEqual(['cid', 'ann']);
  });

  test('act for each other: the host first, then whoever has sat there longest, nobody for themselves', () => {
    const of = (holder: string, ...away: string[]) =>
      deputyFor(holder, fold(log), log, (one) => !away.includes(one));
    expect([of('cid'), of('ann'), of('bot'), of('bot', 'ann')]).toEqual(['ann', 'cid', 'ann', 'cid']);
    expect(of('ann', 'cid')).toBeUndefined();
  });
});

describe('a person for whom the game waits', () => {
  const begun = [
    seated('ann', 0),
    seated('bob', 1),
    seated('cid', 2),
    { kind: 'begun', awaits: [1], turn: 1 },
  ];
  const since = (...more: readonly TestEntry[]) => {
    const log = logOf(...(begun as TestEntry[]), ...more);
    return [0, 1].map((seat) => awaitedSince(fold(log), log, seat));
  };

  test('is waited for since their decision began, whatever others say', () => {
    expect(since()).toEqual([undefined, 4000]);
    expect(since({ kind: 'said', person: 'ann', to: 'all', text: 'Go on!' })).toEqual([undefined, 4000]);
  });

  test('is waited for anew after a pause, and when they take their seat back', () => {
    expect(since({ kind: 'paused' })).toEqual([undefined, undefined]);
    expect(since({ kind: 'paused' }, { kind: 'resumed', seat: 0 })).toEqual([undefined, 6000]);
    const delegated = { kind: 'delegated', seat: 1, bot: 'greedy' };
    expect(since(delegated)).toEqual([undefined, undefined]);
    expect(since(delegated, { kind: 'claimed', seat: 1 })).toEqual([undefined, 6000]);
  });
});

test('a table that was closed before its game has not begun', () => {
  const over = { kind: 'over', why: 'closed', outcome: null, secret: '' } as const;
  expect(hasBegun(fold(logOf(over)))).toBe(false);
  expect(hasBegun(fold(logOf(seated('ann', 0), { kind: 'begun', awaits: [0] }, over)))).toBe(true);
});
