import { defaultRules } from '@bastide/catan';
import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { start, table, tableWith } from '../table.ts';

rule('CAT-EDGE-13 CAT-DEV-05', 'a bought victory card that gives the tenth point wins at once', () => {
  const t = table().given('Red: V21; city V06 V11 V26 V32; hand wool grain ore').play('Red', 'buy point');
  expect(t.winner).toBe('Red');
  expect(t.view.outcome!.points).toStrictEqual([10, 0, 0, 0]);
});

rule('CAT-VAR-11', 'the combined phase is the default, separate phases are an option', () => {
  expect(defaultRules(4).tradeBuild).toBe('combined');
  const t = tableWith({ tradeBuild: 'separate' })
    .given('Red: V08; hand brick:5 lumber')
    .play('Red', 'road V08-V13');
  expect(t.refusalOf('Red', 'bank brick for ore')).toBe('CAT-TURN-04');
  // Cards may still be played, and their free roads close nothing.
  const free = tableWith({ tradeBuild: 'separate' }).given('Red: V08; hand brick:4; cards roads');
  free.play('Red', 'play roads road V08-V13 skip');
  expect(free.refusalOf('Red', 'bank brick for ore')).toBeUndefined();
});

rule('CAT-VAR-12', 'the map: spiral by default, random tokens, the beginners’ map', () => {
  expect(defaultRules(4).map).toBe('variable-spiral');
  for (const map of ['variable-spiral', 'variable-random', 'free'] as const)
    expect(start({ map }).actors).toStrictEqual(['chance']);
  expect(start({ map: 'beginners' }).actors).toStrictEqual(['Red']);
});

rule('CAT-VAR-15', 'the simple duel: two players, three starting settlements, the last of which pays', () => {
  const t = start({ map: 'free', victoryTarget: 15 }, 'Ann', 'Ben');
  expect(t.view.options.startSettlements).toBe(3);
  t.play('chance', MAP);
  const pairs = ['V08 E13', 'V14 E15', 'V17 E25', 'V28 E41', 'V31 E37', 'V39 E56'];
  const order = pairs.map((pair) => {
    const [at, on] = pair.split(' ');
    const who = t.active;
    const cards = t.hand(who);
    t.play(who, `settle ${at}`);
    const isPaid = t.hand(who) !== cards;
    t.play(who, `road ${on}`);
    return `${who}${isPaid ? ' takes cards' : ''}`;
  });
  expect(order).toStrictEqual(['Ann', 'Ben', 'Ben', 'Ann', 'Ann takes cards', 'Ben takes cards']);
  expect([t.active, t.phase]).toStrictEqual(['Ann', 'start']);
  for (const { points, supply } of t.view.seats) {
    expect(points).toBe(3);
    expect(supply).toStrictEqual({ settlement: 2, city: 4, road: 12 });
  }
});

rule('CAT-VAR-15', 'two may also start with two settlements, and play on the beginners’ map', () => {
  const t = start({ map: 'free', startSettlements: 2 }, 'Ann', 'Ben').play('chance', MAP);
  const order = ['V08 E13', 'V14 E15', 'V17 E25', 'V28 E41'].map((pair) => {
    const who = t.active;
    t.play(who, `settle ${pair.slice(0, 3)} road ${pair.slice(4)}`);
    return who;
  });
  expect(order).toStrictEqual(['Ann', 'Ben', 'Ben', 'Ann']);
  expect(t.phase).toBe('start');
  expect(start({ map: 'beginners' }, 'Ann', 'Ben').view.options.startSettlements).toBe(2);
});

/** The beginners' map, in the words of a record. */
const MAP = `map mountains:10 pasture:2 forest:9 fields:12 hills:6 pasture:4 hills:10 fields:9 forest:11 desert
  forest:3 mountains:8 forest:8 mountains:3 fields:4 pasture:5 hills:5 fields:6 pasture:11
  3:1 grain ore 3:1 wool 3:1 3:1 brick lumber`;
