import assert from 'node:assert/strict';
import { carcassonne } from '@bastide/carcassonne';
import { CHANCE, OVER, type Random } from '@bastide/contract';
import { rule } from '../rule.ts';
import { type TestTable, table, tableWith } from '../table.ts';

const { fast } = carcassonne;

rule('CAR-TURN-01', 'a part has three steps in this order: place a tile, place a figure, score', () => {
  const t = table('Blue', 'Red').begin('Blue');
  const types = () =>
    new Set(carcassonne.actions(t.state, carcassonne.actors(t.state)[0]!).map(({ type }) => type));
  assert.deepEqual(types(), new Set(['draw']));
  for (const early of ['(0,-1)@180', 'knight c1', 'skip']) assert.equal(t.refuses(early), 'CAR-TURN-01');

  t.draw('BA-E');
  assert.deepEqual(types(), new Set(['place']));
  assert.equal(t.refuses('knight c1'), 'CAR-TURN-01');
  assert.equal(carcassonne.refusal(t.state, 'chance', { type: 'draw', tile: 'BA-E' })?.rule, 'CAR-TURN-01');

  t.does('(0,-1)@180');
  assert.deepEqual(types(), new Set(['deploy', 'skip']));
  assert.equal(t.refuses('(1,0)@90'), 'CAR-TURN-01');
  assert.deepEqual(t.points, { Blue: 0, Red: 0 });

  t.does('knight c1');
  assert.deepEqual(
    t.events.map(({ type }) => type),
    ['drawn', 'placed', 'deployed', 'scored', 'returned'],
  );
});

rule('CAR-TURN-02', 'one tile is drawn, by chance, and it must be placed', () => {
  const t = table('Blue', 'Red').begin('Blue');
  assert.equal(carcassonne.refusal(t.state, 0, { type: 'draw', tile: 'BA-B' })?.rule, 'CAR-TURN-02');
  t.draw('BA-B');
  assert.equal(t.view.drawn, 'BA-B');
  assert.ok(t.choices.every((choice) => /^-?\d+,-?\d+ \d+$/.test(choice)));
});

rule('CAR-TURN-03', 'at most one figure is placed, or none', () => {
  const t = table('Blue', 'Red').lays('Blue', '(0,1) BA-A@0');
  assert.deepEqual(t.choices, ['meeple m1', 'meeple r1', 'meeple f1', 'skip']);
  t.does('monk m1');
  assert.equal(t.seat, 'Red');
  assert.deepEqual(t.figures, ['Blue monk (0,1) m1']);
  t.lays('Red', '(0,2) BA-U@0').does('skip');
  assert.equal(t.seat, 'Blue');
  assert.equal(t.supply('Red').meeple, 7);
});

rule('CAR-TURN-04', 'every feature that the tile completes is scored, no matter who owns it', () => {
  // A road of four tiles from the junction in the west to the village, and a city of three: both are Blue's.
  const t = table('Blue', 'Red').given(`
    (-1,0) BA-W@0
    (0,-1) BA-N@90  Blue knight c1
    (1,0) BA-V@90   Blue highwayman r1
  `);
  t.turn('Red', '(1,-1) BA-L@270');
  assert.deepEqual(t.points, { Blue: 4 + 6, Red: 0 });
  assert.deepEqual(t.figures, []);
});

rule(
  'CAR-TURN-05',
  'a meeple placed on a feature that this tile completes scores and comes straight back',
  () => {
    const t = table('Blue', 'Red').turn('Blue', '(0,-1) BA-E@180 Blue knight c1');
    assert.deepEqual(t.points, { Blue: 4, Red: 0 });
    assert.equal(t.supply('Blue').meeple, 7);
  },
);

rule('CAR-TURN-06', 'then the next seat moves; nobody else may', () => {
  const t = table('Blue', 'Red', 'Green').turn('Red', '(1,0) BA-U@90');
  assert.equal(t.seat, 'Green');
  t.draw('BA-U');
  for (const other of [0, 1])
    assert.equal(
      carcassonne.refusal(t.state, other, { type: 'place', at: [2, 0], turned: 90 })?.rule,
      'CAR-TURN-06',
    );
  t.does('(2,0)@90');
  assert.equal(carcassonne.refusal(t.state, 1, { type: 'skip' })?.rule, 'CAR-TURN-06');
  assert.equal(carcassonne.refusal(t.state, 'chance', { type: 'skip' })?.rule, 'CAR-TURN-01');
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
    assert.equal(t.view.double, true);
    t.does('skip');
    assert.equal(t.view.phase, 'over');
    assert.deepEqual(t.eventsOfType('double'), []);
    assert.deepEqual(t.points, { Blue: 4, Red: 0 });
    assert.deepEqual(t.choices, []);
  },
);

rule('CAR-TURN-06', 'nothing is open to whoever is not to act', () => {
  const t = table('Blue', 'Red').begin('Blue').draw('BA-B');
  assert.equal(carcassonne.actions(t.state, 0).length, 4);
  for (const other of [1, 'chance'] as const) assert.deepEqual(carcassonne.actions(t.state, other), []);
});

rule(
  'CAR-TURN-06',
  'both lanes wait for chance, for the seat whose turn it is, and in the end for nobody',
  () => {
    const t = table('Blue', 'Red').left('BA-B', 'BA-U').begin('Red');
    const codes = new Int32Array(fast.actionsAtMost);
    const waits = () => [carcassonne.actors(t.state), fast.actor(t.state), fast.legalActions(t.state, codes)];
    assert.deepEqual(waits(), [['chance'], CHANCE, 0]);
    t.draw('BA-B');
    assert.deepEqual(waits(), [[1], 1, 4]);
    t.does('(0,1)@0');
    assert.deepEqual(waits(), [[1], 1, 3]); // a monk, a farmer, nobody
    t.does('skip').turn('Blue', '(1,0) BA-U@90');
    assert.deepEqual(waits(), [[], OVER, 0]);
  },
);

/** Counts each tile dealt if chance takes every number once. */
function dealt({ state }: TestTable): Record<string, number> {
  const counts: Record<string, number> = {};
  let numbers = 1;
  for (let number = 0; number < numbers; number++) {
    const code = fast.sampleChance(state, {
      below(count) {
        assert.ok(count > 0);
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
  assert.equal(weights.length, choices.length);
  return Object.fromEntries(choices.map((tile, i) => [tile, weights[i]!]));
}

rule('CAR-TURN-02', 'each tile that is left is as likely to be drawn as any other', () => {
  const t = table('Blue', 'Red');
  assert.deepEqual(dealt(t), t.view.bag);
  assert.deepEqual(weighed(t), t.view.bag);
  t.left('BA-A', 'BA-U', 'BA-U', 'TB-Q');
  assert.deepEqual(dealt(t), { 'BA-A': 1, 'BA-U': 2, 'TB-Q': 1 });
  assert.deepEqual(weighed(t), dealt(t));
});

rule('CAR-RIV-01', 'so is each tile of the river, but the lake, which comes last of them', () => {
  const t = tableWith({ sets: ['river'] }, 'Blue', 'Red').begin('Blue');
  const river = Object.entries(t.view.bag).filter(([tile]) => tile.startsWith('RI-') && tile !== 'RI-L');
  assert.deepEqual(dealt(t), Object.fromEntries(river));
  assert.deepEqual(weighed(t), dealt(t));
  assert.deepEqual(dealt(t.left('BA-A', 'RI-G', 'RI-L')), { 'RI-G': 1 });
  assert.deepEqual(dealt(t.left('BA-A', 'RI-L')), { 'RI-L': 1 });
});
