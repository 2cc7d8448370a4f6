import { carcassonne } from '@bastide/carcassonne';
import { type Actor, play } from '@bastide/contract';
import { describe, expect, test } from 'vitest';
import { IDS } from './rules/ids.ts';
import { type TestTable, table, tableWith } from './table.ts';

const draw = (tile: unknown) => ({ type: 'draw', tile });
const place = (at: unknown, turned: unknown = 0) => ({ type: 'place', at, turned });
const deploy = (figure: unknown, on: unknown, more = {}) => ({ type: 'deploy', figure, on, ...more });
const withBuilder = { with: 'builder' };
const withPig = { with: 'pig' };
const retrieve = { type: 'retrieve' };
const farmer = (returns: unknown) => ({ type: 'farmer', returns });
const second = (taken: unknown) => ({ type: 'second', taken });
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
/** Blue's builder has earned a second tile, and Blue is asked about it. */
const offered = () =>
  table('Blue', 'Red')
    .given(`
      (1,0) BA-U@90  Blue highwayman r1
      (2,0) BA-U@90  Blue builder r1
    `)
    .asking()
    .turn('Blue', '(3,0) BA-U@90');
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

const all = (...seats: string[]) => tableWith({ sets: ['inns', 'traders', 'abbot'] }, ...seats);
const inGarden = () => all('Blue', 'Red').lays('Blue', '(0,-1) BA-Eg@180');
const abbotOut = () => all('Blue', 'Red').given('(0,1) BA-B@0 Blue abbot m1').lays('Blue', '(0,2) BA-B@0');
const bigOut = () => all('Blue', 'Red').given('(0,1) BA-B@0 Blue big monk m1').lays('Blue', '(1,0) BA-U@90');
const noFarmers = () => tableWith({ farmers: false }, 'Blue', 'Red').lays('Blue', '(1,0) BA-U@90');
const noFarmersHeld = () =>
  tableWith({ farmers: false }, 'Blue', 'Red')
    .given('(1,0) BA-U@90 Red highwayman r1')
    .lays('Blue', '(2,0) BA-W@180');
const toRiver = () => tableWith({ sets: ['river'] }, 'Blue', 'Red').begin('Blue');
const onRiver = () => toRiver().lays('Blue', '(0,1) RI-K@0');
const bend = () => toRiver().draw('RI-G');
const secondBend = () => toRiver().given('(0,1) RI-G@0').begin('Blue').draw('RI-J');
const third = () => tableWith({ edition: 'c3', sets: ['traders'] }, 'Blue', 'Red');
const paired = () => third().lays('Blue', '(1,0) BA-U@90');
const besideStacks = () =>
  third().given('(1,0) BA-U@90 Blue highwayman r1 with builder').lays('Blue', '(2,0) BA-W@0');
const pairedMonk = () => third().lays('Blue', '(0,1) BA-B@0');
const pairedForeign = () => third().given('(1,0) BA-U@90 Red highwayman r1').lays('Blue', '(2,0) BA-U@90');
const pairedPigOut = () => third().given('(0,1) BA-B@0 Blue farmer f1 with pig').lays('Blue', '(1,0) BA-V@0');
const pairedOut = () =>
  third().given('(1,0) BA-U@90 Blue highwayman r1 with builder').lays('Blue', '(0,1) BA-A@0');
const singleOut = () =>
  table('Blue', 'Red')
    .given(`
      (1,0) BA-U@90  Blue highwayman r1
      (2,0) BA-U@90  Blue builder r1
    `)
    .lays('Blue', '(0,1) BA-A@0');
const thirdBase = () =>
  tableWith({ edition: 'c3' }, 'Blue', 'Red')
    .given('(1,0) BA-U@90 Blue highwayman r1')
    .lays('Blue', '(2,0) BA-U@90');
