import { type Rotation, tileFacts } from '@bastide/carcassonne';
import { memo, useMemo, useRef } from 'react';
import { svgDataUrl } from '../../../art/drawing/svg.ts';
import { SpriteImage } from '../../../sprites/SpriteImage.tsx';
import { useSprite } from '../../../sprites/use-sprite.ts';
import { type PlacedTile, signedTileSvg, variantAt } from '../art/index.ts';
import { SPRITE_PRIORITY, SPRITE_TIMEOUT_MS, spriteCache } from '../art/sprite-cache.ts';
import { TILE } from '../art/units.ts';
import { usePlainTiles } from '../settings.ts';
import { useThirdGood } from '../ui/third-good.ts';
import { pictureOf, tileWidth } from './pictures.ts';
import { keyOf } from './places.ts';

/** Number of tiles with the highest priority. */
const LATEST = 2;

interface TilesProps {
  readonly tiles: readonly PlacedTile[];
  /** Width of a tile in device pixels. */
  readonly px: number;
}

/** All placed tiles; a move adds one element and does not re-render the others. */
export const Tiles = memo(function Tiles({ tiles, px }: TilesProps) {
  const first = useRef(new Set(tiles.map(({ at }) => keyOf(at))));
  return (
    <g>
      {tiles.map(({ tile, at, turned }, i) => (
        <g key={keyOf(at)} transform={`translate(${at[0] * TILE} ${at[1] * TILE})`}>
          <g className={first.current.has(keyOf(at)) ? undefined : 'board-tiles'}>
            <TileImage
              tile={tile}
              x={at[0]}
              y={at[1]}
              turned={turned}
              width={tileWidth(px)}
              isLatest={i >= tiles.length - LATEST}
            />
          </g>
        </g>
      ))}
    </g>
  );
});

interface Props {
  readonly tile: string;
  /** Column and row of the cell: they choose the variant. */
  readonly x: number;
  readonly y: number;
  readonly turned: Rotation;
  /** Width and height of its bitmap, in pixels. */
  readonly width: number;
}

/** The picture of a tile at the origin, as soon as it is ready. */
const TileImage = memo(function TileImage(props: TileImageProps) {
  const { isLatest, ...tile } = props;
  return usePlainTiles() ? <Flat {...tile} /> : <PaintedTile {...props} />;
});

interface TileImageProps extends Props {
  readonly isLatest: boolean;
}

function PaintedTile({ isLatest, ...tile }: TileImageProps) {
  const wish = isLatest
    ? { rank: SPRITE_PRIORITY.latest, patience: SPRITE_TIMEOUT_MS }
    : { rank: SPRITE_PRIORITY.tile };
  const { url, isMissing } = usePicture(tile, wish);
  return (
    <SpriteImage url={url} box={BOX} flat={isMissing && <Flat {...tile} />} fades={isLatest || isMissing} />
  );
}

/** The picture of the tile in hand, at first in flat colours, so that nobody waits. */
export const TileInHand = memo(function TileInHand({ opacity, ...tile }: InHand) {
  return <g opacity={opacity}>{usePlainTiles() ? <Flat {...tile} /> : <PaintedInHand {...tile} />}</g>;
});

function PaintedInHand(tile: Props) {
  const { url } = usePicture(tile, { rank: SPRITE_PRIORITY.next });
  return <SpriteImage url={url} box={BOX} flat={<Flat {...tile} />} />;
}

interface InHand extends Props {
  readonly opacity?: number;
}

function usePicture({ tile, x, y, turned, width }: Props, wish: Parameters<typeof useSprite>[4]) {
  return useSprite(spriteCache, pictureOf({ tile, at: [x, y], turned }, useThirdGood()), width, width, wish);
}

const BOX = { x: 0, y: 0, width: TILE, height: TILE };

function Flat({ tile, x, y, turned }: Props) {
  const good = useThirdGood();
  const url = useMemo(
    () => svgDataUrl(signedTileSvg(tileFacts(tile), turned, variantAt([x, y]), good)),
    [tile, turned, x, y, good],
  );
  return <image href={url} {...BOX} />;
}
