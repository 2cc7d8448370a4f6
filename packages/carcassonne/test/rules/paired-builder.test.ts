import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { type TestTable, tableWith } from '../table.ts';

/** The third edition: builder and pig arrive beside a meeple. */
const c3 = (...seats: string[]) => tableWith({ edition: 'c3', sets: ['traders'] }, ...seats);

/** Blue's road with highwayman and builder, open at both ends. */
const PAIR = '(1,0) BA-U@90  Blue highwayman r1 with builder';

const withBuilder = (t: TestTable) => t.choices.filter((choice) => choice.includes('builder'));

rule('G07', 'Highwayman and builder are placed together', () => {
  const t = c3('You', 'Blue').part('(1,0) BA-U@90 You highwayman r1 with builder');
  expect(t.figures).toStrictEqual(['You highwayman (1,0) r1', 'You builder (1,0) r1']);
  expect(t.pieces('You')).toBe('6 meeples, pig');
  expect(t.seat).toBe('Blue'); // no extra turn
});

rule('G08', 'The builder leaves, comes back, and gives one extra turn; in it, it may be placed again', () => {
  const t = c3('You', 'Blue').part('(1,0) BA-U@90 You highwayman r1 with builder');
  t.part('(0,1) BA-B@0');
  t.part('(2,0) BA-U@90');
  expect(t.figures).toStrictEqual(['You highwayman (1,0) r1']);
  expect(t.pieces('You')).toBe('6 meeples, builder, pig');
  expect(t.seat).toBe('You');
  t.part('(0,-1) BA-G@90 You knight c1 with builder');
  expect(t.seat).toBe('Blue'); // no further extra turn
  expect(t.pieces('You')).toBe('5 meeples, pig');
});

rule('G23', 'Never a builder without highwayman or knight, nor a pig without a farmer', () => {
  const t = c3('Blue', 'Red').lays('Blue', '(1,0) BA-J@90');
  for (const on of ['r1', 'c1', 'f1']) expect(t.refuses(`builder ${on}`), on).toBe('CAR-TB-BUILDER-20');
  for (const on of ['r1', 'c1', 'f1']) expect(t.refuses(`pig ${on}`), on).toBe('CAR-TB-PIG-20');
  // Nor beside a meeple that stands already.
  const later = c3('Blue', 'Red').given('(1,0) BA-U@90 Blue highwayman r1').lays('Blue', '(2,0) BA-U@90');
  expect(later.refuses('builder r1')).toBe('CAR-TB-BUILDER-20');
  const field = c3('Blue', 'Red').given('(1,0) BA-U@90 Blue farmer f1').lays('Blue', '(2,0) BA-U@90');
  expect(field.refuses('pig f1')).toBe('CAR-TB-PIG-20');
});

rule('CAR-TB-BUILDER-20', 'with a highwayman or knight the builder comes along, on the same segment', () => {
  const road = c3('Blue', 'Red').lays('Blue', '(1,0) BA-U@90');
  expect(withBuilder(road)).toStrictEqual(['meeple r1 with builder']);
  const city = c3('Blue', 'Red').lays('Blue', '(0,-1) BA-G@90');
  expect(withBuilder(city)).toStrictEqual(['meeple c1 with builder']);
  city.does('knight c1 with builder');
  expect(city.figures).toStrictEqual(['Blue knight (0,-1) c1', 'Blue builder (0,-1) c1']);
  expect(city.eventsOfType('deployed').map(({ figure, on }) => `${figure} ${on}`)).toStrictEqual([
    'meeple c1',
    'builder c1',
  ]);
  const monastery = c3('Blue', 'Red').lays('Blue', '(0,1) BA-B@0');
  expect(withBuilder(monastery)).toStrictEqual([]);
  expect(monastery.refuses('monk m1 with builder')).toBe('CAR-TB-BUILDER-20');
  expect(monastery.refuses('farmer f1 with builder')).toBe('CAR-TB-BUILDER-20');
});

rule('CAR-TB-BUILDER-20', 'a big meeple brings the builder as well', () => {
  const t = tableWith({ edition: 'c3', sets: ['inns', 'traders'] }, 'Blue', 'Red');
  t.lays('Blue', '(1,0) BA-U@90');
  expect(withBuilder(t)).toStrictEqual(['meeple r1 with builder', 'big r1 with builder']);
});

rule('CAR-TB-BUILDER-01', 'where the builder is deployed by itself, it comes along with nobody', () => {
  const t = tableWith({ edition: 'c2', sets: ['traders'] }, 'Blue', 'Red').lays('Blue', '(1,0) BA-U@90');
  expect(withBuilder(t)).toStrictEqual([]);
  expect(t.refuses('highwayman r1 with builder')).toBe('CAR-TB-BUILDER-01');
});

