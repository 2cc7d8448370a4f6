import { TILES, TURNS } from '@bastide/carcassonne';
import { createCanvas, Path2D } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SEAT_COLOURS } from '../../src/art/seat-paint.ts';
import { PIECES } from '../../src/games/carcassonne/art/index.ts';
import * as carcassonne from '../../src/games/carcassonne/art/sprites.ts';
import { sheetsOf } from '../../src/games/carcassonne/board/Ground.tsx';
import { RESOURCES, TERRAINS } from '../../src/games/catan/art/kinds.ts';
import * as catan from '../../src/games/catan/art/sprites.ts';
import { renderSprite, type SpriteSource } from '../../src/sprites/sprite-source.ts';
import type { CreateCanvas } from '../../src/sprites/svg-canvas.ts';

beforeAll(() => void vi.stubGlobal('Path2D', Path2D));
afterAll(() => void vi.unstubAllGlobals());
vi.setConfig({ testTimeout: 60_000 });

const newSheet = ((width: number, height: number) =>
  createCanvas(width, height).getContext('2d')) as unknown as CreateCanvas;
const painted = (painting: SpriteSource, width: number, height: number) =>
  renderSprite(painting, width, height, newSheet).getImageData(0, 0, width, height).data;

/** Paints a drawing of ten by ten units, one pixel for each. */
const pixels = (markup: string) => {
  const data = painted(`<svg viewBox="0 0 10 10">${markup}</svg>`, 10, 10);
  return (x: number, y: number) => [...data.slice((y * 10 + x) * 4, (y * 10 + x) * 4 + 4)];
};
const SQUARE = 'M2 2H8V8H2Z';

test('a shape has its fill, its stroke over it, and nothing beyond', () => {
  const at = pixels(`<path d="${SQUARE}" fill="#ff0000" stroke="#0000ff" stroke-width="2"/>`);
  expect(at(5, 5)).toEqual([255, 0, 0, 255]);
  expect(at(1, 5)).toEqual([0, 0, 255, 255]);
  expect(at(0, 0)).toEqual([0, 0, 0, 0]);
});

test('a transparent shape is painted as one, and its stroke does not show through its fill', () => {
  const at = pixels(`<path d="${SQUARE}" fill="#ff0000" stroke="#0000ff" stroke-width="2" opacity=".5"/>`);
  for (const [x, y] of [
    [5, 5],
    [1, 5],
    [2, 5],
  ] as const)
    expect(Math.abs(at(x, y)[3]! - 128)).toBeLessThanOrEqual(1);
  expect(at(2, 5)[0]).toBeLessThan(3);
});

test('a definition can be used in another place, with the style of that place', () => {
  const at = pixels(
    '<defs><g id="a"><path d="M0 0H2V2H0Z"/></g></defs><g fill="#00ff00"><use href="#a" x="6" y="4"/></g>' +
      '<use href="#a" transform="translate(2 6)rotate(90)scale(.5)" fill="#ff0000"/>',
  );
  expect(at(7, 5)).toEqual([0, 255, 0, 255]);
  expect(at(1, 6)).toEqual([255, 0, 0, 255]);
  expect(at(0, 0)).toEqual([0, 0, 0, 0]);
});

test('clips, inner frames, circles and gradients are painted', () => {
  const clipped = pixels(
    '<clipPath id="c"><path d="M0 0H5V10H0Z"/></clipPath><g clip-path="url(#c)"><circle cx="5" cy="5" r="4" fill="#ff0000"/></g>',
  );
  expect(clipped(3, 5)).toEqual([255, 0, 0, 255]);
  expect(clipped(6, 5)).toEqual([0, 0, 0, 0]);
  const framed = pixels(
    '<svg x="5" y="0" width="5" height="5" viewBox="0 0 1 1"><path d="M-1-1H9V9H-1Z" fill="#0000ff"/></svg>',
  );
  expect([framed(6, 1), framed(4, 1), framed(6, 6)].map(([, , , alpha]) => alpha)).toEqual([255, 0, 0]);
  const shaded = pixels(
    '<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="10" y2="0"><stop offset="0" stop-color="#000000"/>' +
      '<stop offset="1" stop-color="#ffffff" stop-opacity="1"/></linearGradient><path d="M0 0H10V10H0Z" fill="url(#g)"/>',
  );
  expect(shaded(8, 5)[0]! - shaded(1, 5)[0]!).toBeGreaterThan(150);
});

test.each([
  ['an element', '<text>a</text>', /<text>/],
  ['an attribute', `<path d="${SQUARE}" filter="url(#f)"/>`, /filter/],
  ['a reference', '<use href="#nothing"/>', /#nothing/],
])('unknown %s is an error, not a hole', (_, markup, because) => {
  expect(() => pixels(markup)).toThrow(because);
});

/** True if nothing was painted. */
const isBlank = (data: Uint8ClampedArray) => data.every((value) => value === 0);

test('the canvas supports all drawings of Carcassonne', () => {
  const lying = TILES.slice(0, 24).map(({ id }, i) => ({
    tile: id,
    at: [i % 6, Math.floor(i / 6)] as const,
    turned: 0 as const,
  }));
  const subjects: carcassonne.CarcassonneSprite[] = [
    ...TILES.map(
      ({ id: tile }, i) =>
        ({
          kind: 'tile',
          tile,
          turned: TURNS[i % 4]!,
          variant: i % 3,
          good: i % 2 === 0 ? 'wine' : 'chicken',
          corners: i % 2 === 0,
        }) as const,
    ),
    ...sheetsOf(lying).map((sheet) => ({ kind: 'ornaments', ...sheet }) as const),
    ...PIECES.flatMap((piece) =>
      SEAT_COLOURS.map((colour) => ({ kind: 'piece', piece, colour, detail: 'low' }) as const),
    ),
  ];
  for (const subject of subjects)
    expect(isBlank(painted(carcassonne.spriteSource(subject, 100), 20, 20)), JSON.stringify(subject)).toBe(
      false,
    );
});

test('the canvas supports all drawings of Catan', () => {
  const details = ['full', 'low'] as const;
  const harbors = (['3:1', ...RESOURCES] as const).map((harbor, i) => ({
    harbor,
    ends: [
      [i * 60 - 200, -480],
      [i * 60 - 140, -540],
    ] as const,
  }));
  const subjects: catan.CatanSprite[] = [
    ...details.map((detail) => ({ kind: 'sea', harbors, detail }) as const),
    ...TERRAINS.flatMap((terrain) =>
      [0, 1, 2, 3].map((variant) => ({ kind: 'terrain', terrain, variant }) as const),
    ),
    { kind: 'light' },
    ...[2, 3, 4, 5, 6, 8, 9, 10, 11, 12].flatMap((token) =>
      details.map((detail) => ({ kind: 'token', token, detail }) as const),
    ),
    ...SEAT_COLOURS.flatMap((colour) => [
      { kind: 'settlement', colour } as const,
      { kind: 'city', colour } as const,
      ...[90, 30, -30].map((angle) => ({ kind: 'road', colour, angle }) as const),
    ]),
    { kind: 'robber' },
    ...RESOURCES.map((card) => ({ kind: 'card', card }) as const),
  ];
  for (const subject of subjects)
    expect(isBlank(painted(catan.spriteSource(subject, 100), 20, 20)), JSON.stringify(subject)).toBe(false);
});
