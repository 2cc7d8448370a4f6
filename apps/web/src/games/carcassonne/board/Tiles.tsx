import { type Turned, tileFacts } from '@bastide/carcassonne';
import { memo, useMemo, useRef } from 'react';
import { useBitmap } from '../../../bitmaps/use-bitmap.ts';
import { flatTileSvg, type Lying, variantAt } from '../art/index.ts';
import { studio } from '../art/studio.ts';
import { TILE } from '../art/units.ts';
import { useThirdGood } from '../parts/third-good.ts';
import { pictureOf, RANK, tileWidth } from './pictures.ts';
import { keyOf } from './places.ts';

interface TilesProps {
  readonly tiles: readonly Lying[];
  /** Width of a tile in device pixels. */
  readonly px: number;
}

/** All laid tiles; a move adds one element and leaves the others alone. */
export const Tiles = memo(function Tiles({ tiles, px }: TilesProps) {
  const first = useRef(new Set(tiles.map(({ at }) => keyOf(at))));
  return (
    <g>
      {tiles.map(({ tile, at, turned }) => (
        <g key={keyOf(at)} transform={`translate(${at[0] * TILE} ${at[1] * TILE})`}>
          <g className={first.current.has(keyOf(at)) ? undefined : 'board-laid'}>
            <TileImage tile={tile} x={at[0]} y={at[1]} turned={turned} width={tileWidth(px)} />
          </g>
        </g>
      ))}
    </g>
  );
});

interface Props {
  readonly tile: string;
  /** Column and row of the cell: they choose among the drawings of a type. */
  readonly x: number;
  readonly y: number;
  readonly turned: Turned;
  /** Of its bitmap, in pixels. */
  readonly width: number;
}

/** The picture of a tile at the origin, as soon as there is one. */
export const TileImage = memo(function TileImage({ tile, x, y, turned, width }: Props) {
  const url = usePicture({ tile, at: [x, y], turned }, width, RANK.tile);
  return url && <Image url={url} />;
});

/** The same of a tile in hand: flat colours at first, for the hand does not wait. */
export const TileInHand = memo(function TileInHand({ tile, x, y, turned, width, opacity }: InHand) {
  const url = usePicture({ tile, at: [x, y], turned }, width, RANK.next);
  const isFlat = url === undefined;
  const flat = useMemo(
    () => (isFlat ? asUrl(flatTileSvg(tileFacts(tile), turned, variantAt([x, y]))) : ''),
    [isFlat, tile, turned, x, y],
  );
  return <Image url={url ?? flat} opacity={opacity} />;
});

interface InHand extends Props {
  readonly opacity?: number;
}

const usePicture = (lying: Lying, width: number, rank: number) =>
  useBitmap(studio, pictureOf(lying, useThirdGood()), width, width, rank);

const Image = ({ url, opacity }: { readonly url: string; readonly opacity?: number | undefined }) => (
  <image href={url} width={TILE} height={TILE} opacity={opacity} preserveAspectRatio="none" />
);

const asUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
