import { hostname } from 'node:os';
import { botsFor } from '@bastide/bots';
import { expect, test } from 'vitest';
import { bastide, json, refused } from './bastide.ts';

// These tests do not judge figures: a busy machine would fail them, and a fast one would hide a loss.
let measured: Promise<ReturnType<typeof JSON.parse>> | undefined;
/** The document, measured once for all tests: it is in English whatever the language. */
function document() {
  measured ??= json(['bench', '--quick', '--rounds', '1', '--lang', 'zh']);
  return measured;
}

test('bench measures the right games', async () => {
  const { results, machine, meanPoints, counted, catan } = await document();
  expect(results.map(({ id }: { id: string }) => id)).toEqual([
    'calibration',
    'base',
    'baseActions',
    'traders',
    'tradersActions',
    'all',
    'allActions',
    'copy',
    'readable',
    'playouts',
    'tradersPlayouts',
    ...botsFor('carcassonne').map((bot) => `carcassonne.${bot}`),
    'catan',
    'catanActions',
    'catanCopy',
    'catanReadable',
    'catanPlayouts',
    'catanDealt',
    ...botsFor('catan').map((bot) => `catan.${bot}`),
  ]);
  for (const { median, best, rounds } of results) {
    expect(median).toBeGreaterThan(0);
    expect([median, best]).toEqual([rounds[0], rounds[0]]);
  }
  expect(machine).toBe(hostname());
  expect(Math.abs(meanPoints.mean - 19.44)).toBeLessThan(5 * meanPoints.error);
  expect(Math.abs(catan.meanTurns.mean - 331)).toBeLessThan(5 * catan.meanTurns.error);
  expect(counted).toContain('each draw');
});

test('bench prints a table, and has the same words for a JSON document in every language', async () => {
  const { code, stdout } = await bastide(['bench', '--quick', '--rounds', '1']);
  expect(code).toBe(0);
  const { results, counted } = await document();
  const printed = stdout.replace(/\s+/g, ' ');
  for (const { what } of results) expect(printed).toContain(what);
  expect(printed).toContain(counted);
  expect(stdout).toMatch(
    /base game, 2 seats, random +[\d,]+ {2}games\/s +best [\d,]+ {2}target 25,000 {2}× \d/,
  );
});

test('bench refuses zero rounds', async () => {
  expect(await refused(['bench', '--rounds', '0', '--json'])).toMatch(/whole number from 1/);
});
