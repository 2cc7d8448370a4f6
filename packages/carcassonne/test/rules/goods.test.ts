import { expect } from 'vitest';
import { rule, ruleIn } from '../rule.ts';
import { table, tableWith } from '../table.ts';

/** A city of four tiles with two grain and one wine, open in the north-east. */
const TRADING_CITY = `
  (0,-1) TB-Q@90   Blue knight c1
  (0,-2) TB-E@90
  (0,-3) TB-G@180
`;

ruleIn(
  'G01',
  'Goods: Blue has the city, Red completes it; Blue scores, Red takes the goods',
  ['c1', 'classic', 'c2'],
  (table) => {
    const t = table('Blue', 'Red').given(TRADING_CITY).turn('Red', '(1,-3) BA-E@270');
    expect(t.points).toStrictEqual({ Blue: 10, Red: 0 });
    expect(t.supply('Blue').meeple).toBe(7);
    expect(t.goods('Red')).toStrictEqual({ wine: 1, grain: 2, cloth: 0 });
    expect(t.eventsOfType('goods')[0]?.goods).toStrictEqual({ wine: 1, grain: 2, cloth: 0 });
    expect(t.goods('Blue')).toStrictEqual({ wine: 0, grain: 0, cloth: 0 });
  },
);

rule('G02', 'Goods, third edition: Blue scores the city, you take a chicken and two grain', () => {
  const t = tableWith({ edition: 'c3', sets: ['traders'] }, 'You', 'Blue').given(TRADING_CITY);
  t.turn('You', '(1,-3) BA-E@270');
  expect(t.points).toStrictEqual({ You: 0, Blue: 10 });
  expect(t.view.options.thirdGood).toBe('chicken'); // which records call wine
  expect(t.goods('You')).toStrictEqual({ wine: 1, grain: 2, cloth: 0 });
  expect(t.goods('Blue')).toStrictEqual({ wine: 0, grain: 0, cloth: 0 });
});

ruleIn(
  'G03',
  'Goods at the end: ten points for the most of each kind, also when shared',
  ['c1', 'classic', 'c2'],
  (table) => {
    const t = table('Blue', 'Red')
      .has('Blue', { wine: 2, grain: 1 })
      .has('Red', { wine: 2, grain: 1, cloth: 1 });
    t.left('BA-B').turn('Blue', '(0,1) BA-B@0');
    expect(t.points).toStrictEqual({ Blue: 20, Red: 30 });
  },
);

rule('G04', 'Goods at the end, third edition: chickens are yours, grain is Blue’s, cloth is shared', () => {
  const t = tableWith({ edition: 'c3', sets: ['traders'] }, 'You', 'Blue')
    .has('You', { wine: 3, grain: 1, cloth: 1 })
    .has('Blue', { wine: 1, grain: 2, cloth: 1 });
  t.left('BA-B').turn('You', '(0,1) BA-B@0');
  expect(t.points).toStrictEqual({ You: 20, Blue: 20 });
});

rule('CAR-TB-GOODS-01', 'the city is scored first; then the goods are handed out', () => {
  const t = table('Blue', 'Red').given(TRADING_CITY).turn('Red', '(1,-3) BA-E@270');
  expect(t.events.map(({ type }) => type)).toStrictEqual(['drawn', 'placed', 'scored', 'returned', 'goods']);
});

rule(
  'CAR-TB-GOODS-02',
  'whoever completed the city takes a token for each symbol, even with nobody in it',
  () => {
    const unowned = TRADING_CITY.replace('Blue knight c1', '');
    const t = table('Blue', 'Red').given(unowned).turn('Red', '(1,-3) BA-E@270');
    expect(t.points).toStrictEqual({ Blue: 0, Red: 0 });
    expect(t.goods('Red')).toStrictEqual({ wine: 1, grain: 2, cloth: 0 });
  },
);

rule('CAR-TB-GOODS-03', 'one tile that completes two cities brings the goods of both', () => {
  const t = table('Blue', 'Red').given(`
    (0,-1) TB-Q@90
    (-1,-1) BA-B@0
    (-1,-2) TB-G@90
    (-1,-3) BA-E@180
  `);
  t.turn('Red', '(0,-2) BA-I@180');
  expect(t.eventsOfType('goods')).toHaveLength(2);
  expect(t.goods('Red')).toStrictEqual({ wine: 1, grain: 1, cloth: 0 });
});

rule('CAR-TB-GOODS-04', 'a symbol belongs to one segment: the other city of the tile has none', () => {
  const t = table('Blue', 'Red').turn('Red', '(0,-1) TB-D@0 Red knight c2');
  expect(t.points).toStrictEqual({ Blue: 0, Red: 4 });
  expect(t.goods('Red')).toStrictEqual({ wine: 0, grain: 0, cloth: 0 });
  expect(t.feature('(0,-1) c1').goods).toStrictEqual({ wine: 0, grain: 1, cloth: 0 });
});

rule('CAR-TB-GOODS-05', 'goods of a city that is incomplete at the end are lost', () => {
  const t = table('Blue', 'Red').given(TRADING_CITY).left('BA-B').turn('Red', '(0,1) BA-B@0');
  expect(t.points).toStrictEqual({ Blue: 4, Red: 0 }); // the unfinished city
  for (const seat of ['Blue', 'Red']) expect(t.goods(seat)).toStrictEqual({ wine: 0, grain: 0, cloth: 0 });
});

rule('CAR-TB-GOODS-06', 'each kind brings ten points to whoever has the most; several kinds add up', () => {
  const t = table('Blue', 'Red', 'Green')
    .has('Blue', { wine: 4, grain: 2, cloth: 1 })
    .has('Red', { wine: 3, grain: 4 })
    .has('Green', { wine: 2, cloth: 4 });
  t.left('BA-B').turn('Blue', '(0,1) BA-B@0');
  expect(t.points).toStrictEqual({ Blue: 10, Red: 10, Green: 10 });
  const all = table('Blue', 'Red').has('Red', { wine: 1, grain: 1, cloth: 1 });
  all.left('BA-B').turn('Blue', '(0,1) BA-B@0');
  expect(all.points).toStrictEqual({ Blue: 0, Red: 30 });
});

rule('CAR-TB-GOODS-07', 'those who share the most get ten points each', () => {
  const t = table('Blue', 'Red', 'Green')
    .has('Blue', { cloth: 2 })
    .has('Red', { cloth: 1 })
    .has('Green', { cloth: 2 });
  t.left('BA-B').turn('Blue', '(0,1) BA-B@0');
  expect(t.points).toStrictEqual({ Blue: 10, Red: 0, Green: 10 });
});

rule('CAR-TB-GOODS-08', 'a kind of which nobody has a token gives nothing', () => {
  const t = table('Blue', 'Red').has('Blue', { wine: 1 });
  t.left('BA-B').turn('Blue', '(0,1) BA-B@0');
  expect(t.points).toStrictEqual({ Blue: 10, Red: 0 });
});
