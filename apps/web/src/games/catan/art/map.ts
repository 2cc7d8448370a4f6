import type { Rect } from '../../../art/pen/box.ts';
import { type SvgPicture, svgFile } from '../../../art/pen/svg.ts';
import type { Point } from '../../../art/pen/vectors.ts';
import type { LayeredSprite } from '../../../bitmaps/painting.ts';
import { islandBox } from './frame.ts';
import type { HarborPlace } from './harbors.ts';
import { islandLight, islandPicture } from './island.ts';
import type { Terrain } from './kinds.ts';
import { HEX_FRAME, variantsOf } from './land.ts';
import { type PieceSprite, piecePicture } from './piece.ts';
import { terrainSvg } from './terrain.ts';
import { tokenPicture } from './tokens.ts';

/** An island as a picture of its own. Places are points in units. */
export interface IslandMap {
  readonly hexes: readonly { readonly terrain: Terrain; readonly token: number | null; readonly at: Point }[];
  readonly harbors: readonly HarborPlace[];
  /** From below; of the robber, where its foot stands. */
  readonly pieces: readonly { readonly piece: PieceSprite; readonly at: Point }[];
  /** What of it is seen; all of it, if unsaid. */
  readonly box?: Rect;
}

/** The layers of an island, as the board lays them; `px`: width of the picture. */
export function mapSpriteSource({ hexes, harbors, pieces, box: seen }: IslandMap, px: number): LayeredSprite {
  const sea = islandBox();
  const box = seen ?? sea;
  const perUnit = px / box.width;
  const detail = HEX_FRAME.width * perUnit < 60 ? 'low' : 'full';
  const variants = variantsOf(hexes.map(({ terrain }) => terrain));
  return {
    box,
    layers: [
      { svg: svgFile(islandPicture({ harbors, detail }), sea.width), box: sea },
      ...hexes.map(({ terrain, at }, i) => ({
        svg: terrainSvg(terrain, HEX_FRAME.width * perUnit, { variant: variants[i]!, detail }),
        box: moved(HEX_FRAME, at),
      })),
      { svg: svgFile(islandLight(), sea.width), box: sea },
      ...hexes.flatMap(({ token, at }) => (token === null ? [] : [framed(tokenPicture(token, detail), at)])),
      ...pieces.map(({ piece, at }) => framed(piecePicture(piece), at)),
    ],
  };
}

const moved = (box: Rect, [x, y]: Point): Rect => ({ ...box, x: box.x + x, y: box.y + y });

/** A picture whose frame is round its own place. */
function framed(picture: SvgPicture, at: Point): LayeredSprite['layers'][number] {
  const [x = 0, y = 0, width = 1, height = 1] = picture.viewBox.split(' ').map(Number);
  return { svg: svgFile(picture, width), box: moved({ x, y, width, height }, at) };
}
