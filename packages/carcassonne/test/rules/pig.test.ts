import { cityOfField, EDITIONS } from '@bastide/carcassonne';
import { expect } from 'vitest';
import { rule, ruleIn } from '../rule.ts';
import { table, tableWith } from '../table.ts';

/** One field with two complete cities and an incomplete one; Blue has two farmers in it, Red one farmer and a pig. */
const ONE_FIELD = `
  (-1,0) BA-U@90   Red farmer f2
  (1,0) BA-U@90
  (2,0) BA-D@0
  (0,-1) BA-E@180  Blue farmer f1
  (2,-1) BA-E@180  Blue farmer f1
  (1,-1) BA-E@0    Red pig f1
`;

ruleIn(
  'G09',
  'The pig: Blue controls the field and has a pig in it, so its two cities bring 4 each',
  ['classic', 'c2'],
  (table) => {
    const t = table('Blue', 'Red').given(ONE_FIELD).left('BA-B').turn('Blue', '(-1,-1) BA-B@0 Blue pig f1');
    expect(t.points).toStrictEqual({ Blue: 8, Red: 0 });
  },
);

rule('G10', 'The pig, first printing: the same board, and its two cities bring 5 each', () => {
  const t = tableWith({ edition: 'c1', sets: ['traders'] }, 'Blue', 'Red')
    .given(ONE_FIELD)
    .left('BA-B');
  t.turn('Blue', '(-1,-1) BA-B@0 Blue pig f1');
  expect(t.points).toStrictEqual({ Blue: 10, Red: 0 });
});

ruleIn(
  'G11',
  'A field shared by three: those with a pig get 4 for each city, the other 3',
  ['classic', 'c2'],
  (table) => {
    const board = ONE_FIELD.replace('Red farmer f2', 'Yellow farmer f2').replace('Blue farmer', 'Red farmer');
    const t = table('Red', 'Blue', 'Yellow').given(board).left('BA-B');
    t.turn('Blue', '(-1,-1) BA-B@0 Blue pig f1');
    expect(t.points).toStrictEqual({ Red: 8, Blue: 8, Yellow: 6 });
  },
);

ruleIn(
  'G22',
  'The pig needs an own farmer in the field; farmers and pigs of others do not matter',
  ['c1', 'classic', 'c2'],
  (table) => {
    const empty = table('Blue', 'Red').lays('Blue', '(0,1) BA-B@0');
    expect(empty.refuses('pig f1')).toBe('CAR-TB-PIG-02');
    const foreign = table('Blue', 'Red').given('(1,0) BA-U@90 Red farmer f1').lays('Blue', '(2,0) BA-U@90');
    expect(foreign.refuses('pig f1')).toBe('CAR-TB-PIG-02');
    const shared = table('Blue', 'Red').given(ONE_FIELD).lays('Blue', '(-1,-1) BA-B@0');
    expect(shared.refuses('pig f1')).toBeUndefined();
  },
);

rule('CAR-TB-PIG-01', 'instead of a meeple, the pig goes in a field of the tile just placed', () => {
  const t = table('Blue', 'Red').given('(1,0) BA-U@90 Blue farmer f1').lays('Blue', '(2,0) BA-U@90');
  expect(t.choices).toStrictEqual(['meeple r1', 'pig f1', 'meeple f2', 'skip']);
  t.does('pig f1');
  expect(t.seat).toBe('Red');
  t.lays('Blue', '(3,0) BA-U@90');
  expect(t.refuses('pig r1')).toBe('CAR-TB-PIG-01');
});

rule('CAR-TB-PIG-02', 'the field holds an own farmer, if need be through the tile just placed', () => {
  const t = table('Blue', 'Red').given('(0,-1) BA-E@180 Blue farmer f1');
  t.lays('Blue', '(0,-2) BA-B@0');
  expect(t.refuses('pig f1')).toBeUndefined();
  t.lays('Blue', '(0,1) BA-B@0');
  expect(t.refuses('pig f1')).toBe('CAR-TB-PIG-02');
});

rule('CAR-TB-PIG-03', 'the pig stays to the end, so there is no second one', () => {
  const t = table('Blue', 'Red').given(`
    (0,-1) BA-E@180  Blue farmer f1
    (0,-2) BA-B@0    Blue pig f1
  `);
  t.lays('Blue', '(0,-3) BA-B@0');
  expect(t.refuses('pig f1')).toBe('CAR-TB-PIG-03');
  t.left('BA-B').turn('Red', '(0,1) BA-B@0');
  expect(t.view.phase).toBe('over');
  expect(t.figures).toStrictEqual(['Blue farmer (0,-1) f1', 'Blue pig (0,-2) f1']);
});

rule('CAR-TB-PIG-04', 'the pig has no strength', () => {
  const t = table('Blue', 'Red').given(ONE_FIELD).turn('Red', '(-1,-1) BA-B@0');
  expect(t.feature('(-1,-1) f1').strength).toStrictEqual({ Blue: 2, Red: 1 });
  expect(t.feature('(-1,-1) f1').helpers).toStrictEqual([1]);
});

