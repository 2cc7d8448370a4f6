import { expect } from 'vitest';
import { rule, ruleIn } from '../rule.ts';
import { table } from '../table.ts';

/** Blue's road with highwayman and builder, open at both ends. */
const BUILDER_ROAD = `
  (1,0) BA-U@90  Blue highwayman r1
  (2,0) BA-U@90  Blue builder r1
`;

/** Two roads with a gap between them, at (2,0): Blue's in the west, Red's in the east. */
const TWO_ROADS = `
  (1,0) BA-U@90  Blue highwayman r1
  (1,1) BA-B@0
  (2,1) BA-B@0
  (3,1) BA-B@0
  (3,0) BA-U@90  Red highwayman r1
`;

ruleIn(
  'G05',
  'The builder: Blue extends its road and places a second tile, anywhere',
  ['c1', 'classic', 'c2'],
  (table) => {
    const t = table('Blue', 'Red');
    t.part('(1,0) BA-U@90 Blue highwayman r1');
    t.part('(1,1) BA-B@0');
    t.part('(2,0) BA-U@90 Blue builder r1');
    expect(t.seat).toBe('Red'); // no double turn: the builder came after the tile
    t.part('(2,1) BA-B@0');
    t.part('(3,0) BA-U@90');
    expect(t.seat).toBe('Blue');
    expect(t.view.part).toBe(2);
    t.part('(0,1) BA-B@0');
    expect(t.seat).toBe('Red');
    expect(t.figures).toStrictEqual(['Blue highwayman (1,0) r1', 'Blue builder (2,0) r1']);
    expect(t.points).toStrictEqual({ Blue: 0, Red: 0 });
  },
);

ruleIn(
  'G06',
  'The builder comes back with the completed road, and goes to the city in the second part',
  ['c1', 'classic', 'c2'],
  (table) => {
    const t = table('Blue', 'Red').given(`
    (-1,0) BA-W@0
    (1,0) BA-U@90  Blue highwayman r1
    (2,0) BA-U@90  Blue builder r1
  `);
    t.turn('Blue', '(3,0) TB-A@180 Blue knight c1');
    expect(t.points).toStrictEqual({ Blue: 5, Red: 0 });
    expect(t.figures).toStrictEqual(['Blue knight (3,0) c1']);
    expect(t.pieces('Blue')).toBe('6 meeples, builder, pig');
    expect(t.seat).toBe('Blue');
    t.part('(3,1) BA-R@0 Blue builder c1');
    expect(t.seat).toBe('Red'); // no third part
    expect(t.figures).toStrictEqual(['Blue knight (3,0) c1', 'Blue builder (3,1) c1']);
  },
);

ruleIn(
  'G21',
  'The builder needs an own meeple on the road or in the city',
  ['c1', 'classic', 'c2'],
  (table) => {
    const alone = table('Blue', 'Red').lays('Blue', '(1,0) BA-J@90');
    expect(alone.refuses('builder r1')).toBe('CAR-TB-BUILDER-02'); // nobody is there
    expect(alone.refuses('builder f1')).toBe('CAR-TB-BUILDER-04');
    const foreign = table('Blue', 'Red')
      .given('(1,0) BA-U@90 Red highwayman r1')
      .lays('Blue', '(2,0) BA-U@90');
    expect(foreign.refuses('builder r1')).toBe('CAR-TB-BUILDER-02'); // only Red is there
    const monastery = table('Blue', 'Red').lays('Blue', '(0,1) BA-B@0');
    expect(monastery.refuses('builder m1')).toBe('CAR-TB-BUILDER-04');
  },
);

rule(
  'CAR-TB-BUILDER-01',
  'instead of a meeple, the builder goes on a road or in a city of the tile just placed',
  () => {
    const road = table('Blue', 'Red').given('(1,0) BA-U@90 Blue highwayman r1').lays('Blue', '(2,0) BA-U@90');
    expect(road.choices).toStrictEqual(['builder r1', 'meeple f1', 'meeple f2', 'skip']);
    road.does('builder r1');
    expect(road.seat).toBe('Red');
    const city = table('Blue', 'Red').given('(0,-1) BA-G@90 Blue knight c1').lays('Blue', '(0,-2) BA-R@90');
    expect(city.choices).toStrictEqual(['builder c1', 'meeple f1', 'skip']);
  },
);

rule('CAR-TB-BUILDER-02', 'the feature must hold an own meeple already', () => {
  const t = table('Blue', 'Red').given('(1,0) BA-U@90 Blue highwayman r1').lays('Red', '(2,0) BA-U@90');
  expect(t.refuses('builder r1')).toBe('CAR-TB-BUILDER-02');
  t.lays('Blue', '(3,0) BA-U@90');
  expect(t.refuses('builder r1')).toBeUndefined();
});

rule(
  'CAR-TB-BUILDER-03',
  'meeples and builders of others do not matter; several builders may share a feature',
  () => {
    const t = table('Blue', 'Red').given(TWO_ROADS).turn('Blue', '(2,0) BA-U@90 Blue builder r1');
    t.turn('Red', '(4,0) BA-U@90 Red builder r1');
    expect(t.feature('(2,0) r1').helpers).toStrictEqual([0, 1]);
  },
);

