import { carcassonne, type Options } from '@bastide/carcassonne';
import { expect } from 'vitest';
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
  expect(t.eventsOfType('scored').map(({ seat, kind, points }) => [seat, kind, points])).toStrictEqual([
    [0, 'city', 10],
    [0, 'field', 3],
    [1, 'field', 3],
    [2, 'field', 3],
  ]);
  expect(t.deciding).toStrictEqual(['You', 'Blue', 'Yellow']);
  t.does('farmer stays').does('farmer stays').does('farmer returns');
  expect(t.points).toStrictEqual({ You: 13, Blue: 3, Yellow: 3 });
  expect(t.figures).toStrictEqual(['Blue farmer (0,-1) f2', 'You farmer (1,-1) f1']);
  expect(t.pieces('You')).toBe('6 meeples, builder, pig');
  expect(t.pieces('Blue')).toBe('6 meeples, builder, pig');
  expect(t.pieces('Yellow')).toBe('7 meeples, builder, pig');
  expect(t.seat).toBe('Blue');
});

rule('G13', 'No points for pigs at the end', () => {
  const t = threePigs().turn('You', '(0,-3) BA-E@180');
  t.does('farmer stays').does('farmer stays').does('farmer returns');
  const end = t.copy().left('BA-B').turn('Blue', '(0,1) BA-B@0');
  expect(end.points).toStrictEqual({ You: 13 + 3, Blue: 3 + 3, Yellow: 3 });
  // A pig still on the board adds nothing.
  const pig = t.copy().given('(-2,0) BA-U@90').given('(0,1) BA-B@0 Yellow farmer f1 with pig').left('BA-B');
  pig.turn('Blue', '(0,2) BA-B@0');
  expect(pig.points).toStrictEqual({ You: 13 + 3, Blue: 3 + 3, Yellow: 3 });
});

rule('CAR-TB-PIG-20', 'with a farmer the pig comes along, in the same field segment, and never alone', () => {
  const t = c3('Blue', 'Red').lays('Blue', '(0,1) BA-B@0');
  expect(t.choices).toStrictEqual(['meeple m1', 'meeple f1', 'meeple f1 with pig', 'skip']);
  expect(t.refuses('pig f1')).toBe('CAR-TB-PIG-20');
  expect(t.refuses('monk m1 with pig')).toBe('CAR-TB-PIG-20');
  t.does('farmer f1 with pig');
  expect(t.figures).toStrictEqual(['Blue farmer (0,1) f1', 'Blue pig (0,1) f1']);
  expect(t.pieces('Blue')).toBe('6 meeples, builder');
  t.lays('Blue', '(0,-1) BA-E@180');
  expect(t.refuses('farmer f1 with pig')).toBe('CAR-TB-PIG-03'); // it is out already
});

rule('CAR-TB-PIG-01', 'where the pig is deployed by itself, it comes along with nobody', () => {
  const t = tableWith({ edition: 'c2', sets: ['traders'] }, 'Blue', 'Red').lays('Blue', '(0,1) BA-B@0');
  expect(t.choices).toStrictEqual(['meeple m1', 'meeple f1', 'skip']);
  expect(t.refuses('farmer f1 with pig')).toBe('CAR-TB-PIG-01');
});

rule(
  'CAR-TB-PIG-20',
  'a table may have builders that come along and pigs that do not, or the other way round',
  () => {
    const choices = (rules: Partial<Options>) =>
      tableWith({ sets: ['traders'], ...rules }, 'Blue', 'Red').lays('Blue', '(0,-1) BA-E@180').choices;
    expect(choices({ builderRule: 'paired', pigRule: 'bonus' })).toStrictEqual([
      'meeple c1',
      'meeple c1 with builder',
      'meeple f1',
      'skip',
    ]);
    expect(choices({ builderRule: 'classic', pigRule: 'shield-city' })).toStrictEqual([
      'meeple c1',
      'meeple f1',
      'meeple f1 with pig',
      'skip',
    ]);
  },
);

