import { expect, test } from 'vitest';
import { timerFor } from '../../src/ui/use-is-past.ts';

test('a page that waits for a far time waits as long as a timer can, and looks once a near time is past', () => {
  expect(timerFor(1000)).toBe(1001);
  expect(timerFor(40 * 86_400_000)).toBe(2_147_483_647);
  expect(timerFor(Number.POSITIVE_INFINITY)).toBe(2_147_483_647);
});
