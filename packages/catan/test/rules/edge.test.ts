import assert from 'node:assert/strict';
import { defaultRules } from '@bastide/catan';
import { rule } from '../rule.ts';
import { start, table, tableWith } from '../table.ts';

rule('CAT-EDGE-13 CAT-DEV-05', 'a bought victory card that gives the tenth point wins at once', () => {
  const t = table().given('Red: V21; city V06 V11 V26 V32; hand wool grain ore').play('Red', 'buy point');
  assert.equal(t.winner, 'Red');
  assert.deepEqual(t.view.outcome!.points, [10, 0, 0, 0]);
});

rule('CAT-VAR-11', 'the combined phase is the default, separate phases are an option', () => {
  assert.equal(defaultRules(4).tradeBuild, 'combined');
  const t = tableWith({ tradeBuild: 'separate' })
    .given('Red: V08; hand brick:5 lumber')
    .play('Red', 'road V08-V13');
  assert.equal(t.refusalOf('Red', 'bank brick for ore'), 'CAT-TURN-04');
  // Cards may still be played, and their free roads close nothing.
  const free = tableWith({ tradeBuild: 'separate' }).given('Red: V08; hand brick:4; cards roads');
  free.play('Red', 'play roads road V08-V13 skip');
  assert.equal(free.refusalOf('Red', 'bank brick for ore'), undefined);
});

rule('CAT-VAR-12', 'the map: spiral by default, random tokens, the beginners’ map', () => {
  assert.equal(defaultRules(4).map, 'variable-spiral');
  for (const map of ['variable-spiral', 'variable-random', 'free'] as const)
    assert.deepEqual(start({ map }).actors, ['chance']);
  assert.deepEqual(start({ map: 'beginners' }).actors, ['Red']);
});

rule('CAT-VAR-15', 'the simple duel: two players, three starting settlements, the last of which pays', () => {
  const t = start({ map: 'free', victoryTarget: 15 }, 'Ann', 'Ben');
  assert.equal(t.view.options.startSettlements, 3);
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
  assert.deepEqual(order, ['Ann', 'Ben', 'Ben', 'Ann', 'Ann takes cards', 'Ben takes cards']);
  assert.deepEqual([t.active, t.phase], ['Ann', 'start']);
  for (const { points, supply } of t.view.seats) {
    assert.equal(points, 3);
    assert.deepEqual(supply, { settlement: 2, city: 4, road: 12 });
  }
});

rule('CAT-VAR-15', 'two may also start with two settlements, and play on the beginners’ map', () => {
  const t = start({ map: 'free', startSettlements: 2 }, 'Ann', 'Ben').play('chance', MAP);
  const order = ['V08 E13', 'V14 E15', 'V17 E25', 'V28 E41'].map((pair) => {
    const who = t.active;
    t.play(who, `settle ${pair.slice(0, 3)} road ${pair.slice(4)}`);
    return who;
  });
  assert.deepEqual(order, ['Ann', 'Ben', 'Ben', 'Ann']);
  assert.equal(t.phase, 'start');
  assert.equal(start({ map: 'beginners' }, 'Ann', 'Ben').view.options.startSettlements, 2);
});

/** The beginners' map, in the words of a record. */
const MAP = `map mountains:10 pasture:2 forest:9 fields:12 hills:6 pasture:4 hills:10 fields:9 forest:11 desert
  forest:3 mountains:8 forest:8 mountains:3 fields:4 pasture:5 hills:5 fields:6 pasture:11
  3:1 grain ore 3:1 wool 3:1 3:1 brick lumber`;
