import { expect, test } from 'vitest';
import { bastide, json, refused } from './bastide.ts';

// Figures are not judged here: a busy machine would fail the test, and a fast one hide a loss.
test('bench measures, and the games are the right ones', async () => {
  const { results, meanPoints, counted, catan } = await json(['bench', '--quick', '--rounds', '1']);
  expect(results.map(({ id }: { id: string }) => id)).toEqual([
    'base',
    'baseActions',
    'traders',
    'tradersActions',
    'all',
    'allActions',
    'copy',
    'readable',
    'greedy',
    'catan',
    'catanActions',
    'catanCopy',
    'catanReadable',
    'catanGreedy',
  ]);
  for (const { median, rounds } of results) {
    expect(median).toBeGreaterThan(0);
    expect(rounds).toEqual([median]);
  }
  expect(Math.abs(meanPoints.mean - 19.44)).toBeLessThan(5 * meanPoints.error);
  expect(Math.abs(catan.meanTurns.mean - 331)).toBeLessThan(5 * catan.meanTurns.error);
  expect(counted).toContain('each draw');
});

test('bench for people', async () => {
  const { code, stdout } = await bastide(['bench', '--quick', '--rounds', '1']);
  expect(code).toBe(0);
  expect(stdout).toMatch(/base game, 2 seats, random +[\d,]+ {2}games\/s +target 25,000 {2}× \d/);
});

test('bench refuses no rounds', async () => {
  expect(await refused(['bench', '--rounds', '0', '--json'])).toMatch(/whole number from 1/);
});
