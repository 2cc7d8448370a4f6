/**
 * Contact sheets of the art of Carcassonne, to look at: `node scripts/art/carcassonne/sheet.mjs` writes HTML pages to
 * `.cache/art/`, and PNG pictures of them if CHROMIUM_PATH or `chromium` exists. A name (tiles, small, pieces, board,
 * regions) makes only that sheet; tile ids make a sheet of those tiles.
 */
import { bundle, outDir } from '../bundle.mjs';
import { shoot } from '../shot.mjs';
import { TABLE } from '../table.mjs';
import { fillBoard } from './fill.mjs';

const {
  art,
  light: { SHADOW, SUN, washes },
  paint: { emblemIcon },
  seats: { SEAT_COLOURS },
  facts: { TILES: tiles },
} = await bundle({
  art: 'apps/web/src/games/carcassonne/art/index.ts',
  light: 'apps/web/src/art/light.ts',
  paint: 'apps/web/src/art/seat-paint.ts',
  seats: 'apps/web/src/art/seats.ts',
  facts: 'packages/carcassonne/src/index.ts',
});
const TURNS = [0, 90, 180, 270];
const GOODS = ['wine', 'chicken', 'grain', 'cloth'];
const image = (svg, px) =>
  `<img width="${px}" height="${px}" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`;
const page = (body, background = '#efe2c4') =>
  `<!doctype html><body style="margin:0;background:${background}">${body}`;
const grid = (columns, px, cells) =>
  `<div style="display:grid;grid-template-columns:repeat(${columns},${px}px);gap:8px;padding:8px">${cells.join('')}</div>`;
