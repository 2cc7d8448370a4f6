import { carcassonne } from '@bastide/carcassonne';
import { CHANCE, OVER, type Random } from '@bastide/contract';
import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { type TestTable, table, tableWith } from '../table.ts';

const { fast } = carcassonne;

rule('CAR-TURN-01', 'a part has three steps in this order: place a tile, place a figure, score', () => {
  const t = table('Blue', 'Red').begin('Blue');
  const types = () =>
    new Set(carcassonne.actions(t.state, carcassonne.actors(t.state)[0]!).map(({ type }) => type));
  expect(types()).toStrictEqual(new Set(['draw']));
  for (const early of ['(0,-1)@180', 'knight c1', 'skip']) expect(t.refuses(early)).toBe('CAR-TURN-01');

  t.draw('BA-E');
  expect(types()).toStrictEqual(new Set(['place']));
  expect(t.refuses('knight c1')).toBe('CAR-TURN-01');
  expect(carcassonne.refusal(t.state, 'chance', { type: 'draw', tile: 'BA-E' })?.rule).toBe('CAR-TURN-01');

  t.does('(0,-1)@180');
  expect(types()).toStrictEqual(new Set(['deploy', 'skip']));
  expect(t.refuses('(1,0)@90')).toBe('CAR-TURN-01');
  expect(t.points).toStrictEqual({ Blue: 0, Red: 0 });

  t.does('knight c1');
  expect(t.events.map(({ type }) => type)).toStrictEqual([
    'drawn',
    'placed',
    'deployed',
    'scored',
    'returned',
  ]);
});

rule('CAR-TURN-02', 'one tile is drawn, by chance, and it must be placed', () => {
  const t = table('Blue', 'Red').begin('Blue');
  expect(carcassonne.refusal(t.state, 0, { type: 'draw', tile: 'BA-B' })?.rule).toBe('CAR-TURN-02');
  t.draw('BA-B');
  expect(t.view.drawn).toBe('BA-B');
  expect(t.choices.every((choice) => /^-?\d+,-?\d+ \d+$/.test(choice))).toBe(true);
});

rule('CAR-TURN-03', 'at most one figure is placed, or none', () => {
  const t = table('Blue', 'Red').lays('Blue', '(0,1) BA-A@0');
  expect(t.choices).toStrictEqual(['meeple m1', 'meeple r1', 'meeple f1', 'skip']);
  t.does('monk m1');
  expect(t.seat).toBe('Red');
  expect(t.figures).toStrictEqual(['Blue monk (0,1) m1']);
  t.lays('Red', '(0,2) BA-U@0').does('skip');
  expect(t.seat).toBe('Blue');
  expect(t.supply('Red').meeple).toBe(7);
});

rule('CAR-TURN-04', 'every feature that the tile completes is scored, no matter who owns it', () => {
  // A road of four tiles from the junction in the west to the village, and a city of three: both are Blue's.
  const t = table('Blue', 'Red').given(`
    (-1,0) BA-W@0
    (0,-1) BA-N@90  Blue knight c1
    (1,0) BA-V@90   Blue highwayman r1
  `);
  t.turn('Red', '(1,-1) BA-L@270');
  expect(t.points).toStrictEqual({ Blue: 4 + 6, Red: 0 });
  expect(t.figures).toStrictEqual([]);
});

rule(
  'CAR-TURN-05',
  'a meeple placed on a feature that this tile completes scores and comes straight back',
  () => {
    const t = table('Blue', 'Red').turn('Blue', '(0,-1) BA-E@180 Blue knight c1');
    expect(t.points).toStrictEqual({ Blue: 4, Red: 0 });
    expect(t.supply('Blue').meeple).toBe(7);
  },
);

rule('CAR-TURN-06', 'then the next seat moves; nobody else may', () => {
  const t = table('Blue', 'Red', 'Green').turn('Red', '(1,0) BA-U@90');
  expect(t.seat).toBe('Green');
  t.draw('BA-U');
  for (const other of [0, 1])
    expect(carcassonne.refusal(t.state, other, { type: 'place', at: [2, 0], turned: 90 })?.rule).toBe(
      'CAR-TURN-06',
    );
  t.does('(2,0)@90');
  expect(carcassonne.refusal(t.state, 1, { type: 'skip' })?.rule).toBe('CAR-TURN-06');
  expect(carcassonne.refusal(t.state, 'chance', { type: 'skip' })?.rule).toBe('CAR-TURN-01');
});

