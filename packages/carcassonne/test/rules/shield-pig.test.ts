import assert from 'node:assert/strict';
import { carcassonne, type Options } from '@bastide/carcassonne';
import { rule } from '../rule.ts';
import { type TestTable, tableWith } from '../table.ts';

/** The third edition: pigs are paid whenever a city with a coat of arms is completed. */
const c3 = (...seats: string[]) => tableWith({ edition: 'c3', sets: ['traders'] }, ...seats);

/**
 * A city with a coat of arms, open in the north, which is yours; your field in the east, and one in the west that
 * Blue and Yellow share. All three have a pig.
 */
const THREE_PIGS = `
  (0,-1) BA-F@90   Blue farmer f2 with pig
  (-1,0) BA-U@90   Yellow farmer f2 with pig
  (1,-1) BA-B@0    You farmer f1 with pig
  (-1,-1) BA-B@0
  (0,-2) BA-G@90   You knight c1
`;
const threePigs = () => c3('You', 'Blue', 'Yellow').given(THREE_PIGS);

/** A city with a coat of arms, open in the north; Blue has a farmer and a pig in its western field. */
const ONE_PIG = '(0,-1) BA-F@90  Blue farmer f2 with pig';
const onePig = () => c3('Blue', 'Red').given(ONE_PIG);

/** Payments for pigs, in order. */
const pigs = (t: TestTable) =>
  t
    .eventsOfType('scored')
    .flatMap(({ rule, seat, points }) => (rule === 'CAR-TB-PIG-22' ? [`${seat}: ${points}`] : []));

rule('G12', 'A city with a coat of arms is completed: every pig pays, you first, and goes home', () => {
  const t = threePigs().turn('You', '(0,-3) BA-E@180');
  assert.deepEqual(
    t.eventsOfType('scored').map(({ seat, kind, points }) => [seat, kind, points]),
    [
      [0, 'city', 10],
      [0, 'field', 3],
      [1, 'field', 3],
      [2, 'field', 3],
    ],
  );
  assert.deepEqual(t.deciding, ['You', 'Blue', 'Yellow']);
  t.does('farmer stays').does('farmer stays').does('farmer returns');
  assert.deepEqual(t.points, { You: 13, Blue: 3, Yellow: 3 });
  assert.deepEqual(t.figures, ['Blue farmer (0,-1) f2', 'You farmer (1,-1) f1']);
  assert.equal(t.pieces('You'), '6 meeples, builder, pig');
  assert.equal(t.pieces('Blue'), '6 meeples, builder, pig');
  assert.equal(t.pieces('Yellow'), '7 meeples, builder, pig');
  assert.equal(t.seat, 'Blue');
});

rule('G13', 'No points for pigs at the end', () => {
  const t = threePigs().turn('You', '(0,-3) BA-E@180');
  t.does('farmer stays').does('farmer stays').does('farmer returns');
  const end = t.copy().left('BA-B').turn('Blue', '(0,1) BA-B@0');
  assert.deepEqual(end.points, { You: 13 + 3, Blue: 3 + 3, Yellow: 3 });
  // A pig still on the board adds nothing.
  const pig = t.copy().given('(-2,0) BA-U@90').given('(0,1) BA-B@0 Yellow farmer f1 with pig').left('BA-B');
  pig.turn('Blue', '(0,2) BA-B@0');
  assert.deepEqual(pig.points, { You: 13 + 3, Blue: 3 + 3, Yellow: 3 });
});

rule('CAR-TB-PIG-20', 'with a farmer the pig comes along, in the same field segment, and never alone', () => {
  const t = c3('Blue', 'Red').lays('Blue', '(0,1) BA-B@0');
  assert.deepEqual(t.choices, ['meeple m1', 'meeple f1', 'meeple f1 with pig', 'skip']);
  assert.equal(t.refuses('pig f1'), 'CAR-TB-PIG-20');
  assert.equal(t.refuses('monk m1 with pig'), 'CAR-TB-PIG-20');
  t.does('farmer f1 with pig');
  assert.deepEqual(t.figures, ['Blue farmer (0,1) f1', 'Blue pig (0,1) f1']);
  assert.equal(t.pieces('Blue'), '6 meeples, builder');
  t.lays('Blue', '(0,-1) BA-E@180');
  assert.equal(t.refuses('farmer f1 with pig'), 'CAR-TB-PIG-03'); // it is out already
});

rule('CAR-TB-PIG-01', 'where the pig is deployed by itself, it comes along with nobody', () => {
  const t = tableWith({ edition: 'c2', sets: ['traders'] }, 'Blue', 'Red').lays('Blue', '(0,1) BA-B@0');
  assert.deepEqual(t.choices, ['meeple m1', 'meeple f1', 'skip']);
  assert.equal(t.refuses('farmer f1 with pig'), 'CAR-TB-PIG-01');
});

