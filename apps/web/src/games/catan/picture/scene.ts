import { catan } from '@bastide/catan';
import type { Rect } from '../../../art/drawing/rect.ts';
import { type SvgPicture, svgFile } from '../../../art/drawing/svg.ts';
import type { Point } from '../../../art/drawing/vectors.ts';
import { itemAt } from '../../../must.ts';
import type { LayeredSprite } from '../../../sprites/sprite-source.ts';
import { islandBox } from '../art/frame.ts';
import type { HarborPlace } from '../art/harbors.ts';
import { HEX_HEIGHT, HEX_WIDTH } from '../art/index.ts';
import { islandLight, islandPicture } from '../art/island.ts';
import type { Terrain } from '../art/kinds.ts';
import { HEX_FRAME, variantsOf } from '../art/land.ts';
import { type PieceSprite, piecePicture } from '../art/piece.ts';
import { terrainSvg } from '../art/terrain.ts';
import { tokenPicture } from '../art/tokens.ts';
import { angleOf, endsOf, pointOf, robberFoot } from '../board/places.ts';

/** An island as a separate picture. Places are points in units. */
interface IslandMap {
  readonly hexes: readonly { readonly terrain: Terrain; readonly token: number | null; readonly at: Point }[];
  readonly harbors: readonly HarborPlace[];
  /** From the bottom up; the robber by the place of its foot. */
  readonly pieces: readonly { readonly piece: PieceSprite; readonly at: Point }[];
  /** The visible part; by default all of it. */
  readonly box?: Rect;
}

/** Returns the layers of an island in the order of the board; `px`: width of the picture. */
function mapSpriteSource({ hexes, harbors, pieces, box: seen }: IslandMap, px: number): LayeredSprite {
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
        svg: terrainSvg(terrain, HEX_FRAME.width * perUnit, { variant: itemAt(variants, i), detail }),
        box: moved(HEX_FRAME, at),
      })),
      { svg: svgFile(islandLight(), sea.width), box: sea },
      ...hexes.flatMap(({ token, at }) => (token === null ? [] : [framed(tokenPicture(token, detail), at)])),
      ...pieces.map(({ piece, at }) => framed(piecePicture(piece), at)),
    ],
  };
}

const moved = (box: Rect, [x, y]: Point): Rect => ({ ...box, x: box.x + x, y: box.y + y });

/** Returns a picture whose frame is around its own place. */
function framed(picture: SvgPicture, at: Point): LayeredSprite['layers'][number] {
  const [x = 0, y = 0, width = 1, height = 1] = picture.viewBox.split(' ').map(Number);
  return { svg: svgFile(picture, width), box: moved({ x, y, width, height }, at) };
}

const COLOURS = ['woad', 'saffron', 'madder', 'verdigris'] as const;

/** Its middle: the land from coast to coast. */
const BOX = { x: -2.9 * HEX_WIDTH, y: -1.15 * HEX_HEIGHT, width: 5.8 * HEX_WIDTH, height: 2.3 * HEX_HEIGHT };

/**
 * Draws the picture for the card on the start page: the island for beginners at the start of a game. It is painted at
 * build time.
 */
export function scene(px: number) {
  const options = catan.readOptions({ map: 'beginners', seats: COLOURS.length });
  if (!options.ok) throw new Error(options.because);
  const { hexes, harbors, roads, buildings, robber } = catan.view(catan.setup(options.value));
  return mapSpriteSource(
    {
      hexes: hexes.map(({ hex, terrain, token }) => ({ terrain, token, at: pointOf(hex) })),
      harbors: harbors.map(({ on, harbor }) => ({ harbor, ends: endsOf(on) })),
      pieces: [
        ...roads.map(({ on, seat }) => ({
          piece: { kind: 'road', colour: itemAt(COLOURS, seat), angle: angleOf(on) } as const,
          at: pointOf(on),
        })),
        ...buildings.map(({ at, seat, piece }) => ({
          piece: { kind: piece, colour: itemAt(COLOURS, seat) },
          at: pointOf(at),
        })),
        ...(robber === null ? [] : [{ piece: { kind: 'robber' } as const, at: robberFoot(hexes, robber) }]),
      ],
      box: BOX,
    },
    px,
  );
}
