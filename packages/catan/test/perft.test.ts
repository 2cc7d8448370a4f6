import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'vitest';
import { byEngine, byReferee, type Perft } from './perft.ts';

const entries = JSON.parse(readFileSync(new URL('perft.json', import.meta.url), 'utf8')) as Perft[];

describe('the number of sequences of actions', () => {
  for (const entry of entries)
    test(entry.name, () => {
      entry.counts.forEach((count, depth) => {
        assert.equal(byEngine(entry, depth + 1), count, `depth ${depth + 1}`);
      });
      const depth = Math.min(3, entry.refereed);
      assert.equal(byReferee(entry, depth), entry.counts[depth - 1]);
    });
});