rule('CAR-TB-BUILDER-21', 'the builder is never alone: it goes home with its meeple', () => {
  const t = c3('Blue', 'Red').given(PAIR).given('(-1,0) BA-W@0 Red').turn('Red', '(2,0) BA-W@0');
  expect(t.figures).toStrictEqual([]);
  expect(t.pieces('Blue')).toBe('7 meeples, builder, pig');
});

rule(
  'CAR-TB-BUILDER-22',
  'it only enters a feature that was unoccupied, never beside a meeple that stands',
  () => {
    const own = c3('Blue', 'Red').given('(1,0) BA-U@90  Blue highwayman r1').lays('Blue', '(2,0) BA-U@90');
    expect(withBuilder(own)).toStrictEqual([]);
    expect(own.refuses('highwayman r1 with builder')).toBe('CAR-MEEP-02');
    const foreign = c3('Blue', 'Red').given('(1,0) BA-U@90  Red highwayman r1').lays('Blue', '(2,0) BA-U@90');
    expect(foreign.refuses('highwayman r1 with builder')).toBe('CAR-MEEP-02');
  },
);

rule(
  'CAR-TB-BUILDER-23',
  'when its road is extended the builder steps beside the stacks; its meeple stays',
  () => {
    const t = c3('Blue', 'Red').given(PAIR).lays('Blue', '(2,0) BA-U@90');
    expect(t.eventsOfType('builder-leaves')).toStrictEqual([
      { type: 'builder-leaves', seat: 0, rule: 'CAR-TB-BUILDER-23' },
    ]);
    expect(t.figures).toStrictEqual(['Blue highwayman (1,0) r1']);
    expect(t.pieces('Blue')).toBe('6 meeples, pig'); // neither on the board nor in the supply
    expect(t.feature('(2,0) r1').helpers).toStrictEqual([]);
  },
);

rule('CAR-TB-BUILDER-23', 'also when the tile completes the feature, at either end, or joins another', () => {
  const complete = c3('Blue', 'Red').given(PAIR).given('(-1,0) BA-W@0 Red').turn('Blue', '(2,0) BA-W@0');
  expect(complete.eventsOfType('builder-leaves')).toHaveLength(1);
  expect(complete.points).toStrictEqual({ Blue: 4, Red: 0 });
  expect(complete.view.part).toBe(2);
  const west = c3('Blue', 'Red').given(PAIR).turn('Blue', '(-1,0) BA-U@90');
  expect(west.view.part).toBe(2);
  const city = c3('Blue', 'Red').given('(0,-1) BA-G@90  Blue knight c1 with builder');
  city.turn('Blue', '(0,-2) BA-R@90');
  expect(city.view.part).toBe(2);
});

rule('CAR-TB-BUILDER-23', 'but not for another player’s tile', () => {
  const t = c3('Blue', 'Red').given(PAIR).turn('Red', '(2,0) BA-U@90');
  expect(t.eventsOfType('builder-leaves')).toStrictEqual([]);
  expect(t.seat).toBe('Blue');
  expect(t.feature('(2,0) r1').helpers).toStrictEqual([0]);
});

rule('CAR-TB-BUILDER-24', 'beside the stacks it cannot be placed in this part', () => {
  const t = c3('Blue', 'Red').given(PAIR).lays('Blue', '(2,0) BA-W@0');
  expect(withBuilder(t)).toStrictEqual([]);
  expect(t.refuses('highwayman r2 with builder')).toBe('CAR-TB-BUILDER-24');
  expect(t.refuses('highwayman r2')).toBeUndefined();
});

rule('CAR-TB-BUILDER-25', 'at the end of the turn it returns, and the player has one extra turn', () => {
  const t = c3('Blue', 'Red', 'Green').given(PAIR).turn('Blue', '(2,0) BA-U@90 Blue farmer f1');
  expect(t.events.map(({ type }) => type)).toStrictEqual([
    'drawn',
    'placed',
    'builder-leaves',
    'deployed',
    'double',
  ]);
  expect(t.eventsOfType('double')).toStrictEqual([{ type: 'double', seat: 0, rule: 'CAR-TB-BUILDER-25' }]);
  expect(t.pieces('Blue')).toBe('5 meeples, builder, pig');
  expect(t.view.phase).toBe('draw');
  t.part('(0,1) BA-B@0 Blue monk m1'); // all three steps
  expect(t.seat).toBe('Red');
});

rule('CAR-TB-BUILDER-26', 'placed again in the extra turn, it gives no other', () => {
  const t = c3('Blue', 'Red').given(PAIR).turn('Blue', '(2,0) BA-U@90');
  t.part('(0,-1) BA-G@90 Blue knight c1 with builder');
  expect(t.seat).toBe('Red');
  t.turn('Blue', '(0,-2) BA-R@90'); // but in the next turn it works again
  expect(t.view.part).toBe(2);
});

rule('CAR-TB-BUILDER-27', 'there is no third turn in a row', () => {
  const t = c3('Blue', 'Red').given(PAIR).turn('Blue', '(2,0) BA-U@90').part('(3,0) BA-U@90');
  expect(t.eventsOfType('builder-leaves')).toStrictEqual([]);
  expect(t.seat).toBe('Red');
});

