import assert from 'node:assert/strict';
import { test } from 'vitest';
import { extentOf, fittingTurn, turnsBetween } from '../../../src/games/carcassonne/board/places.ts';
import { nextLegal } from '../../../src/games/carcassonne/board/TextBoard.tsx';

test('a tile stays turned as it is where that fits', () => {
  assert.equal(fittingTurn(90, [0, 90, 180]), 90);
});
test('else it turns on clockwise to the first turn that fits', () => {
  assert.equal(fittingTurn(90, [0, 270]), 270);
  assert.equal(fittingTurn(270, [90, 180]), 90);
  assert.equal(fittingTurn(180, []), 180);
});
test('turns are counted clockwise', () => {
  assert.equal(turnsBetween(270, 0), 90);
  assert.equal(turnsBetween(0, 270), 270);
});
test('the extent of nothing is the start cell', () => {
  assert.deepEqual(extentOf([]), { left: 0, top: 0, right: 0, bottom: 0 });
  assert.deepEqual(
    extentOf([
      [2, -3],
      [-1, 4],
    ]),
    { left: -1, top: -3, right: 2, bottom: 4 },
  );
});
test('the next legal cell comes in reading order and begins again at the end', () => {
  const cells = (
    [
      [1, 0],
      [-1, 0],
      [0, 2],
    ] as const
  ).map((at) => ({ at, turned: [] }));
  assert.deepEqual(nextLegal(cells, [0, 0], 1), [1, 0]);
  assert.deepEqual(nextLegal(cells, [1, 0], 1), [0, 2]);
  assert.deepEqual(nextLegal(cells, [0, 2], 1), [-1, 0]);
  assert.deepEqual(nextLegal(cells, [0, 0], -1), [-1, 0]);
  assert.deepEqual(nextLegal(cells, [-1, 0], -1), [0, 2]);
  assert.equal(nextLegal([], [0, 0], 1), undefined);
});