/** The builder comes with a meeple, the pig by itself. */
const builderPaired = () => tableWith({ sets: ['traders'], builderRule: 'paired' }, 'Blue', 'Red');
const pairedOutMixed = () =>
  builderPaired().given('(1,0) BA-U@90 Blue highwayman r1 with builder').lays('Blue', '(0,1) BA-A@0');
/** The other way round. */
const pigPaired = () =>
  tableWith({ sets: ['traders'], pigRule: 'shield-city' }, 'Blue', 'Red').lays('Blue', '(1,0) BA-U@90');
const pigOutMixed = () =>
  builderPaired()
    .given(`
      (0,1) BA-B@0  Blue farmer f1
      (0,2) BA-B@0  Blue pig f1
    `)
    .lays('Blue', '(1,0) BA-V@0');
const asked = () =>
  third().given('(0,-1) BA-F@90 Blue farmer f2 with pig').turn('Red', '(0,-2) BA-E@180 Red farmer f1');

/** Refused attempts: the actor, the action, the position, and the rule that forbids it. */
const REFUSALS: [rule: string, because: string, where: () => TestTable, actor: Actor, action: unknown][] = [
  ['RECORD', 'no object', toDraw, 'chance', 'BA-B'],
  ['RECORD', 'nothing', toDraw, 'chance', undefined],
  ['RECORD', 'a list', toDraw, 'chance', [draw('BA-B')]],
  ['RECORD', 'no type', toDraw, 'chance', { tile: 'BA-B' }],
  ['RECORD', 'an unknown type', toDraw, 'chance', { type: 'shuffle' }],
  ['RECORD', 'a type of every object', toDraw, BLUE, { type: 'constructor' }],
  ['RECORD', 'a type in a list', toDeploy, BLUE, { type: ['skip'] }],
  ['RECORD', 'a member too many', toDraw, 'chance', { ...draw('BA-B'), by: 'chance' }],
  ['RECORD', 'a place that is no pair', toPlace, BLUE, place([1, 0, 0])],
  ['RECORD', 'a place that is a word', toPlace, BLUE, place('1,0')],
  ['RECORD', 'a place that is a word of two letters', toPlace, BLUE, place('10')],
  ['RECORD', 'a place that only looks like a pair', toPlace, BLUE, place({ 0: 0, 1: -1, length: 2 })],
  ['RECORD', 'half a quarter turn', toPlace, BLUE, place([0, -1], 45)],
  ['RECORD', 'a turn as text', toPlace, BLUE, place([0, -1], '180')],
  ['RECORD', 'a full turn', toPlace, BLUE, place([0, -1], 360)],
  ['CAR-END-01', 'the game is over', over, BLUE, skip],
  ['CAR-END-01', 'the game is over, for chance too', over, 'chance', draw('BA-B')],
  ['CAR-TURN-02', 'seats do not draw', toDraw, BLUE, draw('BA-B')],
  ['CAR-TURN-01', 'a tile is drawn already', toPlace, 'chance', draw('BA-B')],
  ['CAR-TURN-01', 'a tile lies already', toDeploy, 'chance', draw('BA-B')],
  ['CAR-TURN-01', 'chance does not place', toPlace, 'chance', place([0, -1], 180)],
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
  ['CAR-TILE-01', 'a row of cells farther', toPlace, BLUE, place([512, -2], 180)],
  ['CAR-TILE-01', 'no whole number', toPlace, BLUE, place([0.5, 0])],
  ['CAR-TILE-01', 'no number', toPlace, BLUE, place([null, 'x'])],
  ['CAR-TILE-02', 'a field against a city', toPlace, BLUE, place([0, -1], 0)],
  ['CAR-TILE-02', 'a city against a road', toPlace, BLUE, place([1, 0], 270)],
  ['CAR-GEN-03', 'there is no such figure', toDeploy, BLUE, deploy('knight', 'r1')],
  ['CAR-GEN-03', 'only Inns & Cathedrals has a big meeple', toDeploy, BLUE, deploy('big', 'f1')],
  ['CAR-ABB-01', 'the abbot is not played', toDeploy, BLUE, deploy('abbot', 'f1')],
  ['CAR-ABB-01', 'nor called home', toDeploy, BLUE, retrieve],
  ['CAR-ABB-02', 'a meeple in a garden', inGarden, BLUE, deploy('meeple', 'g1')],
  ['CAR-ABB-02', 'a big one in a garden', inGarden, BLUE, deploy('big', 'g1')],
  ['CAR-TB-BUILDER-04', 'a builder in a garden', inGarden, BLUE, deploy('builder', 'g1')],
  ['CAR-ABB-04', 'the abbot is in the supply', inGarden, BLUE, retrieve],
  ['CAR-ABB-05', 'an abbot in a field', inGarden, BLUE, deploy('abbot', 'f1')],
  ['CAR-ABB-05', 'an abbot in a city', inGarden, BLUE, deploy('abbot', 'c1')],
  ['CAR-MEEP-04', 'the abbot is out', abbotOut, BLUE, deploy('abbot', 'm1')],
  ['CAR-MEEP-04', 'the big meeple is out', bigOut, BLUE, deploy('big', 'r1')],
  ['CAR-MEEP-01', 'no farmers at this table', noFarmers, BLUE, deploy('meeple', 'f1')],
  ['CAR-MEEP-02', 'a road that is held, at such a table', noFarmersHeld, BLUE, deploy('meeple', 'r1')],
  ['CAR-TB-BUILDER-20', 'a builder with an abbot', inGarden, BLUE, deploy('abbot', 'g1', withBuilder)],
  ['CAR-MEEP-01', 'the water', onRiver, BLUE, deploy('meeple', 'v1')],
  ['CAR-RIV-01', 'the river comes first', toRiver, 'chance', draw('BA-B')],
  ['CAR-RIV-01', 'the lake comes last', toRiver, 'chance', draw('RI-L')],
  ['CAR-GEN-04', 'the spring lies already', toRiver, 'chance', draw('RI-A')],
  ['CAR-RIV-03', 'beside the river, not at its end', bend, BLUE, place([1, 0], 90)],
  ['CAR-RIV-04', 'to the same hand twice', secondBend, BLUE, place([-1, 1], 270)],
  ['CAR-TILE-02', 'a meadow against the water', bend, BLUE, place([0, 1], 180)],
  ['CAR-TB-BUILDER-20', 'a builder alone', paired, BLUE, deploy('builder', 'r1')],
  ['CAR-TB-BUILDER-20', 'a builder with a farmer', paired, BLUE, deploy('meeple', 'f1', withBuilder)],
  ['CAR-TB-BUILDER-20', 'with a monk', pairedMonk, BLUE, deploy('meeple', 'm1', withBuilder)],
  ['CAR-TB-BUILDER-01', 'it is deployed by itself here', onRoad, BLUE, deploy('meeple', 'r1', withBuilder)],
  ['CAR-TB-BUILDER-24', 'it is beside the stacks', besideStacks, BLUE, deploy('meeple', 'r2', withBuilder)],
  ['CAR-TB-BUILDER-20', 'with a monk, and out', pairedOut, BLUE, deploy('meeple', 'm1', withBuilder)],
  ['CAR-TB-BUILDER-05', 'it is on another road', pairedOut, BLUE, deploy('meeple', 'r1', withBuilder)],
  ['CAR-TB-BUILDER-05', 'whatever pigs do', pairedOutMixed, BLUE, deploy('meeple', 'r1', withBuilder)],
  ['CAR-TB-BUILDER-01', 'by itself, and out already', singleOut, BLUE, deploy('meeple', 'r1', withBuilder)],
  ['CAR-TB-BUILDER-02', 'nobody is there, whatever pigs do', pigPaired, BLUE, deploy('builder', 'r1')],
  ['CAR-TB-PIG-01', 'by itself, whatever builders do', pigOutMixed, BLUE, deploy('meeple', 'f1', withPig)],
  ['CAR-TB-PIG-02', 'nobody is there, whatever builders do', pairedOutMixed, BLUE, deploy('pig', 'f1')],
  ['CAR-TB-PIG-20', 'a pig alone', paired, BLUE, deploy('pig', 'f1')],
  ['CAR-TB-PIG-20', 'a pig with a highwayman', paired, BLUE, deploy('meeple', 'r1', withPig)],
  ['CAR-TB-PIG-01', 'it is deployed by itself here', onRoad, BLUE, deploy('meeple', 'f1', withPig)],
  ['CAR-TB-PIG-03', 'the pig is out', pairedPigOut, BLUE, deploy('meeple', 'f1', withPig)],
  ['CAR-MEEP-02', 'a pair where another stands', pairedForeign, BLUE, deploy('meeple', 'r1', withBuilder)],
  ['RECORD', 'a pair of anything', paired, BLUE, deploy('meeple', 'r1', { with: 'abbot' })],
  ['RECORD', 'a builder with a pig', paired, BLUE, deploy('pig', 'f1', withPig)],
  ['CAR-TB-PIG-25', 'no pig was paid', toDeploy, BLUE, farmer(true)],
  ['CAR-TB-PIG-25', 'first the farmer', asked, BLUE, skip],
  ['CAR-TB-PIG-25', 'first the farmer, then tiles', asked, BLUE, place([1, 0], 90)],
  ['CAR-TURN-06', 'another is asked', asked, RED, farmer(true)],
  ['CAR-TURN-01', 'tiles are drawn when all have decided', asked, 'chance', draw('BA-B')],
  ['RECORD', 'yes or no', asked, BLUE, farmer('yes')],
  ['CAR-TB-DOUBLE-06', 'first the second tile, then figures', offered, BLUE, skip],
  ['CAR-TB-DOUBLE-06', 'first the second tile, then tiles', offered, BLUE, place([4, 0], 90)],
  ['CAR-TB-DOUBLE-06', 'no second tile is earned', toDeploy, BLUE, second(true)],
  ['CAR-TB-DOUBLE-06', 'it is earned, but the part is not over', builderOut, BLUE, second(false)],
  ['CAR-TB-DOUBLE-06', 'it is taken already', () => offered().does('second taken'), BLUE, second(false)],
  ['CAR-TB-DOUBLE-06', 'a pig asks for something else', asked, BLUE, second(true)],
  ['CAR-TURN-06', 'another may take the second tile', offered, RED, second(true)],
  ['CAR-TURN-01', 'chance waits for the answer', offered, 'chance', draw('BA-B')],
  ['RECORD', 'taken or not', offered, BLUE, second('yes')],
  ['CAR-GEN-03', 'the base game has no builder', baseOnly, BLUE, deploy('builder', 'r1')],
  ['CAR-GEN-03', 'the base game has no pig', baseOnly, BLUE, deploy('pig', 'f1')],
  ['CAR-GEN-03', 'nor where builders are paired', thirdBase, BLUE, deploy('builder', 'r1')],
  ['CAR-GEN-03', 'nor has it one for fields', thirdBase, BLUE, deploy('builder', 'f1')],
  ['CAR-GEN-03', 'nor where pigs are paired', thirdBase, BLUE, deploy('pig', 'f1')],
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
      expect(refusal?.rule).toBe(rule);
      expect(rule === 'RECORD' || IDS.includes(rule)).toBe(true);
      expect(refusal?.because).toMatch(/^\S.+[^.]$/);
      const played = play(carcassonne, state, actor, action);
      expect(played).toStrictEqual({ ok: false, ...refusal });
      expect(carcassonne.view(state)).toStrictEqual(view);
      expect(
        carcassonne
          .actors(state)
          .flatMap((who) => carcassonne.actions(state, who))
          .map(carcassonne.text.write),
      ).toStrictEqual(choices);
    });
});