rule('CAR-TB-PIG-21', 'pigs are paid after a city with a coat of arms has been scored', () => {
  const t = onePig().turn('Red', '(0,-2) BA-E@180 Red knight c1');
  expect(t.events.map(({ type }) => type)).toStrictEqual([
    'drawn',
    'placed',
    'deployed',
    'scored',
    'returned',
    'scored',
    'returned',
  ]);
  expect(t.points).toStrictEqual({ Blue: 3, Red: 8 });
});

rule('CAR-TB-PIG-21', 'a city without one, or any other feature, pays no pig', () => {
  const t = c3('Blue', 'Red').given('(0,-1) BA-G@90  Blue farmer f2 with pig');
  t.turn('Red', '(0,-2) BA-E@180');
  expect(t.points).toStrictEqual({ Blue: 0, Red: 0 });
  expect(t.supply('Blue').pig).toBe(0);
  expect(t.view.phase).toBe('draw');
});

rule('CAR-TB-PIG-22', '3 points for each complete city beside its field, whatever the majority', () => {
  const t = tableWith({ edition: 'c3', sets: ['inns', 'traders'] }, 'Blue', 'Red').given(`
    (0,-1) BA-F@90   Blue farmer f2 with pig
    (-1,0) BA-U@90   Red big farmer f2
    (-1,-1) BA-B@0
    (-1,-2) BA-E@0
    (-1,-3) BA-E@180
  `);
  expect(t.feature('(-1,-1) f1').strength).toStrictEqual({ Blue: 1, Red: 2 });
  t.turn('Red', '(0,-2) BA-E@180');
  // Two complete cities, this one and the small one in the north-west.
  expect(t.points).toStrictEqual({ Blue: 6, Red: 0 });
  expect(t.eventsOfType('scored')[0]?.parts).toStrictEqual([{ for: 'cities', count: 2, each: 3, points: 6 }]);
});

rule('CAR-TB-PIG-22', 'a city counts once for a field that it touches twice', () => {
  const t = onePig().given('(-1,0) BA-U@90').given('(-1,-1) BA-B@0').turn('Red', '(0,-2) BA-E@180');
  expect(t.feature('(0,0) f1').parts).toHaveLength(4);
  expect(t.points).toStrictEqual({ Blue: 3, Red: 0 });
});

rule('CAR-TB-PIG-23', 'every pig counts: also one that touches another city, or none', () => {
  const t = c3('Blue', 'Red', 'Green').given(`
    (0,-1) BA-F@90
    (0,1) BA-E@180  Red farmer f1 with pig
    (0,2) BA-E@0
    (1,0) BA-W@0    Green farmer f2 with pig
  `);
  t.turn('Blue', '(0,-2) BA-E@180');
  expect(pigs(t)).toStrictEqual(['1: 3', '2: 0']);
  expect(t.deciding).toStrictEqual(['Red', 'Green']);
  expect(t.supply('Green').pig).toBe(1);
});

rule(
  'CAR-TB-PIG-24',
  'the active player first, then clockwise; each scores its pig and takes it back',
  () => {
    const t = threePigs().turn('Blue', '(0,-3) BA-E@180');
    expect(pigs(t)).toStrictEqual(['1: 3', '2: 3', '0: 3']);
    expect(t.feature('(1,-1) f1').helpers).toStrictEqual([]);
    expect(
      t.eventsOfType('returned').flatMap(({ rule, figures }) => (rule === 'CAR-TB-PIG-24' ? figures : [])),
    ).toStrictEqual([
      { seat: 1, figure: 'pig', at: [0, -1], on: 'f2' },
      { seat: 2, figure: 'pig', at: [-1, 0], on: 'f2' },
      { seat: 0, figure: 'pig', at: [1, -1], on: 'f1' },
    ]);
    for (const seat of ['You', 'Blue', 'Yellow']) expect(t.supply(seat).pig).toBe(1);
  },
);

rule('CAR-TB-PIG-25', 'the farmer stays or returns, and there is nothing else to do', () => {
  const t = onePig().turn('Red', '(0,-2) BA-E@180');
  expect(t.choices).toStrictEqual(['farmer stays', 'farmer returns']);
  const { fast } = carcassonne;
  for (const before of [0, 1, 2]) {
    const codes = new Int32Array(3).fill(before);
    const listed = codes.subarray(0, fast.legalActions(t.state, codes));
    expect(Array.from(listed, (code) => carcassonne.text.write(fast.decode(t.state, code)))).toStrictEqual(
      t.choices,
    );
  }
});

