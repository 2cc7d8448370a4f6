import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { table, tableWith } from '../table.ts';

/** Blue's road with highwayman and builder, open at both ends. */
const BUILDER_ROAD = `
  (1,0) BA-U@90  Blue highwayman r1
  (2,0) BA-U@90  Blue builder r1
`;

rule(
  'CAR-TB-DOUBLE-01',
  'the first part is finished, scores included, before the second tile is drawn',
  () => {
    const t = table('Blue', 'Red').given(BUILDER_ROAD).given('(-1,0) BA-W@0');
    t.turn('Blue', '(3,0) BA-W@0 Blue farmer f2');
    expect(t.events.map(({ type }) => type)).toStrictEqual([
      'drawn',
      'placed',
      'deployed',
      'scored',
      'returned',
      'double',
    ]);
    expect(t.view.drawn).toBeNull();
    t.part('(3,1) BA-U@0 Blue highwayman r1');
    expect(t.figures).toStrictEqual(['Blue farmer (3,0) f2', 'Blue highwayman (3,1) r1']);
    expect(t.seat).toBe('Red');
  },
);

rule('CAR-TB-DOUBLE-02', 'the second tile goes anywhere that is legal', () => {
  const t = table('Blue', 'Red').given(BUILDER_ROAD).turn('Blue', '(3,0) BA-U@90').draw('BA-B');
  const places = new Set(t.choices.map((choice) => choice.split(' ')[0]));
  expect(places).toStrictEqual(new Set(['0,1', '1,1', '2,1', '3,1', '1,-1', '2,-1', '3,-1']));
});

rule('CAR-TB-DOUBLE-03', 'a figure may be placed in each part, also one that came back in the first', () => {
  const t = table('Blue', 'Red').given(BUILDER_ROAD).given('(-1,0) BA-W@0');
  t.turn('Blue', '(3,0) TB-A@180 Blue knight c1');
  t.part('(3,1) BA-R@0 Blue builder c1');
  expect(t.figures).toStrictEqual(['Blue knight (3,0) c1', 'Blue builder (3,1) c1']);
});

rule('CAR-TB-DOUBLE-04', 'there is never a third part', () => {
  const t = table('Blue', 'Red').given(BUILDER_ROAD).turn('Blue', '(3,0) BA-U@90').part('(4,0) BA-U@90');
  expect(t.seat).toBe('Red');
  expect(t.eventsOfType('double')).toStrictEqual([]);
});

rule('CAR-TB-DOUBLE-05', 'the second part stays due when the first completes the builder’s feature', () => {
  const t = table('Blue', 'Red').given(BUILDER_ROAD).given('(-1,0) BA-W@0').turn('Blue', '(3,0) BA-W@0');
  expect(t.supply('Blue').builder).toBe(1);
  expect(t.seat).toBe('Blue');
  expect(t.view.part).toBe(2);
});

rule('CAR-TB-DOUBLE-06', 'where it is asked, the second tile may be taken', () => {
  const t = table('Blue', 'Red').given(BUILDER_ROAD).asking().turn('Blue', '(3,0) BA-U@90');
  expect(t.view.phase).toBe('second');
  expect(t.view.part).toBe(1);
  expect(t.view.double).toBe(true);
  expect(t.choices).toStrictEqual(['second declined', 'second taken']);
  t.does('second taken');
  expect(t.eventsOfType('double').map(({ rule }) => rule)).toStrictEqual(['CAR-TB-DOUBLE-01']);
  expect([t.seat, t.view.phase, t.view.part, t.view.double]).toStrictEqual(['Blue', 'draw', 2, false]);
});

rule('CAR-TB-DOUBLE-06', 'or declined: the next player moves, and the builder works again later', () => {
  const t = table('Blue', 'Red').given(BUILDER_ROAD).asking().turn('Blue', '(3,0) BA-U@90');
  t.does('second declined');
  expect(t.eventsOfType('declined')).toStrictEqual([{ type: 'declined', seat: 0, rule: 'CAR-TB-DOUBLE-06' }]);
  expect(t.eventsOfType('double')).toStrictEqual([]);
  expect([t.seat, t.view.phase, t.view.part, t.view.double]).toStrictEqual(['Red', 'draw', 1, false]);
  expect(t.turn('Blue', '(4,0) BA-U@90').view.phase).toBe('second');
});

