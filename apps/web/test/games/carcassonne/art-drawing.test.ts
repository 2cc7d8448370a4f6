import { TILES, TURNS } from '@bastide/carcassonne';
import { expect, test } from 'vitest';
import { svgFile } from '../../../src/art/drawing/svg.ts';
import { COLOURS } from '../../../src/art/palette.ts';
import { emblemIcon, SEAT_COLOURS } from '../../../src/art/seat-paint.ts';
import { flatTile, goodIcon, PIECES, pieceIcon, VARIANTS } from '../../../src/games/carcassonne/art/index.ts';
import { goodSeal } from '../../../src/games/carcassonne/art/pieces/icons.ts';
import { pieceMarkup, piecePicture } from '../../../src/games/carcassonne/art/pieces/piece.ts';
import { drawTile, tileSvg } from '../../../src/games/carcassonne/art/tile/tile.ts';

const DRAWN = TILES.flatMap((facts, i) =>
  TURNS.map((turned, t) => ({
    facts,
    turned,
    variant: (i + t) % VARIANTS,
    name: `${facts.id} turned ${turned}`,
  })),
);

const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!);
const hrefsOf = (svg: string) => [...svg.matchAll(/ href="#([^"]+)"/g)].map((match) => match[1]!);
/** Expects that every opened tag is closed, and that no number is NaN. */
function expectSound(svg: string, name: string) {
  const count = (pattern: RegExp) => svg.match(pattern)?.length ?? 0;
  expect(count(/<\/[a-z]/gi) + count(/\/>/g), name).toBe(count(/<[a-z]/gi));
  expect(svg, name).not.toMatch(/NaN|undefined|Infinity|--/);
}

test('a single tile is valid SVG with unique ids, and every reference has a target', () => {
  for (const { facts, turned, variant, name } of DRAWN)
    for (const detail of ['full', 'low'] as const) {
      const svg = tileSvg(facts, turned, 240, { variant, detail, corners: turned === 0 });
      const ids = idsOf(svg);
      expect(new Set(ids).size, name).toBe(ids.length);
      for (const href of hrefsOf(svg)) expect(ids, name).toContain(href);
      expectSound(svg, name);
    }
});

test('fragments with different prefixes share no ids', () => {
  const [a, b] = ['a', 'b'].map((prefix) => idsOf(drawTile(TILES[5]!, 0, { prefix }).markup));
  expect(a!.length).toBeGreaterThan(0);
  expect(a!.filter((id) => b!.includes(id))).toEqual([]);
});

test('drawing is deterministic, and differs by rotation and variant', () => {
  for (const facts of TILES) {
    const once = tileSvg(facts, 90, 240, { variant: 1 });
    expect(tileSvg({ ...facts }, 90, 240, { variant: 1 })).toBe(once);
    expect(tileSvg(facts, 90, 240, { variant: 2 })).not.toBe(once);
    expect(tileSvg(facts, 180, 240, { variant: 1 })).not.toBe(once);
  }
});

test('tiles are small enough to be drawn by the hundred', () => {
  const fragments = DRAWN.map(({ facts, turned, variant }) => drawTile(facts, turned, { variant }).markup);
  const sizes = fragments.map((markup) => markup.length);
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  expect(mean).toBeLessThan(8100);
  expect(Math.max(...sizes)).toBeLessThan(11_700);
  expect(Math.max(...fragments.map((markup) => markup.match(/<[a-z]/gi)!.length))).toBeLessThan(160);
  for (const { facts, turned, variant, name } of DRAWN) {
    expect(drawTile(facts, turned, { variant, detail: 'low' }).markup.length, name).toBeLessThan(9300);
    const flat = { viewBox: '0 0 240 240', markup: flatTile(facts, turned, variant) };
    expect(svgFile(flat, 240).length, name).toBeLessThan(3000);
  }
});

