import assert from 'node:assert/strict';
import { carcassonne, GOODS, type Segment, TILES } from '@bastide/carcassonne';
import { rule } from '../rule.ts';
import { table, tableWith } from '../table.ts';
import { optionsOf } from '../wander.ts';

const SYMBOLS = TILES.flatMap((tile) => tile.segments).flatMap((segment: Segment) =>
  segment.kind === 'city' && segment.good ? [segment.good] : [],
);

rule('G24', 'Components: 9 wine, 6 grain, 5 cloth; 72 tiles and 24 more; as many tokens as symbols', () => {
  assert.deepEqual(
    GOODS.map((good) => SYMBOLS.filter((symbol) => symbol === good).length),
    [9, 6, 5],
  );
  const count = (set: string) =>
    TILES.filter(({ id }) => id.startsWith(set)).reduce((sum, { copies }) => sum + copies, 0);
  assert.equal(count('BA'), 72);
  assert.equal(count('TB'), 24);
});

rule('CAR-GEN-01', 'two to six can play', () => {
  for (const seats of [2, 3, 4, 5, 6])
    for (const sets of [[], ['traders']]) assert.equal(optionsOf({ seats, sets }).seats, seats);
  for (const seats of [-1, 0, 1, 7, 2.5, '2', null]) {
    const read = carcassonne.readOptions({ seats });
    assert.equal(read.ok ? 'accepted' : read.rule, 'CAR-GEN-01', `${seats} seats`);
  }
});

rule('CAR-GEN-02', 'everybody begins with seven meeples and no points', () => {
  const t = table('Blue', 'Red', 'Green', 'Yellow', 'Black', 'Pink');
  for (const seat of Object.keys(t.points)) assert.equal(t.supply(seat).meeple, 7);
  assert.deepEqual(Object.values(t.points), [0, 0, 0, 0, 0, 0]);
});

rule('CAR-GEN-03', 'Traders & Builders adds a builder and a pig to each supply', () => {
  assert.deepEqual(table('Blue', 'Red').supply('Red'), { meeple: 7, builder: 1, pig: 1 });
  const base = tableWith({ sets: [] }, 'Blue', 'Red');
  assert.deepEqual(base.supply('Red'), { meeple: 7, builder: 0, pig: 0 });
  base.given('(1,0) BA-U@90 Blue highwayman r1').lays('Blue', '(2,0) BA-U@90');
  assert.equal(base.refuses('builder r1'), 'CAR-GEN-03');
  assert.equal(base.refuses('pig f1'), 'CAR-GEN-03');
});

rule('CAR-GEN-04', 'one BA-D lies on the table and belongs to nobody; all other tiles are shuffled', () => {
  for (const [sets, all] of [
    [[], 72],
    [['traders'], 96],
  ] as const) {
    const { tiles, bag, left } = tableWith({ sets }, 'Blue', 'Red').view;
    assert.deepEqual(tiles, [{ tile: 'BA-D', at: [0, 0], turned: 0, by: null }]);
    assert.equal(left, all - 1);
    assert.equal(
      Object.values(bag).reduce((sum, count) => sum + count, 0),
      all - 1,
    );
    assert.equal(bag['BA-D'], 3);
    assert.equal(bag['BA-V'], 9);
    assert.equal(bag['TB-A'], sets.length === 0 ? undefined : 1);
  }
});

rule('CAR-GEN-04', 'a tile that is not in the bag cannot be drawn', () => {
  const t = table('Blue', 'Red').left('BA-B', 'BA-U');
  assert.deepEqual(t.choices, ['BA-B', 'BA-U']);
  for (const tile of ['BA-V', 'RI-A', 'nothing'])
    assert.equal(carcassonne.refusal(t.state, 'chance', { type: 'draw', tile })?.rule, 'CAR-GEN-04', tile);
});

rule(
  'CAR-GEN-05',
  'the goods supply cannot run out: a token for each symbol, and each symbol is there once',
  () => {
    assert.equal(SYMBOLS.length, 20);
    for (const tile of TILES)
      for (const segment of tile.segments)
        if (segment.kind === 'city' && segment.good) assert.equal(tile.copies, 1, tile.id);
    assert.deepEqual(table('Blue', 'Red').goods('Blue'), { wine: 0, grain: 0, cloth: 0 });
  },
);

rule('CAR-GEN-06', 'the first seat begins, and turns pass clockwise', () => {
  const t = table('Blue', 'Red', 'Green');
  const order: string[] = [];
  for (const line of ['(1,0) BA-U@90', '(2,0) BA-U@90', '(3,0) BA-U@90', '(4,0) BA-U@90']) {
    order.push(t.seat);
    t.part(line);
  }
  assert.deepEqual(order, ['Blue', 'Red', 'Green', 'Blue']);
});
