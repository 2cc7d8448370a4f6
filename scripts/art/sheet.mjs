/**
 * Contact sheets of the art, for looking at: `node scripts/art/sheet.mjs` writes HTML pages to `.cache/art/`, and
 * PNG pictures of them where CHROMIUM_PATH or `chromium` is there. A name (tiles, small, pieces, board, regions)
 * makes that sheet only.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadArt } from './bundle.mjs';
import { fillBoard } from './fill.mjs';

const { art, tiles, outDir } = await loadArt();
const TURNS = [0, 90, 180, 270];
const image = (svg, px) =>
  `<img width="${px}" height="${px}" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`;
const page = (body, background = '#efe2c4') =>
  `<!doctype html><body style="margin:0;background:${background}">${body}`;
const grid = (columns, px, cells) =>
  `<div style="display:grid;grid-template-columns:repeat(${columns},${px}px);gap:8px;padding:8px">${cells.join('')}</div>`;
const svg = (viewBox, width, height, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">${body}</svg>`;

/** Every type once at 236 px, each in another turn and variant. */
function tilesSheet() {
  const cells = tiles.map((facts, i) =>
    image(art.tileSvg(facts, TURNS[i % 4], 236, { variant: i % art.VARIANTS, corners: true }), 236),
  );
  return { html: page(grid(8, 236, cells)), width: 1968, height: 1480 };
}

/** Every type at 60 px, with low detail and with full, on a light and on a dark table. */
function smallSheet() {
  const row = (detail) =>
    grid(
      24,
      60,
      tiles.map((facts, i) => image(art.tileSvg(facts, TURNS[i % 4], 60, { detail }), 60)),
    );
  const half = row('low') + row('full');
  return { html: page(`${half}<div style="background:#241b14">${half}</div>`), width: 1650, height: 575 };
}

function piecesSheet() {
  const cell = (markup, px, box = '-34 -54 68 66') => svg(box, px, px, markup);
  const looks = ['standing', 'choosable'];
  const large = art.SEAT_COLOURS.flatMap((colour) =>
    looks.flatMap((look) => art.PIECES.map((kind) => cell(art.pieceMarkup(kind, colour, look), 88))),
  );
  const picture = ({ viewBox, markup }, px) => svg(viewBox, px, px, markup);
  const icons = [24, 48].map((px) =>
    grid(16, px, [
      ...art.SEAT_COLOURS.flatMap((colour) =>
        art.PIECES.map((kind) => picture(art.pieceIcon(kind, colour), px)),
      ),
      ...art.SEAT_COLOURS.map((colour) => picture(art.emblemIcon(colour), px)),
      ...['wine', 'grain', 'cloth'].map((good) => picture(art.goodIcon(good), px)),
      ...['wine', 'grain', 'cloth'].map((good) => picture(art.goodSeal(good), px)),
      picture(art.coatOfArmsIcon, px),
    ]),
  );
  const ground = (colour, body) => `<div style="background:${colour}">${body}</div>`;
  const html = ['#b8b872', '#241b14']
    .map((colour) => ground(colour, grid(8, 88, large.slice(0, 48))))
    .join('');
  return { html: page(html + icons.join('') + ground('#241b14', icons[0])), width: 1000, height: 1560 };
}

/** The layers of a board, in the order in which a board shows them. */
function boardSvg(cells, pxPerTile, { pieces = '', table = art.TABLE.light } = {}) {
  const box = art.boxOf(cells);
  const [x, y, width, height] = [box.x - 60, box.y - 60, box.width + 120, box.height + 120];
  const drawn = cells.map((cell, i) => {
    const tile = art.tileSvg(cell.facts, cell.turned, 240, { variant: cell.variant, prefix: `t${i}` });
    const href = `data:image/svg+xml;base64,${Buffer.from(tile).toString('base64')}`;
    return `<image href="${href}" x="${cell.x * 240}" y="${cell.y * 240}" width="240" height="240"/>`;
  });
  const land = art.cellsPath(cells);
  const stops = art.SUN.map(
    (s) => `<stop offset="${s.offset}" stop-color="${s.colour}" stop-opacity="${s.opacity}"/>`,
  );
  const body = [
    art.boardDefs(),
    `<defs><linearGradient id="sun" x2="1" y2="1">${stops.join('')}</linearGradient><clipPath id="land"><path d="${land}"/></clipPath></defs>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${table[0]}"/>`,
    `<path d="${art.shadowPath(cells)}" fill="${art.SHADOW.fill}" opacity="${art.SHADOW.opacity}"/>`,
    ...drawn,
    `<path d="${land}" fill="none" stroke="${art.GRID.stroke}" stroke-width="${art.GRID.width}" opacity="${art.GRID.opacity}"/>`,
    art.seamGrowth(cells),
    '<g clip-path="url(#land)">',
    art.cornerHousesMarkup(cells),
    ...art.washes(box).map((wash) => `<path d="${wash.d}" fill="${wash.fill}" opacity="${wash.opacity}"/>`),
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
      const colour = art.SEAT_COLOURS[i % 6];
      const isField = segment.kind === 'field';
      const kinds =
        i % 3 === 0
          ? [isField ? 'farmer' : 'meeple', isField ? 'pig' : 'builder']
          : [isField ? 'farmer' : 'meeple'];
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

function boardSheet(pxPerTile, columns, rows) {
  const cells = fillBoard(tiles, { columns, rows, seed: 5 });
  const html = page(boardSvg(cells, pxPerTile, { pieces: somePieces(cells) }));
  return {
    html,
    width: Math.round(pxPerTile * (columns + 0.5)),
    height: Math.round(pxPerTile * (rows + 0.5)),
  };
}

/** Hit areas and standing places over the flat tiles. */
function regionsSheet() {
  const hues = {
    field: [70, 130, 200, 280, 320],
    road: [0, 30, 60, 90],
    city: [240, 300, 180],
    monastery: [45],
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
  return { html: page(grid(10, 160, cells)), width: 1690, height: 850 };
}

const SHEETS = {
  tiles: tilesSheet,
  small: smallSheet,
  pieces: piecesSheet,
  board: () => boardSheet(140, 11, 7),
  close: () => boardSheet(300, 5, 3),
  regions: regionsSheet,
};

const wanted = process.argv.slice(2);
for (const [name, make] of Object.entries(SHEETS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const { html, width, height } = make();
  const file = path.join(outDir, `${name}.html`);
  writeFileSync(file, html);
  const shot = spawnSync(process.env.CHROMIUM_PATH ?? 'chromium', [
    ...[
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--hide-scrollbars',
    ],
    ...['--disable-background-networking', `--user-data-dir=${path.join(outDir, 'profile')}`],
    ...[
      `--screenshot=${file.replace('.html', '.png')}`,
      `--window-size=${width},${height}`,
      `file://${file}`,
    ],
  ]);
  console.log(file, `${width} × ${height}`, shot.status === 0 ? 'and its picture' : 'without a picture');
}
