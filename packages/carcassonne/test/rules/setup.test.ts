import assert from 'node:assert/strict';
import {
  carcassonne,
  GOODS,
  type Good,
  type Options,
  type Segment,
  TILES,
  tilesOf,
} from '@bastide/carcassonne';
import { optionsOf } from '../random-game.ts';
import { rule } from '../rule.ts';
import { table, tableWith } from '../table.ts';

/** The goods symbols on all tiles of these options. */
const symbolsOf = (options: Partial<Options>) =>
  tilesOf(optionsOf(options)).flatMap(({ copies, segments }) =>
    segments.flatMap((segment: Segment) =>
      segment.kind === 'city' && segment.good ? Array<Good>(copies).fill(segment.good) : [],
    ),
  );
const counts = (options: Partial<Options>) =>
  GOODS.map((good) => symbolsOf(options).filter((symbol) => symbol === good).length);

rule('G24', 'Components: 9 wine, 6 grain, 5 cloth; 72 tiles and 24 more; as many tokens as symbols', () => {
  for (const edition of ['c1', 'classic', 'c2'] as const) {
    const options = { edition, sets: ['traders'] } as const;
    assert.deepEqual(counts(options), [9, 6, 5]);
    const count = (set: string) =>
      tilesOf(optionsOf(options))
        .filter(({ id }) => id.startsWith(set))
        .reduce((sum, { copies }) => sum + copies, 0);
    assert.equal(count('BA'), 72);
    assert.equal(count('TB'), 24);
  }
});

rule(
  'G24',
  'Components of the third edition: 23 land tiles and one of the river, 9 chickens, no arms',
  () => {
    const options = { edition: 'c3', sets: ['river', 'traders'] } as const;
    assert.deepEqual(counts(options), [9, 6, 5]);
    assert.deepEqual(counts({ ...options, sets: ['traders'] }), [8, 6, 5]); // one chicken is on the river tile
    const tiles = tilesOf(optionsOf(options)).filter(({ id }) => id.startsWith('TB'));
    assert.equal(tiles.length, 24);
    assert.ok(tiles.every(({ copies }) => copies === 1));
    const goods = (tile: (typeof tiles)[number]) =>
      tile.segments.some((segment) => segment.kind === 'city' && segment.good !== undefined);
    const land = tiles.filter(({ river }) => !river);
    assert.equal(land.length, 23);
    assert.equal(land.filter(goods).length, 19);
    assert.deepEqual(
      land.filter((tile) => !goods(tile)).map(({ id }) => id),
      ['TB-B', 'TB-C', "TB-A'", "TB-J'"],
    );
    for (const { segments } of tiles)
      for (const segment of segments) assert.ok(segment.kind !== 'city' || !segment.shield);
  },
);

rule('CAR-GEN-01', 'two to six can play', () => {
  for (const seats of [2, 3, 4, 5, 6])
    for (const sets of [[], ['traders'], ['inns'], ['river', 'inns', 'traders', 'abbot']])
      assert.equal(optionsOf({ seats, sets }).seats, seats);
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
  assert.equal(table('Blue', 'Red').pieces('Red'), '7 meeples, builder, pig');
  const base = tableWith({ sets: [] }, 'Blue', 'Red');
  assert.equal(base.pieces('Red'), '7 meeples');
  base.given('(1,0) BA-U@90 Blue highwayman r1').lays('Blue', '(2,0) BA-U@90');
  assert.equal(base.refuses('builder r1'), 'CAR-GEN-03');
  assert.equal(base.refuses('pig f1'), 'CAR-GEN-03');
});

rule('CAR-GEN-03', 'Inns & Cathedrals a big meeple, the abbot module an abbot; the River nothing', () => {
  for (const [sets, pieces] of [
    [['river'], '7 meeples'],
    [['inns'], '7 meeples, big'],
    [['abbot'], '7 meeples, abbot'],
    [['inns', 'traders'], '7 meeples, big, builder, pig'],
    [['river', 'inns', 'traders', 'abbot'], '7 meeples, big, abbot, builder, pig'],
  ] as const)
    for (const edition of ['c1', 'classic', 'c2', 'c3'] as const)
      assert.equal(tableWith({ edition, sets }, 'Blue', 'Red').pieces('Red'), pieces);
  const base = tableWith({ sets: [] }, 'Blue', 'Red').lays('Blue', '(1,0) BA-U@90');
  assert.equal(base.refuses('big highwayman r1'), 'CAR-GEN-03');
});

rule('CAR-GEN-04', 'one BA-D lies on the table and belongs to nobody; all other tiles are shuffled', () => {
  for (const [sets, all] of [
    [[], 72],
    [['traders'], 96],
    [['inns'], 90],
    [['inns', 'traders', 'abbot'], 114],
  ] as const) {
    const { tiles, bag, left } = tableWith({ sets }, 'Blue', 'Red').view;
    assert.deepEqual(tiles, [{ tile: 'BA-D', at: [0, 0], turned: 0, by: null }]);
    assert.equal(left, all - 1);
    assert.equal(
      Object.values(bag).reduce((sum, count) => sum + count, 0),
      all - 1,
    );
    assert.equal(bag['BA-D'], 3);
    assert.equal((bag['BA-V'] ?? 0) + (bag['BA-Vg'] ?? 0), 9);
    assert.equal(bag['TB-A'], (sets as readonly string[]).includes('traders') ? 1 : undefined);
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
    assert.equal(symbolsOf({ sets: ['traders'] }).length, 20);
    for (const tile of TILES)
      for (const segment of tile.segments)
        if (segment.kind === 'city' && segment.good) assert.equal(tile.copies, 1, tile.id);
    assert.deepEqual(table('Blue', 'Red').goods('Blue'), { wine: 0, grain: 0, cloth: 0 });
  },
);

rule('CAR-GEN-06', 'the first seat begins, and turns pass clockwise', () => {
  const t = table('Blue', 'Red', 'Green');
  assert.equal(t.view.part, 1);
  const order: string[] = [];
  for (const line of ['(1,0) BA-U@90', '(2,0) BA-U@90', '(3,0) BA-U@90', '(4,0) BA-U@90']) {
    order.push(t.seat);
    t.part(line);
  }
  assert.deepEqual(order, ['Blue', 'Red', 'Green', 'Blue']);
});