rule(
  'CAR-TB-PIG-20',
  'a table may have builders that come along and pigs that do not, or the other way round',
  () => {
    const choices = (rules: Partial<Options>) =>
      tableWith({ sets: ['traders'], ...rules }, 'Blue', 'Red').lays('Blue', '(0,-1) BA-E@180').choices;
    assert.deepEqual(choices({ builderRule: 'paired', pigRule: 'bonus' }), [
      'meeple c1',
      'meeple c1 with builder',
      'meeple f1',
      'skip',
    ]);
    assert.deepEqual(choices({ builderRule: 'classic', pigRule: 'shield-city' }), [
      'meeple c1',
      'meeple f1',
      'meeple f1 with pig',
      'skip',
    ]);
  },
);

rule('CAR-TB-PIG-21', 'pigs are paid after a city with a coat of arms has been scored', () => {
  const t = onePig().turn('Red', '(0,-2) BA-E@180 Red knight c1');
  assert.deepEqual(
    t.events.map(({ type }) => type),
    ['drawn', 'placed', 'deployed', 'scored', 'returned', 'scored', 'returned'],
  );
  assert.deepEqual(t.points, { Blue: 3, Red: 8 });
});

rule('CAR-TB-PIG-21', 'a city without one, or any other feature, pays no pig', () => {
  const t = c3('Blue', 'Red').given('(0,-1) BA-G@90  Blue farmer f2 with pig');
  t.turn('Red', '(0,-2) BA-E@180');
  assert.deepEqual(t.points, { Blue: 0, Red: 0 });
  assert.equal(t.supply('Blue').pig, 0);
  assert.equal(t.view.phase, 'draw');
});

rule('CAR-TB-PIG-22', '3 points for each complete city beside its field, whatever the majority', () => {
  const t = tableWith({ edition: 'c3', sets: ['inns', 'traders'] }, 'Blue', 'Red').given(`
    (0,-1) BA-F@90   Blue farmer f2 with pig
    (-1,0) BA-U@90   Red big farmer f2
    (-1,-1) BA-B@0
    (-1,-2) BA-E@0
    (-1,-3) BA-E@180
  `);
  assert.deepEqual(t.feature('(-1,-1) f1').strength, { Blue: 1, Red: 2 });
  t.turn('Red', '(0,-2) BA-E@180');
  // Two complete cities, this one and the small one in the north-west.
  assert.deepEqual(t.points, { Blue: 6, Red: 0 });
  assert.deepEqual(t.eventsOfType('scored')[0]?.parts, [{ for: 'cities', count: 2, each: 3, points: 6 }]);
});

rule('CAR-TB-PIG-22', 'a city counts once for a field that it touches twice', () => {
  const t = onePig().given('(-1,0) BA-U@90').given('(-1,-1) BA-B@0').turn('Red', '(0,-2) BA-E@180');
  assert.equal(t.feature('(0,0) f1').parts.length, 4);
  assert.deepEqual(t.points, { Blue: 3, Red: 0 });
});

rule('CAR-TB-PIG-23', 'every pig counts: also one that touches another city, or none', () => {
  const t = c3('Blue', 'Red', 'Green').given(`
    (0,-1) BA-F@90
    (0,1) BA-E@180  Red farmer f1 with pig
    (0,2) BA-E@0
    (1,0) BA-W@0    Green farmer f2 with pig
  `);
  t.turn('Blue', '(0,-2) BA-E@180');
  assert.deepEqual(pigs(t), ['1: 3', '2: 0']);
  assert.deepEqual(t.deciding, ['Red', 'Green']);
  assert.equal(t.supply('Green').pig, 1);
});

rule(
  'CAR-TB-PIG-24',
  'the active player first, then clockwise; each scores its pig and takes it back',
  () => {
    const t = threePigs().turn('Blue', '(0,-3) BA-E@180');
    assert.deepEqual(pigs(t), ['1: 3', '2: 3', '0: 3']);
    assert.deepEqual(t.feature('(1,-1) f1').helpers, []);
    assert.deepEqual(
      t.eventsOfType('returned').flatMap(({ rule, figures }) => (rule === 'CAR-TB-PIG-24' ? figures : [])),
      [
        { seat: 1, figure: 'pig', at: [0, -1], on: 'f2' },
        { seat: 2, figure: 'pig', at: [-1, 0], on: 'f2' },
        { seat: 0, figure: 'pig', at: [1, -1], on: 'f1' },
      ],
    );
    for (const seat of ['You', 'Blue', 'Yellow']) assert.equal(t.supply(seat).pig, 1);
  },
);

