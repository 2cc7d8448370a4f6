import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { BEG, BEG_44, BEGINNERS, start, type TestTable, table, tableOn } from '../table.ts';

rule('GG-02', 'hills and pasture both carry 4', () => {
  const roll = (board: string) => tableOn(BEG_44, 'A', 'B').given(board).begin('A').play('A', 'roll 1 3');
  const t = roll('A: V17\nB: V13');
  expect(t.hand('A')).toBe('brick');
  expect(t.hand('B')).toBe('brick wool');
  expect(roll('A: city V17\nB: V13').hand('A')).toBe('brick:2');
});

rule('GG-03', 'an 8: a settlement and a city at the mountains, a city at the forest', () => {
  const t = table().given('Blue: V25; city V32\nRed: city V38').begin('Red').play('Red', 'roll 4 4');
  expect(t.hand('Blue')).toBe('ore:3');
  expect(t.hand('Red')).toBe('lumber:2');
});

rule('GG-08', "on the beginners' map a 10 pays red 1 ore and orange 1 brick", () => {
  const t = start({ map: 'beginners' });
  expect(t.hand('Blue')).toBe('brick lumber ore');
  const before = ['Blue', 'White'].map((name) => t.hand(name));
  t.play('Red', 'roll 4 6');
  expect(t.eventsOfType('produced')[0]!.cards).toStrictEqual([{ ore: 1 }, {}, {}, { brick: 1 }]);
  expect(['Blue', 'White'].map((name) => t.hand(name))).toStrictEqual(before);
});

rule('CAT-PROD-01', 'every hex with the number produces, but not the one with the robber', () => {
  // 9: forest H02 and fields H07.
  const t = table().given('Red: V06 V21').begin('Red');
  expect(t.copy().play('Red', 'roll 4 5').hand('Red')).toBe('lumber grain');
  // The events name the hexes that paid.
  const hexes = (robber: string, board: string) =>
    table().given(board).robber(robber).begin('Red').play('Red', 'roll 4 5').eventsOfType('produced')[0]!
      .hexes;
  expect(hexes('H09', 'Red: V06 V21')).toStrictEqual(['H02', 'H07']);
  expect(hexes('H07', 'Red: V06 V21')).toStrictEqual(['H02']);
  expect(hexes('H09', 'Red: V21')).toStrictEqual(['H07']); // nobody is at the other
  expect(t.copy().robber('H07').play('Red', 'roll 4 5').hand('Red')).toBe('lumber');
  expect(t.copy().robber('H02').play('Red', 'roll 3 6').hand('Red')).toBe('grain');
});

rule('CAT-PROD-02', 'settlements 1, cities 2, for all players; buildings and hexes add up', () => {
  const t = table().given('Red: V08; city V03\nBlue: V20').begin('White');
  t.play('White', 'roll 5 5'); // mountains H00 and hills H06
  expect(t.hand('Red')).toBe('ore:3');
  expect(t.hand('Blue')).toBe('brick');
  expect(t.hand('White')).toBe('nothing');
  expect(t.eventsOfType('produced')).toStrictEqual([
    {
      type: 'produced',
      rule: 'CAT-PROD-02',
      cards: [{ ore: 3 }, { brick: 1 }, {}, {}],
      hexes: ['H00', 'H06'],
      gains: [
        { hex: 'H00', seat: 0, card: 'ore', count: 3 },
        { hex: 'H06', seat: 1, card: 'brick', count: 1 },
      ],
    },
  ]);
  expect(t.left('ore')).toBe(16);
});

rule('CAT-PROD-02', 'at the coast one or two hexes, and no others', () => {
  const t = table().given('Red: V00 V53\nBlue: city V11').begin('Red'); // mountains 10, pasture 11, fields 12
  const rolls = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12].map((sum) => {
    const roll = t.copy().play('Red', `roll ${Math.max(1, sum - 6)} ${Math.min(6, sum - 1)}`);
    return [sum, roll.hand('Red'), roll.hand('Blue')];
  });
  expect(rolls.filter(([, ...hands]) => hands.some((hand) => hand !== 'nothing'))).toStrictEqual([
    [10, 'ore', 'nothing'],
    [11, 'wool', 'nothing'],
    [12, 'nothing', 'grain:2'],
  ]);
});

