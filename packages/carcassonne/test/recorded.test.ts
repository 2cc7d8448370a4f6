import { readFileSync } from 'node:fs';
import { EDITIONS, SETS } from '@bastide/carcassonne';
import { describe, expect, test } from 'vitest';
import { playAgain, readRecorded } from './recorded.ts';

const linesOf = (edition: string) =>
  readFileSync(new URL(`recorded/${edition}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

describe('games recorded with all sets, seats and options are played again to the same end', () => {
  for (const edition of Object.keys(EDITIONS))
    test(edition, () => {
      linesOf(edition).forEach((line, i) => {
        const { recorded, options, acts } = readRecorded(line);
        const { points, digest } = playAgain(options, acts);
        const where = `line ${i + 1}: ${JSON.stringify(recorded.options)}`;
        expect(points, where).toStrictEqual(recorded.points);
        expect(digest, where).toBe(recorded.digest);
      });
    });
});

test('the recorded games cover every combination of edition, sets and seats', () => {
  const seen = new Set(
    Object.keys(EDITIONS).flatMap((edition) =>
      linesOf(edition).map((line) => {
        const { sets, seats } = readRecorded(line).options;
        return `${edition} ${sets} ${seats}`;
      }),
    ),
  );
  expect(seen.size).toBe(Object.keys(EDITIONS).length * 2 ** SETS.length * 5);
});