rule('CAR-TB-PIG-25', 'the farmer stays or returns, and there is nothing else to do', () => {
  const t = onePig().turn('Red', '(0,-2) BA-E@180');
  assert.deepEqual(t.choices, ['farmer stays', 'farmer returns']);
  const { fast } = carcassonne;
  for (const before of [0, 1, 2]) {
    const codes = new Int32Array(3).fill(before);
    const listed = codes.subarray(0, fast.legalActions(t.state, codes));
    assert.deepEqual(
      Array.from(listed, (code) => carcassonne.text.write(fast.decode(t.state, code))),
      t.choices,
    );
  }
});

rule(
  'CAR-TB-PIG-25',
  'each may take back the farmer beside the pig; they decide in the order of play',
  () => {
    const t = threePigs().turn('Blue', '(0,-3) BA-E@180');
    assert.deepEqual(t.deciding, ['Blue', 'Yellow', 'You']);
    assert.deepEqual(t.choices, ['farmer stays', 'farmer returns']);
    assert.equal(carcassonne.refusal(t.state, 0, { type: 'farmer', returns: true })?.rule, 'CAR-TURN-06');
    assert.equal(t.refuses('skip'), 'CAR-TB-PIG-25');
    t.does('farmer returns');
    assert.deepEqual(t.eventsOfType('returned').at(-1), {
      type: 'returned',
      figures: [{ seat: 1, figure: 'meeple', at: [0, -1], on: 'f2' }],
      rule: 'CAR-TB-PIG-25',
    });
    assert.deepEqual(t.deciding, ['Yellow', 'You']);
    t.does('farmer stays').does('farmer returns');
    assert.deepEqual(t.figures, ['Yellow farmer (-1,0) f2']);
    assert.equal(t.seat, 'Yellow'); // the turn was Blue's
    assert.equal(t.refuses('farmer stays'), 'CAR-TURN-01');
  },
);

rule('CAR-TB-PIG-25', 'both lanes wait for whoever is asked, and then for the next seat', () => {
  const t = threePigs().turn('Blue', '(0,-3) BA-E@180');
  const waits = () => [carcassonne.actors(t.state), carcassonne.fast.actor(t.state)];
  for (const seat of [1, 2, 0]) {
    assert.deepEqual(waits(), [[seat], seat]);
    t.does('farmer stays');
  }
  t.draw('BA-B');
  assert.deepEqual(waits(), [[2], 2]);
});

rule('CAR-TB-PIG-25', 'only that farmer: others of the same seat stay', () => {
  // Blue has one farmer with the pig in the west, and another that joins the same field later.
  const t = onePig()
    .given('(-1,0) BA-U@90  Blue farmer f2')
    .given('(-1,-1) BA-B@0')
    .turn('Red', '(0,-2) BA-E@180');
  t.does('farmer returns');
  assert.deepEqual(t.figures, ['Blue farmer (-1,0) f2']);
  assert.deepEqual(t.feature('(-1,-1) f1').strength, { Blue: 1, Red: 0 });
});

rule('CAR-TB-PIG-25', 'a big farmer goes home as a big meeple', () => {
  const t = tableWith({ edition: 'c3', sets: ['inns', 'traders'] }, 'Blue', 'Red');
  t.given('(0,-1) BA-F@90  Blue big farmer f2 with pig')
    .turn('Red', '(0,-2) BA-E@180')
    .does('farmer returns');
  assert.equal(t.pieces('Blue'), '7 meeples, big, builder, pig');
  assert.deepEqual(t.feature('(0,-1) f2').strength, { Blue: 0, Red: 0 });
});

rule('CAR-TB-PIG-26', 'at the end a pig gives no points and has no strength; farmers score as ever', () => {
  const t = c3('Blue', 'Red').given(`
    (0,-1) BA-E@180  Blue farmer f1 with pig
    (1,0) BA-U@90    Red farmer f2
  `);
  t.left('BA-B').turn('Red', '(1,-1) BA-B@0');
  assert.deepEqual(t.feature('(1,-1) f1').strength, { Blue: 1, Red: 1 });
  assert.deepEqual(t.points, { Blue: 3, Red: 3 });
});

rule(
  'CAR-TB-PIG-27',
  'several cities with a coat of arms at once: all is scored first, then the pigs once',
  () => {
    const t = c3('Blue', 'Red').given(`
    (0,-1) BA-F@90   Red knight c1
    (-1,-1) BA-B@0   Blue farmer f1 with pig
    (-1,-2) BA-F@0   Red knight c1
    (-2,-2) BA-E@90
  `);
    t.turn('Red', '(0,-2) BA-I@180');
    assert.deepEqual(
      t.eventsOfType('scored').map(({ kind, points }) => [kind, points]),
      [
        ['city', 8],
        ['city', 8],
        ['field', 6],
      ],
    );
    assert.deepEqual(t.points, { Blue: 6, Red: 16 });
  },
);

