import { carcassonne, type Options } from '@bastide/carcassonne';
import { conformance } from '@bastide/contract';
import { describe, expect, test } from 'vitest';
import { isLong } from '../../../scripts/scope.mjs';

const TABLES: [edition: string, sets: string[], seats: number, house?: Partial<Options>][] = [
  ['c2', [], 2],
  ['c2', [], 3],
  ['c2', ['traders'], 2],
  ['c2', ['traders'], 6],
  ['c1', ['river', 'traders'], 3],
  ['classic', ['inns', 'traders'], 4],
  ['c2', ['river', 'inns', 'abbot'], 2],
  ['c3', ['traders'], 5],
  ['c3', ['river', 'inns', 'traders', 'abbot'], 3],
  ['c3', ['river', 'inns', 'traders', 'abbot'], 6],
  ['c2', ['traders'], 3, { secondTile: 'always' }],
  ['c3', ['inns', 'traders'], 2, { secondTile: 'asked' }],
];

/** The costly checks are made at every n-th action. */
const EVERY = isLong ? 15 : 45;

describe(`Carcassonne keeps the guarantees of every game, looked at closely every ${EVERY} actions`, () => {
  for (const [edition, sets, seats, house = {}] of TABLES)
    test([edition, ...sets, ...Object.entries(house).flat(), `${seats} seats`].join(', '), () => {
      const settings = { games: 1, seed: seats, every: EVERY };
      expect(conformance(carcassonne, { edition, sets, seats, ...house }, settings)).toStrictEqual([]);
    });
});
