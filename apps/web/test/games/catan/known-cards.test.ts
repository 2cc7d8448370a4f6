import { catan } from '@bastide/catan';
import { Sfc32 } from '@bastide/contract';
import { expect, test } from 'vitest';
import { knownCards } from '../../../src/games/catan/sidebar/SeatRow.tsx';
import { lookAtGames } from './position.ts';

test('known cards are always held, and the number of unknown ones is exact', () => {
  let mixed = 0;
  lookAtGames(4, (state) => {
    for (const viewer of [0, 1, 2, undefined]) {
      const { seats } = catan.view(state, viewer);
      for (const [seat, shown] of seats.entries()) {
        const { known, unknown } = knownCards(shown);
        const { hand, cards } = catan.view(state, seat).seats[seat]!;
        for (const { card, n } of known) expect(n).toBeLessThanOrEqual(hand![card]);
        expect(known.reduce((sum, { n }) => sum + n, unknown)).toBe(cards);
        if (known.length > 0 && unknown > 0) mixed++;
      }
    }
  });
  expect(mixed).toBeGreaterThan(20);
});

test('every table that fits the view holds the known cards: nothing secret is told', () => {
  const random = new Sfc32(7);
  lookAtGames(80, (state) => {
    const view = catan.view(state, 0);
    const others = view.seats.map(knownCards);
    for (let n = 0; n < 5; n++) {
      const possible = catan.determinize!(view, random);
      for (const [seat, { known }] of others.entries()) {
        const { hand } = catan.view(possible, seat).seats[seat]!;
        for (const { card, n: least } of known) expect(hand![card]).toBeGreaterThanOrEqual(least);
      }
    }
  });
});

test('a table without card tracking knows of no card', () => {
  const options = catan.readOptions({ seats: 2, map: 'beginners', cardTracking: false });
  const tracked = catan.readOptions({ seats: 2, map: 'beginners' });
  if (!options.ok || !tracked.ok) throw new Error('options');
  const of = (value: typeof options.value) => knownCards(catan.view(catan.setup(value), 0).seats[1]!);
  expect(of(tracked.value)).toMatchObject({ unknown: 0 });
  expect(of(options.value).known).toEqual([]);
  expect(of(options.value).unknown).toBeGreaterThan(0);
});