rule('CAR-TB-PIG-05', 'with a pig each complete city brings 4 instead of 3', () => {
  for (const [figure, points] of [
    ['Blue pig f1', 4],
    ['', 3],
  ] as const) {
    const t = table('Blue', 'Red').given('(0,-1) BA-E@180 Blue farmer f1').left('BA-B');
    t.turn('Blue', `(0,-2) BA-B@0 ${figure}`.trim());
    expect(t.points).toStrictEqual({ Blue: points, Red: 0 });
    expect(t.eventsOfType('scored')[0]?.parts).toStrictEqual([
      { for: 'cities', count: 1, each: points, points },
    ]);
  }
});

rule(
  'CAR-TB-PIG-07',
  'of those who share a field, only those with a pig of their own there get the bonus',
  () => {
    const t = table('Blue', 'Red').given(`
    (0,-1) BA-E@180  Blue farmer f1
    (1,0) BA-U@90    Red farmer f2
  `);
    t.left('BA-B').turn('Red', '(1,-1) BA-B@0 Red pig f1');
    expect(t.points).toStrictEqual({ Blue: 3, Red: 4 });
  },
);

rule('CAR-TB-PIG-08', 'a pig helps only in its own field', () => {
  // Blue has a field on both sides of the city, and a pig in the eastern one.
  const t = table('Blue', 'Red').given(`
    (0,-1) BA-G@90  Blue farmer f1
    (-1,-1) BA-B@0  Blue farmer f1
    (1,-1) BA-B@0   Blue pig f1
  `);
  t.left('BA-E').turn('Blue', '(0,-2) BA-E@180');
  expect(t.points).toStrictEqual({ Blue: 4 + 3, Red: 0 });
});

rule('CAR-TB-PIG-10', 'the bonus is paid once for each city, not once for each farmer', () => {
  const t = table('Blue', 'Red').given(ONE_FIELD).left('BA-B').turn('Blue', '(-1,-1) BA-B@0 Blue pig f1');
  expect(t.eventsOfType('scored')[0]?.strength).toStrictEqual([2, 1]);
  expect(t.eventsOfType('scored')[0]?.parts).toStrictEqual([{ for: 'cities', count: 2, each: 4, points: 8 }]);
});

rule('CAR-TB-PIG-06', 'city by city the pig makes 5 of 4, in a field that is its owner’s', () => {
  for (const [figure, points] of [
    ['Blue pig f1', 5],
    ['', 4],
  ] as const) {
    const t = tableWith({ edition: 'c1', sets: ['traders'] }, 'Blue', 'Red');
    t.given('(0,-1) BA-E@180 Blue farmer f1').left('BA-B').turn('Blue', `(0,-2) BA-B@0 ${figure}`.trim());
    expect(t.points).toStrictEqual({ Blue: points, Red: 0 });
    expect(t.eventsOfType('scored')[0]?.rule).toBe(points === 5 ? 'CAR-TB-PIG-06' : 'CAR-FARM-03');
  }
});

rule('CAR-TB-PIG-06', 'not in a field where others have more, nor for a city that others score', () => {
  // Around the city: Blue has a farmer and the pig in the east, where Red's big farmer leads, and one in the north.
  const board = `
    (0,-1) BA-G@90   Blue farmer f1
    (0,-2) BA-E@180  Blue farmer f1
    (1,0) BA-U@90    Red big farmer f2
    (1,-1) BA-B@0    Blue pig f1
  `;
  const t = tableWith({ edition: 'c1', sets: ['inns', 'traders'] }, 'Blue', 'Red').given(board);
  t.left('BA-B').turn('Blue', '(0,1) BA-B@0');
  expect(t.feature('(1,-1) f1').strength).toStrictEqual({ Blue: 1, Red: 2 });
  expect(t.points).toStrictEqual({ Blue: 4, Red: 4 });
  const lost = tableWith({ edition: 'c1', sets: ['inns', 'traders'] }, 'Blue', 'Red');
  lost.given(board.replace('(0,-2) BA-E@180  Blue farmer f1', '(0,-2) BA-E@180')).left('BA-B');
  expect(lost.turn('Blue', '(0,1) BA-B@0').points).toStrictEqual({ Blue: 0, Red: 4 });
});

rule(
  'CAR-TB-PIG-05',
  'what a city brings a field, with and without a pig, by the rules of an edition',
  () => {
    expect(cityOfField(EDITIONS.c1)).toStrictEqual({ plain: 4, withPig: 5 });
    expect(cityOfField(EDITIONS.c2)).toStrictEqual({ plain: 3, withPig: 4 });
    expect(cityOfField(EDITIONS.c3)).toStrictEqual({ plain: 3, withPig: 3 });
  },
);
