import { catan, type Options } from '@bastide/catan';
import { Sfc32 } from '@bastide/contract';
import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { start, table, tableWith } from '../table.ts';

const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

/** Rolls by the dealer in a table's own turns, in which nobody does more than they must. */
function rolls(options: Partial<Options>, count: number, seed = 1): (readonly [number, number])[] {
  const { state } = start({ map: 'beginners', ...options });
  const random = new Sfc32(seed);
  const rolled: (readonly [number, number])[] = [];
  while (rolled.length < count) {
    const [actor] = catan.actors(state);
    const action =
      actor === 'chance'
        ? catan.fast.decode(state, catan.fast.sampleChance(state, random))
        : (catan.actions(state, actor!).find(({ type }) => type === 'end') ??
          catan.actions(state, actor!)[0]!);
    if (action.type === 'dice') rolled.push(action.dice);
    catan.apply(state, actor!, action);
  }
  return rolled;
}

const bySum = (list: readonly (readonly [number, number])[]) =>
  WAYS.map((_, i) => list.filter(([a, b]) => a + b === i + 2).length);

rule('CAT-VAR-05', '36,000 rolls: the sums pass the chi-square test at 0.1 %', () => {
  const { state } = table().begin('Red').play('Red', 'roll');
  const random = new Sfc32(2026);
  const counts = WAYS.map(() => 0);
  const faces = Array.from({ length: 12 }, () => 0);
  for (let i = 0; i < 36_000; i++) {
    const action = catan.fast.decode(state, catan.fast.sampleChance(state, random));
    expect.assert(action.type === 'dice');
    const [first, second] = action.dice;
    counts[first + second - 2]!++;
    faces[first - 1]!++;
    faces[second + 5]!++;
  }
  const chi = counts.reduce((sum, count, i) => sum + (count - 1000 * WAYS[i]!) ** 2 / (1000 * WAYS[i]!), 0);
  expect(chi).toBeLessThan(29.6);
  // Each die by itself, 5 degrees of freedom.
  for (const die of [faces.slice(0, 6), faces.slice(6)]) {
    const own = die.reduce((sum, count) => sum + (count - 6000) ** 2 / 6000, 0);
    expect(own, 'chi-square of a die').toBeLessThan(20.5);
  }
});

rule('CAT-VAR-05', 'a roll shows both dice; seat, position and earlier rolls do not matter', () => {
  const t = table().given('Red: V08; cards knight:2').begin('Red').play('Red', 'roll');
  expect(catan.weights(t.state)).toStrictEqual(Array(36).fill(1));
  t.play('chance', '2 5');
  expect(t.eventsOfType('rolled')).toStrictEqual([{ type: 'rolled', seat: 0, dice: [2, 5] }]);
  expect(t.view.dice).toStrictEqual([2, 5]);
  t.play('Red', 'robber H11 end').play('Blue', 'roll');
  expect(catan.weights(t.state)).toStrictEqual(Array(36).fill(1));
  expect(t.refusalOf('chance', '2 5')).toBeUndefined();
});

rule('CAT-VAR-04', 'a deck holds the 36 pairs: every deck shows exactly the expected counts', () => {
  const all = rolls({ dice: 'deck' }, 36 * 5);
  for (let deck = 0; deck < 5; deck++) {
    const drawn = all.slice(36 * deck, 36 * deck + 36);
    expect(bySum(drawn)).toStrictEqual(WAYS);
    expect(new Set(drawn.map(String)).size).toBe(36);
  }
  expect(all.slice(0, 36)).not.toStrictEqual(all.slice(36, 72)); // shuffled anew
});

rule('CAT-VAR-04', 'or it is shuffled when five are left, so that counting does not help', () => {
  const all = rolls({ dice: 'deck-5' }, 31 * 4);
  for (let deck = 0; deck < 4; deck++)
    expect(new Set(all.slice(31 * deck, 31 * deck + 31).map(String)).size).toBe(31);
  // The five that were left may come again at once.
  const seeds = Array.from({ length: 30 }, (_, seed) => rolls({ dice: 'deck-5' }, 32, seed));
  expect(seeds.some((list) => list.slice(0, 31).some((pair) => String(pair) === String(list[31])))).toBe(
    true,
  );
});