rule('CAR-TB-PIG-27', 'and not again, by what is completed later', () => {
  const t = c3('Blue', 'Red').given(`
    (0,-1) BA-F@90
    (-1,-1) BA-B@0
    (-1,-2) BA-F@0
    (-2,-2) BA-E@90
    (0,-2) BA-I@180  Red farmer f1 with pig
  `);
  assert.deepEqual(pigs(t), ['1: 6']);
  t.does('farmer stays').turn('Red', '(1,0) BA-W@0 Red farmer f2 with pig').turn('Blue', '(-1,0) BA-W@0');
  assert.equal(t.eventsOfType('completed').length, 1); // the road
  assert.deepEqual(pigs(t), []);
  assert.equal(t.supply('Red').pig, 0);
});

rule('CAR-TB-PIG-28', 'a pig placed in step 2 of the same part is on the board already', () => {
  const t = c3('Blue', 'Red').given('(0,-1) BA-F@90').turn('Blue', '(0,-2) BA-E@180 Blue farmer f1 with pig');
  assert.deepEqual(t.points, { Blue: 3, Red: 0 });
  assert.deepEqual(t.deciding, ['Blue']);
});

rule('CAR-TB-PIG-29', 'it takes a completed city, not points: nobody need have a knight there', () => {
  const t = onePig().turn('Red', '(0,-2) BA-E@180');
  assert.deepEqual(t.eventsOfType('completed').length, 1);
  assert.deepEqual(t.points, { Blue: 3, Red: 0 });
});

rule('CAR-TB-PIG-30', 'a second such city in the extra turn pays the pigs that are on the board then', () => {
  const t = c3('Blue', 'Red').given(`
    (0,-1) BA-F@90
    (0,1) BA-F@0    Red farmer f1 with pig
    (-1,1) BA-E@90
    (1,0) BA-V@0    Blue highwayman r1 with builder
  `);
  t.turn('Blue', '(1,1) BA-D@270'); // completes the southern city and extends the road
  assert.deepEqual(pigs(t), ['1: 3']);
  t.does('farmer stays');
  assert.equal(t.seat, 'Blue');
  assert.equal(t.view.part, 2);
  t.part('(0,-2) BA-E@180 Blue farmer f1 with pig');
  assert.deepEqual(pigs(t), ['0: 3']); // Red's went home in the first part
  t.does('farmer stays');
  assert.equal(t.seat, 'Red');
});

rule('CAR-EDGE-21', 'a farmer goes only when its pig has gone before it, and that pig gets no more', () => {
  const t = c3('Blue', 'Red').given(`
    (0,-1) BA-F@90   Blue farmer f2 with pig
    (0,1) BA-F@0
    (-1,1) BA-E@90
  `);
  t.turn('Red', '(0,-2) BA-E@180').does('farmer returns');
  assert.deepEqual(t.figures, []);
  assert.equal(t.pieces('Blue'), '7 meeples, builder, pig');
  t.turn('Red', '(1,1) BA-E@270'); // another city with a coat of arms
  assert.deepEqual(pigs(t), []);
  assert.deepEqual(t.points, { Blue: 3, Red: 0 });
});

rule(
  'CAR-EDGE-22',
  'an opponent completes the city: that opponent is active, scores first, then clockwise',
  () => {
    const t = threePigs().turn('Yellow', '(0,-3) BA-E@180');
    assert.deepEqual(pigs(t), ['2: 3', '0: 3', '1: 3']);
    assert.deepEqual(t.deciding, ['Yellow', 'You', 'Blue']);
    assert.deepEqual(t.points, { You: 13, Blue: 3, Yellow: 3 });
  },
);

rule('CAR-TB-PIG-24', 'a pig that went home and came again is one pig, also when its two fields meet', () => {
  const t = c3('Blue', 'Red').part('(0,-1) BA-F@90 Blue farmer f2 with pig').part('(0,-2) BA-E@180');
  t.does('farmer stays').part('(-1,0) BA-U@90 Blue farmer f2 with pig');
  t.part('(-1,-1) BA-B@0'); // Red joins the fields
  assert.deepEqual(t.figures, ['Blue farmer (0,-1) f2', 'Blue farmer (-1,0) f2', 'Blue pig (-1,0) f2']);
});

rule('CAR-MEEP-05', 'but for the farmer beside a pig that was paid', () => {
  const t = onePig().turn('Red', '(0,-2) BA-E@180').does('farmer returns');
  assert.equal(t.pieces('Blue'), '7 meeples, builder, pig');
});
