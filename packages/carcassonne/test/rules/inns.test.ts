import { tileFacts, tilesOf } from '@bastide/carcassonne';
import { expect } from 'vitest';
import { optionsOf } from '../random-game.ts';
import { rule } from '../rule.ts';
import { table, tableWith } from '../table.ts';

const inns = (...seats: string[]) => tableWith({ sets: ['inns'] }, ...seats);

/** Two roads with a gap between them, at (2,0): Blue's with the big highwayman in the west, Red's in the east. */
const TWO_ROADS = `
  (1,0) BA-U@90  Blue big highwayman r1
  (1,1) BA-B@0
  (2,1) BA-B@0
  (3,1) BA-B@0
  (3,0) BA-U@90  Red highwayman r1
  (-1,0) BA-W@0
  (4,0) BA-W@0
`;

/** A road from a junction in the west over the start tile to an inn, open in the east. */
const INN_ROAD = `
  (-1,0) BA-W@0  Blue highwayman r1
  (1,0) IC-B@0
`;

/** A cathedral north of the start tile, open to the east. */
const CATHEDRAL = `
  (0,-1) IC-K@0    Blue knight c1
  (0,-2) BA-E@180
  (-1,-1) BA-E@90
`;

rule('CAR-IC-01', 'eighteen tiles, and a big meeple for every seat', () => {
  const tiles = tilesOf(optionsOf({ sets: ['inns'] })).filter(({ id }) => id.startsWith('IC'));
  expect(tiles.reduce((sum, { copies }) => sum + copies, 0)).toBe(18);
  const t = inns('Blue', 'Red', 'Green', 'Yellow', 'Black', 'Pink');
  for (const seat of Object.keys(t.points)) expect(t.pieces(seat)).toBe('7 meeples, big');
  expect(table('Blue', 'Red').pieces('Blue')).toBe('7 meeples, builder, pig');
});

rule('CAR-IC-02', 'the big meeple has strength 2, and scores once all the same', () => {
  const t = inns('Blue', 'Red').given(TWO_ROADS).turn('Red', '(2,0) BA-U@90');
  expect(t.eventsOfType('scored')[0]?.strength).toStrictEqual([2, 1]);
  expect(t.points).toStrictEqual({ Blue: 6, Red: 0 });
  expect(t.pieces('Blue')).toBe('7 meeples, big');
  expect(t.pieces('Red')).toBe('7 meeples, big');
});

rule('CAR-IC-02', 'it is placed like a meeple: where one stands it does not join', () => {
  const t = inns('Blue', 'Red').given('(1,0) BA-U@90 Red highwayman r1').lays('Blue', '(2,0) BA-U@90');
  expect(t.choices).toStrictEqual(['meeple f1', 'big f1', 'meeple f2', 'big f2', 'skip']);
  expect(t.refuses('big highwayman r1')).toBe('CAR-MEEP-02');
  t.does('big farmer f1');
  expect(t.pieces('Blue')).toBe('7 meeples');
  t.lays('Blue', '(3,0) BA-X@0');
  expect(t.refuses('big highwayman r1')).toBe('CAR-MEEP-04');
});

rule('CAR-IC-02', 'it may be a farmer, and then holds the field against one ordinary farmer', () => {
  const t = inns('Blue', 'Red').given(`
    (0,-1) BA-E@180  Blue big farmer f1
    (1,0) BA-U@90    Red farmer f2
  `);
  t.left('BA-B').turn('Red', '(1,-1) BA-B@0');
  expect(t.feature('(1,-1) f1').strength).toStrictEqual({ Blue: 2, Red: 1 });
  expect(t.points).toStrictEqual({ Blue: 3, Red: 0 });
});

rule('CAR-IC-03', 'a complete road with an inn brings 2 points for each tile', () => {
  const t = inns('Blue', 'Red').given(INN_ROAD).turn('Red', '(2,0) BA-W@0');
  expect(t.points).toStrictEqual({ Blue: 8, Red: 0 });
  expect(t.eventsOfType('scored')[0]?.rule).toBe('CAR-IC-03');
  expect(t.eventsOfType('scored')[0]?.parts).toStrictEqual([{ for: 'tiles', count: 4, each: 2, points: 8 }]);
  const plain = inns('Blue', 'Red').given(INN_ROAD.replace('IC-B@0', 'BA-U@90')).turn('Red', '(2,0) BA-W@0');
  expect(plain.points).toStrictEqual({ Blue: 4, Red: 0 });
});

rule('CAR-IC-03', 'two inns do not add up', () => {
  const t = inns('Blue', 'Red').given(INN_ROAD).given('(2,0) IC-A@0').turn('Red', '(2,1) BA-W@180');
  expect(t.points).toStrictEqual({ Blue: 10, Red: 0 });
});

rule('CAR-IC-04', 'a complete city with a cathedral brings 3 points for each tile', () => {
  const t = inns('Blue', 'Red').given(CATHEDRAL).turn('Red', '(1,-1) BA-E@270');
  expect(t.points).toStrictEqual({ Blue: 15, Red: 0 });
  expect(t.eventsOfType('scored')[0]?.rule).toBe('CAR-IC-04');
});

rule('CAR-IC-04', 'and 3 for each coat of arms', () => {
  const t = inns('Blue', 'Red').given(`
    (0,-1) IC-K@0    Blue knight c1
    (0,-2) BA-F@90
    (0,-3) BA-E@180
    (-1,-1) BA-E@90
  `);
  t.turn('Red', '(1,-1) BA-E@270');
  expect(t.eventsOfType('scored')[0]?.parts).toStrictEqual([
    { for: 'tiles', count: 6, each: 3, points: 18 },
    { for: 'shields', count: 1, each: 3, points: 3 },
  ]);
  expect(t.points).toStrictEqual({ Blue: 21, Red: 0 });
});

