import { memo, useId } from 'react';
import { SHADOW, SUN } from '../../../art/light.ts';
import { COLOURS } from '../../../art/palette.ts';
import { useSprite } from '../../../bitmaps/use-bitmap.ts';
import type { Ornaments } from '../art/board/ornaments.ts';
import { boxOf, type Cell, cellOf, cellsPath, type PlacedTile, shadowPath } from '../art/index.ts';
import { SPRITE_PRIORITY } from '../art/ranks.ts';
import { spriteCache } from '../art/studio.ts';
import { tileWidth } from './pictures.ts';
import { sheetsOf } from './sheets.ts';

/** Below the tiles: the shadow of the map on the table, and a ground that shows through where pixels do not meet. */
export const Ground = memo(function Ground({ tiles }: { readonly tiles: readonly PlacedTile[] }) {
  const cells: Cell[] = tiles.map(cellOf);
  return (
    <g>
      <path d={shadowPath(cells)} fill={SHADOW.fill} fillOpacity={SHADOW.opacity} />
      <path d={cellsPath(cells)} fill={COLOURS.meadowShade} />
    </g>
  );
});

/** Above the tiles: sunlight over the whole map, trees on the seams, washes, corner towers. */
export const Light = memo(function Light({
  tiles,
  px,
}: {
  readonly tiles: readonly PlacedTile[];
  /** Width of a tile in device pixels. */
  readonly px: number;
}) {
  const id = useId();
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
      {sheetsOf(tiles).map((sheet) => (
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
