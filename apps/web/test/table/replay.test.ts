import { expect, test } from 'vitest';
import { adjacentMoment } from '../../src/table/replay.ts';

const MOMENTS = [2, 5, 9];

test('a replay at the end starts with the moment before the last, and ends in the present', () => {
  expect(adjacentMoment(MOMENTS, undefined, -1)).toBe(5);
  expect(adjacentMoment(MOMENTS, undefined, 1)).toBeUndefined();
  expect(adjacentMoment(MOMENTS, 5, 1)).toBe(9);
  expect(adjacentMoment(MOMENTS, 9, 1)).toBeUndefined();
});

test('there is no moment before the first one', () => {
  expect(adjacentMoment(MOMENTS, 2, -1)).toBe(2);
  expect(adjacentMoment([4], undefined, -1)).toBe(4);
  expect(adjacentMoment([], undefined, -1)).toBeUndefined();
});

test('between two moments both are one step away', () => {
  expect(adjacentMoment(MOMENTS, 7, 1)).toBe(9);
  expect(adjacentMoment(MOMENTS, 7, -1)).toBe(5);
});