const svg = (viewBox, width, height, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">${body}</svg>`;

/** Shows every type of some sets once at 236 px, in various rotations and variants. */
function tilesSheet(sets) {
  const cells = tiles
    .filter((facts) => sets.test(facts.id))
    .map((facts, i) => {
      const good = i % 2 === 0 ? 'wine' : 'chicken';
      const options = { variant: i % art.VARIANTS, good, corners: true };
      return image(art.tileSvg(facts, TURNS[i % 4], 236, options), 236);
    });
  return { html: page(grid(8, 236, cells)), width: 1968, height: Math.ceil(cells.length / 8) * 244 + 16 };
}

/** Shows some types in all rotations and variants. */
function turnsSheet(ids) {
  const cells = ids.flatMap((id) =>
    [0, 1, 2].flatMap((variant) =>
      TURNS.map((turned) => {
        const facts = tiles.find((tile) => tile.id === id);
        return image(art.tileSvg(facts, turned, 236, { variant, corners: true, good: 'chicken' }), 236);
      }),
    ),
  );
  return { html: page(grid(8, 236, cells)), width: 1968, height: Math.ceil(cells.length / 8) * 244 + 16 };
}

/** Shows every type at 60 px, with low and full detail, on a light and on a dark table. */
function smallSheet() {
  const row = (detail) =>
    grid(
      24,
      60,
      tiles.map((facts, i) => image(art.tileSvg(facts, TURNS[i % 4], 60, { detail }), 60)),
    );
  const half = row('low') + row('full');
  return { html: page(`${half}<div style="background:#241b14">${half}</div>`), width: 1650, height: 1150 };
}

function piecesSheet() {
  const cell = (markup, px, box = '-36 -58 76 72') => svg(box, px, px, markup);
  const details = ['full', 'low'];
  const large = SEAT_COLOURS.flatMap((colour) =>
    details.flatMap((detail) => art.PIECES.map((kind) => cell(art.pieceMarkup(kind, colour, detail), 76))),
  );
  const picture = ({ viewBox, markup }, px) => svg(viewBox, px, px, markup);
  const icons = [24, 48].map((px) =>
    grid(px < 40 ? 26 : 20, px, [
      ...SEAT_COLOURS.flatMap((colour) => art.PIECES.map((kind) => picture(art.pieceIcon(kind, colour), px))),
      ...SEAT_COLOURS.map((colour) => picture(emblemIcon(colour), px)),
      ...GOODS.map((good) => picture(art.goodIcon(good), px)),
      ...GOODS.map((good) => picture(art.goodSeal(good), px)),
      picture(art.coatOfArmsIcon, px),
    ]),
  );
  const ground = (colour, body) => `<div style="background:${colour}">${body}</div>`;
  const html = ['#b8b872', '#241b14']
    .map((colour) => ground(colour, grid(art.PIECES.length * 2, 76, large)))
    .join('');
  return { html: page(html + icons.join('') + ground('#241b14', icons[0])), width: 1190, height: 1700 };
}

/** Draws the layers of a board, in the page's order. */
function boardSvg(cells, pxPerTile, { pieces = '', table = TABLE.light } = {}) {
  const box = art.boxOf(cells);
  const [x, y, width, height] = [box.x - 60, box.y - 60, box.width + 120, box.height + 120];
  const drawn = cells.map((cell, i) => {
    const tile = art.tileSvg(cell.facts, cell.turned, 240, { variant: cell.variant, prefix: `t${i}` });
    const href = `data:image/svg+xml;base64,${Buffer.from(tile).toString('base64')}`;
    return `<image href="${href}" x="${cell.x * 240}" y="${cell.y * 240}" width="240" height="240"/>`;
  });
  const land = art.cellsPath(cells);
  const stops = SUN.map(
    (s) => `<stop offset="${s.offset}" stop-color="${s.colour}" stop-opacity="${s.opacity}"/>`,
  );
  const body = [
    art.boardDefs(),
    `<defs><linearGradient id="sun" x2="1" y2="1">${stops.join('')}</linearGradient><clipPath id="land"><path d="${land}"/></clipPath></defs>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${table[0]}"/>`,
    `<path d="${art.shadowPath(cells)}" fill="${SHADOW.fill}" opacity="${SHADOW.opacity}"/>`,
    ...drawn,
    `<path d="${land}" fill="none" stroke="${art.GRID.stroke}" stroke-width="${art.GRID.width}" opacity="${art.GRID.opacity}"/>`,
    art.seamGrowth(cells),
    '<g clip-path="url(#land)">',
    art.cornerHousesMarkup(cells),
    ...washes(box).map((wash) => `<path d="${wash.d}" fill="${wash.fill}" opacity="${wash.opacity}"/>`),
    `<path d="${land}" fill="url(#sun)"/></g>`,
    art.towersMarkup(cells),
    pieces,
  ];
  const scale = pxPerTile / 240;
  return svg(
    `${x} ${y} ${width} ${height}`,
    Math.round(width * scale),
    Math.round(height * scale),
    body.join(''),
  );
}

function somePieces(cells) {
  const standing = cells
    .filter((_, i) => i % 4 === 1)
    .map((cell, i) => {
      const segments = Object.values(art.geometry(cell.facts, cell.turned, cell.variant).segments);
      const segment = segments[i % segments.length];
      const colour = SEAT_COLOURS[i % 6];
      const isField = segment.kind === 'field';
      const isPrecinct = segment.kind === 'monastery' || segment.kind === 'garden';
      const first = isPrecinct ? 'abbot' : isField ? ['farmer', 'big-farmer'] : ['meeple', 'big'];
      const kinds = [isPrecinct ? first : first[i % 5 === 0 ? 1 : 0]];
      if (i % 3 === 0 && !isPrecinct) kinds.push(isField ? 'pig' : 'builder');
      const feet = kinds.length === 2 ? segment.standing.two : [segment.standing.one];
      return { cell, colour, kinds, feet };
    });
  return standing
    .flatMap(({ cell, colour, kinds, feet }) =>
      kinds.map((kind, k) => ({ kind, colour, x: cell.x * 240 + feet[k][0], y: cell.y * 240 + feet[k][1] })),
    )
    .sort((a, b) => a.y - b.y)
    .map(
      ({ kind, colour, x, y }) =>
        `<g transform="translate(${x} ${y})scale(${art.PIECE_SCALE})">${art.pieceMarkup(kind, colour)}</g>`,
    )
    .join('');
}

function boardSheet(pxPerTile, columns, rows, seed) {
  const played = tiles.filter(({ id }) => (/^RI/.test(id) ? /3$/.test(id) || !/[AL]g?$/.test(id) : true));
  const cells = fillBoard(played, { columns, rows, seed });
  const html = page(boardSvg(cells, pxPerTile, { pieces: somePieces(cells) }));
  return {
    html,
    width: Math.round(pxPerTile * (columns + 0.5)),
    height: Math.round(pxPerTile * (rows + 0.5)),
  };
}

/** Shows hit areas and places for figures over the flat tiles. */
function regionsSheet() {
  const hues = {
    field: [70, 130, 200, 280, 320],
    road: [0, 30, 60, 90],
    city: [240, 300, 180, 350],
    monastery: [45],
    garden: [10],
  };
  const cells = tiles.map((facts, i) => {
    const { segments } = art.geometry(facts, TURNS[i % 4], 0);
    const seen = {};
    const shapes = Object.values(segments).map((segment) => {
      seen[segment.kind] = (seen[segment.kind] ?? -1) + 1;
      const hue = hues[segment.kind][seen[segment.kind]];
      const colour = `hsl(${hue} 80% 45% / .5)`;
      const paint =
        segment.kind === 'road'
          ? `fill="none" stroke="${colour}" stroke-width="${segment.width}"`
          : `fill="${colour}"`;
      const dot = ([x, y], r) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="hsl(${hue} 90% 30%)" stroke="#fff"/>`;
      return `<path d="${segment.path}" ${paint}/>${dot(segment.standing.one, 7)}${segment.standing.two.map((p) => dot(p, 4)).join('')}`;
    });
    return svg('0 0 240 240', 160, 160, art.flatTile(facts, TURNS[i % 4], 0) + shapes.join(''));
  });
  return { html: page(grid(12, 160, cells)), width: 2030, height: Math.ceil(cells.length / 12) * 168 + 8 };
}

const SHEETS = {
  base: () => tilesSheet(/^BA/),
  traders: () => tilesSheet(/^TB/),
  inns: () => tilesSheet(/^(IC|RI)/),
  gardens: () => tilesSheet(/g$/),
  small: smallSheet,
  pieces: piecesSheet,
  board: () => boardSheet(140, 12, 8, 5),
  close: () => boardSheet(300, 6, 4, 7),
  regions: regionsSheet,
};

const wanted = process.argv.slice(2);
const ids = wanted.filter((name) => tiles.some((facts) => facts.id === name));
if (ids.length > 0) SHEETS.turns = () => turnsSheet(ids);
for (const [name, make] of Object.entries(SHEETS)) {
  if (wanted.length > 0 && !wanted.includes(name) && name !== 'turns') continue;
  shoot(outDir, name, make());
}
