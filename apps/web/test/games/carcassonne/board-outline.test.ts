import assert from 'node:assert/strict';
import { test } from 'vitest';
import { outlineEnds, outlineOf } from '../../../src/games/carcassonne/board/outline.ts';
import type { Lying } from '../../../src/games/carcassonne/board/pictures.ts';
import { keyOf } from '../../../src/games/carcassonne/board/places.ts';

const laid = (...tiles: Lying[]) => new Map(tiles.map((tile) => [keyOf(tile.at), tile]));

/** Returns the straight pieces of a path along a line between two columns of cells, in units. */
const along = (path: string, x: number) =>
  [...path.matchAll(/M(-?[\d.]+) (-?[\d.]+)V(-?[\d.]+)/g)].filter(([, at]) => Number(at) === x);

test('two halves of a city have no line between them, and one round them', () => {
  // Two tiles side by side, each with a city on the common side.
  const tiles = laid({ tile: 'BA-E', at: [0, 0], turned: 90 }, { tile: 'BA-E', at: [1, 0], turned: 270 });
  const parts = [
    { at: [0, 0], on: 'c1' },
    { at: [1, 0], on: 'c1' },
  ] as const;
  const { area, edge } = outlineOf(parts, tiles);
  assert.equal(area.match(/Z/g)?.length, 2);
  assert.deepEqual(along(edge, 240), []);
  assert.ok(edge.length > 0);
});

test('a city that is open towards an empty cell is closed by a line there', () => {
  const tiles = laid({ tile: 'BA-E', at: [0, 0], turned: 90 });
  const { edge } = outlineOf([{ at: [0, 0], on: 'c1' }], tiles);
  assert.equal(along(edge, 240).length, 1);
});

test('a road goes on over a seam', () => {
  // Its road runs from west to east.
  const name = 'r1';
  const tiles = laid({ tile: 'BA-D', at: [0, 0], turned: 0 }, { tile: 'BA-D', at: [1, 0], turned: 0 });
  const one = outlineOf([{ at: [0, 0], on: name }], tiles);
  const both = outlineOf(
    [0, 1].map((x) => ({ at: [x, 0] as const, on: name })),
    tiles,
  );
  assert.equal(along(one.edge, 240).length, 1);
  assert.equal(along(both.edge, 240).length, 0);
});

test('fields of one feature have no gaps where they meet', () => {
  // Two monasteries in meadows: each has one field, along the whole seam.
  const tiles = laid({ tile: 'BA-B', at: [0, 0], turned: 0 }, { tile: 'BA-B', at: [0, 1], turned: 180 });
  const { edge } = outlineOf(
    [
      { at: [0, 0], on: 'f1' },
      { at: [0, 1], on: 'f1' },
    ],
    tiles,
  );
  assert.doesNotMatch(edge, /M-?[\d.]+ 240H/);
});

test('parts on cells without a tile are left out', () => {
  assert.deepEqual(outlineOf([{ at: [5, 5], on: 'c1' }], laid()), { area: '', edge: '' });
  assert.deepEqual(outlineEnds([{ at: [5, 5], on: 'c1' }], laid()), { north: [], south: [] });
});

test('the northern and the southern end of a field that covers its tile', () => {
  const tiles = laid({ tile: 'BA-B', at: [2, -1], turned: 0 });
  const { north, south } = outlineEnds([{ at: [2, -1], on: 'f1' }], tiles);
  for (const [[x, y], edge] of [
    [north[0]!, -240],
    [south[0]!, 0],
  ] as const) {
    assert.ok(Math.abs(y - edge) < 1, String(y));
    assert.ok(x >= 480 && x < 720);
  }
});
