import assert from 'node:assert/strict';
import { rule } from '../rule.ts';
import { table, tableWith } from '../table.ts';

/** Loss of a hand of that size on a 7. */
const due = (cards: number): number => {
  const kinds = ['brick', 'lumber', 'wool', 'grain', 'ore'];
  const hand = kinds.map((kind, i) => `${kind}:${Math.floor((cards + i) / 5)}`).join(' ');
  return table().given(`Red: V08\nBlue: hand ${hand}`).begin('Red').play('Red', 'roll 3 4').of('Blue').due;
};

rule('SG-02', 'of 9 cards 4 go; of 7 none, of 8 four', () => {
  const t = table().given('Red: V08; hand ore:5 wool:4').begin('Red').play('Red', 'roll 3 4');
  t.play('Red', 'discard ore discard wool discard wool discard wool');
  assert.equal(t.phase, 'robber');
  assert.equal(t.hand('Red'), 'wool ore:4');
  assert.equal(due(7), 0);
  assert.equal(due(8), 4);
});

rule('GG-01', 'hands of 6, 8 and 11: 0, 4 and 5 go', () => {
  const t = table('A', 'B', 'C')
    .given('A: hand ore:6\nB: hand wool:8\nC: hand grain:11')
    .begin('A')
    .play('A', 'roll 5 2');
  assert.deepEqual(t.eventsOfType('seven'), [{ type: 'seven', rule: 'CAT-SEVEN-02', due: [0, 4, 5] }]);
  assert.deepEqual(t.actors, ['B', 'C']);
});

rule('CAT-SEVEN-01', 'no production, discards, robber, theft, and on with the turn', () => {
  const t = table().given('Red: V08; hand ore:8\nBlue: V14; hand wool').begin('Red').play('Red', 'roll 1 6');
  assert.deepEqual(t.eventsOfType('produced'), []);
  assert.equal(t.phase, 'discard');
  t.play('Red', 'discard ore discard ore discard ore discard ore');
  assert.equal(t.phase, 'robber');
  t.play('Red', 'robber H06');
  assert.equal(t.phase, 'rob');
  t.play('Red', 'rob 1 wool');
  assert.equal(t.phase, 'main');
  t.play('Red', 'bank ore for grain end');
});

rule('CAT-SEVEN-02', 'all count, the roller too; more than 7 lose half, rounded down, to the bank', () => {
  const t = table().given('Red: V08; hand ore:9\nBlue: hand wool:10\nWhite: hand grain:7').begin('Red');
  t.play('Red', 'roll 3 4');
  assert.deepEqual(
    t.view.seats.map((seat) => seat.due),
    [4, 5, 0, 0],
  );
  assert.equal(t.refusalOf('White', 'discard grain'), 'CAT-SEVEN-02');
  t.play('Blue', 'discard wool discard wool discard wool discard wool discard wool');
  assert.equal(t.left('wool'), 14);
  assert.equal(t.refusalOf('Blue', 'discard wool'), 'CAT-SEVEN-02'); // no more than half
});

rule(
  'CAT-SEVEN-03 CAT-EDGE-07',
  'discards are due by the hands at the roll, in any order; the robber waits for all',
  () => {
    const t = table()
      .given('Red: V08; hand ore:8\nBlue: V14; hand wool:4 grain:4')
      .begin('Red')
      .play('Red', 'roll 3 4');
    assert.deepEqual(t.actors, ['Red', 'Blue']);
    for (const text of ['robber H06', 'bank ore for wool', 'end'])
      assert.equal(t.refusalOf('Red', text), 'CAT-SEVEN-03');
    const cards = {
      Red: ['ore', 'ore', 'ore', 'ore'],
      Blue: ['wool', 'wool', 'grain', 'wool'],
    };
    const orders = ['RRRRBBBB', 'BBBBRRRR', 'RBRBRBRB', 'BRRBBRRB'].map((order) => {
      const copy = t.copy();
      const rest = { R: [...cards.Red], B: [...cards.Blue] };
      for (const who of order) {
        assert.equal(copy.phase, 'discard');
        copy.play(who === 'R' ? 'Red' : 'Blue', `discard ${rest[who as 'R'].shift()}`);
      }
      return JSON.stringify([copy.view, copy.viewOf('Red'), copy.viewOf('Blue')]);
    });
    assert.equal(new Set(orders).size, 1);
    assert.equal(JSON.parse(orders[0]!)[0].phase, 'robber');
  },
);

rule('CAT-SEVEN-04', 'exactly that many, freely chosen among the cards held', () => {
  const expected = [0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10];
  assert.deepEqual(
    expected.map((_, cards) => due(cards)),
    expected,
  );
  const t = table().given('Red: V08; hand ore:6 wool:3').begin('Red').play('Red', 'roll 3 4');
  assert.deepEqual(t.choices('Red'), ['discard wool', 'discard ore']);
  assert.equal(t.refusalOf('Red', 'discard grain'), 'CAT-SEVEN-04');
  t.play('Red', 'discard wool discard wool discard wool');
  assert.equal(t.refusalOf('Red', 'discard wool'), 'CAT-SEVEN-04'); // none left
  t.play('Red', 'discard ore');
  assert.equal(t.phase, 'robber');
});

rule('CAT-VAR-02', 'another limit: larger hands than that lose half; 95 switches discards off', () => {
  const dueAt = (discardLimit: number, ore: number) =>
    tableWith({ discardLimit })
      .given(`Red: V08\nBlue: hand ore:${ore}`)
      .begin('Red')
      .play('Red', 'roll 3 4')
      .of('Blue').due;
  assert.deepEqual(
    [9, 10, 11].map((ore) => dueAt(9, ore)),
    [0, 5, 5],
  );
  assert.deepEqual(
    [5, 6].map((ore) => dueAt(5, ore)),
    [0, 3],
  );
  assert.equal(dueAt(95, 19), 0);
});
