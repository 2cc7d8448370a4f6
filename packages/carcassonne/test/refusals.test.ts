import assert from 'node:assert/strict';
import { carcassonne } from '@bastide/carcassonne';
import { type Actor, play } from '@bastide/contract';
import { describe, test } from 'vitest';
import { IDS } from './rules/ids.ts';
import { type Table, table, tableWith } from './table.ts';

const draw = (tile: unknown) => ({ type: 'draw', tile });
const place = (at: unknown, turned: unknown = 0) => ({ type: 'place', at, turned });
const deploy = (figure: unknown, on: unknown) => ({ type: 'deploy', figure, on });
const skip = { type: 'skip' };

const [BLUE, RED] = [0, 1];
const toDraw = () => table('Blue', 'Red').begin('Blue');
const toPlace = () => toDraw().draw('BA-E');
const toDeploy = () =>
  table('Blue', 'Red').given('(1,0) BA-U@90 Red highwayman r1').lays('Blue', '(2,0) BA-U@90');
const over = () => table('Blue', 'Red').left('BA-B').turn('Blue', '(0,1) BA-B@0');
const allMeeplesOut = () =>
  table('Blue', 'Red')
    .given(`
      (-1,0) BA-W@0   Blue highwayman r1
      (0,1) BA-B@0    Blue monk m1
      (0,2) BA-B@0    Blue monk m1
      (0,3) BA-B@0    Blue monk m1
      (0,4) BA-B@0    Blue monk m1
      (1,2) BA-A@0    Blue monk m1
      (0,5) BA-E@180  Blue farmer f1
    `)
    .lays('Blue', '(1,0) BA-U@90');
const builderOut = () =>
  table('Blue', 'Red')
    .given(`
      (1,0) BA-U@90  Blue highwayman r1
      (2,0) BA-U@90  Blue builder r1
    `)
    .lays('Blue', '(3,0) BA-U@90');
const pigOut = () =>
  table('Blue', 'Red')
    .given(`
      (0,1) BA-B@0  Blue farmer f1
      (0,2) BA-B@0  Blue pig f1
    `)
    .lays('Blue', '(0,3) BA-B@0');
const completed = () =>
  table('Blue', 'Red').given('(-1,0) BA-W@0 Blue highwayman r1').lays('Blue', '(1,0) BA-W@0');
const baseOnly = () =>
  tableWith({ sets: [] }, 'Blue', 'Red')
    .given('(1,0) BA-U@90 Blue highwayman r1')
    .lays('Blue', '(2,0) BA-U@90');
const own = () =>
  table('Blue', 'Red').given('(1,0) BA-U@90 Blue highwayman r1').lays('Blue', '(2,0) BA-U@90');
const onRoad = () => table('Blue', 'Red').lays('Blue', '(1,0) BA-U@90');
const foreignField = () =>
  table('Blue', 'Red').given('(0,1) BA-B@0 Red farmer f1').lays('Blue', '(0,2) BA-B@0');
const onMonastery = () => table('Blue', 'Red').lays('Blue', '(0,1) BA-B@0');