rule(
  'CAR-TB-PIG-25',
  'each may take back the farmer beside the pig; they decide in the order of play',
  () => {
    const t = threePigs().turn('Blue', '(0,-3) BA-E@180');
    expect(t.deciding).toStrictEqual(['Blue', 'Yellow', 'You']);
    expect(t.choices).toStrictEqual(['farmer stays', 'farmer returns']);
    expect(carcassonne.refusal(t.state, 0, { type: 'farmer', returns: true })?.rule).toBe('CAR-TURN-06');
    expect(t.refuses('skip')).toBe('CAR-TB-PIG-25');
    t.does('farmer returns');
    expect(t.eventsOfType('returned').at(-1)).toStrictEqual({
      type: 'returned',
      figures: [{ seat: 1, figure: 'meeple', at: [0, -1], on: 'f2' }],
      rule: 'CAR-TB-PIG-25',
    });
    expect(t.deciding).toStrictEqual(['Yellow', 'You']);
    t.does('farmer stays').does('farmer returns');
    expect(t.figures).toStrictEqual(['Yellow farmer (-1,0) f2']);
    expect(t.seat).toBe('Yellow'); // the turn was Blue's
    expect(t.refuses('farmer stays')).toBe('CAR-TURN-01');
  },
);

rule('CAR-TB-PIG-25', 'both lanes wait for whoever is asked, and then for the next seat', () => {
  const t = threePigs().turn('Blue', '(0,-3) BA-E@180');
  const waits = () => [carcassonne.actors(t.state), carcassonne.fast.actor(t.state)];
  for (const seat of [1, 2, 0]) {
    expect(waits()).toStrictEqual([[seat], seat]);
    t.does('farmer stays');
  }
  t.draw('BA-B');
  expect(waits()).toStrictEqual([[2], 2]);
});

rule('CAR-TB-PIG-25', 'only that farmer: others of the same seat stay', () => {
  // Blue has one farmer with the pig in the west, and another that joins the same field later.
  const t = onePig()
    .given('(-1,0) BA-U@90  Blue farmer f2')
    .given('(-1,-1) BA-B@0')
    .turn('Red', '(0,-2) BA-E@180');
  t.does('farmer returns');
  expect(t.figures).toStrictEqual(['Blue farmer (-1,0) f2']);
  expect(t.feature('(-1,-1) f1').strength).toStrictEqual({ Blue: 1, Red: 0 });
});

rule('CAR-TB-PIG-25', 'a big farmer goes home as a big meeple', () => {
  const t = tableWith({ edition: 'c3', sets: ['inns', 'traders'] }, 'Blue', 'Red');
  t.given('(0,-1) BA-F@90  Blue big farmer f2 with pig')
    .turn('Red', '(0,-2) BA-E@180')
    .does('farmer returns');
  expect(t.pieces('Blue')).toBe('7 meeples, big, builder, pig');
  expect(t.feature('(0,-1) f2').strength).toStrictEqual({ Blue: 0, Red: 0 });
});

rule('CAR-TB-PIG-26', 'at the end a pig gives no points and has no strength; farmers score as ever', () => {
  const t = c3('Blue', 'Red').given(`
    (0,-1) BA-E@180  Blue farmer f1 with pig
    (1,0) BA-U@90    Red farmer f2
  `);
  t.left('BA-B').turn('Red', '(1,-1) BA-B@0');
  expect(t.feature('(1,-1) f1').strength).toStrictEqual({ Blue: 1, Red: 1 });
  expect(t.points).toStrictEqual({ Blue: 3, Red: 3 });
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
    expect(t.eventsOfType('scored').map(({ kind, points }) => [kind, points])).toStrictEqual([
      ['city', 8],
      ['city', 8],
      ['field', 6],
    ]);
    expect(t.points).toStrictEqual({ Blue: 6, Red: 16 });
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
  expect(pigs(t)).toStrictEqual(['1: 6']);
  t.does('farmer stays').turn('Red', '(1,0) BA-W@0 Red farmer f2 with pig').turn('Blue', '(-1,0) BA-W@0');
  expect(t.eventsOfType('completed')).toHaveLength(1); // the road
  expect(pigs(t)).toStrictEqual([]);
  expect(t.supply('Red').pig).toBe(0);
});

