import { expect, test } from 'vitest';
import { overlapArea } from '../../src/art/drawing/rect.ts';
import { freeSpot } from '../../src/table/free-spot.ts';

const room = { x: 0, y: 56, width: 900, height: 600 };
const size = [320, 180] as const;
const at = ([x, y]: readonly [number, number]) => ({ x, y, width: size[0], height: size[1] });
const cells = (...places: readonly (readonly [number, number])[]) =>
  places.map(([x, y]) => ({ x, y, width: 60, height: 60 }));

test('a toast without a subject lies in the upper left', () => {
  expect(freeSpot(size, { room, taken: [] })).toEqual([4, 60]);
});

test('a toast lies beside its subject and covers nothing that can be pressed', () => {
  const taken = cells([400, 300], [470, 300], [400, 370], [330, 230]);
  const box = at(freeSpot(size, { room, taken, about: taken[0] }));
  for (const one of taken) expect(overlapArea(box, one)).toBe(0);
  expect(overlapArea(box, { x: 320, y: 160, width: 220, height: 340 })).toBeGreaterThan(0);
});

test('a toast uses a gap of just enough room, and never leaves its area', () => {
  const taken = [{ x: 0, y: 56, width: 570, height: 600 }];
  const box = at(freeSpot(size, { room, taken }));
  expect(overlapArea(box, taken[0]!)).toBe(0);
  expect(box.x + box.width).toBeLessThanOrEqual(900);
});

test('a toast without enough room covers as little as possible', () => {
  const taken = [
    { x: 0, y: 56, width: 900, height: 500 },
    { x: 0, y: 556, width: 500, height: 100 },
  ];
  const [x, y] = freeSpot(size, { room, taken });
  expect(y).toBe(472);
  expect(x).toBeGreaterThanOrEqual(500);
});
