import { expect, test } from 'vitest';
import type { PlacedTile } from '../../../src/games/carcassonne/art/index.ts';
import { outlineEnds, outlineOf } from '../../../src/games/carcassonne/board/outline.ts';
import { keyOf } from '../../../src/games/carcassonne/board/places.ts';

const laid = (...tiles: PlacedTile[]) => new Map(tiles.map((tile) => [keyOf(tile.at), tile]));

/** Returns the straight pieces of a path along a line between two columns of cells, in units. */
const along = (path: string, x: number) =>
  [...path.matchAll(/M(-?[\d.]+) (-?[\d.]+)V(-?[\d.]+)/g)].filter(([, at]) => Number(at) === x);

test('two halves of a city have one outline around them and no line between them', () => {
  // Two tiles side by side, each with a city on the common side.
  const tiles = laid({ tile: 'BA-E', at: [0, 0], turned: 90 }, { tile: 'BA-E', at: [1, 0], turned: 270 });
  const parts = [
    { at: [0, 0], on: 'c1' },
    { at: [1, 0], on: 'c1' },
  ] as const;
  const { area, edge } = outlineOf(parts, tiles);
  expect(area.match(/Z/g)?.length).toBe(2);
  expect(along(edge, 240)).toEqual([]);
  expect(edge.length).toBeGreaterThan(0);
});

test('a line closes a city that is open towards an empty cell', () => {
  const tiles = laid({ tile: 'BA-E', at: [0, 0], turned: 90 });
  const { edge } = outlineOf([{ at: [0, 0], on: 'c1' }], tiles);
  expect(along(edge, 240)).toHaveLength(1);
});

test('a road continues across a seam', () => {
  // Its road runs from west to east.
  const name = 'r1';
  const tiles = laid({ tile: 'BA-D', at: [0, 0], turned: 0 }, { tile: 'BA-D', at: [1, 0], turned: 0 });
  const one = outlineOf([{ at: [0, 0], on: name }], tiles);
  const both = outlineOf(
    [0, 1].map((x) => ({ at: [x, 0] as const, on: name })),
    tiles,
  );
  expect(along(one.edge, 240)).toHaveLength(1);
  expect(along(both.edge, 240)).toHaveLength(0);
});

test('the fields of one feature meet without gaps', () => {
  // Two monasteries in meadows: each has one field, along the whole seam.
  const tiles = laid({ tile: 'BA-B', at: [0, 0], turned: 0 }, { tile: 'BA-B', at: [0, 1], turned: 180 });
  const { edge } = outlineOf(
    [
      { at: [0, 0], on: 'f1' },
      { at: [0, 1], on: 'f1' },
    ],
    tiles,
  );
  expect(edge).not.toMatch(/M-?[\d.]+ 240H/);
});

test('the outline omits segments on cells without a tile', () => {
  expect(outlineOf([{ at: [5, 5], on: 'c1' }], laid())).toStrictEqual({ area: '', edge: '' });
  expect(outlineEnds([{ at: [5, 5], on: 'c1' }], laid())).toStrictEqual({ north: [], south: [] });
});

test('a field that covers its tile has a northern and a southern end', () => {
  const tiles = laid({ tile: 'BA-B', at: [2, -1], turned: 0 });
  const { north, south } = outlineEnds([{ at: [2, -1], on: 'f1' }], tiles);
  for (const [[x, y], edge] of [
    [north[0]!, -240],
    [south[0]!, 0],
  ] as const) {
    expect(Math.abs(y - edge), String(y)).toBeLessThan(1);
    expect(x).toBeGreaterThanOrEqual(480);
    expect(x).toBeLessThan(720);
  }
});
