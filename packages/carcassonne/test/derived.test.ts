import { type Carcassonne, carcassonne } from '@bastide/carcassonne';
import { conformance, deriveFast, type Game } from '@bastide/contract';
import { expect, test } from 'vitest';

/** Carcassonne with the fast lane that would be derived for it. */
const derived: Game<Carcassonne> = {
  ...carcassonne,
  fast: deriveFast<Carcassonne>({
    ...carcassonne,
    actionsAtMost: carcassonne.fast.actionsAtMost,
    points: (state) => Array.from(state.points),
  }),
};

test('a fast lane derived from the rules keeps the guarantees, too', () => {
  const options = { sets: ['river', 'traders'], seats: 3 };
  expect(conformance(derived, options, { games: 1, every: 15 })).toStrictEqual([]);
});
