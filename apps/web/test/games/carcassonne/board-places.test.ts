import { expect, test } from 'vitest';
import { extentOf, fittingTurn, turnsBetween } from '../../../src/games/carcassonne/board/places.ts';
import { nextLegal } from '../../../src/games/carcassonne/board/TextBoard.tsx';

test('a tile keeps its rotation where it fits', () => {
  expect(fittingTurn(90, [0, 90, 180])).toBe(90);
});
test('a tile that does not fit turns clockwise to the first rotation that fits', () => {
  expect(fittingTurn(90, [0, 270])).toBe(270);
  expect(fittingTurn(270, [90, 180])).toBe(90);
  expect(fittingTurn(180, [])).toBe(180);
});
test('rotations are counted clockwise', () => {
  expect(turnsBetween(270, 0)).toBe(90);
  expect(turnsBetween(0, 270)).toBe(270);
});
test('the extent of an empty board is the start cell', () => {
  expect(extentOf([])).toStrictEqual({ left: 0, top: 0, right: 0, bottom: 0 });
  expect(
    extentOf([
      [2, -3],
      [-1, 4],
    ]),
  ).toStrictEqual({ left: -1, top: -3, right: 2, bottom: 4 });
});
test('the next legal cell follows in reading order, and the first follows the last', () => {
  const cells = (
    [
      [1, 0],
      [-1, 0],
      [0, 2],
    ] as const
  ).map((at) => ({ at, turned: [] }));
  expect(nextLegal(cells, [0, 0], 1)).toEqual([1, 0]);
  expect(nextLegal(cells, [1, 0], 1)).toEqual([0, 2]);
  expect(nextLegal(cells, [0, 2], 1)).toEqual([-1, 0]);
  expect(nextLegal(cells, [0, 0], -1)).toEqual([-1, 0]);
  expect(nextLegal(cells, [-1, 0], -1)).toEqual([0, 2]);
  expect(nextLegal([], [0, 0], 1)).toBeUndefined();
});