test('a refusal has the facts that its sentence names', () => {
  const facts = ({ state }: TestTable, actor: Actor, action: unknown) =>
    carcassonne.refusal(state, actor, action)?.facts;
  expect(facts(toDeploy(), BLUE, deploy('meeple', 'r1'))).toStrictEqual({ seat: RED });
  expect(facts(own(), BLUE, deploy('meeple', 'r1'))).toStrictEqual({ seat: BLUE });
  expect(facts(toPlace(), RED, place([0, -1], 180))).toStrictEqual({ seat: BLUE });
  expect(facts(toDraw().left('BA-B'), 'chance', draw('BA-C'))).toStrictEqual({ tile: 'BA-C' });
  expect(facts(toRiver(), 'chance', draw('RI-L'))).toStrictEqual({ tile: 'RI-L' });
  for (const [at, side, theirs] of [
    [[0, -1], 'S', 'city'],
    [[1, 0], 'W', 'road'],
    [[-1, 0], 'E', 'road'],
  ] as const)
    expect(facts(toDraw().draw('BA-B'), BLUE, place(at))).toStrictEqual({ side, mine: 'field', theirs });
  expect(facts(toDraw().draw('BA-C'), BLUE, place([0, 1]))).toStrictEqual({
    side: 'N',
    mine: 'city',
    theirs: 'field',
  });
});

