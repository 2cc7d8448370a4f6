import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Entry, EntryData } from '../src/index.ts';
import {
  awaitedSince,
  clockTime,
  decisionOf,
  flagAt,
  fold,
  type Table,
  TableSettings,
} from '../src/index.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;

/** A log that grows, at a time that a test moves. */
class Log {
  at = 1_700_000_000_000;
  table: Table | undefined;
  readonly entries: Entry[] = [];

  add(...happenings: EntryData[]): void {
    for (const happening of happenings) {
      const entry = { seq: this.table?.version ?? 0, at: this.at, ...happening } as Entry;
      this.table = fold(this.table, entry);
      this.entries.push(entry);
    }
  }

  left(seat: number): number | null {
    const { left, since } = this.table!.seats[seat]!.clock;
    return left === null ? null : left - (since === null ? 0 : Math.max(0, this.at - since));
  }
}

const action = { type: 'do' };
const act = (by: number, awaits: readonly number[], turn?: number): EntryData => ({
  ...{ kind: 'act', by, action, awaits },
  ...(turn !== undefined && { turn }),
});

/** A running table of people, seat 0 to begin. */
function running(settings: object, seats = 3): Log {
  const log = new Log();
  log.add({
    ...{ kind: 'opened', game: 'toy', rules: '1', options: { seats }, by: 'p0', commitment: '' },
    settings: TableSettings.parse(settings),
  });
  for (let seat = 0; seat < seats; seat++) log.add({ kind: 'seated', seat, person: `p${seat}`, nonce: '' });
  log.add({ kind: 'begun', awaits: [0], turn: 0 });
  return log;
}

const live = (bank: number, increment: number) => ({ clock: { kind: 'live', bank, increment } });

test('an increment is paid once a turn, when it passes on, whatever happened in it', () => {
  const log = running(live(100, 7));
  log.at += 10 * SECOND;
  log.add(act(0, [1, 2])); // asks both
  log.add(act(1, [2]), act(2, [0])); // they answer
  log.add(act(0, [1, 2]), act(1, [2]), act(2, [0]));
  log.add({ kind: 'act', by: 0, action }, { kind: 'act', by: 'chance', action, awaits: [0] });
  expect(log.left(0)).toBe(90 * SECOND);
  log.add(act(0, [1], 1));
  expect(log.left(0)).toBe(97 * SECOND);
  expect(log.left(1)).toBe(100 * SECOND);
});

test('an increment is paid where chance answers before the next seat is awaited', () => {
  const log = running(live(100, 7));
  log.at += 10 * SECOND;
  log.add(
    { kind: 'act', by: 0, action, turn: 1 },
    { kind: 'act', by: 'chance', action },
    { kind: 'act', by: 'chance', action, awaits: [1] },
  );
  expect(log.left(0)).toBe(97 * SECOND);
  log.at += 5 * SECOND;
  expect(log.left(1)).toBe(95 * SECOND);
});

test('increments fill a bank to twice what it began with and no further', () => {
  const log = running(live(15, 20));
  for (const [by, next] of [
    [0, 1],
    [1, 0],
    [0, 1],
    [1, 0],
  ] as const)
    log.add(act(by, [next], next));
  expect([log.left(0), log.left(1)]).toEqual([30 * SECOND, 30 * SECOND]);
});

test('a turn that is taken back and ended again is paid once', () => {
  const log = running(live(100, 7));
  log.at += 10 * SECOND;
  log.add(act(0, [1], 1));
  log.add({ kind: 'undone', seat: 0, to: 0, awaits: [0], turn: 0 });
  expect(log.left(0)).toBe(90 * SECOND);
  log.at += 1 * SECOND;
  log.add(act(0, [1], 1));
  expect(log.left(0)).toBe(96 * SECOND);
});

test('a turn that is taken back costs nobody time: whoever had it since has what they had before', () => {
  const log = running(live(100, 7));
  log.at += 10 * SECOND;
  log.add(act(0, [1], 1));
  log.at += 30 * SECOND;
  expect(log.left(1)).toBe(70 * SECOND);
  log.add({ kind: 'undone', seat: 0, to: 0, awaits: [0], turn: 0 });
  expect(log.left(1)).toBe(100 * SECOND);
  expect(log.left(0)).toBe(90 * SECOND);
  log.at += 2 * SECOND;
  log.add(act(0, [1], 1));
  expect([log.left(0), log.left(1)]).toEqual([95 * SECOND, 100 * SECOND]);
});

