import { type Action, type Coordinates, carcassonne, type View } from '@bastide/carcassonne';
import { Sfc32 } from '@bastide/contract';
import type { Rect } from '../../../art/drawing/rect.ts';
import { path, svgFile } from '../../../art/drawing/svg.ts';
import { SHADOW, SUN } from '../../../art/light.ts';
import type { SeatColour } from '../../../art/seat-paint.ts';
import { itemAt } from '../../../must.ts';
import type { LayeredSprite } from '../../../sprites/sprite-source.ts';
import { boxOf, cellOf, cellsPath, type PlacedTile, shadowPath } from '../art/board/cells.ts';
import { cornerTowers } from '../art/board/corners.ts';
import { onTheirFeet, type PlacedFigure, pieceOf } from '../art/board/feet.ts';
import { ornamentsSvg } from '../art/board/ornaments.ts';
import type { ThirdGood } from '../art/motifs/badges.ts';
import { PIECE_SCALE, piecePicture } from '../art/pieces/piece.ts';
import { tileSvg } from '../art/tile/tile.ts';
import { TILE } from '../art/units.ts';

/** A map as a separate picture. */
interface BoardMap {
  readonly tiles: readonly PlacedTile[];
  readonly figures: readonly PlacedFigure[];
  /** By seat. */
  readonly colours: readonly SeatColour[];
  readonly good: ThirdGood;
  /** The visible part in tile units; by default all of it, with some wood around. */
  readonly box?: Rect;
}

/** Returns the layers of a map in the order of the board; `px`: width of the picture. */
function mapSpriteSource({ tiles, figures, colours, good, box: seen }: BoardMap, px: number): LayeredSprite {
  const cells = tiles.map(cellOf);
  const all = grown(boxOf(cells), TILE / 12);
  const box = seen ?? all;
  const width = (px / box.width) * TILE;
  const tileAt = new Map(tiles.map((tile) => [String(tile.at), tile]));
  const sheet = (markup: string) => ({
    svg: svgFile({ viewBox: `${all.x} ${all.y} ${all.width} ${all.height}`, markup }, all.width),
    box: all,
  });
  return {
    box,
    layers: [
      sheet(path(shadowPath(cells), SHADOW)),
      ...cells.map(({ x, y, facts, turned, variant }) => ({
        svg: tileSvg(facts, turned, width, { variant, good, detail: width < 60 ? 'low' : 'full' }),
        box: { x: x * TILE, y: y * TILE, width: TILE, height: TILE },
      })),
      sheet(sunlight(cells, all)),
      { svg: ornamentsSvg({ box: all, tiles, beyond: [], feet: cornerTowers(cells) }), box: all },
      ...onTheirFeet(figures, (at) => tileAt.get(String(at))).map(({ figure, on, seat, foot: [x, y] }) => {
        const picture = piecePicture(pieceOf(figure, on), itemAt(colours, seat));
        const [left = 0, top = 0, side = 0] = picture.viewBox
          .split(' ')
          .map((units) => Number(units) * PIECE_SCALE);
        return {
          svg: svgFile(picture, 64),
          box: { x: x + left, y: y + top, width: side, height: side },
        };
      }),
    ],
  };
}

const grown = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

function sunlight(cells: Parameters<typeof cellsPath>[0], { x, y, width, height }: Rect): string {
  const stops = SUN.map(
    ({ offset, colour, opacity }) =>
      `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  );
  return (
    `<linearGradient id="sun" gradientUnits="userSpaceOnUse" x1="${x}" y1="${y}" x2="${x + width}" y2="${y + height}">` +
    `${stops.join('')}</linearGradient><path d="${cellsPath(cells)}" fill="url(#sun)"/>`
  );
}

/** Seed of a nice landscape, found by looking. */
const SEED = 7;

const TILES = 88;

/** Cells around the start tile in the picture: east and west, north and south. */
const REACH = { x: 7, y: 2 } as const;

/** Returns a position in a random game for the picture on the start page: a wide band without holes. */
function sampleView(): View {
  const options = carcassonne.readOptions({ sets: ['traders'], seats: 3 });
  if (!options.ok) throw new Error(options.because);
  const random = new Sfc32(SEED);
  const state = carcassonne.setup(options.value);
  const laid = new Set(['0,0']);
  for (
    let [actor] = carcassonne.actors(state);
    actor !== undefined && laid.size < TILES;
    [actor] = carcassonne.actors(state)
  ) {
    const actions = snuggest(carcassonne.actions(state, actor), laid);
    const action = itemAt(actions, random.below(actions.length));
    carcassonne.apply(state, actor, action);
    if (action.type === 'place') laid.add(action.at.join());
  }
  const shown = carcassonne.view(state);
  return {
    ...shown,
    tiles: shown.tiles.filter(({ at }) => !isOutside(at)),
    figures: shown.figures.filter(({ at }) => !isOutside(at)),
  };
}

/** Keeps the places in the band with most neighbours, and all other actions. */
function snuggest(actions: readonly Action[], laid: ReadonlySet<string>): readonly Action[] {
  const snug = (action: Action) =>
    action.type === 'place' ? neighbours(action.at, laid) - (isOutside(action.at) ? 10 : 0) : 0;
  const best = Math.max(...actions.map(snug));
  return actions.filter((action) => snug(action) === best);
}

const neighbours = ([x, y]: Coordinates, laid: ReadonlySet<string>) =>
  [`${x},${y - 1}`, `${x + 1},${y}`, `${x},${y + 1}`, `${x - 1},${y}`].filter((cell) => laid.has(cell))
    .length;

const isOutside = ([x, y]: Coordinates) => Math.abs(x) > REACH.x || Math.abs(y) > REACH.y;

/** Two and a half rows from the middle of the sample: near enough to see houses. */
const BOX = { x: -2.4 * TILE, y: -1.3 * TILE, width: 5.375 * TILE, height: 2.5 * TILE };

/**
 * Draws the picture for the card on the start page: a band of land in the middle of a game. It is painted at build
 * time.
 */
export function scene(px: number) {
  const { tiles, figures } = sampleView();
  return mapSpriteSource(
    { tiles, figures, colours: ['woad', 'madder', 'verdigris'], good: 'wine', box: BOX },
    px,
  );
}
