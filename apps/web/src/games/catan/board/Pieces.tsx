import type { View } from '@bastide/catan';
import { memo, useRef } from 'react';
import type { Point } from '../../../art/drawing/vectors.ts';
import type { SeatColour } from '../../../art/seat-paint.ts';
import { itemAt } from '../../../must.ts';
import { useSprite } from '../../../sprites/use-sprite.ts';
import { spriteCache } from '../art/sprite-cache.ts';
import type { BoardPlace, PlaceGhost, PlaceKind } from './island-props.ts';
import { finenessOf, type Magnified } from './magnified.ts';
import { asItIs, PIECE_SIDE, pieceOf, RANK, ROBBER_FRAME, subjectOf, widthFor } from './pictures.ts';
import { boxOfPlace, pointOf, robberFoot } from './places.ts';
import { hexOutline, stretch } from './shapes.ts';

interface Props {
  readonly view: Pick<View, 'hexes' | 'buildings' | 'roads' | 'robber'>;
  readonly colours: readonly SeatColour[];
  /** Width of 240 units in device pixels. */
  readonly px: number;
  /** The part of the island seen through the loupe. */
  readonly magnified?: Magnified | undefined;
  /** Only pieces on these places; by default all. */
  readonly only?: ReadonlySet<BoardPlace> | undefined;
  /** True if the robber is about to leave. */
  readonly robberLeaves?: boolean;
}

/** Roads, and above them buildings and robber, the southern ones in front. */
export const Pieces = memo(function Pieces({ view, colours, px, magnified, only, robberLeaves }: Props) {
  const fine = (place: BoardPlace) => finenessOf(boxOfPlace(place), px, magnified);
  const isShown = (place: BoardPlace) => !only || only.has(place);
  // Pieces that were there before, or are painted a second time, have no arrival animation.
  const first = useRef(namesOf(view));
  const arrives = (name: string) => (only || first.current.has(name) ? undefined : 'island-piece');
  const standing = view.buildings
    .filter(({ at }) => isShown(at))
    .map(({ at, seat, piece }) => ({
      key: `${at} ${piece}`,
      y: pointOf(at)[1],
      drawn: <Piece kind={piece} place={at} colour={itemAt(colours, seat)} px={fine(at)} />,
    }));
  if (view.robber !== null && isShown(view.robber)) {
    const foot = robberFoot(view.hexes, view.robber);
    standing.push({
      key: `robber ${view.robber}`,
      y: foot[1],
      drawn: <Robber foot={foot} px={fine(view.robber)} leaves={robberLeaves ?? false} />,
    });
  }
  standing.sort((a, b) => a.y - b.y);
  return (
    <g>
      {view.roads
        .filter(({ on }) => isShown(on))
        .map(({ on, seat }) => (
          <g key={on} className={arrives(on)}>
            <Piece kind="road" place={on} colour={itemAt(colours, seat)} px={fine(on)} />
          </g>
        ))}
      {standing.map(({ key, drawn }) => (
        <g key={key} className={arrives(key)}>
          {drawn}
        </g>
      ))}
    </g>
  );
});

const namesOf = ({ buildings, roads, robber }: Props['view']): ReadonlySet<string> =>
  new Set([
    ...buildings.map(({ at, piece }) => `${at} ${piece}`),
    ...roads.map(({ on }) => on),
    `robber ${robber}`,
  ]);

interface PieceProps {
  readonly kind: PlaceKind;
  readonly place: BoardPlace;
  readonly colour: SeatColour;
  readonly px: number;
}

const Piece = memo(function Piece({ kind, place, colour, px }: PieceProps) {
  const width = widthFor(PIECE_SIDE, px);
  const piece = subjectOf(kind, colour, place);
  const url = useSprite(spriteCache, piece, width, width, { rank: RANK.piece }).url ?? asItIs(piece);
  const [x, y] = pointOf(place);
  const half = PIECE_SIDE / 2;
  return <image href={url} x={x - half} y={y - half} width={PIECE_SIDE} height={PIECE_SIDE} />;
});

const ROBBER = { kind: 'robber' } as const;

function Robber({
  foot,
  px,
  leaves,
}: {
  readonly foot: Point;
  readonly px: number;
  readonly leaves: boolean;
}) {
  const { x, y, width, height } = ROBBER_FRAME;
  const size = widthFor(width, px);
  const high = Math.round((size * height) / width);
  const url = useSprite(spriteCache, ROBBER, size, high, { rank: RANK.piece }).url ?? asItIs(ROBBER);
  return (
    <image
      href={url}
      x={foot[0] + x}
      y={foot[1] + y}
      width={width}
      height={height}
      opacity={leaves ? 0.35 : undefined}
    />
  );
}

/** Look of a planned piece: lifted over its place; on it, faintly; or the possible result of a press. */
type PlannedLook = 'lifted' | 'sent' | 'aim';

const PLANNED = { lifted: 'island-ghost', sent: 'island-ghost sent', aim: 'island-aim' } as const;

/** A planned piece. */
export function Planned({
  ghost: { kind, place },
  colour,
  hexes,
  look,
}: {
  readonly ghost: Pick<PlaceGhost, 'kind' | 'place'>;
  readonly colour: SeatColour;
  readonly hexes: View['hexes'];
  readonly look: PlannedLook;
}) {
  const [x, y] = kind === 'hex' ? robberFoot(hexes, place) : pointOf(place);
  const markup = pieceOf(kind, colour, place, 'choosable');
  return (
    <g className={PLANNED[look]}>
      {kind === 'hex' && <path className="paper" d={hexOutline(place, 0.86)} />}
      {kind === 'hex' && <path className="dashes" d={hexOutline(place, 0.86)} />}
      {look === 'lifted' && kind === 'road' && <path className="shadow" d={stretch(place, 0.2)} />}
      {look === 'lifted' && kind !== 'road' && kind !== 'hex' && (
        <ellipse className="shadow" cx={x + 6} cy={y + 19} />
      )}
      <g transform={`translate(${x} ${y})`}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own code */}
        <g className="raised" dangerouslySetInnerHTML={{ __html: markup }} />
      </g>
    </g>
  );
}
