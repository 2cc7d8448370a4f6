import { catan, RESOURCES } from '@bastide/catan';
import { expect, test } from 'vitest';
import { hasNothingToDo } from '../../../src/games/catan/decision/use-auto-end.ts';
import { lookAtGames } from './position.ts';

test('a turn ends by itself only where everybody sees that nothing else can be done', () => {
  let idle = 0;
  lookAtGames(1, (state) => {
    const { seat } = state;
    if (state.cards[seat]! > 0) return;
    const seen = [0, 1, 2, undefined].map((viewer) => hasNothingToDo(catan.view(state, viewer), seat));
    expect(new Set(seen).size).toBe(1);
    if (!seen[0]) return;
    idle++;
    expect(catan.actions(state, seat)).toEqual([{ type: 'end' }]);
    expect(RESOURCES.some((card) => catan.view(state, seat).seats[seat]!.hand![card] > 0)).toBe(false);
  });
  expect(idle).toBeGreaterThan(0);
});
