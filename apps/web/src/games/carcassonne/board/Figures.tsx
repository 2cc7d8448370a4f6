import type { Figure, View } from '@bastide/carcassonne';
import { memo, useMemo } from 'react';
import type { SeatColour } from '../../../art/seat-paint.ts';
import { itemAt, lastOf } from '../../../must.ts';
import { urlOrFallback, useSprite } from '../../../sprites/use-sprite.ts';
import { derive, type Store, useStore } from '../../../ui/store.ts';
import { useGradualStart } from '../../../ui/use-gradual-start.ts';
import {
  onTheirFeet,
  PIECE_FRAME,
  type PlacedTile,
  pieceOf,
  piecePicture,
  pieceScale,
} from '../art/index.ts';
import { SPRITE_PRIORITY, spriteCache } from '../art/sprite-cache.ts';
import { TILE } from '../art/units.ts';
import type { BoardHighlights, InspectedPlace } from './board-props.ts';
import { keyOf } from './places.ts';

interface Props {
  /** All figures of the position; those in lit features stand above the highlights, the others below. */
  readonly figures: View['figures'];
  readonly lit: Store<BoardHighlights>;
  readonly isLit: boolean;
  readonly tileAt: ReadonlyMap<string, PlacedTile>;
  readonly colours: readonly SeatColour[];
  /** Width of a tile in device pixels. */
  readonly px: number;
}

/** Small steps: each figure has its tile measured. */
const BREATH = { initial: 12, more: 24 };

/** Pieces with their feet at the anchors, those in the south in front. */
export const Figures = memo(function Figures({ figures: all, lit, isLit, tileAt, colours, px }: Props) {
  const chosen = useMemo(
    () =>
      derive(lit, ({ highlights }) => {
        const parts = new Set(highlights.flatMap((highlight) => highlight.parts.map(placeKey)));
        return all.filter((figure) => parts.has(placeKey(figure)) === isLit);
      }),
    [lit, isLit, all],
  );
  const figures = useStore(chosen, (list) => list);
  const drawn = figures.slice(useGradualStart(figures.length, BREATH));
  const standing = onTheirFeet(drawn, (at) => tileAt.get(keyOf(at)), pieceScale(px / devicePixelRatio));
  return (
    <g>
      {standing.map(({ foot, figure, at, on, seat }) => (
        <Piece
          key={`${keyOf(at)} ${on} ${seat} ${figure}`}
          figure={figure}
          on={on}
          colour={itemAt(colours, seat)}
          x={foot[0]}
          y={foot[1]}
          px={px}
        />
      ))}
    </g>
  );
});

const placeKey = ({ at, on }: InspectedPlace): string => `${keyOf(at)} ${on}`;

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
  const piece = pieceOf(figure, on);
  const wide = px / devicePixelRatio;
  const scale = pieceScale(wide);
  const side = PIECE_FRAME.side * scale;
  const size = SIZES.find((one) => one >= (side * px) / TILE) ?? lastOf(SIZES);
  const detail = wide < FAR ? 'low' : 'full';
  const bitmap = useSprite(spriteCache, { kind: 'piece', piece, colour, detail }, size, size, {
    rank: SPRITE_PRIORITY.piece,
  });
  const shown = urlOrFallback(bitmap, () => piecePicture(piece, colour, detail), size);
  return (
    shown && (
      <image
        className="board-piece"
        href={shown}
        x={x - PIECE_FRAME.footX * scale}
        y={y - PIECE_FRAME.footY * scale}
        width={side}
        height={side}
      />
    )
  );
});
