/**
 * Contact sheets of the art of Catan, to look at: `node scripts/art/catan/sheet.mjs [names] [--out=folder]` writes
 * HTML pages to `.cache/art/`, and PNG pictures of them if CHROMIUM_PATH or `chromium` exists.
 */
import path from 'node:path';
import { bundle, outDir } from '../bundle.mjs';
import { shoot } from '../shot.mjs';
import { TABLE } from '../table.mjs';

const {
  art,
  seats: { SEAT_COLOURS },
} = await bundle({
  art: 'apps/web/src/games/catan/art/index.ts',
  seats: 'apps/web/src/art/seats.ts',
});
const layout = art.layoutOf();

/** The beginners' map. CAT-MAP-01, CAT-MAP-02 */
const HEXES =
  'mountains 10, pasture 2, forest 9, fields 12, hills 6, pasture 4, hills 10, fields 9, forest 11, desert, forest 3, mountains 8, forest 8, mountains 3, fields 4, pasture 5, hills 5, fields 6, pasture 11'
    .split(', ')
    .map((hex) => hex.split(' '));
const HARBORS = {
  0: '3:1',
  3: 'grain',
  17: 'ore',
  38: '3:1',
  61: 'wool',
  69: '3:1',
  66: '3:1',
  49: 'brick',
  18: 'lumber',
};
/** Pieces of four seats in the middle of a game: intersections and paths by number. */
const PIECES = [
  { colour: 'madder', settlements: [8, 4], cities: [34], roads: [13, 7, 12, 41, 50] },
  { colour: 'woad', settlements: [41], cities: [39, 25], roads: [52, 56, 57, 37, 46] },
  { colour: 'ivory', settlements: [31, 20], cities: [17], roads: [22, 31, 25, 26, 19] },
  { colour: 'saffron', settlements: [14, 49], cities: [45], roads: [15, 21, 59, 64, 58] },
];

const at = ([x, y], body) => `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${body}</g>`;
const base64 = (svg) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
const page = (body, background) =>
  `<!doctype html><meta charset="utf-8"><body style="margin:0;background:${background}">${body}`;
const picture = ({ viewBox, markup }, px) => {
  const [, , width, height] = viewBox.split(' ').map(Number);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${px}" height="${(px * height) / width}">${markup}</svg>`;
};
const row = (cells, gap = 8) =>
  `<div style="display:flex;flex-wrap:wrap;align-items:center;gap:${gap}px;padding:8px">${cells.join('')}</div>`;

