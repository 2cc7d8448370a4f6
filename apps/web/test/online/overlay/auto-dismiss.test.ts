import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { autoDismiss, DISMISS_AFTER_MS } from '../../../src/online/overlay/votes/EventBanner.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function news(speed = 1) {
  const told = { isHeld: false, passed: 0 };
  const keep = autoDismiss({ speed, isHeld: () => told.isHeld, pass: () => told.passed++ });
  return { told, keep };
}

test('news disappears by itself, once, and not before the reading time is over', () => {
  const { told } = news();
  vi.advanceTimersByTime(DISMISS_AFTER_MS - 1);
  expect(told.passed).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(told.passed).toBe(1);
});

test('news stays while somebody uses it, and is not dismissed a second time', () => {
  const { told } = news();
  told.isHeld = true;
  vi.advanceTimersByTime(60_000);
  expect(told.passed).toBe(0);
  told.isHeld = false;
  vi.advanceTimersByTime(1_000);
  expect(told.passed).toBe(1);

  const away = news();
  away.keep();
  vi.advanceTimersByTime(60_000);
  expect(away.told.passed).toBe(0);
});

test('slower motion doubles the reading time, and no motion keeps the usual one', () => {
  const slow = news(2);
  const still = news(0);
  vi.advanceTimersByTime(DISMISS_AFTER_MS);
  expect([slow.told.passed, still.told.passed]).toEqual([0, 1]);
  vi.advanceTimersByTime(DISMISS_AFTER_MS);
  expect(slow.told.passed).toBe(1);
});
