import { carcassonne } from '@bastide/carcassonne';
import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { table } from '../table.ts';

rule('CAR-END-01', 'the game ends after the part in which the last tile was placed', () => {
  const t = table('Blue', 'Red').left('BA-U').lays('Blue', '(1,0) BA-U@90');
  expect(t.view.phase).toBe('deploy');
  expect(carcassonne.outcome(t.state)).toBeUndefined();
  t.does('highwayman r1');
  expect(t.view.phase).toBe('over');
  expect(carcassonne.actors(t.state)).toStrictEqual([]);
  expect(carcassonne.refusal(t.state, 0, { type: 'skip' })?.rule).toBe('CAR-END-01');
  expect(carcassonne.refusal(t.state, 'chance', { type: 'draw', tile: 'BA-U' })?.rule).toBe('CAR-END-01');
});

rule('CAR-END-02', 'an unfinished road: one point for each tile', () => {
  const t = table('Blue', 'Red')
    .given('(1,0) BA-U@90 Blue highwayman r1')
    .left('BA-B')
    .turn('Red', '(0,1) BA-B@0');
  expect(t.points).toStrictEqual({ Blue: 2, Red: 0 });
});

rule('CAR-END-02', 'an unfinished city: one point for each tile and one for each coat of arms', () => {
  const t = table('Blue', 'Red')
    .given('(0,-1) BA-M@90 Blue knight c1')
    .left('BA-B')
    .turn('Red', '(0,1) BA-B@0');
  expect(t.points).toStrictEqual({ Blue: 3, Red: 0 });
});

rule('CAR-END-02', 'an unfinished monastery: one point, and one for each neighbour', () => {
  const t = table('Blue', 'Red').given('(0,1) BA-B@0 Blue monk m1').left('BA-U').turn('Red', '(1,0) BA-U@90');
  expect(t.points).toStrictEqual({ Blue: 3, Red: 0 });
});

rule('CAR-END-02', 'by majority as usual; who shares it gets all points', () => {
  const t = table('Blue', 'Red').given(`
    (1,0) BA-U@90  Blue highwayman r1
    (1,1) BA-B@0
    (2,1) BA-B@0
    (3,1) BA-B@0
    (3,0) BA-U@90  Red highwayman r1
  `);
  t.left('BA-U').turn('Blue', '(2,0) BA-U@90');
  expect(t.points).toStrictEqual({ Blue: 4, Red: 4 });
});

rule('CAR-END-03', 'first roads, cities and monasteries, then fields, then goods', () => {
  const t = table('Blue', 'Red').given(`
    (0,-1) BA-E@180  Blue farmer f1
    (0,1) BA-B@0     Red monk m1
    (1,0) BA-U@90    Blue highwayman r1
  `);
  t.has('Red', { grain: 1 }).left('BA-B').turn('Blue', '(1,1) BA-B@0');
  expect(t.eventsOfType('scored').map(({ kind, points, final }) => [kind, points, final])).toStrictEqual([
    ['road', 2, true],
    ['monastery', 4, true],
    ['field', 3, true],
    ['goods', 10, true],
  ]);
  expect(t.events.at(-1)?.type).toBe('ended');
});

rule('CAR-END-04', 'most points win; equal points share the win', () => {
  const blue = table('Blue', 'Red', 'Green').left('BA-U').turn('Blue', '(1,0) BA-U@90 Blue highwayman r1');
  expect(blue.winners).toStrictEqual(['Blue']);
  const shared = table('Blue', 'Red', 'Green').has('Blue', { wine: 1 }).has('Green', { wine: 1 });
  shared.left('BA-B').turn('Red', '(0,1) BA-B@0');
  expect(shared.winners).toStrictEqual(['Blue', 'Green']);
  expect(shared.eventsOfType('ended')).toStrictEqual([
    { type: 'ended', points: [10, 0, 10], winners: [0, 2] },
  ]);
});
