import { scoreBreakdown } from '@bastide/carcassonne';
import { expect } from 'vitest';
import { FIELDS_AT_MOST } from '../../src/capacity.ts';
import { MEEPLE } from '../../src/figures.ts';
import { deployed, WENT_HOME } from '../../src/layout/deployed.ts';
import { rule } from '../rule.ts';
import { table, tableWith } from '../table.ts';

/** A complete city of three tiles, with a field in the east and another in the west. */
const BETWEEN_FIELDS = `
  (0,-1) BA-G@90   Blue farmer f1
  (-1,-1) BA-B@0   Red farmer f1
  (0,-2) BA-E@180
`;

rule('CAR-FARM-01', 'fields score only at the end, and only for complete cities', () => {
  const board = '(0,-1) BA-G@90  Blue farmer f1';
  const complete = table('Blue', 'Red').given(board).turn('Red', '(0,-2) BA-E@180');
  expect(complete.points).toStrictEqual({ Blue: 0, Red: 0 });
  complete.left('BA-B').turn('Red', '(0,1) BA-B@0');
  expect(complete.points).toStrictEqual({ Blue: 3, Red: 0 });
  const open = table('Blue', 'Red').given(board).left('BA-B').turn('Red', '(0,1) BA-B@0');
  expect(open.points).toStrictEqual({ Blue: 0, Red: 0 });
  expect(open.eventsOfType('scored')).toStrictEqual([]);
});

rule('CAR-FARM-02', 'a city that touches a field in several places counts once', () => {
  // Blue's field lies on both sides of the corridor and goes round in the north.
  const t = table('Blue', 'Red').given(`
    (0,-1) BA-G@90   Blue farmer f1
    (1,-1) BA-B@0
    (1,-2) BA-B@0
    (0,-2) BA-E@180
    (-1,-2) BA-B@0
  `);
  t.left('BA-B').turn('Red', '(-1,-1) BA-B@0');
  expect(t.feature('(0,-1) f1').parts.filter(({ at }) => at.join() === '0,-1')).toHaveLength(2);
  expect(t.feature('(0,-1) f1').cities).toHaveLength(1);
  expect(t.points).toStrictEqual({ Blue: 3, Red: 0 });
});

rule('CAR-FARM-05', 'the majority in each field gets 3 points for each complete city that touches it', () => {
  const t = table('Blue', 'Red').given(`
    (-1,0) BA-U@90   Red farmer f2
    (1,0) BA-U@90
    (2,0) BA-D@0
    (0,-1) BA-E@180  Blue farmer f1
    (2,-1) BA-E@180  Blue farmer f1
    (1,-1) BA-E@0
  `);
  t.left('BA-B').turn('Blue', '(-1,-1) BA-B@0');
  expect(t.points).toStrictEqual({ Blue: 6, Red: 0 });
});

rule('CAR-FARM-05', 'the same city pays several fields', () => {
  const t = table('Blue', 'Red').given(BETWEEN_FIELDS).left('BA-B').turn('Red', '(0,1) BA-B@0');
  expect(t.points).toStrictEqual({ Blue: 3, Red: 3 });
});

rule('CAR-FARM-05', 'and the same player several times', () => {
  const board = BETWEEN_FIELDS.replace('Red', 'Blue');
  const t = table('Blue', 'Red').given(board).left('BA-B').turn('Red', '(0,1) BA-B@0');
  expect(t.points).toStrictEqual({ Blue: 6, Red: 0 });
});

rule('CAR-FARM-06', 'a field without farmers pays nobody', () => {
  const board = BETWEEN_FIELDS.replace('Red farmer f1', '').replace('Blue farmer f1', '');
  const t = table('Blue', 'Red').given(board).left('BA-B').turn('Red', '(0,1) BA-B@0');
  expect(t.feature('(0,-1) f1').cities).toHaveLength(1);
  expect(t.points).toStrictEqual({ Blue: 0, Red: 0 });
});

/** A complete city with three fields around it: Blue has a farmer in two of them, Red one in the third. */
const THREE_FIELDS = `
  (0,-1) BA-G@90   Blue farmer f1
  (-1,-1) BA-B@0   Red farmer f1
  (0,-2) BA-E@180  Blue farmer f1
`;
const WAYS = ['city-4', 'field-3-once', 'field-3'] as const;
const end = (fieldScoring: (typeof WAYS)[number], board: string, ...seats: string[]) =>
  tableWith({ sets: ['inns', 'traders'], fieldScoring }, ...seats)
    .given(board)
    .left('BA-B')
    .turn(seats[0]!, '(0,1) BA-B@0').points;