rule('CAT-VAR-04', 'a pair that is gone does not come; what is left is open to all', () => {
  const t = tableWith({ dice: 'deck' }).begin('Red').play('Red', 'roll 1 2 end').play('Blue', 'roll');
  expect(t.refusalOf('chance', '1 2')).toBe('CAT-VAR-04');
  expect(t.refusalOf('chance', '2 1')).toBeUndefined();
  expect(t.choices('chance')).toHaveLength(35);
  expect(catan.weights(t.state)).toStrictEqual(Array(35).fill(1));
  expect(t.viewOf('White').pairs!).toHaveLength(35);
  expect(table().view.pairs).toBeNull();
});

rule('CAT-VAR-06', 'no 7 in the first rounds; a round is a turn of every player', () => {
  const t = start({ map: 'beginners', noSevenRounds: 2 }, 'Blue', 'White', 'Orange');
  for (let turn = 1; turn <= 6; turn++) {
    t.play(t.active, 'roll');
    expect(t.choices('chance')).toHaveLength(30);
    expect(t.refusalOf('chance', '3 4')).toBe('CAT-VAR-06');
    t.play('chance', '1 1').play(t.active, 'end');
  }
  t.play('Blue', 'roll');
  expect(t.view.turn).toBe(7);
  expect(t.refusalOf('chance', '3 4')).toBeUndefined();
  expect(table().begin('Red').play('Red', 'roll').refusalOf('chance', '3 4')).toBeUndefined(); // off by default
});

rule('CAT-VAR-06', 'dealt dice keep to it, all other sums as likely as ever', () => {
  const quiet = rolls({ noSevenRounds: 20 }, 80);
  expect(bySum(quiet)[5]).toBe(0);
  const { state } = start({ map: 'beginners', noSevenRounds: 1 }).play('Red', 'roll');
  expect(catan.weights(state)).toStrictEqual(Array(30).fill(1));
  const random = new Sfc32(3);
  const dealt = Array.from({ length: 600 }, () =>
    catan.fast.decode(state, catan.fast.sampleChance(state, random)),
  );
  const listed = catan.actions(state, 'chance').map(catan.text.write);
  expect([...new Set(dealt.map(catan.text.write))].sort()).toStrictEqual(listed.sort());
});

rule('CAT-VAR-06 CAT-VAR-04', 'a deck of which only sevens are left is shuffled anew', () => {
  const quiet = rolls({ noSevenRounds: 20, dice: 'deck' }, 80);
  expect(bySum(quiet)[5]).toBe(0);
  for (const deck of [quiet.slice(0, 30), quiet.slice(30, 60)])
    expect(new Set(deck.map(String)).size).toBe(30);
});

rule('CAT-VAR-04', 'a determinized deck has as many pairs left: it is shuffled when five are', () => {
  const t = start({ map: 'beginners', dice: 'deck-5' });
  const left = { ...t.view, turn: 31, pairs: t.view.pairs!.slice(0, 6) };
  t.state = catan.determinize(left, new Sfc32(1));
  t.play('Red', 'roll');
  expect(t.view.pairs!).toHaveLength(6);
  t.play('chance', '1 1').play('Red', 'end').play('Blue', 'roll');
  expect(t.view.pairs!).toHaveLength(36);
});

rule('CAT-VAR-04', 'a deck is whole at first, and played to the last pair, whichever it is', () => {
  const t = tableWith({ dice: 'deck' });
  expect(t.view.pairs!).toHaveLength(36);
  for (const last of [
    [1, 1],
    [6, 6],
  ] as const) {
    const end = t
      .copy()
      .determinize({ turn: 36, pairs: [last] })
      .begin('Red')
      .play('Red', 'roll');
    expect(end.choices('chance')).toStrictEqual([last.join(' ')]);
  }
});
