import { tileFacts } from '@bastide/carcassonne';
import { lastOf } from '../../../must.ts';
import { geometry, type PlacedTile, type ThirdGood, type TileGeometry, variantAt } from '../art/index.ts';
import type { TileSprite } from '../art/sprites.ts';

/** Widths in device pixels for pictures of tiles. */
const WIDTHS = [80, 128, 192, 256, 384, 512] as const;

/** Returns the smallest of them that needs no enlarging. */
export const tileWidth = (px: number): number => WIDTHS.find((width) => width >= px) ?? lastOf(WIDTHS);

export const pictureOf = ({ tile, at, turned }: PlacedTile, good: ThirdGood): TileSprite => ({
  kind: 'tile',
  tile,
  turned,
  variant: variantAt(at),
  good,
});

export const geometryOf = ({ tile, at, turned }: PlacedTile): TileGeometry =>
  geometry(tileFacts(tile), turned, variantAt(at));
