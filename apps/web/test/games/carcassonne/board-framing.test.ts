import { ZoomTransform } from 'd3-zoom';
import { expect, test } from 'vitest';
import {
  clampView,
  fitView,
  focusOf,
  focusView,
  isReadable,
  isVisible,
  scaleRange,
  viewAround,
  viewRevealing,
} from '../../../src/camera/framing.ts';
import { LENS } from '../../../src/games/carcassonne/board/Board.tsx';

const tiles = (columns: number, rows: number) => ({ x: 0, y: 0, width: columns * 240, height: rows * 240 });
const inset = { top: 76, right: 12, bottom: 12, left: 12 };
const sights = (columns: number, rows: number) => ({
  map: tiles(columns, rows),
  all: tiles(columns, rows),
  focus: { x: (columns - 1) * 240, y: 0, width: 240, height: 240 },
  inset,
});
const WIDE = [1280, 800] as const;
const PHONE = [390, 500] as const;

test('the whole board is visible beside everything that covers it', () => {
  for (const size of [WIDE, PHONE])
    for (const [columns, rows] of [
      [1, 1],
      [12, 3],
      [4, 14],
    ] as const) {
      const what = sights(columns, rows);
      expect(
        isVisible(what, size, fitView(what, size, LENS), what.all),
        `${columns} × ${rows} on ${size}`,
      ).toBe(true);
    }
});
test('tiles are a whole number of pixels wide, and the first one is not huge', () => {
  const { k } = fitView(sights(7, 6), WIDE, LENS);
  expect(k * 240).toBe(Math.round(k * 240));
  expect(fitView(sights(1, 1), WIDE, LENS).k * 240).toBe(132);
});
test('a late board is shown whole, also on a phone', () => {
  for (const [size, columns, rows] of [
    [WIDE, 14, 15],
    [PHONE, 12, 9],
    [PHONE, 13, 11],
    [PHONE, 9, 15],
  ] as const)
    expect(isReadable(sights(columns, rows), size, LENS), `${columns} × ${rows} on ${size}`).toBe(true);
});
test('of a board too large to be read whole, all legal places are in sight', () => {
  const choice = { x: 3 * 240, y: 2 * 240, width: 12 * 240, height: 10 * 240 };
  const what = { ...sights(24, 20), choice };
  expect(isReadable(what, PHONE, LENS)).toBe(false);
  const view = focusView(what, PHONE, LENS);
  expect(isVisible(what, PHONE, view, choice)).toBe(true);
  expect(view.k * 240).toBeGreaterThanOrEqual(LENS.readable);
});
test('where the legal places lie too far apart, the current move is in sight', () => {
  const what = { ...sights(24, 20), choice: { x: 0, y: 0, width: 20 * 240, height: 240 } };
  expect(focusOf(what, PHONE, LENS)).toBe(what.focus);
  expect(isVisible(what, PHONE, focusView(what, PHONE, LENS), what.focus)).toBe(true);
});
test('the reader may always choose the scale that shows everything', () => {
  const what = sights(30, 30);
  const [least, most] = scaleRange(what, PHONE, LENS);
  expect(least).toBeLessThanOrEqual(fitView(what, PHONE, LENS).k);
  expect(most).toBeGreaterThan(1);
});
test('revealing a far cell brings it into sight', () => {
  const what = sights(20, 20);
  const far = { x: 19 * 240, y: 19 * 240, width: 240, height: 240 };
  const before = new ZoomTransform(0.4, 0, 0);
  expect(isVisible(what, WIDE, before, far)).toBe(false);
  expect(isVisible(what, WIDE, viewRevealing(what, WIDE, before, far), far)).toBe(true);
});
test('zooming out around a tile keeps it in place, and brings a place under the sheet into sight', () => {
  const what = sights(4, 4);
  const view = new ZoomTransform(0.5, 20, 90);
  const low = { x: 240, y: 3 * 240, width: 240, height: 240 };
  expect(isVisible(what, PHONE, view, low)).toBe(false);
  const tile = [360, 120] as const;
  const limits = { unit: 240, least: 0.3 };
  const around = viewAround(what, PHONE, view, tile, low, limits);
  expect(isVisible(what, PHONE, around, low)).toBe(true);
  for (const [i, at] of view.apply([...tile]).entries()) expect(around.apply([...tile])[i]).toBeCloseTo(at);
  expect(viewAround(what, PHONE, view, tile, low, { ...limits, least: 0.49 })).toBe(view);
});
test('the map cannot be pushed out of sight', () => {
  const what = sights(2, 2);
  for (const [x, y] of [
    [9999, 0],
    [-9999, -9999],
  ] as const) {
    const view = clampView(what, WIDE, new ZoomTransform(0.4, x, y));
    expect(view.x).toBeLessThan(WIDE[0]);
    expect(view.x + 480 * 0.4).toBeGreaterThan(0);
    expect(view.y).toBeLessThan(WIDE[1]);
    expect(view.y + 480 * 0.4).toBeGreaterThan(0);
  }
});
