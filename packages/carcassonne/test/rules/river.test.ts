import { carcassonne, type Options } from '@bastide/carcassonne';
import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { tableWith } from '../table.ts';

const river = (options: Partial<Options> = {}) => tableWith({ sets: ['river'], ...options }, 'Blue', 'Red');

/** The eleven tiles after the spring, which lies at (0,0) and flows south. */
const WHOLE_RIVER = `
  (0,1) RI-D@0
  (0,2) RI-F@0
  (0,3) RI-B@90
  (0,4) RI-C@90
  (0,5) RI-H@90
  (0,6) RI-K@0
  (0,7) RI-G@0
  (-1,7) RI-J@0
  (-1,8) RI-I@180
  (-2,8) RI-E@270
  (-2,9) RI-L@0
`;

/** The river goes west, north and east round an empty cell, until its end is north of the spring. */
const CURL = `
  (0,1) RI-G@0
  (-1,1) RI-B@0
  (-2,1) RI-J@270
  (-2,0) RI-F@0
  (-2,-1) RI-E@270
  (-1,-1) RI-C@0
`;

rule(
  'CAR-RIV-01',
  'the spring lies first; the river is drawn before all else, and the lake as its last tile',
  () => {
    const t = river();
    expect(t.view.tiles).toStrictEqual([{ tile: 'RI-A', at: [0, 0], turned: 0, by: null }]);
    const middle = 'RI-B RI-C RI-D RI-E RI-F RI-G RI-H RI-I RI-J RI-K'.split(' ');
    expect(t.choices).toStrictEqual(middle);
    for (const early of ['RI-L', 'BA-B'])
      expect(carcassonne.refusal(t.state, 'chance', { type: 'draw', tile: early })?.rule, early).toBe(
        'CAR-RIV-01',
      );
    const lines = WHOLE_RIVER.trim().split('\n');
    t.given(lines.slice(0, -1).join('\n'));
    expect(t.choices).toStrictEqual(['RI-L']);
    t.given(lines.at(-1)!);
    expect(t.view.riverEnd).toBeNull();
    expect(t.choices).toContain('BA-B');
    expect(t.choices.every((tile) => tile.startsWith('BA'))).toBe(true);
    t.turn('Red', '(1,0) BA-B@0');
  },
);

rule('CAR-RIV-02', 'with the river the start tile is shuffled in or stays out', () => {
  for (const [startTileWithRiver, copies] of [
    ['shuffle', 4],
    ['remove', 3],
  ] as const) {
    const { bag, left } = river({ startTileWithRiver }).view;
    expect(bag['BA-D'], startTileWithRiver).toBe(copies);
    expect(left, startTileWithRiver).toBe(11 + 68 + copies);
  }
});

rule('CAR-RIV-03', 'a river tile continues the river: another edge that matches is not enough', () => {
  const t = river().begin('Blue').draw('RI-G');
  expect(t.choices).toStrictEqual(['0,1 0', '0,1 90']);
  expect(t.refuses('(1,0)@90')).toBe('CAR-RIV-03'); // field on field, beside the spring
  expect(t.refuses('(0,1)@180')).toBe('CAR-TILE-02'); // a field to the water
  t.does('(0,1)@0').does('skip').draw('RI-D');
  expect(t.choices).toStrictEqual(['-1,1 90', '-1,1 270']);
});

rule('CAR-RIV-04', 'two bends in a row do not turn to the same hand', () => {
  const right = river().given('(0,1) RI-G@0').begin('Red').draw('RI-J'); // the river flows west
  expect(right.refuses('(-1,1)@270')).toBe('CAR-RIV-04'); // right again
  expect(right.refuses('(-1,1)@0')).toBeUndefined();
  expect(right.choices).toStrictEqual(['-1,1 0']);
  const left = river().given('(0,1) RI-G@90').begin('Red').draw('RI-J'); // the river flows east
  expect(left.refuses('(1,1)@180')).toBe('CAR-RIV-04');
  expect(left.choices).toStrictEqual(['1,1 90']);
});

rule('CAR-RIV-04', 'a straight tile between them lifts the ban', () => {
  const t = river().given(`
    (0,1) RI-G@0
    (-1,1) RI-D@90
  `);
  t.begin('Red').draw('RI-J');
  expect(t.choices).toStrictEqual(['-2,1 0', '-2,1 270']);
});

