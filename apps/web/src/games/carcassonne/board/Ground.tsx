import { memo, useId } from 'react';
import type { Rect } from '../../../art/drawing/rect.ts';
import { SHADOW, SUN } from '../../../art/light.ts';
import { useSprite } from '../../../sprites/use-sprite.ts';
import type { Ornaments } from '../art/board/ornaments.ts';
import {
  boxOf,
  type Cell,
  cellOf,
  cellsPath,
  cornerTowers,
  type PlacedTile,
  shadowPath,
  sketchMarkup,
} from '../art/index.ts';
import { SPRITE_PRIORITY, spriteCache } from '../art/sprite-cache.ts';
import { TILE } from '../art/units.ts';
import { usePlainTiles } from '../settings.ts';
import { tileWidth } from './pictures.ts';
import { grouped, keyOf } from './places.ts';

/** Cells along a side of a sheet. */
const SIDE = 4;

/** Units by which trees and towers stand out of their sheet. */
const MARGIN = 80;

/**
 * Cuts the ornaments of a map into sheets, in the order of painting, so that a new tile needs one or two new bitmaps,
 * not one of everything.
 */
export function sheetsOf(tiles: readonly PlacedTile[]): Ornaments[] {
  const tileAt = new Map(tiles.map((tile) => [keyOf(tile.at), tile]));
  const sorted = [...tiles].sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
  const own = grouped(sorted, ({ at: [x, y] }) => sheetAt(x, y));
  const feet = grouped(cornerTowers(sorted.map(cellOf)), ([x, y]) => {
    const [column, row] = [Math.round(x / TILE), Math.round((y - 9) / TILE)];
    // A corner belongs to the sheet of a cell that touches it: the one to its north-west, if there is a tile.
    const [dx, dy] = TOUCHING.find(([dx, dy]) => tileAt.has(keyOf([column + dx, row + dy]))) ?? [0, 0];
    return sheetAt(column + dx, row + dy);
  });
  return [...own].map(([name, list]) => {
    const next = list.flatMap(({ at: [x, y] }) => [
      tileAt.get(keyOf([x + 1, y])),
      tileAt.get(keyOf([x, y + 1])),
    ]);
    const beyond = next.flatMap((tile) => (tile && sheetAt(...tile.at) !== name ? [tile] : []));
    return {
      box: boxOfSheet(name),
      tiles: list.map(bare),
      beyond: [...new Set(beyond)].map(bare),
      feet: feet.get(name) ?? [],
    };
  });
}

const TOUCHING = [
  [-1, -1],
  [0, -1],
  [-1, 0],
  [0, 0],
] as const;

const sheetAt = (x: number, y: number): string => `${Math.floor(y / SIDE)},${Math.floor(x / SIDE)}`;

function boxOfSheet(name: string): Rect {
  const [row = 0, column = 0] = name.split(',').map(Number);
  const side = SIDE * TILE;
  return {
    x: column * side - MARGIN,
    y: row * side - MARGIN,
    width: side + 2 * MARGIN,
    height: side + 2 * MARGIN,
  };
}

/** Drops other members, so that an unchanged sheet is the same picture. */
const bare = ({ tile, at, turned }: PlacedTile): PlacedTile => ({ tile, at, turned });

/** Layer below the tiles: the shadow of the map on the table, and the land in plain shapes until their pictures come. */
export const Ground = memo(function Ground({ tiles }: { readonly tiles: readonly PlacedTile[] }) {
  const cells: Cell[] = tiles.map(cellOf);
  return (
    <g>
      <path d={shadowPath(cells)} fill={SHADOW.fill} fillOpacity={SHADOW.opacity} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing */}
      <g dangerouslySetInnerHTML={{ __html: sketchMarkup(cells) }} />
    </g>
  );
});

const NO_SHEETS: readonly Ornaments[] = [];

/** Layer above the tiles: sunlight over the whole map, trees on the seams, washes, corner towers. */
export const Light = memo(function Light({
  tiles,
  px,
}: {
  readonly tiles: readonly PlacedTile[];
  /** Width of a tile in device pixels. */
  readonly px: number;
}) {
  const id = useId();
  const isPlain = usePlainTiles();
  const cells = tiles.map(cellOf);
  const box = boxOf(cells);
  return (
    <g>
      <linearGradient
        id={id}
        gradientUnits="userSpaceOnUse"
        x1={box.x}
        y1={box.y}
        x2={box.x + box.width}
        y2={box.y + box.height}
      >
        {SUN.map(({ offset, colour, opacity }) => (
          <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
        ))}
      </linearGradient>
      <path d={cellsPath(cells)} fill={`url(#${id})`} />
      {(isPlain ? NO_SHEETS : sheetsOf(tiles)).map((sheet) => (
        <SheetImage key={`${sheet.box.x},${sheet.box.y}`} sheet={sheet} px={Math.min(tileWidth(px), 256)} />
      ))}
    </g>
  );
});

function SheetImage({ sheet, px }: { readonly sheet: Ornaments; readonly px: number }) {
  const { x, y, width, height } = sheet.box;
  const size = (units: number) => Math.round((units / 240) * px);
  const { url } = useSprite(spriteCache, { kind: 'ornaments', ...sheet }, size(width), size(height), {
    rank: SPRITE_PRIORITY.ornaments,
  });
  return url && <image href={url} x={x} y={y} width={width} height={height} />;
}