rule(
  'CAR-TB-BUILDER-04',
  'never in a field or on a monastery; the distance to the meeple does not matter',
  () => {
    const t = table('Blue', 'Red').given(`
    (1,0) BA-U@90  Blue highwayman r1
    (2,0) BA-U@90
    (3,0) BA-U@90
  `);
    t.lays('Blue', '(4,0) BA-A@90');
    expect(t.refuses('builder f1')).toBe('CAR-TB-BUILDER-04');
    expect(t.refuses('builder m1')).toBe('CAR-TB-BUILDER-04');
    expect(t.refuses('builder r1')).toBeUndefined();
  },
);

rule('CAR-TB-BUILDER-05', 'the one builder cannot be placed again while it is on the board', () => {
  const t = table('Blue', 'Red').given(BUILDER_ROAD).lays('Blue', '(3,0) BA-U@90');
  expect(t.refuses('builder r1')).toBe('CAR-TB-BUILDER-05');
  expect(t.pieces('Blue')).toBe('6 meeples, pig');
});

rule(
  'CAR-TB-BUILDER-06',
  'a first tile that joins the builder’s feature earns a second part: by extending',
  () => {
    const t = table('Blue', 'Red').given(BUILDER_ROAD).turn('Blue', '(3,0) BA-U@90');
    expect(t.seat).toBe('Blue');
    expect(t.view.part).toBe(2);
    expect(t.eventsOfType('double')).toStrictEqual([{ type: 'double', seat: 0, rule: 'CAR-TB-DOUBLE-01' }]);
  },
);

rule('CAR-TB-BUILDER-06', 'or by completing', () => {
  const t = table('Blue', 'Red').given(BUILDER_ROAD).given('(-1,0) BA-W@0').turn('Blue', '(3,0) BA-W@0');
  expect(t.points).toStrictEqual({ Blue: 5, Red: 0 });
  expect(t.view.part).toBe(2);
});

rule('CAR-TB-BUILDER-06', 'or by a tile that is nothing but city', () => {
  const t = table('Blue', 'Red').given(`
    (0,-1) BA-F@90  Blue knight c1
    (0,-2) BA-F@90  Blue builder c1
  `);
  expect(t.turn('Blue', '(0,-3) BA-C@0').view.part).toBe(2);
});

rule('CAR-TB-BUILDER-06', 'but not by any other tile', () => {
  const t = table('Blue', 'Red').given(BUILDER_ROAD).turn('Blue', '(0,1) BA-B@0');
  expect(t.seat).toBe('Red');
});

rule('CAR-TB-BUILDER-07', 'tiles of other players never earn anybody a second part', () => {
  const t = table('Blue', 'Red').given(BUILDER_ROAD).turn('Red', '(3,0) BA-U@90');
  expect(t.seat).toBe('Blue');
  expect(t.view.part).toBe(1);
});

rule('CAR-TB-BUILDER-08', 'placing the builder earns nothing: its tile came before it', () => {
  const t = table('Blue', 'Red').given('(1,0) BA-U@90 Blue highwayman r1');
  t.turn('Blue', '(2,0) BA-U@90 Blue builder r1');
  expect(t.seat).toBe('Red');
});

rule(
  'CAR-TB-BUILDER-09',
  'the builder stays while its feature is incomplete, and works again in later turns',
  () => {
    const t = table('Blue', 'Red').given(BUILDER_ROAD);
    for (const tile of ['(3,0) BA-U@90', '(4,0) BA-U@90', '(-1,0) BA-U@90']) {
      t.turn('Blue', tile);
      expect(t.view.part).toBe(2);
      expect(t.supply('Blue').builder).toBe(0);
    }
  },
);

rule('CAR-TB-BUILDER-10', 'when the feature is completed the builder goes back with the meeples', () => {
  const t = table('Blue', 'Red').given(BUILDER_ROAD).given('(-1,0) BA-W@0').turn('Red', '(3,0) BA-W@0');
  expect(t.pieces('Blue')).toBe('7 meeples, builder, pig');
  expect(t.figures).toStrictEqual([]);
});

rule('CAR-TB-BUILDER-12', 'the builder has no strength and never scores', () => {
  const t = table('Blue', 'Red').given(TWO_ROADS).turn('Blue', '(2,0) BA-U@90 Blue builder r1');
  expect(t.feature('(2,0) r1').strength).toStrictEqual({ Blue: 1, Red: 1 });
  expect(t.feature('(2,0) r1').helpers).toStrictEqual([0]);
});

rule('CAR-TB-BUILDER-13', 'an own meeple that is there only through the join is enough', () => {
  const t = table('Blue', 'Red').given(TWO_ROADS);
  t.lays('Blue', '(2,0) BA-U@90');
  expect(t.refuses('builder r1')).toBeUndefined();
  const other = table('Blue', 'Red').given(TWO_ROADS).lays('Red', '(2,0) BA-U@90');
  expect(other.refuses('builder r1')).toBeUndefined();
});

rule('CAR-TB-BUILDER-14', 'a builder on a feature that the same tile completes is not offered', () => {
  const t = table('Blue', 'Red').given('(-1,0) BA-W@0  Blue highwayman r1').lays('Blue', '(1,0) BA-W@0');
  expect(t.choices.filter((choice) => choice.startsWith('builder'))).toStrictEqual([]);
  expect(t.refuses('builder r3')).toBe('CAR-TB-BUILDER-14');
});
