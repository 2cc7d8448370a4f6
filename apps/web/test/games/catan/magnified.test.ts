import { expect, test, vi } from 'vitest';
import { finenessOf, HEX, magnifiedAt } from '../../../src/games/catan/board/magnified.ts';
import { boxOfPlace, HEX_NAMES, pointOf } from '../../../src/games/catan/board/places.ts';

const sharpened = (at: string, px: number): readonly string[] => {
  const magnified = magnifiedAt(pointOf(at));
  return HEX_NAMES.filter((hex) => finenessOf(boxOfPlace(hex), px, magnified) > px);
};

test('what the loupe shows is painted as fine as it shows it, the rest of the island as it was', () => {
  vi.stubGlobal('devicePixelRatio', 2);
  const hexes = sharpened('V20', 100);
  expect(hexes.length).toBeGreaterThanOrEqual(3);
  expect(hexes.length).toBeLessThan(9);
  expect(finenessOf(boxOfPlace(hexes[0]!), 100, magnifiedAt(pointOf('V20')))).toBe(2 * HEX);
});

test('an island that is looked at from nearer than that stays as fine as it is', () => {
  vi.stubGlobal('devicePixelRatio', 1);
  expect(sharpened('V20', 2 * HEX)).toEqual([]);
  expect(finenessOf(boxOfPlace('H00'), 100, undefined)).toBe(100);
});
