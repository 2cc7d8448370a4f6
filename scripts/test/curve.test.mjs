import { expect, test } from 'vitest';
import { curve } from '../learn/curve.mjs';

const point = (round, share) => ({ round, share, low: share - 0.05, high: share + 0.05 });
const drawn = (points) => curve({ title: 'wins', command: 'npm run learn', points, even: 0.25 });
const dotsOf = (svg) =>
  [...svg.matchAll(/<circle cx="(\d+)" cy="(\d+)"/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

test('the curve has a dot for each round, from left to right, higher for more wins, and a line through all', () => {
  const svg = drawn([point(0, 0.3), point(1, 0.5), point(2, 0.4)]);
  const [first, best, last] = dotsOf(svg);
  expect(first.x).toBeLessThan(best.x);
  expect(best.x).toBeLessThan(last.x);
  expect(best.y).toBeLessThan(last.y);
  expect(last.y).toBeLessThan(first.y);
  expect(svg).toContain(`d="M${first.x} ${first.y}L${best.x} ${best.y}L${last.x} ${last.y}"`);
});

test('the share of an equal bot is in the picture, even if all rounds won more', () => {
  const svg = drawn([point(0, 0.6), point(1, 0.7)]);
  const even = Number(/class="even" d="M\d+ (\d+)H/.exec(svg)[1]);
  expect(even).toBeGreaterThan(Math.max(...dotsOf(svg).map(({ y }) => y)));
  expect(svg).toContain('>20 %<');
});

test('the picture names its command, and a single round is drawn, too', () => {
  const svg = drawn([point(0, 0.3)]);
  expect(svg).toContain('<desc>npm run learn</desc>');
  expect(dotsOf(svg)).toHaveLength(1);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});
