import { expect, test } from 'vitest';
import { spreadLabels } from '../../src/table/CurveChart.tsx';
import { CURVE_BOX } from '../../src/table/curve-box.tsx';

const apart = (heights: readonly number[]) => {
  const sorted = [...heights].sort((a, b) => a - b);
  return sorted.slice(1).map((height, i) => height - sorted[i]!);
};

test('numbers at the ends of lines that lie apart stay where they are', () => {
  expect(spreadLabels([20, 60, 100])).toEqual([20, 60, 100]);
});

test('six equal numbers at the top stand below each other inside of the picture', () => {
  const spread = spreadLabels([14, 14, 14, 14, 14, 14]);
  expect(Math.min(...spread)).toBeGreaterThanOrEqual(CURVE_BOX.top - 4);
  expect(Math.max(...spread)).toBeLessThanOrEqual(CURVE_BOX.height - CURVE_BOX.bottom);
  for (const gap of apart(spread)) expect(gap).toBeGreaterThanOrEqual(11);
});

test('six equal numbers at the bottom stand above each other', () => {
  const spread = spreadLabels([132, 132, 132, 132, 132, 132]);
  expect(Math.max(...spread)).toBe(132);
  for (const gap of apart(spread)) expect(gap).toBeGreaterThanOrEqual(11);
});
