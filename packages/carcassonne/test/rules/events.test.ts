// All that is told of a turn, word by word: other tests look at what matters to a rule.
import { carcassonne } from '@bastide/carcassonne';
import { expect, test } from 'vitest';
import { rule } from '../rule.ts';
import { table, tableWith } from '../table.ts';

/** `(0,-1) c1`, one after the other. */
const parts = (...segments: string[]) =>
  segments.map((segment) => {
    const [, x, y, on] = /^\((-?\d+),(-?\d+)\) (\w+)$/.exec(segment)!;
    return { at: [Number(x), Number(y)], on };
  });
const figure = (seat: number, figure: string, segment: string) => ({ seat, figure, ...parts(segment)[0] });
const sum = (what: string, count: number, each: number) => ({ for: what, count, each, points: count * each });

rule('CAR-TURN-04', 'told are draw, place, figure, score, return and goods, in this order', () => {
  const t = table('Blue', 'Red').given(`
    (0,-1) TB-Q@90   Blue knight c1
    (0,-2) TB-E@90
    (0,-3) BA-F@90
  `);
  t.turn('Red', '(0,-4) BA-E@180 Red farmer f1');
  const city = parts('(0,0) c1', '(0,-1) c1', '(0,-2) c1', '(0,-3) c1', '(0,-4) c1');
  expect(t.events).toStrictEqual([
    { type: 'drawn', seat: 1, tile: 'BA-E' },
    { type: 'placed', seat: 1, tile: 'BA-E', at: [0, -4], turned: 180 },
    { type: 'deployed', ...figure(1, 'meeple', '(0,-4) f1') },
    {
      type: 'scored',
      seat: 0,
      rule: 'CAR-CITY-02',
      points: 12,
      parts: [sum('tiles', 5, 2), sum('shields', 1, 2)],
      kind: 'city',
      feature: city,
      strength: [1, 0],
      final: false,
    },
    { type: 'returned', figures: [figure(0, 'meeple', '(0,-1) c1')], rule: 'CAR-RET-01' },
    {
      type: 'goods',
      seat: 1,
      goods: { wine: 1, grain: 1, cloth: 0 },
      feature: city,
      rule: 'CAR-TB-GOODS-02',
    },
  ]);
});

rule('CAR-MAJ-04', 'what is completed with nobody in it is told too', () => {
  const t = table('Blue', 'Red').turn('Blue', '(0,-1) BA-E@180');
  expect(t.events.slice(2)).toStrictEqual([
    { type: 'completed', kind: 'city', feature: parts('(0,0) c1', '(0,-1) c1'), rule: 'CAR-MAJ-04' },
  ]);
});

rule('CAR-ABB-04', 'of an abbot that goes home are told its points and its way', () => {
  const t = tableWith({ sets: ['abbot'] }, 'Blue', 'Red').given('(0,-1) BA-Eg@180  Blue abbot g1');
  t.turn('Blue', '(-1,0) BA-U@90 retrieve');
  expect(t.events.slice(2)).toStrictEqual([
    {
      type: 'scored',
      seat: 0,
      rule: 'CAR-ABB-04',
      points: 3,
      parts: [sum('monastery', 1, 1), sum('neighbours', 2, 1)],
      kind: 'garden',
      feature: parts('(0,-1) g1'),
      strength: [1, 0],
      final: false,
    },
    { type: 'returned', figures: [figure(0, 'abbot', '(0,-1) g1')], rule: 'CAR-ABB-04' },
  ]);
});

rule('CAR-TB-BUILDER-23', 'a paired builder is told to leave, and then the second part', () => {
  const t = tableWith({ edition: 'c3', sets: ['traders'] }, 'Blue', 'Red');
  t.given('(1,0) BA-U@90 Blue highwayman r1 with builder').turn('Blue', '(2,0) BA-U@90');
  expect(t.events.slice(2)).toStrictEqual([
    { type: 'builder-leaves', seat: 0, rule: 'CAR-TB-BUILDER-23' },
    { type: 'double', seat: 0, rule: 'CAR-TB-BUILDER-25' },
  ]);
});