/** Draws a whole island with everything on it. */
function islandSvg(px, { pieces = true, detail = 'full' } = {}) {
  const box = art.islandBox();
  const harbors = Object.entries(HARBORS).map(([id, harbor]) => ({
    harbor,
    ends: layout.paths[id].ends.map((i) => layout.intersections[i]),
  }));
  const variants = art.variantsOf(HEXES.map(([terrain]) => terrain));
  const frame = art.HEX_FRAME;
  const hexes = HEXES.map(([terrain], i) => {
    const [x, y] = layout.hexes[i];
    const svg = art.terrainSvg(terrain, 432, { variant: variants[i], detail });
    return `<image href="${base64(svg)}" x="${x + frame.x}" y="${y + frame.y}" width="${frame.width}" height="${frame.height}"/>`;
  });
  const tokens = HEXES.map(([, number], i) =>
    number ? at(layout.hexes[i], art.tokenMarkup(Number(number), detail)) : '',
  );
  const roads = PIECES.flatMap(({ colour, roads }) =>
    roads.map((id) => at(layout.paths[id].middle, art.roadMarkup(colour, layout.paths[id].angle))),
  );
  const [rx, ry] = layout.hexes[9];
  const standing = [
    ...PIECES.flatMap(({ colour, settlements, cities }) => [
      ...settlements.map((i) => [layout.intersections[i], art.buildingMarkup('settlement', colour)]),
      ...cities.map((i) => [layout.intersections[i], art.buildingMarkup('city', colour)]),
    ]),
    [[rx + art.ROBBER_FOOT_ALONE[0], ry + art.ROBBER_FOOT_ALONE[1]], art.robberMarkup()],
    [
      [layout.hexes[12][0] + art.ROBBER_FOOT[0], layout.hexes[12][1] + art.ROBBER_FOOT[1]],
      art.robberMarkup(),
    ],
  ].sort(([a], [b]) => a[1] - b[1]);
  const body = [
    art.islandPicture({ harbors, detail }).markup,
    ...hexes,
    art.islandLight().markup,
    ...tokens,
    ...(pieces ? [...roads, ...standing.map(([place, markup]) => at(place, markup))] : []),
  ].join('');
  return picture({ viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`, markup: body }, px);
}

const island = (px, theme, options, scale = 1) => ({
  html: page(islandSvg(px, options), TABLE[theme][1]),
  width: Math.max(px, 500),
  height: Math.ceil(px * 0.92),
  scale,
});

/** Shows every terrain in four variants at 300 px; then at 60 px, with low and full detail. */
function terrains() {
  const cells = (px, detail, variants) =>
    art.TERRAINS.flatMap((terrain) =>
      variants.map(
        (variant) =>
          `<img width="${px}" src="${base64(art.terrainSvg(terrain, px * 2, { variant, detail }))}">`,
      ),
    );
  const large = art.TERRAINS.map((terrain) =>
    row(
      [0, 1, 2, 3].map(
        (variant) => `<img width="290" src="${base64(art.terrainSvg(terrain, 580, { variant }))}">`,
      ),
    ),
  );
  const small = row(cells(60, 'low', [0, 1, 2, 3]), 2) + row(cells(60, 'full', [0, 1, 2, 3]), 2);
  return { html: page(large.join('') + small, '#eddcaa'), width: 1220, height: 2420 };
}

/** Shows icons, pieces and cards on a light and on a dark table. */
function icons() {
  const kinds = ['road', 'settlement', 'city'];
  const small = (px) => [
    ...art.RESOURCES.map((resource) => picture(art.resourceIcon(resource), px)),
    ...art.DEVELOPMENTS.map((development) => picture(art.developmentIcon(development), px)),
    ...art.AWARDS.map((award) => picture(art.awardBadge(award), px)),
    ...SEAT_COLOURS.slice(0, 3).flatMap((colour) =>
      kinds.map((kind) => picture(art.catanPieceIcon(kind, colour), px)),
    ),
  ];
  const looks = ['standing', 'choosable'];
  const pieces = SEAT_COLOURS.map((colour) =>
    row(
      looks.flatMap((look) => [
        ...art.BUILDINGS.map((building) => picture(art.buildingPicture(building, colour, look), 84)),
        ...[90, 30, -30].map((angle) => picture(art.roadPicture(colour, angle, look), 84)),
      ]),
      2,
    ),
  ).join('');
  const tokens = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];
  const cards = [
    ...art.RESOURCES.map(art.resourceCard),
    ...art.DEVELOPMENTS.map(art.developmentCard),
    art.cardBack('resource'),
    art.cardBack('development'),
  ];
  const half =
    row([16, 20, 24, 48].flatMap(small)) +
    pieces +
    row([
      picture(art.robberPicture(), 64),
      ...tokens.map((number) => picture(art.tokenPicture(number), 76)),
    ]) +
    row(tokens.map((number) => picture(art.tokenPicture(number, 'low'), 30))) +
    row(
      art.DICE.flatMap((die) => [1, 2, 3, 4, 5, 6].map((value) => picture(art.diePicture(value, die), 48))),
    );
  const fronts = row(cards.map((card) => picture(card, 190))) + row(cards.map((card) => picture(card, 80)));
  const ground = (colour, body) => `<div style="background:${colour}">${body}</div>`;
  const sides = `<div style="display:grid;grid-template-columns:1fr 1fr">${ground('#bac46d', half)}${ground(TABLE.dark[1], half)}</div>`;
  return { html: page(sides + fronts, TABLE.light[1]), width: 1800, height: 2100 };
}

const SHEETS = {
  icons,
  terrains,
  island: () => island(1200, 'light', {}),
  large: () => island(2400, 'light', {}),
  bare: () => island(1200, 'light', { pieces: false }),
  dark: () => island(1200, 'dark', {}),
  phone: () => island(390, 'light', { detail: 'low' }),
  'phone-2x': () => island(390, 'light', { detail: 'low' }, 2),
};

const out = process.argv.find((word) => word.startsWith('--out='))?.slice(6);
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
for (const [name, make] of Object.entries(SHEETS))
  if (wanted.length === 0 || wanted.includes(name))
    shoot(out ? path.resolve(out) : outDir, `catan-${name}`, make());
