import { expect, test } from 'vitest';
import { neighbour } from '../../src/table/replay.ts';

const MOMENTS = [2, 5, 9];

test('the replay starts with the moment before the last, and ends in the present', () => {
  expect(neighbour(MOMENTS, undefined, -1)).toBe(5);
  expect(neighbour(MOMENTS, undefined, 1)).toBeUndefined();
  expect(neighbour(MOMENTS, 5, 1)).toBe(9);
  expect(neighbour(MOMENTS, 9, 1)).toBeUndefined();
});

test('there is nothing before the first moment', () => {
  expect(neighbour(MOMENTS, 2, -1)).toBe(2);
  expect(neighbour([4], undefined, -1)).toBe(4);
  expect(neighbour([], undefined, -1)).toBeUndefined();
});

test('between two moments the earlier one counts as shown', () => {
  expect(neighbour(MOMENTS, 7, 1)).toBe(9);
  expect(neighbour(MOMENTS, 7, -1)).toBe(2);
});
