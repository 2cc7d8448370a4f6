import { expect, test } from 'vitest';
import { type SvgPicture, svgFile } from '../../../src/art/drawing/svg.ts';
import { SEAT_COLOURS } from '../../../src/art/seat-paint.ts';
import * as cards from '../../../src/games/catan/art/cards.ts';
import * as page from '../../../src/games/catan/art/index.ts';
import * as island from '../../../src/games/catan/art/island.ts';
import * as terrain from '../../../src/games/catan/art/terrain.ts';
import * as tokens from '../../../src/games/catan/art/tokens.ts';

const art = { ...page, ...cards, ...island, ...terrain, ...tokens };
const DETAILS = ['full', 'low'] as const;
const NUMBERS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];
const layout = art.layoutOf();
const endsOf = (path: number) => {
  const [a, b] = layout.paths[path]!.ends;
  return [layout.intersections[a]!, layout.intersections[b]!] as const;
};
/** The nine harbors clockwise from the top left. CAT-GEO-05 */
const HARBORS = [0, 3, 17, 38, 61, 69, 66, 49, 18].map((path, i) => ({
  harbor: (['3:1', ...art.RESOURCES] as const)[i % 6]!,
  ends: endsOf(path),
}));

/** Pictures that may appear many times on a page, by name. */
const PICTURES: Record<string, SvgPicture> = Object.fromEntries([
  ...art.RESOURCES.flatMap((name) => [
    [`icon ${name}`, art.resourceIcon(name)],
    [`card ${name}`, art.resourceCard(name)],
  ]),
  ...art.DEVELOPMENTS.flatMap((name) => [
    [`icon ${name}`, art.developmentIcon(name)],
    [`card ${name}`, art.developmentCard(name)],
  ]),
  ...art.AWARDS.map((name) => [`badge ${name}`, art.awardBadge(name)]),
  ...NUMBERS.flatMap((n) => DETAILS.map((detail) => [`token ${n} ${detail}`, art.tokenPicture(n, detail)])),
  ...art.DICE.flatMap((die) => [1, 2, 3, 4, 5, 6].map((n) => [`die ${die} ${n}`, art.diePicture(n, die)])),
  ...SEAT_COLOURS.flatMap((colour) => [
    ...(['standing', 'choosable'] as const).flatMap((look) => [
      ...art.BUILDINGS.map((kind) => [`${kind} ${colour} ${look}`, art.buildingPicture(kind, colour, look)]),
      ...[90, 30, -30].map((angle) => [
        `road ${colour} ${angle} ${look}`,
        art.roadPicture(colour, angle, look),
      ]),
    ]),
    ...(['road', ...art.BUILDINGS] as const).map((kind) => [
      `icon ${kind} ${colour}`,
      art.catanPieceIcon(kind, colour),
    ]),
  ]),
  ['robber', art.robberPicture()],
  ['back resource', art.cardBack('resource')],
  ['back development', art.cardBack('development')],
]);

const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!);
const usedOf = (svg: string) => [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1]!);
/**
 * Expects that every opened tag is closed, that ids are unique and all references exist, and that no number is NaN.
 */
function expectSound(svg: string, name: string) {
  const count = (pattern: RegExp) => svg.match(pattern)?.length ?? 0;
  expect(count(/<\/[a-z]/gi) + count(/\/>/g), name).toBe(count(/<[a-z]/gi));
  expect(svg, name).not.toMatch(/NaN|undefined|Infinity|--/);
  const ids = idsOf(svg);
  expect(new Set(ids).size, name).toBe(ids.length);
  for (const used of usedOf(svg)) expect(ids, name).toContain(used);
}

test('intersections and paths are numbered as in the rules', () => {
  expect([layout.hexes.length, layout.intersections.length, layout.paths.length]).toEqual([19, 54, 72]);
  const ends = (path: number) => layout.paths[path]!.ends;
  expect([0, 15, 38, 55, 71].map(ends)).toEqual([
    [0, 3],
    [9, 14],
    [26, 32],
    [39, 43],
    [50, 53],
  ]);
  // Corners of H09, clockwise from the top.
  const cornersOf = art
    .hexCorners({ q: 0, r: 0 })
    .map((corner) =>
      layout.intersections.findIndex(([x, y]) => Math.hypot(x - corner[0], y - corner[1]) < 1e-6),
    );
  expect(cornersOf).toEqual([18, 24, 30, 35, 29, 23]);
  expect(new Set(layout.paths.map(({ angle }) => angle))).toEqual(new Set([90, 30, -30]));
});

