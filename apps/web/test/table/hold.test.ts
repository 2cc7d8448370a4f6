import { expect, test } from 'vitest';
import { holdOf, isHeld } from '../../src/table/hold.ts';

const sent = new Map([[1, 'drawn' as const]]);

test('a seat whose move is on its way chooses nothing else; others do', () => {
  expect([0, 1, undefined].map((seat) => isHeld({ sent, isCut: false }, seat))).toEqual([false, true, false]);
});

test('where the line is cut nobody chooses', () => {
  expect([0, 1, undefined].map((seat) => isHeld({ sent, isCut: true }, seat))).toEqual([true, true, true]);
});

test('what is on its way is said when it takes long, rather than that the line is cut', () => {
  expect(holdOf({ sent, isCut: false })).toBeUndefined();
  expect(holdOf({ sent, isCut: true })).toBe('cut');
  expect(holdOf({ sent: new Map([...sent, [0, 'said']]), isCut: true })).toBe('sending');
});