rule(
  'CAT-PROD-02',
  'of two forests with one number only that beside which somebody has built is told',
  () => {
    const hexes = BEG.hexes.with(7, ['fields', 3]).with(10, ['forest', 9]);
    const t = tableOn({ ...BEG, hexes })
      .given('Red: V06')
      .begin('Red')
      .play('Red', 'roll 4 5');
    expect(t.eventsOfType('produced')[0]!.hexes).toStrictEqual(['H02']);
    expect(t.hand('Red')).toBe('lumber');
  },
);

rule('CAT-PROD-01', 'of a roll that brings nobody anything only the dice are told', () => {
  const t = table().given('Red: V21').begin('Red').play('Red', 'roll 1 1');
  expect(t.events.map(({ type }) => type)).toStrictEqual(['rolled']);
});

rule('CAT-PROD-03', 'a 7 brings nobody anything', () => {
  const t = table().given(BEGINNERS).begin('Red').play('Red', 'roll 3 4');
  expect(t.eventsOfType('produced')).toStrictEqual([]);
  for (const name of ['Red', 'Blue', 'White', 'Orange']) expect(t.hand(name)).toBe('nothing');
});

/** Mountains 8 (H11) and forest 8 (H12); White keeps what the bank lacks. */
const eights = (board: string, bank: string) =>
  table().given(board).bank(bank, 'White').begin('Red').play('Red', 'roll 4 4');

rule(
  'CAT-PROD-04',
  'a bank short of a kind pays nobody of several that kind, all other kinds in full',
  () => {
    const t = eights('Red: V25 V38\nBlue: city V32', 'ore:2');
    expect(t.hand('Red')).toBe('lumber');
    expect(t.hand('Blue')).toBe('nothing');
    expect(t.left('ore')).toBe(2);
    expect(t.eventsOfType('short')).toStrictEqual([
      { type: 'short', rule: 'CAT-PROD-04', shortages: [{ card: 'ore', owed: [1, 2, 0, 0], paid: 0 }] },
    ]);
    expect(t.eventsOfType('produced')[0]!.cards).toStrictEqual([{ lumber: 1 }, {}, {}, {}]);
    expect(t.eventsOfType('produced')[0]!.hexes).toStrictEqual(['H12']); // not the mountains
    // Enough for all is no shortage, and nothing is owed later.
    const enough = eights('Red: V25 V38\nBlue: city V32', 'ore:3');
    expect(enough.hand('Blue')).toBe('ore:2');
    expect(enough.eventsOfType('short')).toStrictEqual([]);
  },
);

rule('CAT-PROD-04 CAT-DEC-01', 'one player alone takes what the bank has left', () => {
  const t = eights('Red: city V25 V32', 'ore:3');
  expect(t.hand('Red')).toBe('ore:3');
  expect(t.left('ore')).toBe(0);
  expect(t.eventsOfType('short')[0]!.shortages).toStrictEqual([{ card: 'ore', owed: [4, 0, 0, 0], paid: 3 }]);
  const empty = eights('Red: city V25 V32', 'ore:0');
  expect(empty.hand('Red')).toBe('nothing');
  expect(empty.eventsOfType('produced')).toStrictEqual([]);
});

rule('CAT-PROD-04', 'each kind is judged by itself, over all hexes of the roll', () => {
  // 4 on hills H04 and pasture H05 of the other map; both kinds short, one with a single claimant.
  const t = tableOn(BEG_44).given('Red: V17 V13\nBlue: V19').bank('brick:1 wool:1', 'White').begin('Red');
  t.play('Red', 'roll 2 2');
  expect(t.hand('Red')).toBe('brick'); // alone: the only one of two
  expect(t.hand('Blue')).toBe('nothing'); // wool: two claimants for one card
  expect(t.left('wool')).toBe(1);
});