rule('CAR-TB-BUILDER-28', 'the old feature no longer holds it: to extend that again gives nothing', () => {
  const t = c3('Blue', 'Red').given(PAIR).turn('Blue', '(2,0) BA-U@90').part('(0,1) BA-B@0');
  t.turn('Red', '(0,2) BA-B@0').turn('Blue', '(3,0) BA-U@90');
  expect(t.eventsOfType('builder-leaves')).toStrictEqual([]);
  expect(t.seat).toBe('Red');
});

rule(
  'CAR-TB-BUILDER-28',
  'nor does it come back to it when it stands elsewhere and the roads are joined',
  () => {
    const t = c3('Blue', 'Red').part('(1,0) BA-U@90 Blue highwayman r1 with builder').part('(1,1) BA-B@0');
    t.part('(-1,0) BA-U@90').part('(2,1) BA-B@0'); // the builder leaves; Blue's extra turn
    t.part('(3,1) BA-E@180').part('(3,0) BA-U@90 Blue highwayman r1 with builder');
    t.part('(2,0) BA-U@90'); // Red joins the roads
    expect(t.figures).toStrictEqual([
      'Blue highwayman (1,0) r1',
      'Blue highwayman (3,0) r1',
      'Blue builder (3,0) r1',
    ]);
    t.turn('Red', '(4,0) BA-W@0').turn('Red', '(-2,0) BA-W@0');
    expect(t.eventsOfType('returned')[0]?.figures.length).toBe(3);
    expect(t.pieces('Blue')).toBe('7 meeples, builder, pig');
  },
);

rule(
  'CAR-TB-BUILDER-29',
  'it goes home with its meeple when an opponent’s tile completes the feature',
  () => {
    const t = c3('Blue', 'Red').given(PAIR).given('(-1,0) BA-W@0 Red').turn('Red', '(2,0) BA-W@0');
    expect(t.points).toStrictEqual({ Blue: 4, Red: 0 });
    expect(t.pieces('Blue')).toBe('7 meeples, builder, pig');
    expect(t.eventsOfType('double')).toStrictEqual([]);
    expect(t.seat).toBe('Blue');
    expect(t.view.part).toBe(1);
  },
);

rule('CAR-TB-BUILDER-29', 'or the very tile that it was placed on', () => {
  const t = c3('Blue', 'Red').turn('Blue', '(0,-1) BA-E@180 Blue knight c1 with builder');
  expect(t.points).toStrictEqual({ Blue: 4, Red: 0 });
  expect(t.pieces('Blue')).toBe('7 meeples, builder, pig');
  expect(t.seat).toBe('Red');
});

rule('CAR-TB-BUILDER-30', 'with no tile left there is no extra turn, and the game ends', () => {
  const t = c3('Blue', 'Red').given(PAIR).left('BA-U').turn('Blue', '(2,0) BA-U@90');
  expect(t.eventsOfType('double')).toStrictEqual([]);
  expect(t.view.phase).toBe('over');
  expect(t.points).toStrictEqual({ Blue: 3, Red: 0 });
  expect(t.pieces('Blue')).toBe('6 meeples, builder, pig');
});

rule('CAR-EDGE-03', 'builder and meeple in the same step: in the third edition yes, always both', () => {
  const t = c3('Blue', 'Red').turn('Blue', '(1,0) BA-U@90 Blue highwayman r1 with builder');
  expect(t.figures).toHaveLength(2);
  expect(t.seat).toBe('Red');
});

rule('CAR-EDGE-05', 'a paired builder on a feature that its tile completes comes back; no extra turn', () => {
  const t = c3('Blue', 'Red').given('(0,-1) BA-N@90').lays('Blue', '(1,-1) BA-E@270');
  t.does('knight c1 with builder');
  expect(t.points).toStrictEqual({ Blue: 6, Red: 0 });
  expect(t.pieces('Blue')).toBe('7 meeples, builder, pig');
  expect(t.seat).toBe('Red');
});

rule(
  'CAR-EDGE-07',
  'a paired builder’s feature completed: it leaves, the rest scores and returns, extra turn',
  () => {
    const t = c3('Blue', 'Red').given(PAIR).given('(-1,0) BA-W@0 Red').lays('Blue', '(2,0) TB-C@0');
    expect(t.pieces('Blue')).toBe('6 meeples, pig'); // the builder is beside the stacks
    t.does('skip');
    expect(t.events.map(({ type }) => type)).toStrictEqual([
      'drawn',
      'placed',
      'builder-leaves',
      'scored',
      'returned',
      'double',
    ]);
    expect(t.eventsOfType('returned')[0]?.figures.map(({ figure }) => figure)).toStrictEqual(['meeple']);
    expect(t.pieces('Blue')).toBe('7 meeples, builder, pig');
    expect(t.view.part).toBe(2);
  },
);
