import type { Figure, View } from '@bastide/carcassonne';
import { memo, useMemo } from 'react';
import type { Point } from '../../../art/pen/vectors.ts';
import type { SeatColour } from '../../../art/seats.ts';
import { useSharedBitmap } from '../../../bitmaps/raster.ts';
import { PIECE_FRAME, PIECE_SCALE, pieceScale } from '../art/index.ts';
import { TILE } from '../art/units.ts';
import { geometryOf, type Lying, pieceOf, pieceSvg } from './pictures.ts';
import { grouped, keyOf } from './places.ts';

/** Units between figures when more than two stand on one segment, on a large board. */
const CROWD = 26;

interface Props {
  readonly figures: View['figures'];
  readonly tileAt: ReadonlyMap<string, Lying>;
  readonly colours: readonly SeatColour[];
  /** Width of a tile in device pixels. */
  readonly px: number;
}

/** Pieces with their feet at the anchors, those in the south in front. */
export const Figures = memo(function Figures({ figures, tileAt, colours, px }: Props) {
  const crowd = (CROWD * pieceScale(px / devicePixelRatio)) / PIECE_SCALE;
  const spots = grouped(figures, ({ at, on }) => `${keyOf(at)} ${on}`);
  const standing = [...spots].flatMap(([spot, list]) =>
    list.flatMap(({ seat, figure, at, on }, i) => {
      const tile = tileAt.get(keyOf(at));
      const foot = tile && footAt(tile, on, i, list.length, crowd);
      return foot ? [{ key: `${spot} ${seat} ${figure}`, foot, figure, on, colour: colours[seat]! }] : [];
    }),
  );
  standing.sort((a, b) => a.foot[1] - b.foot[1]);
  return (
    <g>
      {standing.map(({ key, foot, figure, on, colour }) => (
        <Piece key={key} figure={figure} on={on} colour={colour} x={foot[0]} y={foot[1]} px={px} />
      ))}
    </g>
  );
});

/** Where the foot of one of `count` figures on a segment is, in units of the board. */
export function footAt(
  tile: Lying,
  on: string,
  index: number,
  count: number,
  crowd = CROWD,
): Point | undefined {
  const standing = geometryOf(tile).segments[on]?.standing;
  if (!standing) return undefined;
  const [x, y] =
    count === 2
      ? standing.two[index]!
      : ([standing.one[0] + (index - (count - 1) / 2) * crowd, standing.one[1]] as const);
  return [tile.at[0] * TILE + x, tile.at[1] * TILE + y];
}

interface PieceProps {
  readonly figure: Figure;
  /** The segment it stands on: farmers lie. */
  readonly on: string;
  readonly colour: SeatColour;
  /** Place of the foot, in units. */
  readonly x: number;
  readonly y: number;
  readonly px: number;
}

/** Tiles narrower than this, in CSS pixels, have pieces of low detail. */
const FAR = 80;
/** Bitmaps are made in a few sizes only, in device pixels, so that all boards share them. */
const SIZES = [48, 80, 128, 208, 320] as const;

export const Piece = memo(function Piece({ figure, on, colour, x, y, px }: PieceProps) {
  const kind = pieceOf(figure, on);
  const wide = px / devicePixelRatio;
  const scale = pieceScale(wide);
  const side = PIECE_FRAME.side * scale;
  const size = SIZES.find((one) => one >= (side * px) / TILE) ?? SIZES.at(-1)!;
  const detail = wide < FAR ? 'low' : 'full';
  const svg = useMemo(() => pieceSvg(kind, colour, size, detail), [kind, colour, size, detail]);
  const url = useSharedBitmap(svg, size);
  return (
    url && (
      <image
        className="board-piece"
        href={url}
        x={x - PIECE_FRAME.footX * scale}
        y={y - PIECE_FRAME.footY * scale}
        width={side}
        height={side}
      />
    )
  );
});
