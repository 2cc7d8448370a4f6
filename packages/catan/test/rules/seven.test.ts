import { expect } from 'vitest';
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
  expect(t.phase).toBe('robber');
  expect(t.hand('Red')).toBe('wool ore:4');
  expect(due(7)).toBe(0);
  expect(due(8)).toBe(4);
});

rule('GG-01', 'hands of 6, 8 and 11: 0, 4 and 5 go', () => {
  const t = table('A', 'B', 'C')
    .given('A: hand ore:6\nB: hand wool:8\nC: hand grain:11')
    .begin('A')
    .play('A', 'roll 5 2');
  expect(t.eventsOfType('seven')).toStrictEqual([{ type: 'seven', rule: 'CAT-SEVEN-02', due: [0, 4, 5] }]);
  expect(t.actors).toStrictEqual(['B', 'C']);
});

rule('CAT-SEVEN-01', 'no production, discards, robber, theft, and on with the turn', () => {
  const t = table().given('Red: V08; hand ore:8\nBlue: V14; hand wool').begin('Red').play('Red', 'roll 1 6');
  expect(t.eventsOfType('produced')).toStrictEqual([]);
  expect(t.phase).toBe('discard');
  t.play('Red', 'discard ore discard ore discard ore discard ore');
  expect(t.phase).toBe('robber');
  t.play('Red', 'robber H06');
  expect(t.phase).toBe('rob');
  t.play('Red', 'rob 1 wool');
  expect(t.phase).toBe('main');
  t.play('Red', 'bank ore for grain end');
});

rule('CAT-SEVEN-02', 'all count, the roller too; more than 7 lose half, rounded down, to the bank', () => {
  const t = table().given('Red: V08; hand ore:9\nBlue: hand wool:10\nWhite: hand grain:7').begin('Red');
  t.play('Red', 'roll 3 4');
  expect(t.view.seats.map((seat) => seat.due)).toStrictEqual([4, 5, 0, 0]);
  expect(t.refusalOf('White', 'discard grain')).toBe('CAT-SEVEN-02');
  t.play('Blue', 'discard wool discard wool discard wool discard wool discard wool');
  expect(t.left('wool')).toBe(14);
  expect(t.refusalOf('Blue', 'discard wool')).toBe('CAT-SEVEN-02'); // no more than half
});

rule(
  'CAT-SEVEN-03 CAT-EDGE-07',
  'discards are due by the hands at the roll, in any order; the robber waits for all',
  () => {
    const t = table()
      .given('Red: V08; hand ore:8\nBlue: V14; hand wool:4 grain:4')
      .begin('Red')
      .play('Red', 'roll 3 4');
    expect(t.actors).toStrictEqual(['Red', 'Blue']);
    for (const text of ['robber H06', 'bank ore for wool', 'end'])
      expect(t.refusalOf('Red', text)).toBe('CAT-SEVEN-03');
    const cards = {
      Red: ['ore', 'ore', 'ore', 'ore'],
      Blue: ['wool', 'wool', 'grain', 'wool'],
    };
    const orders = ['RRRRBBBB', 'BBBBRRRR', 'RBRBRBRB', 'BRRBBRRB'].map((order) => {
      const copy = t.copy();
      const rest = { R: [...cards.Red], B: [...cards.Blue] };
      for (const who of order) {
        expect(copy.phase).toBe('discard');
        copy.play(who === 'R' ? 'Red' : 'Blue', `discard ${rest[who as 'R'].shift()}`);
      }
      return JSON.stringify([copy.view, copy.viewOf('Red'), copy.viewOf('Blue')]);
    });
    expect(new Set(orders).size).toBe(1);
    expect(JSON.parse(orders[0]!)[0].phase).toBe('robber');
  },
);

rule('CAT-SEVEN-04', 'exactly that many, freely chosen among the cards held', () => {
  const expected = [0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10];
  expect(expected.map((_, cards) => due(cards))).toStrictEqual(expected);
  const t = table().given('Red: V08; hand ore:6 wool:3').begin('Red').play('Red', 'roll 3 4');
  expect(t.choices('Red')).toStrictEqual(['discard wool', 'discard ore']);
  expect(t.refusalOf('Red', 'discard grain')).toBe('CAT-SEVEN-04');
  t.play('Red', 'discard wool discard wool discard wool');
  expect(t.refusalOf('Red', 'discard wool')).toBe('CAT-SEVEN-04'); // none left
  t.play('Red', 'discard ore');
  expect(t.phase).toBe('robber');
});

rule('CAT-VAR-02', 'another limit: larger hands than that lose half; 95 switches discards off', () => {
  const dueAt = (discardLimit: number, ore: number) =>
    tableWith({ discardLimit })
      .given(`Red: V08\nBlue: hand ore:${ore}`)
      .begin('Red')
      .play('Red', 'roll 3 4')
      .of('Blue').due;
  expect([9, 10, 11].map((ore) => dueAt(9, ore))).toStrictEqual([0, 5, 5]);
  expect([5, 6].map((ore) => dueAt(5, ore))).toStrictEqual([0, 3]);
  expect(dueAt(95, 19)).toBe(0);
});
