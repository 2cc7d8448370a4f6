import { type Catan, catan } from '@bastide/catan';
import { conformance, deriveFast, type Game } from '@bastide/contract';
import { expect, test } from 'vitest';

/** Catan with the fast lane that would be derived for it. */
const derived: Game<Catan> = {
  ...catan,
  fast: {
    ...deriveFast<Catan>({
      ...catan,
      actionsAtMost: catan.fast.actionsAtMost,
      points: (state) => Array.from({ length: state.seats }, (_, seat) => catan.fast.points(state, seat)),
    }),
    // Nobody remembers what was seen in states of a search, and clones do.
    ...{ reset: catan.fast.reset, copy: catan.fast.copy },
    ...{ determinize: catan.fast.determinize, redeterminize: catan.fast.redeterminize },
  },
};

test('a fast lane derived from the rules keeps the guarantees, too', () => {
  const options = { seats: 3, map: 'beginners', victoryTarget: 4 };
  expect(conformance(derived, options, { games: 1, every: 7 })).toStrictEqual([]);
});
