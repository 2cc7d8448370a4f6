import { expect, test } from 'vitest';
import { timerFor } from '../../src/ui/use-is-past.ts';

test('a page waits for a far time as long as a timer can, and checks just after a near one', () => {
  expect(timerFor(1000)).toBe(1001);
  expect(timerFor(40 * 86_400_000)).toBe(2_147_483_647);
  expect(timerFor(Number.POSITIVE_INFINITY)).toBe(2_147_483_647);
});