rule(
  'CAR-TURN-07',
  'with the last tile placed and scored the game ends, even if a second part is owed',
  () => {
    const t = table('Blue', 'Red').given(`
    (1,0) BA-U@90  Blue highwayman r1
    (2,0) BA-U@90  Blue builder r1
  `);
    t.left('BA-U').lays('Blue', '(3,0) BA-U@90');
    expect(t.view.double).toBe(true);
    t.does('skip');
    expect(t.view.phase).toBe('over');
    expect(t.eventsOfType('double')).toStrictEqual([]);
    expect(t.points).toStrictEqual({ Blue: 4, Red: 0 });
    expect(t.choices).toStrictEqual([]);
  },
);

rule('CAR-TURN-06', 'nothing is open to whoever is not to act', () => {
  const t = table('Blue', 'Red').begin('Blue').draw('BA-B');
  expect(carcassonne.actions(t.state, 0)).toHaveLength(4);
  for (const other of [1, 'chance'] as const) expect(carcassonne.actions(t.state, other)).toStrictEqual([]);
});

rule(
  'CAR-TURN-06',
  'both lanes wait for chance, for the seat whose turn it is, and in the end for nobody',
  () => {
    const t = table('Blue', 'Red').left('BA-B', 'BA-U').begin('Red');
    const codes = new Int32Array(fast.actionsAtMost);
    const waits = () => [carcassonne.actors(t.state), fast.actor(t.state), fast.legalActions(t.state, codes)];
    expect(waits()).toStrictEqual([['chance'], CHANCE, 0]);
    t.draw('BA-B');
    expect(waits()).toStrictEqual([[1], 1, 4]);
    t.does('(0,1)@0');
    expect(waits()).toStrictEqual([[1], 1, 3]); // a monk, a farmer, nobody
    t.does('skip').turn('Blue', '(1,0) BA-U@90');
    expect(waits()).toStrictEqual([[], OVER, 0]);
  },
);

/** Counts each tile dealt if chance takes every number once. */
function dealt({ state }: TestTable): Record<string, number> {
  const counts: Record<string, number> = {};
  let numbers = 1;
  for (let number = 0; number < numbers; number++) {
    const code = fast.sampleChance(state, {
      below(count) {
        expect(count).toBeGreaterThan(0);
        numbers = count;
        return number;
      },
    } as Random);
    const { tile } = fast.decode(state, code) as { tile: string };
    counts[tile] = (counts[tile] ?? 0) + 1;
  }
  return counts;
}

/** Weight of each listed draw. */
function weighed({ state, choices }: TestTable): Record<string, number> {
  const weights = carcassonne.weights(state);
  expect(weights).toHaveLength(choices.length);
  return Object.fromEntries(choices.map((tile, i) => [tile, weights[i]!]));
}

rule('CAR-TURN-02', 'each tile that is left is as likely to be drawn as any other', () => {
  const t = table('Blue', 'Red');
  expect(dealt(t)).toStrictEqual(t.view.bag);
  expect(weighed(t)).toStrictEqual(t.view.bag);
  t.left('BA-A', 'BA-U', 'BA-U', 'TB-Q');
  expect(dealt(t)).toStrictEqual({ 'BA-A': 1, 'BA-U': 2, 'TB-Q': 1 });
  expect(weighed(t)).toStrictEqual(dealt(t));
});

rule('CAR-RIV-01', 'so is each tile of the river, but the lake, which comes last of them', () => {
  const t = tableWith({ sets: ['river'] }, 'Blue', 'Red').begin('Blue');
  const river = Object.entries(t.view.bag).filter(([tile]) => tile.startsWith('RI-') && tile !== 'RI-L');
  expect(dealt(t)).toStrictEqual(Object.fromEntries(river));
  expect(weighed(t)).toStrictEqual(dealt(t));
  expect(dealt(t.left('BA-A', 'RI-G', 'RI-L'))).toStrictEqual({ 'RI-G': 1 });
  expect(dealt(t.left('BA-A', 'RI-L'))).toStrictEqual({ 'RI-L': 1 });
});