rule('CAR-FARM-03', 'city by city: farmers of all fields around are added up, and the most get 4', () => {
  expect(end('city-4', THREE_FIELDS, 'Blue', 'Red')).toStrictEqual({ Blue: 4, Red: 0 });
  // Each field by itself would pay: CAR-FARM-05.
  expect(end('field-3', THREE_FIELDS, 'Blue', 'Red')).toStrictEqual({ Blue: 6, Red: 3 });
});

rule('CAR-FARM-03', 'those who share the most get 4 each; strength counts, not heads', () => {
  const big = THREE_FIELDS.replace('Red farmer', 'Red big farmer');
  expect(end('city-4', big, 'Blue', 'Red')).toStrictEqual({ Blue: 4, Red: 4 });
});

rule('CAR-FARM-03', 'a field that touches the city twice counts once', () => {
  // Blue's one field lies on both sides of the corridor. Red's strip touches the same two cities: they share them.
  const board = `
    (0,-1) BA-G@90   Blue farmer f1
    (-1,0) BA-D@0    Red farmer f1
    (1,-1) BA-B@0
    (1,-2) BA-B@0
    (0,-2) BA-E@180
    (-1,-2) BA-B@0
    (-1,-1) BA-E@180
  `;
  expect(end('city-4', board, 'Blue', 'Red')).toStrictEqual({ Blue: 8, Red: 8 });
});

rule('CAR-FARM-03', 'each complete city is counted by itself', () => {
  // Blue shares the southern city with Red's two fields, and has the small one in the west alone.
  const board = `
    (0,-1) BA-G@90   Blue farmer f2
    (0,-2) BA-E@180  Red farmer f1
    (1,-1) BA-B@0    Red farmer f1
    (-1,-1) BA-E@90
    (-2,-1) BA-E@270
  `;
  const t = tableWith({ fieldScoring: 'city-4' }, 'Blue', 'Red').given(
    board.replace('BA-E@90', 'BA-E@270').replace('(-2,-1) BA-E@270', '(-2,-1) BA-E@90'),
  );
  t.left('BA-B').turn('Blue', '(0,1) BA-B@0');
  expect(t.points).toStrictEqual({ Blue: 4, Red: 4 });
  expect(t.eventsOfType('scored').map(({ seat, rule, strength }) => [seat, rule, strength])).toStrictEqual([
    [1, 'CAR-FARM-03', [1, 2]],
    [0, 'CAR-FARM-03', [1, 0]],
  ]);
});

rule('CAR-FARM-04', 'by field, but no player is paid twice for a city', () => {
  expect(end('field-3-once', THREE_FIELDS, 'Blue', 'Red')).toStrictEqual({ Blue: 3, Red: 3 });
  expect(end('field-3', THREE_FIELDS, 'Blue', 'Red')).toStrictEqual({ Blue: 6, Red: 3 });
});

rule('CAR-FARM-04', 'with a pig in one of the fields the city is paid at the better rate', () => {
  for (const pig of ['(1,-1) BA-B@0  Blue pig f1', '(0,-3) BA-B@0  Blue pig f1']) {
    const board = `${THREE_FIELDS.trim()}\n${pig}`;
    expect(end('field-3-once', board, 'Blue', 'Red')).toStrictEqual({ Blue: 4, Red: 3 });
    expect(end('field-3', board, 'Blue', 'Red')).toStrictEqual({ Blue: 4 + 3, Red: 3 });
    expect(end('city-4', board, 'Blue', 'Red')).toStrictEqual({ Blue: 5, Red: 0 });
  }
});

rule('CAR-FARM-06', 'farmers that went home are forgotten, however many they were', () => {
  const t = table('Blue', 'Red').given('(0,-1) BA-E@180').left('BA-U').begin('Red');
  const { state } = t;
  // From the south of the start tile, as many as there are fields that can be told apart.
  const home = deployed(0, 3, MEEPLE, 0) | WENT_HOME;
  for (let i = 0; i < FIELDS_AT_MOST; i++) state.figures[state.figureCount++] = home;
  t.part('(1,0) BA-U@90 Red farmer f2');
  expect(t.points).toStrictEqual({ Blue: 0, Red: 3 });
});

rule('CAR-FARM-06', 'in any way of counting', () => {
  const nobody = THREE_FIELDS.replaceAll(/(Blue|Red) farmer f1/g, '');
  for (const way of WAYS) expect(end(way, nobody, 'Blue', 'Red'), way).toStrictEqual({ Blue: 0, Red: 0 });
});

