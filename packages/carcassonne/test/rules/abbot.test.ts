import { carcassonne, EDITIONS } from '@bastide/carcassonne';
import { expect } from 'vitest';
import { optionsOf } from '../random-game.ts';
import { rule } from '../rule.ts';
import { table, tableWith } from '../table.ts';

const abbey = (...seats: string[]) => tableWith({ sets: ['abbot'] }, ...seats);

/** Blue's abbot in the garden of (0,1), surrounded but for the south-east corner. */
const SURROUNDED = `
  (0,1) BA-Eg@180  Blue abbot g1
  (-1,0) BA-U@90
  (1,0) BA-U@90
  (-1,1) BA-E@270
  (1,1) BA-E@90
  (-1,2) BA-B@0
  (0,2) BA-E@0
`;

rule('CAR-ABB-01', 'by default there is no abbot, in no edition, and gardens are decoration', () => {
  for (const edition of Object.keys(EDITIONS)) {
    expect(optionsOf({ edition }).sets).not.toContain('abbot');
    const t = tableWith({ edition: edition as 'c2' }, 'Blue', 'Red').lays('Blue', '(0,-1) BA-E@180');
    expect(t.pieces('Blue')).toBe('7 meeples');
    expect(t.choices).toStrictEqual(['meeple c1', 'meeple f1', 'skip']);
    expect(t.refuses('abbot g1')).toBe('CAR-MEEP-01');
    t.does('skip').lays('Red', '(0,1) BA-B@0');
    expect(t.refuses('abbot m1')).toBe('CAR-ABB-01');
    expect(t.refuses('retrieve')).toBe('CAR-ABB-01');
  }
  expect(abbey('Blue', 'Red').pieces('Blue')).toBe('7 meeples, abbot');
});

rule('CAR-ABB-02', 'instead of another figure, the abbot goes on the monastery or in the garden', () => {
  const garden = abbey('Blue', 'Red').lays('Blue', '(0,-1) BA-Eg@180');
  expect(garden.choices).toStrictEqual(['meeple c1', 'meeple f1', 'abbot g1', 'skip']);
  expect(garden.refuses('meeple g1')).toBe('CAR-ABB-02'); // only the abbot
  garden.does('abbot g1');
  expect(garden.seat).toBe('Red');
  expect(garden.pieces('Blue')).toBe('7 meeples');
  const monastery = abbey('Blue', 'Red').lays('Blue', '(0,1) BA-B@0');
  expect(monastery.choices).toStrictEqual(['meeple m1', 'abbot m1', 'meeple f1', 'skip']);
});

rule('CAR-ABB-03', 'a garden that is surrounded brings 9 points, like a monastery', () => {
  const t = abbey('Blue', 'Red').given(SURROUNDED).turn('Red', '(1,2) BA-E@180');
  expect(t.points).toStrictEqual({ Blue: 9, Red: 0 });
  expect(t.pieces('Blue')).toBe('7 meeples, abbot');
  expect(t.eventsOfType('scored').map(({ kind, rule }) => [kind, rule])).toStrictEqual([
    ['garden', 'CAR-ABB-03'],
  ]);
});

rule('CAR-ABB-03', 'at the end 1 and 1 for each neighbour', () => {
  const t = abbey('Blue', 'Red').given(SURROUNDED).left('BA-V').turn('Red', '(2,0) BA-V@0');
  expect(t.points).toStrictEqual({ Blue: 8, Red: 0 });
});

rule('CAR-ABB-04', 'instead of placing a figure, the abbot may go home and score what is there', () => {
  const t = abbey('Blue', 'Red').given('(0,1) BA-B@0  Blue abbot m1').lays('Blue', '(1,0) BA-U@90');
  expect(t.choices).toContain('retrieve');
  t.does('retrieve');
  expect(t.points).toStrictEqual({ Blue: 3, Red: 0 }); // itself and two neighbours
  expect(t.pieces('Blue')).toBe('7 meeples, abbot');
  expect(t.events.map((event) => [event.type, 'rule' in event ? event.rule : undefined])).toStrictEqual([
    ['drawn', undefined],
    ['placed', undefined],
    ['scored', 'CAR-ABB-04'],
    ['returned', 'CAR-ABB-04'],
  ]);
  expect(t.seat).toBe('Red'); // no figure besides
});

rule('CAR-ABB-04', 'from a garden too; but not somebody else’s, nor one in the supply', () => {
  const t = abbey('Blue', 'Red').given('(0,-1) BA-Eg@180  Blue abbot g1').lays('Red', '(1,0) BA-U@90');
  expect(t.refuses('retrieve')).toBe('CAR-ABB-04');
  t.does('skip').turn('Blue', '(-1,0) BA-U@90 retrieve');
  expect(t.points).toStrictEqual({ Blue: 4, Red: 0 });
  expect(t.eventsOfType('scored')[0]?.kind).toBe('garden');
});

