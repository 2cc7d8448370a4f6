import { EDITIONS, type EditionName } from '@bastide/carcassonne';
import { describe, expect, test } from 'vitest';
import { soak } from './soak.ts';

describe('random games in all combinations of sets and seats break nothing', () => {
  for (const edition of Object.keys(EDITIONS) as EditionName[])
    test(edition, () => {
      const { games, refereed, violations } = soak(edition, 80, 53);
      expect(violations).toStrictEqual([]);
      expect([games, refereed]).toStrictEqual([80, 2]);
    });
});