test('both neighbours paint the same houses on the seam between two towns', () => {
  /** Returns the houses near a side: position along it, distance from it, and kind. */
  const onSide = (markup: string, side: number) =>
    [...markup.matchAll(/<use href="#((?:gable|ridge)\d)"(?: x="(-?\d+)")?(?: y="(-?\d+)")?\/>/g)]
      .map(([, name, x = '0', y = '0']) => ({ name, x: Number(x), y: Number(y) }))
      .map(({ name, x, y }) => {
        const across = [y, x - 240, y - 240, x][side]!;
        return { name, along: side % 2 === 0 ? x : y, across };
      })
      .filter(({ across }) => (side % 2 === 0 ? across >= 0 && across <= 14 : Math.abs(across) <= 4))
      .map(({ name, along, across }) => `${name} ${along} ${across}`)
      .sort();
  const seen: [Set<string>, Set<string>] = [new Set(), new Set()];
  for (const { facts, turned, variant } of DRAWN)
    TURNS.forEach((_, side) => {
      if (facts.edges[(side - turned / 90 + 4) % 4] !== 'city') return;
      seen[side % 2]!.add(onSide(drawTile(facts, turned, { variant }).markup, side).join('; '));
    });
  expect(seen.map((kinds) => kinds.size)).toEqual([1, 1]);
});

test('both neighbours paint the same river on their seam', () => {
  const WATER = [COLOURS.bankInk, COLOURS.bank, COLOURS.waterDeep, COLOURS.water];
  /**
   * Returns the strokes of a river near a side: where each line begins and ends along the side, and how far outside.
   */
  const onSide = (markup: string, side: number) => {
    const river = [...markup.matchAll(/<g fill="none">(<path.*?)<\/g>/g)].find(([, body]) =>
      body!.includes(COLOURS.bank),
    )![1]!;
    const strokes = [...markup.matchAll(/<(?:use|path)([^>]*) stroke="([^"]+)" stroke-width="([\d.]+)"/g)]
      .filter(([, before]) => !before!.includes('fill="#')) // springs and lakes
      .filter(([, , colour, width]) => WATER.includes(colour as (typeof WATER)[number]) && Number(width) > 12)
      .map(([, , colour, width]) => `${colour} ${width}`);
    const lines = [...river.matchAll(/ d="(M[^"]+[^Z])"/g)].map(([, d]) => {
      const numbers = d!.match(/-?\d*\.?\d+/g)!.map(Number);
      const ends = [numbers.slice(0, 6), numbers.slice(-6)];
      const outside = ([x = 0, y = 0]: number[]) => [-y, x - 240, y - 240, -x][side]!;
      const first = outside(ends[0]!) > 0 ? ends[0]! : [4, 5, 2, 3, 0, 1].map((i) => ends[1]![i]!);
      const along = first.filter((_, i) => i % 2 === side % 2);
      return `${outside(first)} out, along ${along.join(' ')}`;
    });
    return [...new Set(strokes), ...new Set(lines)].join('; ');
  };
  const seen = new Set<string>();
  for (const { facts, turned, variant } of DRAWN)
    TURNS.forEach((_, side) => {
      if (facts.edges[(side - turned / 90 + 4) % 4] !== 'river') return;
      seen.add(onSide(drawTile(facts, turned, { variant }).markup, side));
    });
  expect([...seen]).toEqual([...seen].slice(0, 1));
});

test('the third good shows the picture of its edition', () => {
  for (const id of ['TB-S', "TB-T'"]) {
    const facts = TILES.find((tile) => tile.id === id)!;
    const shown = (good?: 'wine' | 'chicken') => [...drawTile(facts, 0, good ? { good } : {}).motifs];
    expect(shown()).toContain('wine');
    expect(shown('chicken')).toContain('chicken');
    expect(shown('chicken')).not.toContain('wine');
  }
});

test('pieces and icons have no ids and differ between seats', () => {
  const pictures = SEAT_COLOURS.flatMap((colour) => [
    ...PIECES.flatMap((kind) => [
      svgFile(piecePicture(kind, colour), 64),
      svgFile(piecePicture(kind, colour, 'low'), 64),
      svgFile(pieceIcon(kind, colour), 24),
    ]),
    svgFile(emblemIcon(colour), 24),
  ]);
  for (const good of ['wine', 'chicken', 'grain', 'cloth'] as const)
    pictures.push(svgFile(goodIcon(good), 24), svgFile(goodSeal(good), 48));
  expect(new Set(pictures).size).toBe(pictures.length);
  for (const picture of pictures) {
    expect(idsOf(picture)).toEqual([]);
    expectSound(picture, picture.slice(0, 80));
  }
  expect(pieceMarkup('meeple', 'woad')).toBe(pieceMarkup('meeple', 'woad'));
});
