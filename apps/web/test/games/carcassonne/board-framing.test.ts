import assert from 'node:assert/strict';
import { ZoomTransform } from 'd3-zoom';
import { test } from 'vitest';
import {
  clampView,
  fitView,
  focusView,
  initialBounds,
  initialLimits,
  isReadable,
  isVisible,
  scaleRange,
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

test('everything is seen, beside what covers the board', () => {
  for (const size of [WIDE, PHONE])
    for (const [columns, rows] of [
      [1, 1],
      [12, 3],
      [4, 14],
    ] as const) {
      const what = sights(columns, rows);
      assert.ok(
        isVisible(what, size, fitView(what, size, LENS), what.all),
        `${columns} × ${rows} on ${size}`,
      );
    }
});
test('tiles are a whole number of pixels wide, and the first one is not huge', () => {
  const { k } = fitView(sights(7, 6), WIDE, LENS);
  assert.equal(k * 240, Math.round(k * 240));
  assert.equal(fitView(sights(1, 1), WIDE, LENS).k * 240, 132);
});
test('on a phone a large map is not shown whole unasked: the move of the moment is', () => {
  const what = sights(12, 9);
  assert.ok(isReadable(what, WIDE, LENS));
  assert.ok(!isReadable(what, PHONE, LENS));
  const view = focusView(what, PHONE, LENS);
  assert.ok(isVisible(what, PHONE, view, what.focus));
  assert.ok(view.k * 240 >= 50);
});
test('a late table is opened whole, and from then on the move of the moment is followed', () => {
  for (const [size, columns, rows] of [
    [WIDE, 14, 15],
    [PHONE, 13, 11],
    [PHONE, 9, 15],
  ] as const) {
    const what = sights(columns, rows);
    assert.ok(!isReadable(what, size, LENS));
    assert.ok(isReadable(what, size, initialLimits(LENS)), `${columns} × ${rows} on ${size}`);
  }
});
test('what cannot be opened whole has all places to choose from in sight, and what can be seen beside them', () => {
  const choice = { x: 3 * 240, y: 2 * 240, width: 12 * 240, height: 10 * 240 };
  const what = { ...sights(24, 20), choice };
  assert.ok(!isReadable(what, PHONE, initialLimits(LENS)));
  const view = focusView(initialBounds(what, PHONE, LENS), PHONE, initialLimits(LENS));
  assert.ok(isVisible(what, PHONE, view, choice));
  assert.equal(view.k * 240, LENS.smallest);
  const wide = { ...what, choice: { ...choice, width: 20 * 240 } };
  assert.equal(initialBounds(wide, PHONE, LENS).focus, what.focus);
});
test('hands may always choose the scale at which everything is seen', () => {
  const what = sights(30, 30);
  const [least, most] = scaleRange(what, PHONE, LENS);
  assert.ok(least <= fitView(what, PHONE, LENS).k);
  assert.ok(most > 1);
});
test('a far cell is brought into sight', () => {
  const what = sights(20, 20);
  const far = { x: 19 * 240, y: 19 * 240, width: 240, height: 240 };
  const before = new ZoomTransform(0.4, 0, 0);
  assert.ok(!isVisible(what, WIDE, before, far));
  assert.ok(isVisible(what, WIDE, viewRevealing(what, WIDE, before, far), far));
});
test('the map cannot be pushed out of sight', () => {
  const what = sights(2, 2);
  for (const [x, y] of [
    [9999, 0],
    [-9999, -9999],
  ] as const) {
    const view = clampView(what, WIDE, new ZoomTransform(0.4, x, y));
    assert.ok(view.x < WIDE[0] && view.x + 480 * 0.4 > 0);
    assert.ok(view.y < WIDE[1] && view.y + 480 * 0.4 > 0);
  }
});
