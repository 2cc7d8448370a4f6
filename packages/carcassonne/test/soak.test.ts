import assert from 'node:assert/strict';
import { EDITIONS, type EditionName } from '@bastide/carcassonne';
import { describe, test } from 'vitest';
import { soak } from './soak.ts';

describe('random games in all combinations of sets and seats break nothing', () => {
  for (const edition of Object.keys(EDITIONS) as EditionName[])
    test(edition, () => {
      const { games, refereed, violations } = soak(edition, 80, 53);
      assert.deepEqual(violations, []);
      assert.deepEqual([games, refereed], [80, 2]);
    });
});