rule('CAR-TB-PIG-28', 'a pig placed in step 2 of the same part is on the board already', () => {
  const t = c3('Blue', 'Red').given('(0,-1) BA-F@90').turn('Blue', '(0,-2) BA-E@180 Blue farmer f1 with pig');
  expect(t.points).toStrictEqual({ Blue: 3, Red: 0 });
  expect(t.deciding).toStrictEqual(['Blue']);
});

rule('CAR-TB-PIG-29', 'it takes a completed city, not points: nobody need have a knight there', () => {
  const t = onePig().turn('Red', '(0,-2) BA-E@180');
  expect(t.eventsOfType('completed').length).toStrictEqual(1);
  expect(t.points).toStrictEqual({ Blue: 3, Red: 0 });
});

rule('CAR-TB-PIG-30', 'a second such city in the extra turn pays the pigs that are on the board then', () => {
  const t = c3('Blue', 'Red').given(`
    (0,-1) BA-F@90
    (0,1) BA-F@0    Red farmer f1 with pig
    (-1,1) BA-E@90
    (1,0) BA-V@0    Blue highwayman r1 with builder
  `);
  t.turn('Blue', '(1,1) BA-D@270'); // completes the southern city and extends the road
  expect(pigs(t)).toStrictEqual(['1: 3']);
  t.does('farmer stays');
  expect(t.seat).toBe('Blue');
  expect(t.view.part).toBe(2);
  t.part('(0,-2) BA-E@180 Blue farmer f1 with pig');
  expect(pigs(t)).toStrictEqual(['0: 3']); // Red's went home in the first part
  t.does('farmer stays');
  expect(t.seat).toBe('Red');
});

rule('CAR-EDGE-21', 'a farmer goes only when its pig has gone before it, and that pig gets no more', () => {
  const t = c3('Blue', 'Red').given(`
    (0,-1) BA-F@90   Blue farmer f2 with pig
    (0,1) BA-F@0
    (-1,1) BA-E@90
  `);
  t.turn('Red', '(0,-2) BA-E@180').does('farmer returns');
  expect(t.figures).toStrictEqual([]);
  expect(t.pieces('Blue')).toBe('7 meeples, builder, pig');
  t.turn('Red', '(1,1) BA-E@270'); // another city with a coat of arms
  expect(pigs(t)).toStrictEqual([]);
  expect(t.points).toStrictEqual({ Blue: 3, Red: 0 });
});

rule(
  'CAR-EDGE-22',
  'an opponent completes the city: that opponent is active, scores first, then clockwise',
  () => {
    const t = threePigs().turn('Yellow', '(0,-3) BA-E@180');
    expect(pigs(t)).toStrictEqual(['2: 3', '0: 3', '1: 3']);
    expect(t.deciding).toStrictEqual(['Yellow', 'You', 'Blue']);
    expect(t.points).toStrictEqual({ You: 13, Blue: 3, Yellow: 3 });
  },
);

rule('CAR-TB-PIG-24', 'a pig that went home and came again is one pig, also when its two fields meet', () => {
  const t = c3('Blue', 'Red').part('(0,-1) BA-F@90 Blue farmer f2 with pig').part('(0,-2) BA-E@180');
  t.does('farmer stays').part('(-1,0) BA-U@90 Blue farmer f2 with pig');
  t.part('(-1,-1) BA-B@0'); // Red joins the fields
  expect(t.figures).toStrictEqual(['Blue farmer (0,-1) f2', 'Blue farmer (-1,0) f2', 'Blue pig (-1,0) f2']);
});

rule('CAR-MEEP-05', 'but for the farmer beside a pig that was paid', () => {
  const t = onePig().turn('Red', '(0,-2) BA-E@180').does('farmer returns');
  expect(t.pieces('Blue')).toBe('7 meeples, builder, pig');
});
