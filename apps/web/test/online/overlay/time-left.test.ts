import { expect, test } from 'vitest';
import type { OverlayTranslator } from '../../../src/online/overlay/messages.ts';
import { remainingText, timeLeft } from '../../../src/online/overlay/time-left.ts';
import { translatorIn } from '../../translators.ts';

const SECOND = 1000;

test('a running clock loses the server’s elapsed time, and stops at zero', () => {
  expect(timeLeft({ left: 5000, since: null }, 99_000)).toBe(5000);
  expect(timeLeft({ left: 5000, since: 90_000 }, 92_500)).toBe(2500);
  expect(timeLeft({ left: 5000, since: 90_000 }, 96_000)).toBe(0);
  // The server's news may be a little ahead of this device's estimate of its time.
  expect(timeLeft({ left: 5000, since: 90_000 }, 89_900)).toBe(5000);
  expect(timeLeft({ left: null, since: null }, 0)).toBeUndefined();
});

test('a clock counts started seconds, shows hours separately, and writes days in words', async () => {
  const t = (await translatorIn('en')) as OverlayTranslator;
  const faces = [0, 1, 9.2, 60, 299.9, 3599, 3600, 36_000].map((s) => remainingText(t, s * SECOND));
  expect(faces).toEqual(['0:00', '0:01', '0:10', '1:00', '5:00', '59:59', '1:00:00', '10:00:00']);
  expect(remainingText(t, 86_399.5 * SECOND)).toBe('1 d 0 h');
  expect(remainingText(t, (3 * 24 + 5) * 3_600_000)).toBe('3 d 5 h');
  expect(remainingText((await translatorIn('uk')) as OverlayTranslator, 2 * 86_400_000)).toBe('2 д 0 год');
});
