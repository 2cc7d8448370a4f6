import assert from 'node:assert/strict';
import { rule } from '../rule.ts';
import { table } from '../table.ts';

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
    assert.deepEqual(
      t.events.map(({ type }) => type),
      ['drawn', 'placed', 'deployed', 'scored', 'returned', 'double'],
    );
    assert.equal(t.view.drawn, null);
    t.part('(3,1) BA-U@0 Blue highwayman r1');
    assert.deepEqual(t.figures, ['Blue farmer (3,0) f2', 'Blue highwayman (3,1) r1']);
    assert.equal(t.seat, 'Red');
  },
);

rule('CAR-TB-DOUBLE-02', 'the second tile goes anywhere that is legal', () => {
  const t = table('Blue', 'Red').given(BUILDER_ROAD).turn('Blue', '(3,0) BA-U@90').draw('BA-B');
  const places = new Set(t.choices.map((choice) => choice.split(' ')[0]));
  assert.deepEqual(places, new Set(['0,1', '1,1', '2,1', '3,1', '1,-1', '2,-1', '3,-1']));
});

rule('CAR-TB-DOUBLE-03', 'a figure may be placed in each part, also one that came back in the first', () => {
  const t = table('Blue', 'Red').given(BUILDER_ROAD).given('(-1,0) BA-W@0');
  t.turn('Blue', '(3,0) TB-A@180 Blue knight c1');
  t.part('(3,1) BA-R@0 Blue builder c1');
  assert.deepEqual(t.figures, ['Blue knight (3,0) c1', 'Blue builder (3,1) c1']);
});

rule('CAR-TB-DOUBLE-04', 'there is never a third part', () => {
  const t = table('Blue', 'Red').given(BUILDER_ROAD).turn('Blue', '(3,0) BA-U@90').part('(4,0) BA-U@90');
  assert.equal(t.seat, 'Red');
  assert.deepEqual(t.told('double'), []);
});

rule('CAR-TB-DOUBLE-05', 'the second part stays due when the first completes the builder’s feature', () => {
  const t = table('Blue', 'Red').given(BUILDER_ROAD).given('(-1,0) BA-W@0').turn('Blue', '(3,0) BA-W@0');
  assert.equal(t.supply('Blue').builder, 1);
  assert.equal(t.seat, 'Blue');
  assert.equal(t.view.part, 2);
});

rule('CAR-TB-DOUBLE-06', 'the second part comes by itself: there is nothing to accept or decline', () => {
  const t = table('Blue', 'Red').given(BUILDER_ROAD).turn('Blue', '(3,0) BA-U@90');
  assert.equal(t.view.phase, 'draw');
  assert.equal(t.refuses('skip'), 'CAR-TURN-01');
});

rule('CAR-TB-DOUBLE-07', 'with no tile left there is no second part, and the game ends', () => {
  const t = table('Blue', 'Red').given(BUILDER_ROAD).left('BA-U').turn('Blue', '(3,0) BA-U@90');
  assert.equal(t.view.phase, 'over');
});

rule('CAR-TB-DOUBLE-07', 'a second tile that fits nowhere is put aside for another', () => {
  const t = table('Blue', 'Red').given(`${BUILDER_ROAD.trim()}
    (0,-1) BA-E@180
  `);
  t.turn('Blue', '(3,0) BA-U@90').draw('BA-C');
  assert.equal(t.told('discarded').length, 1);
  assert.equal(t.seat, 'Blue');
  assert.equal(t.view.part, 2);
  t.part('(4,0) BA-U@90');
  assert.equal(t.seat, 'Red');
});

rule('CAR-TB-DOUBLE-08', 'a second tile that continues the builder’s feature earns nothing', () => {
  const t = table('Blue', 'Red').given(BUILDER_ROAD).turn('Blue', '(3,0) BA-U@90');
  t.draw('BA-U').does('(4,0)@90');
  assert.equal(t.view.part, 2);
  assert.equal(t.view.double, false);
});

rule(
  'CAR-TB-DOUBLE-08',
  'nor does one that the builder is placed on; in the next turn it works again',
  () => {
    // The first part completes the road; in the second the builder goes to the city.
    const t = table('Blue', 'Red').given(BUILDER_ROAD).given('(-1,0) BA-W@0');
    t.turn('Blue', '(3,0) TB-A@180 Blue knight c1').draw('BA-R').does('(3,1)@0');
    assert.equal(t.view.double, false);
    t.does('builder c1');
    assert.equal(t.seat, 'Red');
    t.turn('Blue', '(4,1) BA-E@270');
    assert.equal(t.view.part, 2);
  },
);
