import { expect, test } from 'vitest';
import { inputLockOf, isLocked } from '../../src/table/input-lock.ts';

const pending = new Map([[1, 'drawn' as const]]);

test('a seat with a pending move can choose nothing else, but other seats can', () => {
  expect([0, 1, undefined].map((seat) => isLocked({ pending, isOffline: false }, seat))).toEqual([
    false,
    true,
    false,
  ]);
});

test('a lost connection locks all seats', () => {
  expect([0, 1, undefined].map((seat) => isLocked({ pending, isOffline: true }, seat))).toEqual([
    true,
    true,
    true,
  ]);
});

test('a long pending move is announced before a lost connection', () => {
  expect(inputLockOf({ pending, isOffline: false })).toBeUndefined();
  expect(inputLockOf({ pending, isOffline: true })).toBe('cut');
  expect(inputLockOf({ pending: new Map([...pending, [0, 'said']]), isOffline: true })).toBe('sending');
});
