import { type Random, Sfc32 } from '@bastide/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test('equal seeds give equal numbers, other streams and seeds give others', () => {
  const take = (random: Random) => Array.from({ length: 50 }, () => random.next());
  expect(take(new Sfc32(7, 3))).toEqual(take(new Sfc32(7, 3)));
  expect(take(new Sfc32(7, 3))).not.toEqual(take(new Sfc32(7, 4)));
  expect(take(new Sfc32(8, 3))).not.toEqual(take(new Sfc32(7, 3)));
  expect(take(new Sfc32(2 ** 40))).not.toEqual(take(new Sfc32(0)));
});

test('every bit of an exact whole number counts, its sign too', () => {
  const bits = Array.from({ length: 53 }, (_, i) => 2 ** i);
  const seeds = [0, ...bits, ...bits.map((bit) => -bit), Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];
  const first = seeds.map((seed) => {
    const random = new Sfc32(seed);
    return `${random.next()} ${random.next()}`;
  });
  expect(new Set(first).size).toBe(seeds.length);
});

test('`below` draws integers from 0 to its bound without the bound', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 2 ** 31 - 1 }), (seed, bound) => {
      const random = new Sfc32(seed);
      for (let i = 0; i < 20; i++) {
        const drawn = random.below(bound);
        expect(drawn).toBeGreaterThanOrEqual(0);
        expect(drawn).toBeLessThan(bound);
      }
    }),
  );
});

test('`below` draws evenly: chi-square of 60,000 draws from 6 stays under the 0.1 % bound', () => {
  const random = new Sfc32(2026);
  const counts = new Array<number>(6).fill(0);
  for (let i = 0; i < 60_000; i++) counts[random.below(6)]!++;
  const chi = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  expect(chi).toBeLessThan(20.5);
});