rule('CAR-TB-DOUBLE-06', 'nothing is asked where nothing is earned, nor of a second tile', () => {
  const t = table('Blue', 'Red').given(BUILDER_ROAD).asking().turn('Blue', '(0,1) BA-B@0');
  expect(t.seat).toBe('Red');
  t.turn('Blue', '(3,0) BA-U@90').does('second taken').part('(4,0) BA-U@90');
  expect([t.seat, t.view.phase]).toStrictEqual(['Red', 'draw']);
});

rule('CAR-TB-DOUBLE-06', 'where it is not asked the second tile comes by itself, as in older records', () => {
  const t = tableWith({ sets: ['traders'], secondTile: 'always' }, 'Blue', 'Red').given(BUILDER_ROAD);
  t.asking().turn('Blue', '(3,0) BA-U@90');
  expect([t.seat, t.view.phase, t.view.part]).toStrictEqual(['Blue', 'draw', 2]);
  expect(t.eventsOfType('double')).toHaveLength(1);
  expect(t.refuses('skip')).toBe('CAR-TURN-01');
});

rule('CAR-TB-DOUBLE-06', 'pigs are paid and farmers asked before the second tile is', () => {
  const t = tableWith({ sets: ['traders'], pigRule: 'shield-city' }, 'Blue', 'Red').given(`
    (0,-1) BA-F@90  Blue knight c1
    (0,1) BA-B@0    Blue farmer f1 with pig
    (0,-2) BA-G@90  Blue builder c1
  `);
  t.asking().turn('Blue', '(0,-3) BA-E@180');
  expect(t.view.phase).toBe('farmer');
  t.does('farmer stays');
  expect(t.view.phase).toBe('second');
  expect(t.does('second declined').seat).toBe('Red');
});

rule('CAR-TB-DOUBLE-06', 'a paired builder is home when the extra turn is asked about', () => {
  const t = tableWith({ edition: 'c3', sets: ['traders'], secondTile: 'asked' }, 'Blue', 'Red');
  t.given('(1,0) BA-U@90 Blue highwayman r1 with builder').asking().turn('Blue', '(2,0) BA-U@90');
  expect([t.view.phase, t.supply('Blue').builder]).toStrictEqual(['second', 1]);
  expect(t.copy().does('second declined').supply('Blue').builder).toBe(1);
  t.does('second taken');
  expect(t.eventsOfType('double').map(({ rule }) => rule)).toStrictEqual(['CAR-TB-BUILDER-25']);
});

rule('CAR-TB-DOUBLE-07', 'with no tile left there is no second part, and the game ends', () => {
  const t = table('Blue', 'Red').given(BUILDER_ROAD).asking().left('BA-U').turn('Blue', '(3,0) BA-U@90');
  expect(t.view.phase).toBe('over');
});

rule('CAR-TB-DOUBLE-07', 'a second tile that fits nowhere is put aside for another', () => {
  const t = table('Blue', 'Red').given(`${BUILDER_ROAD.trim()}
    (0,-1) BA-E@180
  `);
  t.turn('Blue', '(3,0) BA-U@90').draw('BA-C');
  expect(t.eventsOfType('discarded')).toHaveLength(1);
  expect(t.seat).toBe('Blue');
  expect(t.view.part).toBe(2);
  t.part('(4,0) BA-U@90');
  expect(t.seat).toBe('Red');
});

rule('CAR-TB-DOUBLE-08', 'a second tile that continues the builder’s feature earns nothing', () => {
  const t = table('Blue', 'Red').given(BUILDER_ROAD).turn('Blue', '(3,0) BA-U@90');
  t.draw('BA-U').does('(4,0)@90');
  expect(t.view.part).toBe(2);
  expect(t.view.double).toBe(false);
});

rule(
  'CAR-TB-DOUBLE-08',
  'nor does one that the builder is placed on; in the next turn it works again',
  () => {
    // The first part completes the road; in the second the builder goes to the city.
    const t = table('Blue', 'Red').given(BUILDER_ROAD).given('(-1,0) BA-W@0');
    t.turn('Blue', '(3,0) TB-A@180 Blue knight c1').draw('BA-R').does('(3,1)@0');
    expect(t.view.double).toBe(false);
    t.does('builder c1');
    expect(t.seat).toBe('Red');
    t.turn('Blue', '(4,1) BA-E@270');
    expect(t.view.part).toBe(2);
  },
);