rule('CAR-IC-04', 'two cathedrals do not add up', () => {
  const t = inns('Blue', 'Red').given(`${CATHEDRAL.trim()}
    (1,-1) IC-K@0
    (1,-2) BA-E@180
    (1,0) BA-D@0
  `);
  t.turn('Red', '(2,-1) BA-E@270');
  expect(t.points).toStrictEqual({ Blue: 8 * 3, Red: 0 });
});

rule('CAR-IC-05', 'at the end an unfinished road with an inn and city with a cathedral bring nothing', () => {
  const road = inns('Blue', 'Red').given(INN_ROAD).left('BA-B').turn('Red', '(0,1) BA-B@0');
  expect(road.points).toStrictEqual({ Blue: 0, Red: 0 });
  expect(road.eventsOfType('scored').map(({ rule, points }) => [rule, points])).toStrictEqual([
    ['CAR-IC-05', 0],
  ]);
  const city = inns('Blue', 'Red').given(CATHEDRAL).left('BA-B').turn('Red', '(0,1) BA-B@0');
  expect(city.points).toStrictEqual({ Blue: 0, Red: 0 });
});

rule(
  'CAR-IC-06',
  'by option such features count as if inn and cathedral were not there: plain, not zero',
  () => {
    for (const [icUnfinished, road, city] of [
      ['zero', 0, 0],
      ['plain', 3, 4],
    ] as const) {
      const t = () => tableWith({ sets: ['inns'], icUnfinished }, 'Blue', 'Red');
      const inn = t().given(INN_ROAD).left('BA-B').turn('Red', '(0,1) BA-B@0');
      expect(inn.points, icUnfinished).toStrictEqual({ Blue: road, Red: 0 });
      expect(inn.eventsOfType('scored')[0]?.rule).toBe(icUnfinished === 'zero' ? 'CAR-IC-05' : 'CAR-IC-06');
      const cathedral = t().given(CATHEDRAL).left('BA-B').turn('Red', '(0,1) BA-B@0');
      expect(cathedral.points, icUnfinished).toStrictEqual({ Blue: city, Red: 0 });
      // Complete ones do not care.
      const complete = t().given(CATHEDRAL).turn('Red', '(1,-1) BA-E@270');
      expect(complete.points, icUnfinished).toStrictEqual({ Blue: 15, Red: 0 });
    }
  },
);

rule('CAR-IC-07', 'on IC-C the inn belongs to the road to the east alone', () => {
  const t = inns('Blue', 'Red').given('(-1,0) BA-W@0 Blue highwayman r1');
  t.turn('Red', '(1,0) IC-C@0 Red highwayman r1');
  expect(t.points).toStrictEqual({ Blue: 3, Red: 0 }); // the road in the west: 1 for each tile
  expect(['r1', 'r2', 'r3'].map((road) => t.feature(`(1,0) ${road}`).rich)).toStrictEqual([
    true,
    false,
    false,
  ]);
  t.turn('Blue', '(2,0) BA-W@0');
  expect(t.points).toStrictEqual({ Blue: 3, Red: 4 });
});

rule('CAR-IC-08', 'on IC-I the stubs to the gates are no roads: two cities, two roads, four fields', () => {
  const t = inns('Blue', 'Red').lays('Blue', '(1,0) IC-I@0');
  const places = new Set(t.choices.filter((choice) => choice.startsWith('meeple')));
  expect([...places]).toStrictEqual(
    ['c1', 'c2', 'r1', 'r2', 'f1', 'f2', 'f3', 'f4'].map((on) => `meeple ${on}`),
  );
  for (const stub of ['r3', 'r4']) expect(t.refuses(`highwayman ${stub}`)).toBe('CAR-MEEP-01');
  t.does('highwayman r2'); // from the start tile to the middle
  expect(t.feature('(1,0) r2').tiles).toBe(2);
  expect(t.feature('(1,0) r1').strength).toStrictEqual({ Blue: 0, Red: 0 });
});

rule('CAR-IC-09', 'a cathedral or an inn may be added to anybody’s feature', () => {
  const city = inns('Blue', 'Red').given('(0,-1) BA-G@90  Blue knight c1').turn('Red', '(0,-2) IC-K@0');
  expect(city.feature('(0,-1) c1').rich).toBe(true);
  const road = inns('Blue', 'Red').given('(1,0) BA-U@90  Blue highwayman r1').turn('Red', '(2,0) IC-B@0');
  expect(road.feature('(1,0) r1').rich).toBe(true);
  road.left('BA-B').turn('Red', '(0,1) BA-B@0');
  expect(road.points).toStrictEqual({ Blue: 0, Red: 0 });
});

rule('CAR-IC-10', 'the rule for small cities and a cathedral cannot meet', () => {
  const [cathedral] = tileFacts('IC-K').segments;
  expect(cathedral?.kind === 'city' && cathedral.sides.length === 4).toBe(true); // so at least five tiles when complete
  const t = tableWith({ sets: ['inns'], smallCity: 2 }, 'Blue', 'Red').given(CATHEDRAL);
  t.turn('Red', '(1,-1) BA-E@270');
  expect(t.points).toStrictEqual({ Blue: 15, Red: 0 });
});
