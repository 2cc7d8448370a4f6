import { expect, test } from 'vitest';
import { ratingChanges } from '../../../src/online/overlay/result/ResultBanner.tsx';

test('only seats whose rating changed are listed', () => {
  const seats = [
    { seat: 0, before: { value: 1000 }, after: { value: 1040 }, weight: 0.5 },
    { seat: 2, before: { value: 900 }, after: { value: 890 } },
    { seat: 1, before: null, after: null },
  ];
  expect(ratingChanges({ seats })).toEqual([
    { seat: 0, before: 1000, after: 1040, weight: 0.5 },
    { seat: 2, before: 900, after: 890, weight: 1 },
  ]);
});
