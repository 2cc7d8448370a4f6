import { expect, test } from 'vitest';
import { overlapArea, type Rect } from '../../../src/art/drawing/rect.ts';
import type { PlacedTile } from '../../../src/games/carcassonne/art/index.ts';
import { boxAround, keyOf } from '../../../src/games/carcassonne/board/places.ts';
import { boxOf, flagsOf } from '../../../src/games/carcassonne/board/score-flags.ts';

const laid = (...tiles: PlacedTile[]) => new Map(tiles.map((tile) => [keyOf(tile.at), tile]));
/** Two tiles side by side, each with a city on the common side. */
const tileAt = laid({ tile: 'BA-E', at: [0, 0], turned: 90 }, { tile: 'BA-E', at: [1, 0], turned: 270 });
const city = {
  parts: [
    { at: [0, 0], on: 'c1' },
    { at: [1, 0], on: 'c1' },
  ],
  seats: [0],
  label: '14',
} as const;
/** CSS pixels for one unit, for tiles of 60 pixels. */
const scale = 0.25;
const flagOf = (taken: readonly Rect[], seen?: Rect) => flagsOf([city], { tileAt, taken, seen, scale })[0]!;

test('a flag flies over the northern end of its feature', () => {
  const { foot, hangs, label } = flagOf([]);
  expect(label).toBe('14');
  expect(hangs).toBe(false);
  expect(foot[1]).toBeLessThan(30);
});

test('a flag keeps clear of everything that can be pressed, and stays at its feature', () => {
  const north = [boxAround([[0, -1]], 0), boxAround([[1, -1]], 0)];
  const south = [boxAround([[0, 1]], 0), boxAround([[1, 1]], 0)];
  const ghost = boxAround([[0, 0]], 0);
  for (const taken of [north, south, [...north, ghost], [...south, ghost], north.slice(0, 1)]) {
    const flag = flagOf(taken);
    const box = boxOf(flag, scale);
    for (const one of taken) expect(overlapArea(box, one)).toBe(0);
    expect(flag.foot[0]).toBeGreaterThanOrEqual(0);
    expect(flag.foot[0]).toBeLessThanOrEqual(480);
    expect(flag.foot[1]).toBeGreaterThanOrEqual(-1);
    expect(flag.foot[1]).toBeLessThanOrEqual(241);
  }
});

test('a flag stays in sight and clear of other flags', () => {
  expect(flagOf([], { x: -500, y: 0, width: 1500, height: 600 }).hangs).toBe(true);
  const [one, other] = flagsOf([city, city], { tileAt, taken: [], seen: undefined, scale });
  expect(overlapArea(boxOf(one!, scale), boxOf(other!, scale))).toBe(0);
});

test('the pole of a flag reaches beyond a ghost that covers its place', () => {
  const monastery = laid({ tile: 'BA-A', at: [0, 0], turned: 0 });
  const parts = [{ at: [0, 0], on: 'm1' }] as const;
  const ghost = boxAround([[0, 0]], 0);
  const [flag] = flagsOf([{ parts, seats: [0], label: '2' }], {
    tileAt: monastery,
    taken: [ghost],
    seen: undefined,
    scale: 0.55,
  });
  expect(flag!.reach).toBeGreaterThan(0);
  expect(overlapArea(boxOf(flag!, 0.55), ghost)).toBe(0);
});

test('a feature without a label has no flag', () => {
  expect(
    flagsOf([{ ...city, label: undefined as never }], { tileAt, taken: [], seen: undefined, scale }),
  ).toEqual([]);
});