test('who has nothing left has ten seconds at the begin of a turn and where others ask, not again and again', () => {
  const log = running(live(15, 0));
  log.at += 15 * SECOND;
  log.add(act(0, [1], 1), act(1, [0], 0));
  expect(log.left(0)).toBe(10 * SECOND);
  log.at += 9 * SECOND;
  for (let n = 0; n < 3; n++) log.add(act(0, [1]), act(1, [0]));
  expect(log.left(0)).toBe(1 * SECOND);
  log.add({ kind: 'delegated', seat: 0, bot: 'greedy' }, { kind: 'claimed', seat: 0 });
  log.add({ kind: 'paused' }, { kind: 'resumed', seat: 1 });
  expect(log.left(0)).toBe(1 * SECOND);
});

test('days are those of a turn, not of each action in it, and of each answer that others ask for', () => {
  const log = running({ clock: { kind: 'days', days: 3 } });
  log.at += 2 * DAY;
  log.add(act(0, [0]), act(0, [1]));
  log.at += 2 * DAY;
  expect(log.left(1)).toBe(1 * DAY);
  log.add(act(1, [0]));
  expect(log.left(0)).toBe(1 * DAY);
  log.add(act(0, [1], 1));
  expect(log.left(1)).toBe(3 * DAY);
});

test('clocks of bots, delegated seats and paused tables stand', () => {
  const log = running(live(100, 5));
  log.add({ kind: 'delegated', seat: 0, bot: 'greedy' });
  log.at += 60 * SECOND;
  expect(flagAt(log.table!.seats[0]!.clock)).toBeUndefined();
  log.add({ ...act(0, [1], 1), bot: 'greedy' } as EntryData);
  expect(log.left(0)).toBe(100 * SECOND);
  log.at += 1 * SECOND;
  log.add({ kind: 'paused' });
  log.at += 500 * SECOND;
  expect(log.left(1)).toBe(99 * SECOND);
  log.add({ kind: 'resumed', seat: 2 });
  log.at += 1 * SECOND;
  expect(log.left(1)).toBe(98 * SECOND);
});

describe('a seat whose time is over, where a bot then decides', () => {
  function late(): Log {
    const log = running({ ...live(15, 0), late: 'decide' });
    log.at += 15 * SECOND;
    log.add({ kind: 'late', seat: 0, lateness: 'decide' });
    return log;
  }
  const isLate = ({ table }: Log) => table!.seats[0]!.isLate;

  test('is late to the end of its turn', () => {
    const log = late();
    log.add({ ...act(0, [1]), bot: 'greedy' } as EntryData, act(1, [0]));
    expect(isLate(log)).toBe(true);
    expect(flagAt(log.table!.seats[0]!.clock)).toBeUndefined();
    log.add({ ...act(0, [1], 1), bot: 'greedy' } as EntryData);
    expect(isLate(log)).toBe(false);
    expect(log.left(0)).toBe(0);
  });

  test('also when it acts itself, since there is no time for the rest', () => {
    const log = late();
    log.add(act(0, [0]));
    expect(isLate(log)).toBe(true);
    expect(flagAt(log.table!.seats[0]!.clock)).toBeUndefined();
    log.add(act(0, [1], 1), act(1, [0], 0));
    expect(isLate(log)).toBe(false);
    expect(log.left(0)).toBe(10 * SECOND);
  });

  test('in the turn of another, until it acts itself', () => {
    const log = running({ ...live(15, 0), late: 'decide' });
    log.add(act(0, [1, 2]));
    log.at += 15 * SECOND;
    log.add({ kind: 'late', seat: 1, lateness: 'decide' }, act(1, [1, 2]));
    expect(log.table!.seats[1]!.isLate).toBe(false);
    expect(log.left(1)).toBe(10 * SECOND);
  });
});

