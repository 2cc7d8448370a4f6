import { type Action, carcassonne, clashes, tilesOf } from '@bastide/carcassonne';
import { expect } from 'vitest';
import { optionsOf } from '../random-game.ts';
import { rule } from '../rule.ts';
import { table, tableWith } from '../table.ts';

rule('CAR-TILE-01', 'a tile shares a full side with a tile in play; a corner is not enough', () => {
  const t = table('Blue', 'Red').begin('Blue').draw('BA-B');
  expect(t.choices).toStrictEqual(['0,1 0', '0,1 90', '0,1 180', '0,1 270']);
  expect(t.refuses('(1,1)@0')).toBe('CAR-TILE-01'); // touches a corner
  expect(t.refuses('(0,0)@0')).toBe('CAR-TILE-01'); // there lies a tile
  for (const far of ['(5,5)@0', '(0,100)@0', '(128,1)@0', '(9000000000,0)@0'])
    expect(t.refuses(far)).toBe('CAR-TILE-01');
});

rule('CAR-TILE-01', 'a place that is none clashes with nothing', () => {
  const { state } = table('Blue', 'Red');
  expect(clashes(state, 'BA-B', [1, 0], 0)).toStrictEqual(['W']);
  for (const at of [
    [0, 0],
    [5, 5],
    [257, -1],
    [512, -2],
    [9e9, 0],
  ] as const)
    expect(clashes(state, 'BA-B', at, 0), `${at}`).toStrictEqual([]);
  expect(clashes(state, 'XX-X', [1, 0], 0)).toStrictEqual([]);
});

rule('CAR-TILE-01', 'a row may grow as long as there are tiles', () => {
  for (const step of [1, -1]) {
    const t = table('Blue', 'Red');
    for (let x = step; t.view.left > 0; x += step) {
      const fitting = carcassonne.actions(t.state, 'chance').map((draw) => {
        const next = carcassonne.clone(t.state);
        carcassonne.apply(next, 'chance', draw);
        const [seat = 'chance'] = carcassonne.actors(next);
        const places = carcassonne.actions(next, seat);
        return { draw, place: places.find((one) => one.type === 'place' && one.at.join() === `${x},0`) };
      });
      const { draw, place } = fitting.find((one) => one.place) as { draw: Action; place: Action };
      t.act('chance', draw).act(t.view.seat, place);
      if (t.view.phase === 'deploy') t.does('skip');
    }
    expect(t.view.tiles.at(-1)?.at).toStrictEqual([95 * step, 0]);
  }
});

rule('CAR-TILE-02', 'every side that touches a neighbour shows the same kind of edge', () => {
  // Round the start tile: a city to its north, roads to its east and west, a field to its south.
  const wanted = [
    { at: [0, -1], side: 2, edge: 'city' },
    { at: [1, 0], side: 3, edge: 'road' },
    { at: [0, 1], side: 0, edge: 'field' },
    { at: [-1, 0], side: 1, edge: 'road' },
  ] as const;
  const decks = [
    { edition: 'c2', sets: ['inns', 'traders', 'abbot'] },
    { edition: 'c3', sets: ['traders'] },
  ] as const;
  const tried = decks.flatMap((options) =>
    tilesOf(optionsOf(options)).map(({ id, edges }) => ({ id, edges, options })),
  );
  expect(new Set(tried.map(({ id }) => id)).size).toBe(24 + 17 + 24 - 2 + 12 + 3); // two gardens of inns
  for (const { id, edges, options } of tried) {
    const t = tableWith(options, 'Blue', 'Red').begin('Blue').draw(id);
    if (t.view.phase === 'draw') continue;
    for (const { at, side, edge } of wanted)
      for (const turned of [0, 90, 180, 270]) {
        const shown = edges[(side - turned / 90 + 4) % 4];
        const words = `(${at})@${turned}`;
        expect(t.refuses(words), `${id} at ${words}`).toBe(shown === edge ? undefined : 'CAR-TILE-02');
        expect(t.choices.includes(`${at} ${turned}`), `${id} at ${words}`).toBe(shown === edge);
        expect(clashes(t.state, id, at, turned), `${id} at ${words}`).toStrictEqual(
          shown === edge ? [] : ['NESW'[side]],
        );
      }
  }
});

rule('CAR-TILE-02', 'a refused placement names the side and both edges', () => {
  const t = table('Blue', 'Red').begin('Blue').draw('BA-E');
  const refusal = carcassonne.refusal(t.state, 0, { type: 'place', at: [0, -1], turned: 0 });
  expect(refusal?.facts).toStrictEqual({ side: 'S', mine: 'field', theirs: 'city' });
});

rule('CAR-TILE-03', 'rotation is free, and every rotation is a choice of its own', () => {
  const t = table('Blue', 'Red').begin('Blue').draw('BA-X');
  const places = ['1,0', '-1,0'].flatMap((at) => [0, 90, 180, 270].map((turned) => `${at} ${turned}`));
  expect(t.choices.sort()).toStrictEqual(places.sort());
});

rule('CAR-TILE-04', 'a tile that fits nowhere is put aside, and the same player draws another', () => {
  // The only city is walled, so a tile with four city sides has no place.
  const t = table('Blue', 'Red').given('(0,-1) BA-E@180').begin('Red').draw('BA-C');
  expect(t.eventsOfType('discarded')).toStrictEqual([
    { type: 'discarded', tile: 'BA-C', rule: 'CAR-TILE-04' },
  ]);
  expect(t.view.bag['BA-C']).toBeUndefined();
  expect(t.seat).toBe('Red');
  t.part('(1,0) BA-U@90 Red highwayman r1');
  expect(t.seat).toBe('Blue');
});

rule('CAR-TILE-04', 'if no tile is left after that, the game ends', () => {
  const t = table('Blue', 'Red').given('(0,-1) BA-E@180  Blue farmer f1');
  t.left('BA-C', 'TB-X').begin('Red').draw('TB-X');
  expect(t.view.phase).toBe('draw');
  t.draw('BA-C');
  expect(t.view.phase).toBe('over');
  expect(t.points).toStrictEqual({ Blue: 3, Red: 0 });
});

rule('CAR-TILE-05', 'a tile that fits somewhere may not be refused', () => {
  const t = table('Blue', 'Red').begin('Blue').draw('BA-B');
  expect(t.refuses('skip')).toBe('CAR-TILE-05');
});

rule('CAR-TILE-06', 'a tile may join features that hold meeples of several players', () => {
  const t = table('Blue', 'Red').given(`
    (1,0) BA-U@90  Blue highwayman r1
    (1,1) BA-B@0
    (2,1) BA-B@0
    (3,1) BA-B@0
    (3,0) BA-U@90  Red highwayman r1
  `);
  t.turn('Blue', '(2,0) BA-U@90');
  expect(t.feature('(2,0) r1').strength).toStrictEqual({ Blue: 1, Red: 1 });
});
