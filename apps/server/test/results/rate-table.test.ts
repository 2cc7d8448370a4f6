import { expect, test } from 'vitest';
import { type Contestant, rateTable } from '../../src/ratings/rate-table.ts';
import { afterTable, isProvisional, UNKNOWN } from '../../src/ratings/strength.ts';

const KNOWN = { mu: 28, sigma: 3 };

/** A table of people in the order in which they came out. */
const table = (...seats: readonly Partial<Contestant>[]): readonly Contestant[] =>
  seats.map((seat, i) => ({
    ...{ before: UNKNOWN, place: i + 1, hasPlayed: true, isProvisional: true },
    isNewcomer: true,
    ...{ recentWith: seats.map(() => 0), recentWithNewcomers: 0, ...seat },
  }));

test('people who play a table to its end for the first time are rated in full', () => {
  const after = afterTable([UNKNOWN, UNKNOWN, UNKNOWN], [1, 2, 3]);
  expect(rateTable(table({}, {}, {}))).toEqual(after.map((one) => ({ after: one, weight: 1 })));
});

test('somebody who left early loses, and the opponent gains nothing', () => {
  const [stayed, left] = rateTable(table({}, { hasPlayed: false }));
  expect(stayed).toEqual({ after: UNKNOWN, weight: 0 });
  expect(left).toEqual({ after: afterTable([UNKNOWN, UNKNOWN], [1, 2])[1], weight: 1 });
});

test('of three the two who stayed are rated as if the third had not been there', () => {
  const [first, second, left] = rateTable(table({}, {}, { hasPlayed: false }));
  const two = afterTable([UNKNOWN, UNKNOWN], [1, 2]);
  expect([first!.after, second!.after]).toEqual(two);
  expect(left!.after).toEqual(afterTable([UNKNOWN, UNKNOWN, UNKNOWN], [1, 2, 3])[2]);
});

test('leaving early is never better than staying, however often it is done', () => {
  const often = { recentWith: [9, 9], recentWithNewcomers: 9 };
  const [, left] = rateTable(table({}, { ...often, hasPlayed: false }));
  const [, stayed] = rateTable(table({}, often));
  expect(left!.after.mu).toBeLessThan(stayed!.after.mu);
});

test('a bot that stands in for somebody wins nothing for them', () => {
  const [absent, other] = rateTable(table({ hasPlayed: false }, {}));
  expect(absent).toEqual({ after: UNKNOWN, weight: 0 });
  expect(other).toEqual({ after: UNKNOWN, weight: 0 });
});

test('a provisional opponent changes nothing for somebody whose strength is known, but learns from them', () => {
  const known = { before: KNOWN, isProvisional: false, isNewcomer: false };
  for (const seats of [table(known, {}), table({}, known)]) {
    const at = seats.findIndex(({ isProvisional: isNew }) => !isNew);
    const weighed = rateTable(seats);
    expect(weighed[at]).toEqual({ after: KNOWN, weight: 0 });
    expect(weighed[1 - at]!.weight).toBe(1);
    expect(weighed[1 - at]!.after.mu).not.toBe(UNKNOWN.mu);
  }
  const [one, other] = rateTable(table(known, known));
  expect([one!.weight, other!.weight]).toEqual([1, 1]);
});

test('the fourth game of the same two in a month counts less, and newcomers count as one opponent', () => {
  const known = { before: KNOWN, isProvisional: false, isNewcomer: false };
  const weightAfter = (games: number) =>
    rateTable(table({ ...known, recentWith: [0, games] }, known))[0]!.weight;
  expect([0, 2, 3, 5, 29].map(weightAfter)).toEqual([1, 1, 3 / 4, 1 / 2, 1 / 10]);
  expect(rateTable(table({ recentWithNewcomers: 5 }, {}))[0]!.weight).toBe(1 / 2);
  expect(rateTable(table({ recentWithNewcomers: 5 }, { isNewcomer: false }))[0]!.weight).toBe(1);
  // Of a known opponent only their own games with each other count.
  expect(rateTable(table({ recentWithNewcomers: 5 }, known))[0]!.weight).toBe(1);
});

test('a part of a result moves the estimate a part of the way', () => {
  const [full] = rateTable(table({}, {}));
  const [half] = rateTable(table({ recentWithNewcomers: 5 }, {}));
  expect(half!.after.mu - UNKNOWN.mu).toBeCloseTo((full!.after.mu - UNKNOWN.mu) / 2, 9);
  expect(half!.after.sigma).toBeLessThan(UNKNOWN.sigma);
  expect(half!.after.sigma).toBeGreaterThan(full!.after.sigma);
});

test('a strength is provisional until enough is known by enough different opponents', () => {
  expect(isProvisional({ ...UNKNOWN, played: 40, met: 40 })).toBe(true);
  expect(isProvisional({ ...KNOWN, played: 40, met: 2 })).toBe(true);
  expect(isProvisional({ ...KNOWN, played: 40, met: 3 })).toBe(false);
});