/** Two complete cities. Blue has a farmer beside each, and a pig beside the northern one. */
const TWO_CITIES = `
  (0,-1) BA-E@180  Blue farmer f1
  (0,1) BA-E@180   Blue farmer f1
  (0,2) BA-E@0
  (1,-1) BA-B@0    Blue pig f1
`;
const NORTHERN = { at: [0, 0], on: 'c1' };
const SOUTHERN = { at: [0, 1], on: 'c1' };

/** Events about fields at the end, without their common members. */
function told(fieldScoring: (typeof WAYS)[number], board: string): unknown[] {
  const t = tableWith({ sets: ['traders'], fieldScoring }, 'Blue', 'Red').given(board);
  return t
    .left('BA-B')
    .turn('Red', '(0,-3) BA-B@0')
    .eventsOfType('scored')
    .map(({ type, kind, final, ...told }) => {
      expect([type, kind, final]).toStrictEqual(['scored', 'field', true]);
      return told;
    });
}
const northern = `${TWO_CITIES.trim()}\n(0,-2) BA-B@0`;

rule(
  'CAR-FARM-03',
  'told are the city, the farmers around it and what it brings: a pig helps beside it only',
  () => {
    expect(told('city-4', northern)).toStrictEqual([
      {
        seat: 0,
        rule: 'CAR-TB-PIG-06',
        points: 5,
        parts: [{ for: 'cities', count: 1, each: 5, points: 5 }],
        feature: [NORTHERN, { at: [0, -1], on: 'c1' }],
        strength: [1, 0],
        cities: [NORTHERN],
      },
      {
        seat: 0,
        rule: 'CAR-FARM-03',
        points: 4,
        parts: [{ for: 'cities', count: 1, each: 4, points: 4 }],
        feature: [SOUTHERN, { at: [0, 2], on: 'c1' }],
        strength: [1, 0],
        cities: [SOUTHERN],
      },
    ]);
  },
);

rule(
  'CAR-FARM-04',
  'told are the field that pays a city best and the city; nothing of those paid nothing',
  () => {
    expect(told('field-3-once', northern)).toStrictEqual([
      {
        seat: 0,
        rule: 'CAR-TB-PIG-05',
        points: 4,
        parts: [{ for: 'cities', count: 1, each: 4, points: 4 }],
        feature: [
          { at: [0, -1], on: 'f1' },
          { at: [1, -1], on: 'f1' },
          { at: [0, -2], on: 'f1' },
          { at: [0, -3], on: 'f1' },
        ],
        strength: [1, 0],
        cities: [NORTHERN],
      },
      {
        seat: 0,
        rule: 'CAR-FARM-04',
        points: 3,
        parts: [{ for: 'cities', count: 1, each: 3, points: 3 }],
        feature: [
          { at: [0, 0], on: 'f2' },
          { at: [0, 1], on: 'f1' },
        ],
        strength: [1, 0],
        cities: [SOUTHERN],
      },
    ]);
  },
);

rule('CAR-FARM-04', 'of fields that pay the same it is the one whose farmer came first', () => {
  const [blue] = told('field-3-once', THREE_FIELDS) as { feature: unknown[] }[];
  expect(blue?.feature).toStrictEqual([{ at: [0, -1], on: 'f1' }]);
});

rule('CAR-FARM-05', 'told are the field and its cities, to each who shares it', () => {
  const shared = `
    (0,-1) BA-E@180  Blue farmer f1
    (1,0) BA-U@90    Red farmer f2
    (1,-1) BA-B@0    Red pig f1
    (1,-2) BA-E@0
    (1,-3) BA-E@180
    (0,-2) BA-B@0
  `;
  const common = {
    feature: [
      { at: [0, 0], on: 'f1' },
      { at: [0, -1], on: 'f1' },
      { at: [1, 0], on: 'f2' },
      { at: [1, -1], on: 'f1' },
      { at: [1, -2], on: 'f1' },
      { at: [1, -3], on: 'f1' },
      { at: [0, -2], on: 'f1' },
      { at: [0, -3], on: 'f1' },
    ],
    strength: [1, 1],
    cities: [NORTHERN, { at: [1, -2], on: 'c1' }],
  };
  const parts = (each: number) => [{ for: 'cities', count: 2, each, points: 2 * each }];
  expect(told('field-3', shared)).toStrictEqual([
    { ...common, seat: 0, rule: 'CAR-FARM-05', points: 6, parts: parts(3) },
    { ...common, seat: 1, rule: 'CAR-TB-PIG-05', points: 8, parts: parts(4) },
  ]);
});

