import type { Entry, Table } from '@bastide/protocol';
import { expect, test } from 'vitest';
import { parsePool, poolFor, poolName } from '../../src/ratings/pools.ts';
import { afterTable, shownStrength, UNKNOWN } from '../../src/ratings/strength.ts';
import { finalPlaces } from '../../src/results/final-places.ts';

const placesFor = (points: number[], winners: number[], gaveUp: number[] = []) =>
  finalPlaces(
    { seats: points.map(() => ({})) } as unknown as Table,
    gaveUp.map((seat, seq) => ({ seq, at: 0, kind: 'resigned', seat, bot: 'greedy' }) as Entry),
    { points, winners },
  );

test('winners come first, then points decide; those who are level share a place and the next is left out', () => {
  expect(placesFor([30, 50, 40], [1])).toEqual([3, 1, 2]);
  expect(placesFor([40, 50, 40, 10], [1])).toEqual([2, 1, 2, 4]);
  expect(placesFor([9, 9, 3], [0, 1])).toEqual([1, 1, 3]);
  // As where a tie is broken by something else than points.
  expect(placesFor([9, 9, 3], [1])).toEqual([2, 1, 3]);
});

test('whoever gave up comes last whatever their points, the first to do so at the very end', () => {
  expect(placesFor([90, 10, 20], [2], [0])).toEqual([3, 2, 1]);
  expect(placesFor([90, 10, 20, 5], [3], [2, 0])).toEqual([3, 2, 4, 1]);
});

test('pools are named by game, pace and company', () => {
  const pool = poolFor('pearls', { kind: 'days', days: 2 }, 'people');
  expect(poolName(pool)).toBe('pearls/days/people');
  expect(parsePool(poolName(pool))).toEqual(pool);
  expect(poolFor('pearls', { kind: 'none' }, 'bots')).toMatchObject({ pace: 'untimed', company: 'bots' });
  for (const wrong of ['', 'pearls', 'pearls/never/people', '/live/people', 'pearls/live/people/more'])
    expect([wrong, parsePool(wrong)]).toEqual([wrong, undefined]);
});

test('second and third count, and those who are level move alike', () => {
  const after = afterTable([UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN], [1, 2, 3, 4]).map(({ mu }) => mu);
  expect(after).toEqual(after.toSorted((one, other) => other - one));
  expect(new Set(after).size).toBe(4);
  const [one, other] = afterTable([UNKNOWN, UNKNOWN, UNKNOWN], [1, 1, 3]);
  expect(one).toEqual(other);
});

test('whoever is new is shown as 1000, and less uncertain after each table', () => {
  expect(shownStrength(UNKNOWN)).toEqual({ value: 1000, uncertainty: 333 });
  const [after] = afterTable([UNKNOWN, UNKNOWN], [1, 2]);
  expect(shownStrength(after!).uncertainty).toBeLessThan(333);
  expect(shownStrength(after!).value).toBeGreaterThan(1000);
});
