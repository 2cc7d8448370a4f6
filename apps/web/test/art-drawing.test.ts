import { TILES, TURNS } from '@bastide/carcassonne';
import { expect, test } from 'vitest';
import {
  drawTile,
  emblemIcon,
  flatTileSvg,
  goodIcon,
  PIECES,
  pieceIcon,
  pieceMarkup,
  piecePicture,
  SEAT_COLOURS,
  standalone,
  tileSvg,
  VARIANTS,
} from '../src/art/index.ts';

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
/** Every tag that opens has its end, and no number went wrong. */
function expectSound(svg: string, name: string) {
  const count = (pattern: RegExp) => svg.match(pattern)?.length ?? 0;
  expect(count(/<\/[a-z]/gi) + count(/\/>/g), name).toBe(count(/<[a-z]/gi));
  expect(svg, name).not.toMatch(/NaN|undefined|Infinity|--/);
}

test('a tile alone is sound SVG: ids are unique and every reference is met', () => {
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

test('drawing is deterministic, and differs by turn and variant', () => {
  for (const facts of TILES) {
    const once = tileSvg(facts, 90, 240, { variant: 1 });
    expect(tileSvg({ ...facts }, 90, 240, { variant: 1 })).toBe(once);
    expect(tileSvg(facts, 90, 240, { variant: 2 })).not.toBe(once);
    expect(tileSvg(facts, 180, 240, { variant: 1 })).not.toBe(once);
  }
});

test('tiles stay small enough to be drawn by the hundred', () => {
  const fragments = DRAWN.map(({ facts, turned, variant }) => drawTile(facts, turned, { variant }).markup);
  const sizes = fragments.map((markup) => markup.length);
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  expect(mean).toBeLessThan(8100);
  expect(Math.max(...sizes)).toBeLessThan(11_700);
  expect(Math.max(...fragments.map((markup) => markup.match(/<[a-z]/gi)!.length))).toBeLessThan(160);
  for (const { facts, turned, variant, name } of DRAWN) {
    expect(drawTile(facts, turned, { variant, detail: 'low' }).markup.length, name).toBeLessThan(9300);
    expect(flatTileSvg(facts, turned, variant).length, name).toBeLessThan(3000);
  }
});

test('both neighbours paint the same houses on the seam between two towns', () => {
  /** Houses within reach of a side: how far along, how far across, which. */
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

test('pieces and icons carry no ids and tell the seats apart', () => {
  const pictures = SEAT_COLOURS.flatMap((colour) => [
    ...PIECES.flatMap((kind) => [
      standalone(piecePicture(kind, colour), 64),
      standalone(piecePicture(kind, colour, 'choosable'), 64),
      standalone(pieceIcon(kind, colour), 24),
    ]),
    standalone(emblemIcon(colour), 24),
  ]);
  pictures.push(standalone(goodIcon('wine'), 24));
  expect(new Set(pictures).size).toBe(pictures.length);
  for (const picture of pictures) {
    expect(idsOf(picture)).toEqual([]);
    expectSound(picture, picture.slice(0, 80));
  }
  expect(pieceMarkup('meeple', 'woad')).toBe(pieceMarkup('meeple', 'woad'));
});
