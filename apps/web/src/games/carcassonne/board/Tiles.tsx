import type { Turned } from '@bastide/carcassonne';
import { memo, useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import { useDecoded } from '../../../bitmaps/raster.ts';
import { TILE } from '../art/units.ts';
import { useThirdGood } from '../parts/third-good.ts';
import { bitmaps, type Lying, pictureOf } from './pictures.ts';
import { keyOf } from './places.ts';

/** All laid tiles; a move adds one element and leaves the others alone. */
export const Tiles = memo(function Tiles({ tiles }: { readonly tiles: readonly Lying[] }) {
  const first = useRef(new Set(tiles.map(({ at }) => keyOf(at))));
  return (
    <g>
      {tiles.map(({ tile, at, turned }) => (
        <g key={keyOf(at)} transform={`translate(${at[0] * TILE} ${at[1] * TILE})`}>
          <g className={first.current.has(keyOf(at)) ? undefined : 'board-laid'}>
            <TileImage tile={tile} x={at[0]} y={at[1]} turned={turned} />
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
  readonly opacity?: number;
}

/** The picture of a tile at the origin: flat colours at first, a bitmap as soon as there is one. */
export const TileImage = memo(function TileImage({ tile, x, y, turned, opacity }: Props) {
  const url = useDecoded(useTileUrl({ tile, at: [x, y], turned }));
  return <image href={url} width={TILE} height={TILE} opacity={opacity} preserveAspectRatio="none" />;
});

function useTileUrl({ tile, at, turned }: Lying): string {
  const [x, y] = at;
  const good = useThirdGood();
  const picture = useMemo(() => pictureOf({ tile, at: [x, y], turned }, good), [tile, x, y, turned, good]);
  const watch = useCallback((changed: () => void) => bitmaps.watch(picture, changed), [picture]);
  return useSyncExternalStore(watch, () => bitmaps.url(picture));
}