rule('CAT-PROD-05', 'several buildings of one player are one claimant', () => {
  expect(eights('Red: city V20 V25 V31 V37', 'ore:2').hand('Red')).toBe('ore:2');
});

rule('CAT-EDGE-20 CAT-PROD-04', 'the bank has 2 grain, A is owed 2 and B 1: nobody gets grain', () => {
  // Fields H17 (6): a city and a settlement.
  const t = table('A', 'B', 'C')
    .given('A: city V48\nB: V52')
    .bank('grain:2', 'C')
    .begin('A')
    .play('A', 'roll 3 3');
  expect(t.hand('A')).toBe('nothing');
  expect(t.hand('B')).toBe('nothing');
  expect(t.left('grain')).toBe(2);
});

rule('CAT-EDGE-21 CAT-PROD-04', 'the bank has 2 grain, only A is owed 3: A gets 2', () => {
  const t = table('A', 'B', 'C').given('A: city V48 V40; city V52').bank('grain:2', 'C').begin('A');
  t.play('A', 'roll 3 3');
  expect(t.hand('A')).toBe('grain:2');
  expect(t.left('grain')).toBe(0);
});

rule(
  'CAT-PROD-06',
  'cards paid, traded and discarded return to the bank; bank and hands are 19 of each',
  () => {
    const t = table().given(`${BEGINNERS}\nRed: hand brick lumber ore:4\nBlue: hand wool:8`).begin('Blue');
    const sum = () =>
      Object.values(t.view.bank).reduce((all, count) => all + count) +
      t.view.seats.reduce((all, { cards }) => all + cards, 0);
    expect(sum()).toBe(95);
    t.play('Blue', 'roll 3 4 discard wool discard wool discard wool discard wool robber H11');
    expect(t.left('wool')).toBe(15);
    t.turn('Red').play('Red', 'road V13-V18 bank ore for wool');
    expect(t.left('brick')).toBe(19);
    expect(t.left('ore')).toBe(19);
    expect(t.hand('Red')).toBe('wool');
    expect(sum()).toBe(95);
  },
);

rule('CAT-PROD-07', 'unlike the programs named there: one claimant is paid, and the bank is finite', () => {
  expect(eights('Red: city V25', 'ore:1').hand('Red')).toBe('ore');
  expect(eights('Red: city V25\nBlue: V32', 'ore:1').hand('Red')).toBe('nothing');
});

/** Both forests at V28, H08 and H12, have an 8; the mountains have the 11. */
const forests = (board: string) =>
  tableOn({ ...BEG, hexes: BEG.hexes.with(8, ['forest', 8]).with(11, ['mountains', 11]) })
    .given(board)
    .begin('Red');
const gains = (t: TestTable) =>
  t
    .play('Red', 'roll 4 4')
    .eventsOfType('produced')[0]!
    .gains.map(({ hex, count }) => `${hex} ${count}`);

rule('CAT-PROD-05', 'what a short bank pays is told of the first hexes', () => {
  expect(gains(forests('Red: city V28'))).toStrictEqual(['H08 2', 'H12 2']);
  expect(gains(forests('Red: city V28').bank('lumber:3', 'Blue'))).toStrictEqual(['H08 2', 'H12 1']);
  expect(gains(forests('Red: city V28').bank('lumber:2', 'Blue'))).toStrictEqual(['H08 2']);
});

rule('CAT-ROBBER-05', 'the robber keeps its hex from paying where another of its kind pays', () => {
  for (const [robbed, pays] of [
    ['H08', 'H12'],
    ['H12', 'H08'],
  ] as const) {
    const t = forests('Red: V28').robber(robbed);
    expect(gains(t)).toStrictEqual([`${pays} 1`]);
    expect(t.eventsOfType('produced')[0]!.hexes).toStrictEqual([pays]);
  }
});
