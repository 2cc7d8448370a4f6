import {
  carcassonne,
  GOODS,
  type Good,
  type Options,
  type Segment,
  TILES,
  tilesOf,
} from '@bastide/carcassonne';
import { expect } from 'vitest';
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
    expect(counts(options)).toStrictEqual([9, 6, 5]);
    const count = (set: string) =>
      tilesOf(optionsOf(options))
        .filter(({ id }) => id.startsWith(set))
        .reduce((sum, { copies }) => sum + copies, 0);
    expect(count('BA')).toBe(72);
    expect(count('TB')).toBe(24);
  }
});

rule(
  'G24',
  'Components of the third edition: 23 land tiles and one of the river, 9 chickens, no arms',
  () => {
    const options = { edition: 'c3', sets: ['river', 'traders'] } as const;
    expect(counts(options)).toStrictEqual([9, 6, 5]);
    expect(counts({ ...options, sets: ['traders'] })).toStrictEqual([8, 6, 5]); // one chicken is on the river tile
    const tiles = tilesOf(optionsOf(options)).filter(({ id }) => id.startsWith('TB'));
    expect(tiles).toHaveLength(24);
    expect(tiles.every(({ copies }) => copies === 1)).toBe(true);
    const goods = (tile: (typeof tiles)[number]) =>
      tile.segments.some((segment) => segment.kind === 'city' && segment.good !== undefined);
    const land = tiles.filter(({ river }) => !river);
    expect(land).toHaveLength(23);
    expect(land.filter(goods)).toHaveLength(19);
    expect(land.filter((tile) => !goods(tile)).map(({ id }) => id)).toStrictEqual([
      'TB-B',
      'TB-C',
      "TB-A'",
      "TB-J'",
    ]);
    for (const { segments } of tiles)
      for (const segment of segments) expect(segment.kind !== 'city' || !segment.shield).toBe(true);
  },
);

rule('CAR-GEN-01', 'two to six can play', () => {
  for (const seats of [2, 3, 4, 5, 6])
    for (const sets of [[], ['traders'], ['inns'], ['river', 'inns', 'traders', 'abbot']])
      expect(optionsOf({ seats, sets }).seats).toBe(seats);
  for (const seats of [-1, 0, 1, 7, 2.5, '2', null]) {
    const read = carcassonne.readOptions({ seats });
    expect(read.ok ? 'accepted' : read.rule, `${seats} seats`).toBe('CAR-GEN-01');
  }
});

rule('CAR-GEN-02', 'everybody begins with seven meeples and no points', () => {
  const t = table('Blue', 'Red', 'Green', 'Yellow', 'Black', 'Pink');
  for (const seat of Object.keys(t.points)) expect(t.supply(seat).meeple).toBe(7);
  expect(Object.values(t.points)).toStrictEqual([0, 0, 0, 0, 0, 0]);
});

rule('CAR-GEN-03', 'Traders & Builders adds a builder and a pig to each supply', () => {
  expect(table('Blue', 'Red').pieces('Red')).toBe('7 meeples, builder, pig');
  const base = tableWith({ sets: [] }, 'Blue', 'Red');
  expect(base.pieces('Red')).toBe('7 meeples');
  base.given('(1,0) BA-U@90 Blue highwayman r1').lays('Blue', '(2,0) BA-U@90');
  expect(base.refuses('builder r1')).toBe('CAR-GEN-03');
  expect(base.refuses('pig f1')).toBe('CAR-GEN-03');
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
      expect(tableWith({ edition, sets }, 'Blue', 'Red').pieces('Red')).toBe(pieces);
  const base = tableWith({ sets: [] }, 'Blue', 'Red').lays('Blue', '(1,0) BA-U@90');
  expect(base.refuses('big highwayman r1')).toBe('CAR-GEN-03');
});

rule('CAR-GEN-04', 'one BA-D lies on the table and belongs to nobody; all other tiles are shuffled', () => {
  for (const [sets, all] of [
    [[], 72],
    [['traders'], 96],
    [['inns'], 90],
    [['inns', 'traders', 'abbot'], 114],
  ] as const) {
    const { tiles, bag, left } = tableWith({ sets }, 'Blue', 'Red').view;
    expect(tiles).toStrictEqual([{ tile: 'BA-D', at: [0, 0], turned: 0, by: null }]);
    expect(left).toBe(all - 1);
    expect(Object.values(bag).reduce((sum, count) => sum + count, 0)).toBe(all - 1);
    expect(bag['BA-D']).toBe(3);
    expect((bag['BA-V'] ?? 0) + (bag['BA-Vg'] ?? 0)).toBe(9);
    expect(bag['TB-A']).toBe((sets as readonly string[]).includes('traders') ? 1 : undefined);
  }
});

rule('CAR-GEN-04', 'a tile that is not in the bag cannot be drawn', () => {
  const t = table('Blue', 'Red').left('BA-B', 'BA-U');
  expect(t.choices).toStrictEqual(['BA-B', 'BA-U']);
  for (const tile of ['BA-V', 'RI-A', 'nothing'])
    expect(carcassonne.refusal(t.state, 'chance', { type: 'draw', tile })?.rule, tile).toBe('CAR-GEN-04');
});

rule(
  'CAR-GEN-05',
  'the goods supply cannot run out: a token for each symbol, and each symbol is there once',
  () => {
    expect(symbolsOf({ sets: ['traders'] })).toHaveLength(20);
    for (const tile of TILES)
      for (const segment of tile.segments)
        if (segment.kind === 'city' && segment.good) expect(tile.copies, tile.id).toBe(1);
    expect(table('Blue', 'Red').goods('Blue')).toStrictEqual({ wine: 0, grain: 0, cloth: 0 });
  },
);

rule('CAR-GEN-06', 'the first seat begins, and turns pass clockwise', () => {
  const t = table('Blue', 'Red', 'Green');
  expect(t.view.part).toBe(1);
  const order: string[] = [];
  for (const line of ['(1,0) BA-U@90', '(2,0) BA-U@90', '(3,0) BA-U@90', '(4,0) BA-U@90']) {
    order.push(t.seat);
    t.part(line);
  }
  expect(order).toStrictEqual(['Blue', 'Red', 'Green', 'Blue']);
});