describe('a seat that is claimed back in its turn, after its time was over,', () => {
  test.each([
    ['while it is asked', []],
    ['while others are asked', [{ ...act(0, [1]), bot: 'greedy' }]],
  ] as const)('is late to the end of that turn, and not lost once more: %s', (_, before) => {
    const log = running({ ...live(15, 0), late: 'seat' });
    log.at += 15 * SECOND;
    log.add({ kind: 'late', seat: 0, lateness: 'seat' }, { kind: 'delegated', seat: 0, bot: 'greedy' });
    log.add(...(before as readonly EntryData[]), { kind: 'claimed', seat: 0 });
    if (before.length > 0) log.add(act(1, [0]));
    for (let n = 0; n < 2; n++) {
      expect(log.table!.seats[0]).toMatchObject({ isLate: true, delegate: null });
      expect(flagAt(log.table!.seats[0]!.clock)).toBeUndefined();
      log.add(act(0, [0]));
    }
    log.add(act(0, [1], 1), act(1, [0], 0));
    expect(log.table!.seats[0]!.isLate).toBe(false);
    expect(flagAt(log.table!.seats[0]!.clock)).toBe(log.at + 10 * SECOND);
  });
});

/** An event at a table, as a test chooses it: after so many seconds. */
const step = fc.record({
  wait: fc.integer({ min: 0, max: 5 }),
  what: fc.constantFrom('act', 'pass', 'pass by chance', 'ask', 'answer', 'pause', 'resume', 'credit'),
});

test('the sum of all clocks changes only by the time that passed and by increments', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 0, max: 9 }), (steps, increment) => {
      const log = running(live(3000, increment));
      /** Time that each seat should have left, counted apart. */
      const purse = [3000, 3000, 3000].map((bank) => bank * SECOND);
      for (const { wait, what } of steps) {
        const before = log.table!;
        log.at += wait * SECOND;
        if (before.paused === null) for (const seat of before.awaits) purse[seat]! -= wait * SECOND;
        const turn = before.turn!.seat;
        const isAsking = before.awaits[0] !== turn;
        const next = (turn + 1) % 3;
        if (what === 'pause' && before.paused === null) log.add({ kind: 'paused' });
        else if (before.paused !== null) {
          if (what === 'resume') log.add({ kind: 'resumed', seat: 0 });
        } else if (what === 'credit') {
          log.add({ kind: 'credited', ms: wait * SECOND });
          for (const seat of before.awaits) purse[seat]! += wait * SECOND;
        } else if (isAsking) {
          const [first, ...others] = before.awaits as [number, ...number[]];
          log.add(act(first, others.length > 0 ? others : [turn]));
        } else if (what === 'ask')
          log.add(
            act(
              turn,
              [0, 1, 2].filter((seat) => seat !== turn),
            ),
          );
        else if (what === 'pass' || what === 'pass by chance') {
          purse[turn]! += increment * SECOND;
          if (what === 'pass') log.add(act(turn, [next], next));
          else
            log.add(
              { kind: 'act', by: turn, action, turn: next },
              { kind: 'act', by: 'chance', action, awaits: [next] },
            );
        } else log.add(act(turn, [turn]));
        expect([0, 1, 2].map((seat) => log.left(seat))).toEqual(purse);
        for (const seat of [0, 1, 2]) {
          const runs = log.table!.paused === null && log.table!.awaits.includes(seat);
          expect(flagAt(log.table!.seats[seat]!.clock) !== undefined).toBe(runs);
          expect(decisionOf(log.table!, seat) !== undefined).toBe(log.table!.awaits.includes(seat));
        }
      }
    }),
    { numRuns: 300 },
  );
});