/** Who tries what, where, and the rule that forbids it. */
const REFUSALS: [rule: string, because: string, where: () => Table, actor: Actor, action: unknown][] = [
  ['RECORD', 'no object', toDraw, 'chance', 'BA-B'],
  ['RECORD', 'nothing', toDraw, 'chance', undefined],
  ['RECORD', 'a list', toDraw, 'chance', [draw('BA-B')]],
  ['RECORD', 'no type', toDraw, 'chance', { tile: 'BA-B' }],
  ['RECORD', 'an unknown type', toDraw, 'chance', { type: 'shuffle' }],
  ['RECORD', 'a type of every object', toDraw, BLUE, { type: 'constructor' }],
  ['RECORD', 'a member too many', toDraw, 'chance', { ...draw('BA-B'), by: 'chance' }],
  ['RECORD', 'a place that is no pair', toPlace, BLUE, place([1, 0, 0])],
  ['RECORD', 'a place that is a word', toPlace, BLUE, place('1,0')],
  ['RECORD', 'half a quarter turn', toPlace, BLUE, place([0, -1], 45)],
  ['RECORD', 'a turn as text', toPlace, BLUE, place([0, -1], '180')],
  ['RECORD', 'a full turn', toPlace, BLUE, place([0, -1], 360)],
  ['CAR-END-01', 'the game is over', over, BLUE, skip],
  ['CAR-END-01', 'the game is over, for chance too', over, 'chance', draw('BA-B')],
  ['CAR-TURN-02', 'seats do not draw', toDraw, BLUE, draw('BA-B')],
  ['CAR-TURN-01', 'a tile is drawn already', toPlace, 'chance', draw('BA-B')],
  ['CAR-TURN-01', 'a tile lies already', toDeploy, 'chance', draw('BA-B')],
  ['CAR-TURN-01', 'chance only draws', toPlace, 'chance', place([0, -1], 180)],
  ['CAR-TURN-01', 'nothing is drawn yet', toDraw, BLUE, place([0, -1], 180)],
  ['CAR-TURN-01', 'nothing is placed yet', toPlace, BLUE, deploy('meeple', 'c1')],
  ['CAR-TURN-01', 'it is placed already', toDeploy, BLUE, place([3, 0], 90)],
  ['CAR-TURN-06', 'another seat is to place', toPlace, RED, place([0, -1], 180)],
  ['CAR-TURN-06', 'another seat is to deploy', toDeploy, RED, skip],
  ['CAR-TURN-06', 'nobody sits there', toPlace, 7, place([0, -1], 180)],
  ['CAR-GEN-04', 'there is no such tile', toDraw, 'chance', draw('XX-X')],
  ['CAR-GEN-04', 'a tile has a name', toDraw, 'chance', draw(undefined)],
  ['CAR-GEN-04', 'none is left', () => toDraw().left('BA-B'), 'chance', draw('BA-C')],
  [
    'CAR-GEN-04',
    'of a set that is not played',
    () => tableWith({ sets: [] }, 'Blue', 'Red'),
    'chance',
    draw('TB-A'),
  ],
  ['CAR-TILE-05', 'it must be placed', toPlace, BLUE, skip],
  ['CAR-TILE-01', 'there lies a tile', toPlace, BLUE, place([0, 0])],
  ['CAR-TILE-01', 'no tile is near', toPlace, BLUE, place([2, 2])],
  ['CAR-TILE-01', 'no whole number', toPlace, BLUE, place([0.5, 0])],
  ['CAR-TILE-01', 'no number', toPlace, BLUE, place([null, 'x'])],
  ['CAR-TILE-02', 'a field against a city', toPlace, BLUE, place([0, -1], 0)],
  ['CAR-TILE-02', 'a city against a road', toPlace, BLUE, place([1, 0], 270)],
  ['CAR-GEN-03', 'there is no such figure', toDeploy, BLUE, deploy('abbot', 'r1')],
  ['CAR-GEN-03', 'the base game has no builder', baseOnly, BLUE, deploy('builder', 'r1')],
  ['CAR-GEN-03', 'the base game has no pig', baseOnly, BLUE, deploy('pig', 'f1')],
  ['CAR-MEEP-01', 'the tile has no such segment', toDeploy, BLUE, deploy('meeple', 'c1')],
  ['CAR-MEEP-01', 'a segment has a name', toDeploy, BLUE, deploy('meeple', 0)],
  ['CAR-MEEP-02', 'another stands there', toDeploy, BLUE, deploy('meeple', 'r1')],
  ['CAR-MEEP-02', 'an own one stands there', own, BLUE, deploy('meeple', 'r1')],
  ['CAR-MEEP-04', 'no meeple is left', allMeeplesOut, BLUE, deploy('meeple', 'f1')],
  ['CAR-TB-BUILDER-02', 'only others are there', toDeploy, BLUE, deploy('builder', 'r1')],
  ['CAR-TB-BUILDER-02', 'nobody is there', onRoad, BLUE, deploy('builder', 'r1')],
  ['CAR-TB-BUILDER-04', 'a builder in a field', toDeploy, BLUE, deploy('builder', 'f1')],
  ['CAR-TB-BUILDER-04', 'a builder on a monastery', onMonastery, BLUE, deploy('builder', 'm1')],
  ['CAR-TB-BUILDER-05', 'the builder is out', builderOut, BLUE, deploy('builder', 'r1')],
  ['CAR-TB-BUILDER-14', 'the road is complete', completed, BLUE, deploy('builder', 'r3')],
  ['CAR-TB-PIG-01', 'a pig on a road', toDeploy, BLUE, deploy('pig', 'r1')],
  ['CAR-TB-PIG-02', 'no farmer is there', toDeploy, BLUE, deploy('pig', 'f1')],
  ['CAR-TB-PIG-02', 'only others have farmers there', foreignField, BLUE, deploy('pig', 'f1')],
  ['CAR-TB-PIG-03', 'the pig is out', pigOut, BLUE, deploy('pig', 'f1')],
];

describe('a refusal names the rule, says why, and changes nothing', () => {
  for (const [rule, because, where, actor, action] of REFUSALS)
    test(`${rule}: ${because}`, () => {
      const { state, view, choices } = where();
      const refusal = carcassonne.refusal(state, actor, action);
      assert.equal(refusal?.rule, rule);
      assert.ok(rule === 'RECORD' || IDS.includes(rule));
      assert.match(refusal.because, /^\S.+[^.]$/);
      const played = play(carcassonne, state, actor, action);
      assert.deepEqual(played, { ok: false, ...refusal });
      assert.deepEqual(carcassonne.view(state), view);
      assert.deepEqual(
        carcassonne
          .actors(state)
          .flatMap((who) => carcassonne.actions(state, who))
          .map(carcassonne.text.write),
        choices,
      );
    });
});

test('values that JSON cannot write are refused like any other', () => {
  const ring: unknown[] = [];
  ring.push(ring);
  const { state } = toPlace();
  for (const odd of [1n, ring, Symbol('odd'), () => {}, Number.NaN, new Map()]) {
    assert.equal(carcassonne.refusal(toDraw().state, 'chance', draw(odd))?.rule, 'CAR-GEN-04');
    for (const action of [
      odd,
      { type: odd },
      { type: 'place', [String(typeof odd)]: odd },
      place(odd),
      place([0, -1], odd),
    ])
      assert.equal(carcassonne.refusal(state, BLUE, action)?.rule, 'RECORD');
    assert.equal(carcassonne.refusal(state, BLUE, place([odd, 0]))?.rule, 'CAR-TILE-01');
    assert.equal(carcassonne.refusal(toDeploy().state, BLUE, deploy(odd, 'r1'))?.rule, 'CAR-GEN-03');
    assert.equal(carcassonne.refusal(toDeploy().state, BLUE, deploy('pig', odd))?.rule, 'CAR-MEEP-01');
  }
});