/** By field, what a view says it would bring Blue and Red. */
const worths = (
  fieldScoring: (typeof WAYS)[number],
  board: string,
  ...fields: string[]
): (readonly number[])[] => {
  const t = tableWith({ sets: ['inns', 'traders'], fieldScoring }, 'Blue', 'Red').given(board);
  const shown = fields.length > 0 ? fields : ['(0,-1) f1', '(-1,-1) f1', '(0,-2) f1'];
  return shown.map((field) => t.feature(field).worth);
};
const RED_BIG = THREE_FIELDS.replace('Red farmer', 'Red big farmer');
const PIG_IN_THE_NORTH = `${RED_BIG.trim()}\n(0,-3) BA-B@0  Blue pig f1`;

rule('CAR-FARM-03', 'in a view the first of a seat’s fields shows what it gets for the city', () => {
  expect(worths('city-4', THREE_FIELDS)).toStrictEqual([
    [4, 0],
    [0, 0],
    [0, 0],
  ]);
  expect(worths('city-4', RED_BIG)).toStrictEqual([
    [4, 0],
    [0, 4],
    [0, 0],
  ]);
  expect(worths('city-4', PIG_IN_THE_NORTH)).toStrictEqual([
    [5, 0],
    [0, 4],
    [0, 0],
  ]);
});

rule('CAR-FARM-04', 'in a view the field that pays a city best shows what a seat gets for it', () => {
  expect(worths('field-3-once', THREE_FIELDS)).toStrictEqual([
    [3, 0],
    [0, 3],
    [0, 0],
  ]);
  expect(worths('field-3-once', PIG_IN_THE_NORTH)).toStrictEqual([
    [0, 0],
    [0, 3],
    [4, 0],
  ]);
});

rule('CAR-FARM-05', 'in a view each field shows what it would bring whoever controls it', () => {
  expect(worths('field-3', PIG_IN_THE_NORTH)).toStrictEqual([
    [3, 3],
    [3, 3],
    [4, 3],
  ]);
});

const BESIDE_START = `
  (0,-1) BA-E@180  Blue farmer f1
  (-1,0) BA-U@90   Red farmer f2
  (1,0) BA-U@90    Red highwayman r1
`;
const BETWEEN = `
  (0,-1) BA-H@90   Blue farmer f1
  (0,-2) BA-E@180  Red farmer f1
`;

rule('CAR-FARM-03', 'in a view only farmers count, and only in fields beside the city', () => {
  expect(worths('city-4', TWO_CITIES, '(0,-1) f1', '(0,1) f1')).toStrictEqual([
    [5, 0],
    [4, 0],
  ]);
  // Red's farmer is beside the city on the start tile alone, and the highwayman on the road between is none.
  expect(worths('city-4', BESIDE_START, '(0,-1) f1', '(0,0) f1')).toStrictEqual([
    [4, 0],
    [0, 4],
  ]);
});

rule('CAR-FARM-03', 'in a view a field beside two cities of one tile shows both', () => {
  expect(worths('city-4', BETWEEN, '(0,-1) f1', '(0,-2) f1')).toStrictEqual([
    [8, 0],
    [0, 4],
  ]);
});

rule('CAR-FARM-02', 'each of the cities of one tile counts, and only complete ones beside the field', () => {
  const cities = (board: string, at: [number, number], on: string) => {
    const t = table('Blue', 'Red').given(board);
    const { now } = scoreBreakdown(t.state, at, on)!;
    const shown = t.feature(`(${at}) ${on}`).cities;
    expect(now[0]?.count ?? 0).toBe(shown.length);
    return shown;
  };
  const here = { at: [0, -1], on: 'c1' };
  expect(cities(BETWEEN, [0, -1], 'f1')).toStrictEqual([here, { at: [0, -1], on: 'c2' }]);
  expect(cities(BETWEEN, [0, -2], 'f1')).toStrictEqual([{ at: [0, -2], on: 'c1' }]);
  expect(cities('(0,-1) BA-H@90', [0, -1], 'f1')).toStrictEqual([here]);
  expect(cities(BESIDE_START, [0, 0], 'f1')).toStrictEqual([NORTHERN]);
  expect(cities(TWO_CITIES, [0, -1], 'f1')).toStrictEqual([here]);
  expect(cities('(-1,0) BA-U@90', [0, 0], 'f1')).toStrictEqual([]);
  expect(end('city-4', BETWEEN, 'Blue', 'Red')).toStrictEqual({ Blue: 8, Red: 4 });
  expect(end('field-3', BETWEEN, 'Blue', 'Red')).toStrictEqual({ Blue: 6, Red: 3 });
});
