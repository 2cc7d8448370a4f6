import { describe, expect, it } from 'vitest';
import { chiSquare, dealingKey, diceReport, fairRandom } from '../src/index.ts';

/*
 * That each number below a bound is exactly as likely as each other follows from how it is made, given 32 random bits: of
 * the 2³² numbers those from the greatest multiple of the bound on are passed over, and the rest falls into equally many
 * for each remainder. What is left to doubt is the code, and the bits: the keys are fixed, so these tests always come to
 * the same end.
 */
const keyNumber = (i: number) =>
  dealingKey({ game: `uniform-${i}`, secret: `${10 + i}`.repeat(32), nonces: ['', ''] });
const DRAWS = 36_000;

/** Probability that honest chance strays so far; no test of these is to be rarer than once in a thousand. */
const strayOf = (counts: readonly number[]) =>
  chiSquare(
    counts,
    counts.map(() => DRAWS / counts.length),
  ).p;

describe.each([6, 7, 36, 72])('numbers below %d', (bound) => {
  it.each([1, 2])('are equally many at the start of many draws, key %d', (i) => {
    const key = keyNumber(i);
    const counts = new Array<number>(bound).fill(0);
    for (let draw = 0; draw < DRAWS; draw++) counts[fairRandom(key, draw).below(bound)]!++;
    expect(strayOf(counts)).toBeGreaterThan(0.001);
  });

  it('are equally many within one draw', () => {
    const random = fairRandom(keyNumber(3), 0);
    const counts = new Array<number>(bound).fill(0);
    for (let i = 0; i < DRAWS; i++) counts[random.below(bound)]!++;
    expect(strayOf(counts)).toBeGreaterThan(0.001);
  });
});

it('a draw tells nothing of the next: pairs of faces are equally many', () => {
  const key = keyNumber(4);
  const counts = new Array<number>(36).fill(0);
  let last = fairRandom(key, 0).below(6);
  for (let draw = 1; draw <= DRAWS; draw++) {
    const face = fairRandom(key, draw).below(6);
    counts[6 * last + face]!++;
    last = face;
  }
  expect(strayOf(counts)).toBeGreaterThan(0.001);
});

it('where a quarter of all numbers is passed over, none is preferred', () => {
  const bound = 2 ** 31 - 2 ** 29; // 2³² holds it twice, and leaves a quarter
  const random = fairRandom(keyNumber(5), 0);
  const counts = new Array<number>(36).fill(0);
  for (let i = 0; i < DRAWS; i++) counts[Math.floor((random.below(bound) / bound) * 36)]!++;
  expect(strayOf(counts)).toBeGreaterThan(0.001);
});

it('rolls of two dice are as two dice roll', () => {
  const key = keyNumber(6);
  const counts = new Array<number>(11).fill(0);
  for (let draw = 0; draw < DRAWS; draw++) {
    const pair = fairRandom(key, draw).below(36);
    counts[Math.floor(pair / 6) + (pair % 6)]!++;
  }
  const { rolls, chi } = diceReport(counts);
  expect(rolls).toBe(DRAWS);
  expect(chi.p).toBeGreaterThan(0.001);
});