describe('a clock of the server that was ahead', () => {
  const HOUR = 3600 * SECOND;
  /** Seat 1 began to think an hour ahead; by the clock it is two seconds later now. */
  function ahead(): Log {
    const log = running(live(100, 0));
    log.at += HOUR;
    log.add(act(0, [1], 1), { kind: 'clock-corrected', ms: HOUR - 2 * SECOND });
    return log;
  }
  const now = (log: Log) => log.at - log.table!.ahead;

  test('is corrected in the log, whose times go on, and clocks run by the right one', () => {
    const log = ahead();
    expect(clockTime(log.table!)).toBe(log.at - HOUR + 2 * SECOND);
    log.at += 30 * SECOND;
    log.add(act(1, [2], 2));
    expect(log.table!.at).toBe(log.at);
    expect(log.table!.seats[1]!.clock).toEqual({ left: 70 * SECOND, since: null });
    expect(log.table!.seats[2]!.clock).toEqual({ left: 100 * SECOND, since: now(log) });
    expect(flagAt(log.table!.seats[2]!.clock)).toBe(now(log) + 100 * SECOND);
    log.add({ kind: 'paused' });
    expect(log.table!.paused).toBe(now(log));
  });

  test('is corrected again if it was ahead again', () => {
    const log = ahead();
    log.at += HOUR;
    log.add({ kind: 'clock-corrected', ms: HOUR });
    expect(log.table!.ahead).toBe(2 * HOUR - 2 * SECOND);
    log.at += SECOND;
    log.add(act(1, [2], 2));
    expect(log.table!.seats[1]!.clock.left).toBe(99 * SECOND);
  });

  test('takes nothing from a clock that ran before', () => {
    const log = running(live(100, 0));
    const { since } = log.table!.seats[0]!.clock;
    log.at += HOUR;
    log.add({ kind: 'clock-corrected', ms: HOUR - 5 * SECOND });
    expect(log.table!.seats[0]!.clock).toEqual({ left: 100 * SECOND, since });
  });

  test('leaves a pause that has begun before as it is, and lets none begin in the time to come', () => {
    const log = running(live(100, 0));
    log.add({ kind: 'paused' });
    const began = log.at;
    log.at += HOUR;
    log.add({ kind: 'clock-corrected', ms: HOUR });
    expect(log.table!.paused).toBe(began);
    log.add({ kind: 'clock-corrected', ms: SECOND });
    expect(log.table!.paused).toBe(began - SECOND);
  });

  test('lets no host begin in the future, also one who begins after it', () => {
    const log = new Log();
    log.at += HOUR;
    log.add({
      ...{ kind: 'opened', game: 'toy', rules: '1', options: { seats: 2 }, by: 'p0', commitment: '' },
      settings: TableSettings.parse({}),
    });
    log.add({ kind: 'clock-corrected', ms: HOUR });
    expect(log.table!.hostSince).toBe(log.at - HOUR);
    log.at += 5 * SECOND;
    log.add({ kind: 'hosted', person: 'p1' });
    expect(log.table!.hostSince).toBe(now(log));
  });

  describe('counts for how long the game has waited', () => {
    const since = (log: Log, seat: number) => awaitedSince(log.table!, log.entries, seat);

    test('from the correction on, where it was to wait from later', () => {
      const log = running({});
      log.at += HOUR;
      log.add(act(0, [1], 1));
      expect(since(log, 1)).toBe(log.at);
      log.add({ kind: 'clock-corrected', ms: HOUR });
      const corrected = now(log);
      log.at += 20 * SECOND;
      log.add({ kind: 'clock-corrected', ms: SECOND });
      expect(since(log, 1)).toBe(corrected);
    });

    test('as before, where it waited already', () => {
      const log = running({});
      const began = log.at;
      log.at += HOUR;
      log.add({ kind: 'clock-corrected', ms: HOUR - 5 * SECOND });
      expect(since(log, 0)).toBe(began);
    });

    test('by the right clock, where it waits since then', () => {
      const log = running({});
      log.at += HOUR;
      log.add({ kind: 'clock-corrected', ms: HOUR });
      log.at += 5 * SECOND;
      log.add(act(0, [1], 1));
      expect(since(log, 1)).toBe(now(log));
      log.add({ kind: 'delegated', seat: 1, bot: 'greedy' });
      log.at += 5 * SECOND;
      log.add({ kind: 'claimed', seat: 1 });
      expect(since(log, 1)).toBe(now(log));
      log.add({ kind: 'paused' });
      log.at += 5 * SECOND;
      log.add({ kind: 'resumed', seat: 0 });
      expect(since(log, 1)).toBe(now(log));
    });
  });
});
