import { catan } from '@bastide/catan';
import { expect, test } from 'vitest';
import { optionsOf, playRandomGame } from '../random-game.ts';
import { rule } from '../rule.ts';
import { table } from '../table.ts';

/** Tells who learns the card in each act of that type, seat by seat and then an onlooker, in a game in which much is bought and stolen. */
function learnt(type: 'dealt' | 'stolen', knowers: (view: ReturnType<typeof catan.view>) => number[]): void {
  let acts = 0;
  const options = optionsOf({ seats: 3, map: 'beginners' });
  playRandomGame({ options, seed: 4, style: 'cards', atMost: 1500 }, ({ state, actor, action }) => {
    if (action.type !== type) return;
    acts++;
    const knowing = knowers(catan.view(state));
    for (const seat of [0, 1, 2, undefined])
      expect(catan.redactAction(state, actor, action, seat)).toStrictEqual(
        knowing.includes(seat ?? -1) ? action : { type },
      );
  });
  expect(acts).toBeGreaterThan(5);
}

rule('CAT-INFO-02', 'of the act in which a card is dealt, its buyer alone learns the card', () => {
  learnt('dealt', ({ seat }) => [seat]);
});

rule('CAT-ROBBER-15', 'of the act of stealing, robber and victim alone learn the card', () => {
  learnt('stolen', ({ seat, victim }) => [seat, victim!]);
});

rule(
  'CAT-PROG-07, CAT-VP-03',
  'what a monopoly brings and whether the next seat has won is not foreseen',
  () => {
    const state = catan.setup(optionsOf({}));
    expect(catan.revealsHidden(state, 0, { type: 'play', card: 'monopoly', resource: 'ore' })).toBe(true);
    expect(catan.revealsHidden(state, 0, { type: 'end' })).toBe(true);
    expect(catan.revealsHidden(state, 0, { type: 'play', card: 'knight' })).toBe(false);
    expect(catan.revealsHidden(state, 0, { type: 'road', on: 'E00' })).toBe(false);
  },
);

test('what was told stays as it was told: the fast lane tells nobody', () => {
  const { fast } = catan;
  const { state } = table().given('Red: V08; hand ore wool grain');
  const told = catan.apply(state, 0, { type: 'buy' });
  const before = structuredClone(told);
  for (const action of [{ type: 'dealt', card: 'knight' }, { type: 'end' }] as const)
    fast.play(state, fast.encode(state, action));
  expect(told).toStrictEqual(before);
});

rule('CAT-INFO-02', 'all other acts are known to all', () => {
  const state = catan.setup(optionsOf({ seats: 3, map: 'beginners' }));
  for (const action of [{ type: 'end' }, { type: 'discard', card: 'ore' }] as const)
    for (const seat of [0, 1, undefined])
      expect(catan.redactAction(state, 0, action, seat)).toStrictEqual(action);
});
