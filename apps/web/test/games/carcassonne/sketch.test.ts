import { TILES, TURNS, tileFacts } from '@bastide/carcassonne';
import { createCanvas, Path2D } from '@napi-rs/canvas';
import { beforeAll, expect, test } from 'vitest';
import { svgFile } from '../../../src/art/drawing/svg.ts';
import { sketchPicture } from '../../../src/games/carcassonne/art/index.ts';
import { placeInPack, TILE_WIDTHS } from '../../../src/games/carcassonne/art/pack-names.ts';
import { packs } from '../../../src/games/carcassonne/art/packs.ts';
import { renderSprite } from '../../../src/sprites/sprite-source.ts';
import type { CreateCanvas } from '../../../src/sprites/svg-canvas.ts';

beforeAll(() => {
  globalThis.Path2D = Path2D as unknown as typeof globalThis.Path2D;
});
const newSheet = ((width: number, height: number) =>
  createCanvas(width, height).getContext('2d')) as unknown as CreateCanvas;

/** Colours of a sketch at the middles of the four sides, near the rim, and in the centre. */
function colours(id: string, turned: (typeof TURNS)[number]): string[] {
  const svg = svgFile(sketchPicture(tileFacts(id), turned), 48);
  const sheet = renderSprite(svg, 48, 48, newSheet) as unknown as CanvasRenderingContext2D;
  return [
    [24, 2],
    [45, 24],
    [24, 45],
    [2, 24],
  ].map(([x, y]) => {
    const [r = 0, g = 0, b = 0] = sheet.getImageData(x!, y!, 1, 1).data;
    return r > g && g > b ? (g > 180 ? 'road' : 'city') : b > r ? 'river' : 'field';
  });
}

test('a sketch shows the sides of every tile in every rotation', () => {
  for (const { id, edges } of TILES)
    for (const [steps, turned] of TURNS.entries()) {
      const due = edges.map((_, side) => edges[(side - steps + 4) % 4]);
      expect([id, turned, ...colours(id, turned)]).toEqual([id, turned, ...due]);
    }
});

test('every packed picture is in exactly one pack, where the page looks for it', () => {
  const all = new Map<string, number>();
  for (const { name, pictures } of packs())
    for (const picture of pictures) {
      expect(placeInPack(picture.subject, picture.width)).toEqual({ pack: name, name: picture.name });
      const place = `${name}/${picture.name}`;
      all.set(place, (all.get(place) ?? 0) + 1);
    }
  expect([...all.values()].every((count) => count === 1)).toBe(true);
  expect(all.size).toBeGreaterThan(TILES.length * TURNS.length * (2 * 3 + 1));
});

test('no pack has pictures as large as those of a board seen from near', () => {
  const sprite = { kind: 'tile', tile: 'BA-D', turned: 0, variant: 0, good: 'wine' } as const;
  expect(placeInPack(sprite, TILE_WIDTHS.large)).toEqual({ pack: 'large-BA', name: 'BA-D 0 0' });
  expect(placeInPack(sprite, TILE_WIDTHS.large + 1)).toBeUndefined();
  expect(placeInPack({ ...sprite, tile: 'TB-A', good: 'chicken' }, 80)?.pack).toMatch(/^small-/);
});
