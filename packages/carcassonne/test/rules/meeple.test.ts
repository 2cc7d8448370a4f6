import { carcassonne } from '@bastide/carcassonne';
import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { table, tableWith } from '../table.ts';

/** All seven meeples of Blue: five monks, a farmer, and a highwayman on a road that is open in the east. */
const SEVEN = `
  (-1,0) BA-W@0   Blue highwayman r1
  (0,1) BA-B@0    Blue monk m1
  (0,2) BA-B@0    Blue monk m1
  (0,3) BA-B@0    Blue monk m1
  (0,4) BA-B@0    Blue monk m1
  (1,2) BA-A@0    Blue monk m1
  (0,5) BA-E@180  Blue farmer f1
`;

rule('CAR-MEEP-01', 'a meeple stands on a road, city, monastery or field of the tile just placed', () => {
  const t = table('Blue', 'Red').lays('Blue', '(1,0) BA-J@90');
  expect(t.choices).toStrictEqual(['meeple c1', 'meeple r1', 'meeple f1', 'meeple f2', 'skip']);
  expect(t.refuses('knight c2')).toBe('CAR-MEEP-01');
  expect(t.refuses('monk m1')).toBe('CAR-MEEP-01');
  t.lays('Blue', '(0,1) BA-B@0');
  expect(t.choices).toStrictEqual(['meeple m1', 'meeple f1', 'skip']);
});

rule('CAR-MEEP-02', 'the whole feature must hold no meeple, of others or own, at any distance', () => {
  const board = `
    (1,0) BA-U@90  Blue highwayman r1
    (2,0) BA-U@90
    (3,0) BA-U@90
  `;
  for (const seat of ['Blue', 'Red']) {
    const t = table('Blue', 'Red').given(board).lays(seat, '(4,0) BA-U@90');
    expect(t.refuses('highwayman r1')).toBe('CAR-MEEP-02');
    expect(t.refuses('farmer f1')).toBeUndefined();
  }
});

rule('CAR-MEEP-03', 'builders and pigs are no meeples: by themselves they block nothing', () => {
  const t = table('Blue', 'Red').given('(1,0) BA-U@90');
  t.determinize({
    figures: [
      { seat: 0, figure: 'builder', at: [1, 0], on: 'r1' },
      { seat: 0, figure: 'pig', at: [1, 0], on: 'f1' },
    ],
  });
  t.lays('Red', '(2,0) BA-U@90');
  expect(t.refuses('highwayman r1')).toBeUndefined();
  expect(t.refuses('farmer f1')).toBeUndefined();
});

rule('CAR-MEEP-04', 'with no meeple left there is nothing to choose, and the turn goes on by itself', () => {
  const t = table('Blue', 'Red').given(SEVEN);
  expect(t.supply('Blue').meeple).toBe(0);
  t.lays('Blue', '(0,-1) BA-E@180');
  expect(t.seat).toBe('Red');
  expect(t.view.phase).toBe('draw');
});

rule('CAR-MEEP-04', 'with no meeple left builder and pig may still be placed', () => {
  const t = table('Blue', 'Red').given(SEVEN).lays('Blue', '(1,0) BA-U@90');
  expect(t.choices).toStrictEqual(['builder r1', 'pig f1', 'skip']);
  expect(t.refuses('farmer f2')).toBe('CAR-MEEP-04');
});

rule('CAR-MEEP-05', 'a meeple is never moved or taken back', () => {
  const t = table('Blue', 'Red').given('(1,0) BA-U@90 Blue highwayman r1').lays('Blue', '(2,0) BA-U@90');
  const because = (action: unknown) => carcassonne.refusal(t.state, 0, action)?.rule;
  expect(because({ type: 'return', figure: 'meeple', on: 'r1' })).toBe('RECORD');
  expect(because({ type: 'retrieve' })).toBe('CAR-ABB-01'); // only an abbot goes home early: CAR-ABB-04
  expect(because({ type: 'farmer', returns: true })).toBe('CAR-TB-PIG-25'); // only beside a pig just paid
  t.does('skip');
  expect(t.figures).toStrictEqual(['Blue highwayman (1,0) r1']);
});

rule('CAR-MEEP-06', 'a farmer stays until the end of the game', () => {
  // The city beside the field is complete; the farmer stays all the same.
  const t = table('Blue', 'Red').given(`
    (1,0) BA-W@0
    (0,-1) BA-E@180  Blue farmer f1
    (1,-1) BA-B@0
  `);
  expect(t.figures).toStrictEqual(['Blue farmer (0,-1) f1']);
  t.left('BA-B').turn('Red', '(0,1) BA-B@0');
  expect(t.view.phase).toBe('over');
  expect(t.figures).toStrictEqual(['Blue farmer (0,-1) f1']);
});

rule('CAR-MEEP-07', 'a bridge does not join the fields below it', () => {
  const t = table('Blue', 'Red').given('(1,0) TB-B@0  Blue farmer f1').lays('Red', '(2,0) BA-U@90');
  // f2 of the bridge lies north of the road, f3 south of it; Blue's corner is neither.
  expect(t.refuses('farmer f1')).toBeUndefined();
  expect(t.refuses('farmer f2')).toBeUndefined();
  for (const [one, other] of ['f1 f2', 'f2 f3', 'f3 f4', 'f4 f1'].map((pair) => pair.split(' ')))
    expect(t.feature(`(1,0) ${one}`).parts).not.toStrictEqual(t.feature(`(1,0) ${other}`).parts);
  expect(t.feature('(1,0) f1').strength).toStrictEqual({ Blue: 1, Red: 0 });
});

rule('CAR-MEEP-01', 'never on a river, nor in a garden but for the abbot', () => {
  const t = tableWith({ sets: ['river', 'abbot'] }, 'Blue', 'Red').lays('Blue', '(0,1) RI-Jg@270');
  expect(t.choices).toStrictEqual(['meeple f1', 'meeple f2', 'abbot g1', 'skip']);
  for (const on of ['v1', 'g1'])
    expect(carcassonne.refusal(t.state, 0, { type: 'deploy', figure: 'meeple', on }), on).toBeDefined();
});

rule('CAR-MEEP-01', 'where the table plays without farmers, nobody stands in a field', () => {
  const t = tableWith({ sets: ['inns', 'traders'], farmers: false }, 'Blue', 'Red').lays(
    'Blue',
    '(1,0) BA-U@90',
  );
  expect(t.choices).toStrictEqual(['meeple r1', 'big r1', 'skip']);
  expect(t.refuses('farmer f1')).toBe('CAR-MEEP-01');
  expect(t.refuses('big farmer f1')).toBe('CAR-MEEP-01');
});

rule(
  'CAR-MEEP-07',
  'the river parts the fields on its banks, and so does a road on its bridge over it',
  () => {
    // The road behind the spring keeps the banks apart there too.
    const t = tableWith({ sets: ['river'], riverTiles: 'third' }, 'Blue', 'Red').given(
      '(0,1) RI-K@0  Blue farmer f1',
    );
    const fields = ['f1', 'f2', 'f3', 'f4'].map((name) => JSON.stringify(t.feature(`(0,1) ${name}`).parts));
    expect(new Set(fields).size).toBe(4);
    t.lays('Red', '(0,2) RI-H@90');
    expect(t.refuses('farmer f1')).toBeUndefined(); // south-east of the bridge
  },
);
