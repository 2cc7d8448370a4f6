import { describe, expect, test } from 'vitest';
import { ROWS, soak } from './soak.ts';

const GAMES = 21;

describe('random games under all kinds of options break nothing', () => {
  Object.keys(ROWS).forEach((name, row) => {
    test(name, () => {
      // The referee is slow: it plays along in two rows.
      const isRefereed = row % 8 === 2;
      const { games, refereed, violations } = soak(name, GAMES, isRefereed ? GAMES : GAMES + 1, 7);
      expect(violations).toStrictEqual([]);
      expect([games, refereed]).toStrictEqual([GAMES, isRefereed ? 1 : 0]);
    });
  });
});