rule('CAR-ABB-04', 'nor twice', () => {
  const t = abbey('Blue', 'Red').part('(0,1) BA-B@0 Blue abbot m1').part('(1,0) BA-U@90');
  t.part('(2,0) BA-U@90 retrieve').part('(3,0) BA-U@90').draw('BA-U').does('(4,0)@90');
  expect(t.refuses('retrieve')).toBe('CAR-ABB-04');
  expect(t.choices).not.toContain('retrieve');
  expect(t.points).toStrictEqual({ Blue: 3, Red: 0 });
});

rule('CAR-ABB-04', 'it may go home from where it stands after other meeples came home', () => {
  const t = abbey('Blue', 'Red').part('(0,1) BA-B@0 Blue abbot m1').part('(1,0) BA-U@90');
  t.part('(0,-1) BA-E@180 Blue knight c1').part('(2,0) BA-U@90');
  expect(t.pieces('Blue')).toBe('7 meeples'); // the knight has come home
  t.part('(3,0) BA-U@90 retrieve');
  expect(t.points).toStrictEqual({ Blue: 4 + 3, Red: 0 });
});

rule('CAR-ABB-04', 'what it has left is complete later without a word: it was scored', () => {
  const t = abbey('Blue', 'Red').part('(0,1) BA-Eg@180 Blue abbot g1').part('(-1,0) BA-U@90');
  t.part('(1,0) BA-U@90 retrieve').part('(-1,1) BA-E@270').part('(1,1) BA-E@90').part('(-1,2) BA-B@0');
  t.part('(0,2) BA-E@0').part('(1,2) BA-E@180');
  expect(t.events.map(({ type }) => type)).toStrictEqual(['drawn', 'placed']);
});

rule('CAR-ABB-04', 'an abbot that goes home lets nobody else in', () => {
  const t = abbey('Blue', 'Red').given('(0,1) BA-B@0  Blue abbot m1').turn('Blue', '(1,0) BA-U@90 retrieve');
  t.given(`
    (-1,0) BA-U@90
    (-1,1) BA-E@270
    (1,1) BA-E@90
    (-1,2) BA-B@0
    (0,2) BA-B@0
  `);
  t.turn('Red', '(1,2) BA-B@0');
  expect(t.points).toStrictEqual({ Blue: 3, Red: 0 });
});

rule('CAR-ABB-05', 'the abbot counts 1 on a monastery; it is no highwayman, knight or farmer', () => {
  const t = abbey('Blue', 'Red').lays('Blue', '(0,1) BA-A@0');
  expect(t.refuses('abbot r1')).toBe('CAR-ABB-05');
  expect(t.refuses('abbot f1')).toBe('CAR-ABB-05');
  t.does('abbot m1');
  expect(t.feature('(0,1) m1').strength).toStrictEqual({ Blue: 1, Red: 0 });
  t.lays('Red', '(0,-1) BA-E@180');
  expect(t.refuses('abbot c1')).toBe('CAR-ABB-05');
});

rule('CAR-ABB-06', 'in a double turn the abbot may go home in each part', () => {
  const sets = ['traders', 'abbot'] as const;
  const board = `
    (1,0) BA-U@90  Blue highwayman r1
    (2,0) BA-U@90  Blue builder r1
    (0,1) BA-B@0   Blue abbot m1
  `;
  const first = tableWith({ sets }, 'Blue', 'Red').given(board);
  first.turn('Blue', '(3,0) BA-U@90 retrieve');
  expect(first.view.part).toBe(2);
  expect(first.points).toStrictEqual({ Blue: 3, Red: 0 });
  const again = first.copy().part('(1,1) BA-B@0 Blue abbot m1'); // and out again in the second
  expect(again.pieces('Blue')).toBe('6 meeples, pig');
  const second = tableWith({ sets }, 'Blue', 'Red').given(board).turn('Blue', '(3,0) BA-U@90');
  second.part('(1,1) BA-B@0 retrieve');
  expect(second.points).toStrictEqual({ Blue: 4, Red: 0 });
  expect(second.seat).toBe('Red');
});

rule('CAR-MEEP-05', 'but for the abbot', () => {
  const t = abbey('Blue', 'Red').given('(0,1) BA-B@0  Blue monk m1').lays('Blue', '(1,0) BA-U@90');
  expect(carcassonne.refusal(t.state, 0, { type: 'retrieve' })?.rule).toBe('CAR-ABB-04'); // a monk is none
  const plain = table('Blue', 'Red').given('(0,1) BA-B@0  Blue monk m1').lays('Blue', '(1,0) BA-U@90');
  expect(plain.refuses('retrieve')).toBe('CAR-ABB-01');
});
