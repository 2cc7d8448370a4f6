import { describe, expect, test } from 'vitest';
import { COLOURS, ROOFS } from '../../../src/art/palette.ts';
import { SEAT_PAINT } from '../../../src/art/seat-paint.ts';
import { pieceMarkup, pieceScale, STROKES } from '../../../src/games/carcassonne/art/pieces/piece.ts';
import { LENS } from '../../../src/games/carcassonne/board/Board.tsx';

type Colour = readonly [red: number, green: number, blue: number];

/** Converts a colour to linear light, 0 to 1. */
const linear = (hex: string): Colour => {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
};

/** Kinds of colour vision, as matrices over linear light: Machado, Oliveira and Fernandes 2009, full severity. */
const SIGHTS: Readonly<Record<string, readonly Colour[]>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Returns the WCAG contrast, 1 to 21, for that kind of colour vision. */
function contrast(sight: string, a: string, b: string): number {
  const light = (hex: string) => {
    const colour = linear(hex);
    const [red, green, blue] = SIGHTS[sight]!.map((row) =>
      Math.min(1, Math.max(0, row[0] * colour[0] + row[1] * colour[1] + row[2] * colour[2])),
    ) as [number, number, number];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark, bright] = [light(a), light(b)].sort((x, y) => x - y) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

const { halo, pieceInk } = COLOURS;
/** All colours under figures. */
const GROUNDS = [
  ...ROOFS.flatMap(({ lit, shade, marks }) => [lit, shade, marks]),
  ...[COLOURS.meadow, COLOURS.meadowLit, COLOURS.meadowDeep, COLOURS.meadowShade, COLOURS.meadowDry],
  ...[COLOURS.wheat, COLOURS.plough, COLOURS.crop, COLOURS.leafDeep, COLOURS.leaf, COLOURS.leafLit],
  ...[COLOURS.road, COLOURS.roadEdge, COLOURS.ground, COLOURS.stone, COLOURS.stoneShade, COLOURS.water],
];

describe.each(Object.keys(SIGHTS))('figures for %s vision', (sight) => {
  test('the halo or the outline of a figure stands out against every ground, and against each other', () => {
    for (const ground of GROUNDS) {
      const best = Math.max(contrast(sight, halo, ground), contrast(sight, pieceInk, ground));
      expect([ground, best]).toEqual([ground, expect.toSatisfy((n: number) => n >= 3)]);
    }
    expect(contrast(sight, halo, pieceInk)).toBeGreaterThan(10);
  });

  test('every emblem stands out on its figure', () => {
    for (const [colour, { fill, mark }] of Object.entries(SEAT_PAINT)) {
      const n = contrast(sight, fill, mark);
      expect([colour, n]).toEqual([colour, expect.toSatisfy((one: number) => one >= 3)]);
    }
  });
});

/** Widths of a tile in CSS pixels, from the smallest zoom to the largest. */
const WIDTHS = [LENS.readable, LENS.smallest, 32, 40, 56, 64, 79, 80, 100, LENS.fitted, 200, LENS.largest];
/** Returns CSS pixels for one unit of the pieces' drawings. */
const perUnit = (wide: number) => (pieceScale(wide) * wide) / LENS.unit;

test('figures keep a visible size, outline, halo and emblem at every zoom', () => {
  for (const wide of WIDTHS) {
    const { halo: outer, ink, emblem } = STROKES[wide < 80 ? 'low' : 'full'];
    const px = perUnit(wide);
    expect([wide, 46 * px]).toEqual([
      wide,
      expect.toSatisfy((n: number) => n >= (wide < 36 ? 15 : 22) - 0.01),
    ]);
    // Half of the outline lies on the figure; the halo begins at its outer edge.
    expect([wide, (ink / 2) * px]).toEqual([wide, expect.toSatisfy((n: number) => n >= 0.6)]);
    expect([wide, ((outer - ink) / 2) * px]).toEqual([wide, expect.toSatisfy((n: number) => n >= 0.8)]);
    expect([wide, 2 * 7 * emblem * px]).toEqual([wide, expect.toSatisfy((n: number) => n >= 6)]);
  }
});

test('figures keep their drawn size at a large scale, and leave their tile visible', () => {
  expect(pieceScale(132)).toBe(pieceScale(340));
  // On smaller tiles the whole board is looked at: its figures matter more.
  for (const wide of WIDTHS.filter((one) => one >= LENS.smallest))
    expect(46 * pieceScale(wide)).toBeLessThanOrEqual(0.62 * LENS.unit);
});

test('figures at a small scale have fewer details and thicker lines', () => {
  const [full, low] = [pieceMarkup('meeple', 'madder'), pieceMarkup('meeple', 'madder', 'low')];
  expect(low.length).toBeLessThan(full.length);
  expect(low).toContain(`stroke-width="${STROKES.low.halo}"`);
});