rule('CAR-RIV-04', 'the lake does not bend: it follows any bend, whichever way the river comes', () => {
  for (const [first, second, place] of [
    ['(0,1) RI-G@0', '(-1,1) RI-J@0', '-1,2 0'], // to the west, then left to the south
    ['(0,1) RI-G@90', '(1,1) RI-J@90', '1,2 0'], // to the east, then right to the south
  ] as const) {
    const west = river({ riverTiles: 'third' }).given(first);
    const [bank] = west.view.riverEnd!;
    west.left('RI-L3').begin('Red').draw('RI-L3');
    expect(west.choices).toStrictEqual([`${bank},1 ${bank < 0 ? 90 : 270}`]);
    const south = river({ riverTiles: 'third' }).given(first).given(second).left('RI-L3').begin('Red');
    expect(south.draw('RI-L3').choices).toStrictEqual([place]);
  }
});

rule('CAR-RIV-05', 'the cell in front of the river’s new end must be empty', () => {
  // The end is north of the spring: RI-I would turn into it, or lay a road to its meadow.
  const t = river().given(CURL);
  expect(t.view.riverEnd).toStrictEqual([0, -1]);
  t.begin('Red').draw('RI-I');
  expect(t.eventsOfType('discarded')).toStrictEqual([
    { type: 'discarded', tile: 'RI-I', rule: 'CAR-TILE-04' },
  ]);
  t.draw('RI-H');
  expect(t.choices).toStrictEqual(['0,-1 180']); // straight on, its road to the north
});

rule('CAR-RIV-05', 'a river tile that fits nowhere is put aside, and the same seat draws another', () => {
  const t = river()
    .given(CURL.replace('RI-C', 'RI-K').replace('RI-K@0', 'RI-K@90'))
    .begin('Red')
    .draw('RI-C');
  expect(t.eventsOfType('discarded')).toHaveLength(1);
  expect(t.seat).toBe('Red');
  expect(t.view.bag['RI-C']).toBeUndefined();
  expect(t.choices.every((tile) => tile.startsWith('RI'))).toBe(true);
});

rule('CAR-RIV-05', 'a lake that fits nowhere ends the river too', () => {
  // Its meadow would meet the road behind the spring.
  const t = river({ riverTiles: 'third' })
    .given(CURL)
    .left('RI-L3', 'BA-B', 'BA-V')
    .begin('Red')
    .draw('RI-L3');
  expect(t.eventsOfType('discarded')).toStrictEqual([
    { type: 'discarded', tile: 'RI-L3', rule: 'CAR-TILE-04' },
  ]);
  expect(t.choices).toStrictEqual(['BA-B', 'BA-V']);
  expect(t.view.riverEnd).toBeNull();
  expect(t.seat).toBe('Red');
  t.draw('BA-B');
  expect(t.choices.some((place) => place.startsWith('0,-1 '))).toBe(false); // nothing fits beside the open water
});

rule('CAR-RIV-06', 'meeples stand on roads, in cities, on monasteries and in fields of river tiles', () => {
  const t = river().lays('Blue', '(0,1) RI-H@90');
  expect(t.choices).toStrictEqual(['meeple m1', 'meeple r1', 'meeple f1', 'meeple f2', 'meeple f3', 'skip']);
  const water = carcassonne.refusal(t.state, 0, { type: 'deploy', figure: 'meeple', on: 'v1' });
  expect(water?.rule).toBe('CAR-MEEP-01');
  t.does('monk m1');
  t.lays('Red', '(0,2) RI-C@90').does('knight c2');
  expect(t.figures).toStrictEqual(['Blue monk (0,1) m1', 'Red knight (0,2) c2']);
});

rule('CAR-RIV-07', 'the river parts the fields on its banks; they meet round the spring', () => {
  const meadow = river().given('(0,1) RI-D@0  Blue farmer f1');
  expect(meadow.feature('(0,1) f2').parts).toStrictEqual(meadow.feature('(0,1) f1').parts);
  expect(meadow.feature('(0,1) f2').strength).toStrictEqual({ Blue: 1, Red: 0 });
  // Behind the spring of 2021 runs a road: its banks are two fields.
  const road = river({ riverTiles: 'third' }).given('(0,1) RI-D@0  Blue farmer f1');
  road.lays('Red', '(0,2) RI-F@0');
  expect(road.refuses('farmer f1')).toBe('CAR-MEEP-02');
  expect(road.refuses('farmer f2')).toBeUndefined();
});

