import { expect, test } from 'vitest';
import { inputLockOf, isLocked } from '../../src/table/input-lock.ts';

const pending = new Map([[1, 'drawn' as const]]);

test('a seat whose move is on its way chooses nothing else; others do', () => {
  expect([0, 1, undefined].map((seat) => isLocked({ pending, isOffline: false }, seat))).toEqual([
    false,
    true,
    false,
  ]);
});

test('where the line is cut nobody chooses', () => {
  expect([0, 1, undefined].map((seat) => isLocked({ pending, isOffline: true }, seat))).toEqual([
    true,
    true,
    true,
  ]);
});

test('what is on its way is said when it takes long, rather than that the line is cut', () => {
  expect(inputLockOf({ pending, isOffline: false })).toBeUndefined();
  expect(inputLockOf({ pending, isOffline: true })).toBe('cut');
  expect(inputLockOf({ pending: new Map([...pending, [0, 'said']]), isOffline: true })).toBe('sending');
});