test('a refusal that speaks of nothing else is a rule and a reason', () => {
  const refusal = carcassonne.refusal(toDraw().state, BLUE, skip);
  expect(refusal).toStrictEqual({ rule: 'CAR-TURN-01', because: 'a tile is to be drawn' });
});

test('a refusal says where, and who is in the way', () => {
  const says = ({ state }: TestTable, action: unknown) => carcassonne.refusal(state, BLUE, action)?.because;
  const beside = table('Blue', 'Red').given('(1,0) BA-U@90').begin('Blue').draw('BA-E');
  expect(says(beside, place([1, 0]))).toBe('a tile lies at 1,0');
  expect(says(beside, place([4, -3]))).toBe('no tile touches 4,-3');
  expect(says(beside, place([255, -255]))).toBe('no tile touches 255,-255');
  expect(says(beside, place([256, 0]))).toBe('[256,0] is no place beside a tile');
  expect(says(onRoad(), deploy('builder', 'r1'))).toBe('no own meeple stands in this feature');
  expect(says(toDeploy(), deploy('builder', 'r1'))).toBe('only others have meeples in this feature');
  expect(says(toDeploy(), deploy('pig', 'f1'))).toBe('no own farmer stands in this field');
  expect(says(foreignField(), deploy('pig', 'f1'))).toBe('only others have farmers in this field');
  expect(says(onRoad(), second(true))).toBe('no second tile is offered now');
  expect(says(besideStacks().does('skip'), second(false))).toBe(
    'by the rules of this table the second tile follows by itself',
  );
  expect(says(onRoad(), deploy('meeple', 'f1', withPig))).toBe(
    'by the rules of this table the pig is deployed by itself',
  );
});

test('values that JSON cannot write are refused like any other', () => {
  const ring: unknown[] = [];
  ring.push(ring);
  const { state } = toPlace();
  for (const odd of [1n, ring, Symbol('odd'), () => {}, Number.NaN, new Map()]) {
    expect(carcassonne.refusal(toDraw().state, 'chance', draw(odd))?.rule).toBe('CAR-GEN-04');
    for (const action of [
      odd,
      { type: odd },
      { type: 'place', [String(typeof odd)]: odd },
      place(odd),
      place([0, -1], odd),
    ])
      expect(carcassonne.refusal(state, BLUE, action)?.rule).toBe('RECORD');
    expect(carcassonne.refusal(state, BLUE, place([odd, 0]))?.rule).toBe('CAR-TILE-01');
    expect(carcassonne.refusal(toDeploy().state, BLUE, deploy(odd, 'r1'))?.rule).toBe('CAR-GEN-03');
    expect(carcassonne.refusal(toDeploy().state, BLUE, deploy('pig', odd))?.rule).toBe('CAR-MEEP-01');
  }
});
