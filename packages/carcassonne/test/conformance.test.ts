import assert from 'node:assert/strict';
import { carcassonne } from '@bastide/carcassonne';
import { conformance } from '@bastide/contract';
import { describe, test } from 'vitest';

describe('Carcassonne keeps the promises of every game', () => {
  for (const sets of [[], ['traders']])
    for (const seats of [2, 3, 6])
      test(`${seats} seats, ${sets.join() || 'base game'}`, () => {
        assert.deepEqual(conformance(carcassonne, { sets, seats }, { games: 1, seed: seats, every: 10 }), []);
      });
});
