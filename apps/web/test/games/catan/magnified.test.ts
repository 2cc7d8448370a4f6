import { afterEach, expect, test, vi } from 'vitest';
import { finenessOf, HEX, magnifiedAt } from '../../../src/games/catan/board/magnified.ts';
import { boxOfPlace, HEX_NAMES, pointOf } from '../../../src/games/catan/board/places.ts';

afterEach(() => void vi.unstubAllGlobals());

const sharpened = (at: string, px: number): readonly string[] => {
  const magnified = magnifiedAt(pointOf(at));
  return HEX_NAMES.filter((hex) => finenessOf(boxOfPlace(hex), px, magnified) > px);
};

test('the loupe paints its part of the island as fine as it shows it, and leaves the rest unchanged', () => {
  vi.stubGlobal('devicePixelRatio', 2);
  const hexes = sharpened('V20', 100);
  expect(hexes.length).toBeGreaterThanOrEqual(3);
  expect(hexes.length).toBeLessThan(9);
  expect(finenessOf(boxOfPlace(hexes[0]!), 100, magnifiedAt(pointOf('V20')))).toBe(2 * HEX);
});

test('the loupe leaves an island unchanged that is already finer', () => {
  vi.stubGlobal('devicePixelRatio', 1);
  expect(sharpened('V20', 2 * HEX)).toEqual([]);
  expect(finenessOf(boxOfPlace('H00'), 100, undefined)).toBe(100);
});