rule(
  'CAR-TB-PIG-22',
  'of a pig are told its cities, its field, its points and its way; then its farmer’s',
  () => {
    const t = tableWith({ edition: 'c3', sets: ['inns', 'traders'] }, 'Blue', 'Red').given(`
    (0,-1) BA-F@90   Blue farmer f2 with pig
    (-1,0) BA-U@90   Red big farmer f2
    (-1,-1) BA-B@0
    (-1,-2) BA-E@0
    (-1,-3) BA-E@180
  `);
    t.turn('Red', '(0,-2) BA-E@180').does('farmer returns');
    expect(t.events.slice(3)).toStrictEqual([
      {
        type: 'scored',
        seat: 0,
        rule: 'CAR-TB-PIG-22',
        points: 6,
        parts: [sum('cities', 2, 3)],
        kind: 'field',
        feature: parts('(0,0) f1', '(0,-1) f2', '(-1,0) f2', '(-1,-1) f1', '(-1,-2) f1', '(0,-2) f1'),
        strength: [1, 2],
        final: false,
        cities: parts('(0,0) c1', '(-1,-2) c1'),
      },
      { type: 'returned', figures: [figure(0, 'pig', '(0,-1) f2')], rule: 'CAR-TB-PIG-24' },
      { type: 'returned', figures: [figure(0, 'meeple', '(0,-1) f2')], rule: 'CAR-TB-PIG-25' },
    ]);
  },
);

rule('CAR-END-03', 'fields are told in the order in which their first farmers came', () => {
  // Behind the spring lies a city; Red has the field north of it, Blue the meadow around the spring.
  const t = tableWith({ sets: ['river'] }, 'Blue', 'Red').left('BA-E', 'BA-E', 'BA-B');
  t.part('(0,-1) BA-E@0').part('(0,-2) BA-E@180 Red farmer f1').part('(1,0) BA-B@0 Blue farmer f1');
  expect(t.eventsOfType('scored').map(({ kind, seat, feature }) => [kind, seat, feature[0]])).toStrictEqual([
    ['field', 1, parts('(0,-2) f1')[0]],
    ['field', 0, parts('(0,0) f1')[0]],
  ]);
});

rule('CAR-END-03', 'told is the final scoring: what is unfinished, the goods by kind, and who wins', () => {
  const t = table('Blue', 'Red').given('(0,1) BA-B@0 Blue monk m1');
  t.has('Blue', { wine: 4, grain: 2 }).has('Red', { grain: 2, cloth: 1 }).left('BA-U');
  t.turn('Red', '(1,0) BA-U@90');
  const goods = (seat: number, good: string, strength: number[]) => ({
    type: 'scored',
    seat,
    rule: 'CAR-TB-GOODS-06',
    points: 10,
    parts: [{ for: good, count: strength[seat], each: 0, points: 10 }],
    kind: 'goods',
    feature: [],
    strength,
    final: true,
  });
  expect(t.events.slice(2)).toStrictEqual([
    {
      type: 'scored',
      seat: 0,
      rule: 'CAR-END-02',
      points: 3,
      parts: [sum('monastery', 1, 1), sum('neighbours', 2, 1)],
      kind: 'monastery',
      feature: parts('(0,1) m1'),
      strength: [1, 0],
      final: true,
    },
    goods(0, 'wine', [4, 0]),
    goods(0, 'grain', [2, 2]),
    goods(1, 'grain', [2, 2]),
    goods(1, 'cloth', [0, 1]),
    { type: 'ended', points: [23, 20], winners: [0] },
  ]);
});

rule('CAR-TILE-04', 'a tile that fits nowhere is told as drawn and put aside', () => {
  const t = table('Blue', 'Red').given('(0,-1) BA-E@180').begin('Red').draw('BA-C');
  expect(t.events).toStrictEqual([
    { type: 'drawn', seat: 1, tile: 'BA-C' },
    { type: 'discarded', tile: 'BA-C', rule: 'CAR-TILE-04' },
  ]);
});

test('what an action has told is not added to, whatever is played later', () => {
  const { state } = table('Blue', 'Red');
  const told = carcassonne.apply(state, 'chance', { type: 'draw', tile: 'BA-B' });
  const { fast } = carcassonne;
  fast.play(state, fast.encode(state, { type: 'place', at: [0, 1], turned: 0 }));
  expect(told).toStrictEqual([{ type: 'drawn', seat: 0, tile: 'BA-B' }]);
});
