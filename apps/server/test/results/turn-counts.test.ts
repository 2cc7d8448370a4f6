import type { Entry, EntryData } from '@bastide/protocol';
import { expect, test } from 'vitest';
import { countTurns } from '../../src/results/turn-counts.ts';

const log = (...happenings: readonly Partial<EntryData>[]): readonly Entry[] =>
  happenings.map((one, seq) => ({ seq, at: 0, ...one }) as Entry);
const begun = { kind: 'begun', turn: 0 } as const;
const act = (by: number | 'chance', turn?: number, bot?: string): Partial<EntryData> => ({
  ...{ kind: 'act', by, action: { type: 'any' } },
  ...(turn !== undefined && { turn }),
  ...(bot !== undefined && { bot }),
});

test('several acts in one turn are one turn, and chance has none', () => {
  const turns = countTurns(2, log(begun, act(0), act(0), act('chance'), act(0, 1), act(1, 0), act(0, 1)));
  expect(turns).toEqual([
    { all: 2, own: 2 },
    { all: 1, own: 1 },
  ]);
});

test('an act in the turn of another is no turn', () => {
  expect(countTurns(2, log(begun, act(1), act(0, 1)))[1]).toEqual({ all: 0, own: 0 });
});

test('a turn that a bot took is not its own', () => {
  const turns = countTurns(2, log(begun, act(0, 1), act(1, 0, 'greedy'), act(0, 1), act(1, 0)));
  expect(turns[1]).toEqual({ all: 2, own: 1 });
});

test('taking a turn back and taking it again does not make two of it', () => {
  const again = [{ kind: 'undone', seat: 0, to: 0, turn: 0 } as const, act(0, 1)];
  expect(countTurns(2, log(begun, act(0, 1), ...again, ...again, ...again))[0]).toEqual({ all: 1, own: 1 });
});
