import type { TileFacts, Turned } from '@bastide/carcassonne';
import { rasterise } from '../../../bitmaps/raster.ts';
import type { ThirdGood } from './stamps/badges.ts';
import { tileSvg } from './tile/tile.ts';

/** Which picture of a tile: what a board shows in one cell. */
export interface TilePicture {
  readonly facts: TileFacts;
  readonly turned: Turned;
  readonly variant: number;
  /** What the third of the goods shows; wine if unsaid. */
  readonly good?: ThirdGood;
  /** Shown alone, with its own towers where walls end. */
  readonly corners?: boolean;
}

/** Widths in device pixels that pictures are made in. Under the second, tiles are drawn with low detail. */
export const WIDTHS = [80, 128, 192, 256, 384, 512] as const;

/** Draws a tile in that width and returns the URL of a PNG. The caller revokes it. */
export function rasterTile(
  { facts, turned, variant, good = 'wine', corners = false }: TilePicture,
  width: number,
): Promise<string> {
  const detail = width <= WIDTHS[0] ? 'low' : 'full';
  return rasterise(tileSvg(facts, turned, width, { variant, good, corners, detail }), width, width);
}
