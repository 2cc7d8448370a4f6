import { SHADOW, SUN } from '../../../../art/light.ts';
import type { Rect } from '../../../../art/pen/box.ts';
import { path, svgFile } from '../../../../art/pen/svg.ts';
import type { SeatColour } from '../../../../art/seats.ts';
import type { LayeredSprite } from '../../../../bitmaps/painting.ts';
import { PIECE_SCALE, piecePicture } from '../pieces/piece.ts';
import type { ThirdGood } from '../stamps/badges.ts';
import { tileSvg } from '../tile/tile.ts';
import { TILE } from '../units.ts';
import { boxOf, cellOf, cellsPath, type PlacedTile, shadowPath } from './cells.ts';
import { cornerTowers } from './corners.ts';
import { onTheirFeet, type PlacedFigure, pieceOf } from './feet.ts';
import { ornamentsSvg } from './ornaments.ts';

/** A map as a picture of its own. */
export interface BoardMap {
  readonly tiles: readonly PlacedTile[];
  readonly figures: readonly PlacedFigure[];
  /** By seat. */
  readonly colours: readonly SeatColour[];
  readonly good: ThirdGood;
  /** What of it is seen, in tile units; all of it, and a little wood, if unsaid. */
  readonly box?: Rect;
}

/** The layers of a map, as the board lays them; `px`: width of the picture. */
export function mapSpriteSource(
  { tiles, figures, colours, good, box: seen }: BoardMap,
  px: number,
): LayeredSprite {
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
        const picture = piecePicture(pieceOf(figure, on), colours[seat]!);
        const [left, top, side] = picture.viewBox.split(' ').map((units) => Number(units) * PIECE_SCALE);
        return {
          svg: svgFile(picture, 64),
          box: { x: x + left!, y: y + top!, width: side!, height: side! },
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
