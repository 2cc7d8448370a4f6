import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { byEngine, byReferee, type Perft } from './perft.ts';

const entries = JSON.parse(readFileSync(new URL('perft.json', import.meta.url), 'utf8')) as Perft[];

describe('the number of sequences of actions', () => {
  for (const entry of entries)
    test(entry.name, () => {
      entry.counts.forEach((count, depth) => {
        expect(byEngine(entry, depth + 1), `depth ${depth + 1}`).toBe(count);
      });
      expect(byReferee(entry, 2)).toBe(entry.counts[1]);
    });
});
