import { expect, test } from 'vitest';
import { beyondEdges, boundsOf, uncovered } from '../../../src/table/EdgeArrows.tsx';

const cell = (x: number, y: number) => ({ x: x * 240, y: y * 240, width: 240, height: 240 });
const FRAME = { x: 0, y: 0, width: 720, height: 480 };

test('a box counts for the edge beyond which it lies farthest, and not while its middle is in the frame', () => {
  const beyond = beyondEdges([cell(0, 0), cell(1, -1), cell(-1, -3), cell(5, 1), cell(2.4, 1)], FRAME);
  expect(Object.fromEntries([...beyond].map(([edge, boxes]) => [edge, boxes.length]))).toEqual({
    top: 2,
    right: 1,
  });
});

test('covered margins do not belong to the frame', () => {
  const frame = uncovered(FRAME, { top: 60, right: 12, bottom: 24, left: 12 }, 0.5);
  expect(frame).toEqual({ x: 24, y: 120, width: 672, height: 312 });
  expect(beyondEdges([cell(1, 0)], frame).size).toBe(0);
  expect([...beyondEdges([cell(1, -0.1)], frame).keys()]).toEqual(['top']);
});

test('the bounds of boxes hold all of them', () => {
  expect(boundsOf([cell(0, 0), cell(2, -1)])).toEqual({ x: 0, y: -240, width: 720, height: 480 });
});