test('every terrain is valid SVG, small, and drawn in several ways', () => {
  for (const terrain of art.TERRAINS) {
    const drawn = DETAILS.flatMap((detail) =>
      [0, 1, 2, 3, 11].map((variant) => {
        const svg = art.terrainSvg(terrain, 240, { variant, detail });
        const name = `${terrain} ${variant} ${detail}`;
        expectSound(svg, name);
        expect(art.terrainSvg(terrain, 240, { variant, detail }), name).toBe(svg);
        expect(svg.length, name).toBeLessThan(detail === 'low' ? 15_000 : 20_000);
        return svg;
      }),
    );
    expect(new Set(drawn).size, terrain).toBe(drawn.length);
    expect(art.terrainColour(terrain)).toMatch(/^#[0-9a-f]{6}$/);
  }
});

test('hexes of one terrain are drawn in different ways', () => {
  expect(art.variantsOf(['forest', 'hills', 'forest', 'desert', 'forest'])).toEqual([0, 0, 1, 0, 2]);
});

test('the island is valid SVG and the same each time, and another seed changes the waves', () => {
  for (const detail of DETAILS) {
    const svg = svgFile(art.islandPicture({ harbors: HARBORS, detail }), 1200);
    expectSound(svg, detail);
    expect(svgFile(art.islandPicture({ harbors: HARBORS, detail }), 1200)).toBe(svg);
    expect(svg.length).toBeLessThan(62_000);
    expect(svgFile(art.islandPicture({ harbors: HARBORS, detail, seed: 'b' }), 1200)).not.toBe(svg);
  }
  const light = svgFile(art.islandLight(), 1200);
  expectSound(light, 'light');
  expect(idsOf(light).filter((id) => idsOf(art.islandPicture().markup).includes(id))).toEqual([]);
});

test('an island of another shape has its own coast', () => {
  const hexes = [-1, 0, 1, 2].map((q) => ({ q, r: 0 }));
  const { width, height } = art.islandBox(hexes);
  expect(width).toBeGreaterThan(height);
  expectSound(svgFile(art.islandPicture({ hexes }), 600), 'row of four');
  expect(art.layoutOf(hexes).intersections).toHaveLength(18);
});

test('harbors lie off the coast, inside the picture, and leave room for buildings and roads', () => {
  const box = art.islandBox();
  for (const [detail, { ends }] of DETAILS.flatMap((one) =>
    HARBORS.map((harbor) => [one, harbor] as const),
  )) {
    const [x, y] = art.harborSeal(ends, [0, 0], detail);
    const radius = art.harborRadius(detail);
    for (const [ex, ey] of ends) expect(Math.hypot(x - ex, y - ey) - radius).toBeGreaterThan(38);
    const [a, b] = ends;
    expect(Math.hypot(x - (a[0] + b[0]) / 2, y - (a[1] + b[1]) / 2) - radius).toBeGreaterThan(14);
    for (const [hx, hy] of layout.hexes)
      expect(Math.hypot(x - hx, y - hy)).toBeGreaterThan(art.HEX_RADIUS + 30);
    expect(Math.min(x - box.x, y - box.y)).toBeGreaterThan(40);
    expect(Math.min(box.x + box.width - x, box.y + box.height - y)).toBeGreaterThan(40);
  }
});

test('pictures are valid SVG, small and without ids', () => {
  for (const [name, picture] of Object.entries(PICTURES)) {
    expectSound(picture.markup, name);
    expect(idsOf(picture.markup), name).toEqual([]);
    expect(picture.viewBox, name).toMatch(/^-?\d+ -?\d+ \d+ \d+$/);
    expect(picture.markup.length, name).toBeLessThan(name.startsWith('card') ? 14_000 : 5000);
  }
  const markups = Object.values(PICTURES).map(({ markup }) => markup);
  expect(new Set(markups).size).toBe(markups.length);
});

test('six and eight differ from other numbers by more than their colour', () => {
  const plain = (n: number) => art.tokenMarkup(n).replaceAll(/#[0-9a-f]{6}/g, '');
  const pens = (n: number) =>
    Math.max(
      ...[
        ...plain(n).matchAll(/stroke-width="([\d.]+)" stroke-linecap="round" stroke-linejoin="round">/g),
      ].map((m) => Number(m[1])),
    );
  for (const hot of [6, 8]) for (const other of [5, 9, 4]) expect(pens(hot)).toBeGreaterThan(pens(other));
});

test('the robber stands on its hex beside the token', () => {
  const [x, y] = art.ROBBER_FOOT;
  expect(Math.abs(x)).toBeGreaterThan(art.TOKEN_RADIUS.full + 14);
  for (const [fx, fy] of [art.ROBBER_FOOT, art.ROBBER_FOOT_ALONE])
    expect(Math.abs(fx) + 24 + Math.abs(fy) / Math.sqrt(3)).toBeLessThan(art.HEX_WIDTH / 2 + 8);
  expect(y).toBeGreaterThan(0);
});