rule('CAR-RIV-07', 'and round the lake', () => {
  const t = river({ riverTiles: 'third' }).given('(0,1) RI-D@0  Blue farmer f1');
  const parts = (name: string) => t.feature(`(0,1) ${name}`).parts;
  expect(parts('f1')).not.toStrictEqual(parts('f2'));
  t.left('RI-L3', 'BA-B').turn('Red', '(0,2) RI-L3@0');
  expect(parts('f1')).toStrictEqual(parts('f2'));
  expect(t.feature('(0,1) f2').strength).toStrictEqual({ Blue: 1, Red: 0 });
});

rule('CAR-RIV-08', 'the river itself gives no points, and nobody can own it', () => {
  const t = river().given(WHOLE_RIVER);
  expect(t.view.features.every(({ kind }) => ['road', 'city', 'monastery', 'field'].includes(kind))).toBe(
    true,
  );
  t.left('BA-B').turn('Red', '(1,0) BA-B@0');
  expect(t.points).toStrictEqual({ Blue: 0, Red: 0 });
});

rule(
  'CAR-RIV-09',
  'the river tile with chickens is shuffled among the river tiles; without the river it is left out',
  () => {
    const both = tableWith({ edition: 'c3', sets: ['river', 'traders'] }, 'Blue', 'Red');
    expect(both.choices).toContain("TB-T'");
    expect(both.choices).toHaveLength(11);
    both.turn('Blue', "(0,1) TB-T'@90 Blue knight c1"); // the river bends to the west
    expect(both.view.riverEnd).toStrictEqual([-1, 1]);
    expect(both.feature('(0,1) c1').goods).toStrictEqual({ wine: 1, grain: 0, cloth: 0 });
    const land = tableWith({ edition: 'c3', sets: ['traders'] }, 'Blue', 'Red');
    expect(land.view.bag["TB-T'"]).toBeUndefined();
    const first = tableWith({ edition: 'c2', sets: ['river', 'traders'] }, 'Blue', 'Red');
    expect(first.view.bag["TB-T'"]).toBeUndefined();
    expect(first.view.bag['TB-T']).toBe(1);
  },
);

rule(
  'CAR-RIV-10',
  'the builder works while the river is laid, and the second tile is a river tile too',
  () => {
    // The road behind the spring goes north to a monastery and east over the river.
    for (const builderRule of ['paired', 'classic'] as const) {
      const options = { edition: 'c3', builderRule, sets: ['river', 'traders'] } as const;
      const t = tableWith(options, 'Blue', 'Red').given(CURL);
      if (builderRule === 'paired') t.turn('Blue', '(0,-1) RI-H@0 Blue highwayman r1 with builder');
      else {
        t.turn('Blue', '(0,-1) RI-H@0 Blue highwayman r1');
        t.determinize({
          figures: [...t.view.figures, { seat: 0, figure: 'builder', at: [0, -1], on: 'r1' }],
          seats: t.view.seats.map((own, seat) =>
            seat === 0 ? { ...own, supply: { ...own.supply, builder: 0 } } : own,
          ),
        });
      }
      t.turn('Red', '(1,-1) RI-I@90').turn('Blue', '(1,0) RI-K@0');
      expect(t.seat).toBe('Blue');
      expect(t.view.part).toBe(2);
      expect(t.choices).toStrictEqual(['RI-D', "TB-T'"]);
      t.part('(1,1) RI-D@0');
      expect(t.seat).toBe('Red');
    }
  },
);

rule(
  'CAR-RIV-07',
  'water joins nothing: every feature is of one kind, and the banks meet round the spring',
  () => {
    const t = river().given(WHOLE_RIVER);
    for (const { kind, parts } of t.view.features)
      expect([...new Set(parts.map(({ on }) => on[0]))], kind).toStrictEqual([kind[0]]);
    const round = t.feature('(0,0) f1').parts.map(({ at, on }) => `(${at}) ${on}`);
    for (const bank of ['(0,1) f1', '(0,1) f2', '(0,2) f1', '(0,2) f2']) expect(round, bank).toContain(bank);
  },
);

rule(
  'CAR-RIV-08',
  'water is no part of what lies beside it: the road at the spring stays open and is one tile',
  () => {
    const t = river({ riverTiles: 'third' });
    expect(t.view.tiles[0]!.tile).toBe('RI-A3');
    t.given('(0,1) RI-D@0\n(0,2) RI-F@0');
    const { open, tiles } = t.feature('(0,0) r1');
    expect({ open, tiles }).toStrictEqual({ open: 2, tiles: 1 });
  },
);
