import type { View } from '@bastide/catan';
import { memo } from 'react';
import type { SeatColour } from '../../../art/seat-paint.ts';
import type { BoardPlace, PlaceHighlight, RecentMove } from './island-props.ts';
import { SEA } from './pictures.ts';
import { endsOf, pointOf } from './places.ts';
import { disc, hexOutline, ring, ticks } from './shapes.ts';

const NONE: readonly BoardPlace[] = [];
/** Radius in units: clear of a token in either detail. */
const TOKEN_RING = 47;

/** Fades everything but the highlighted hexes; other highlighted things are painted again above it. */
export function Veil({ lit }: { readonly lit: PlaceHighlight | undefined }) {
  const { x, y, width, height } = SEA;
  const box = `M${x} ${y}h${width}v${height}h${-width}Z`;
  const holes = (lit?.hexes ?? NONE).map((hex) => hexOutline(hex, 0.94)).join('');
  return <path className="island-veil" fillRule="evenodd" d={box + holes} />;
}

/** Layer below the pieces: chalk around highlighted hexes and tokens, and under traced paths. */
export const PlaceHighlights = memo(function Lights({
  lit: { hexes = NONE, tokens = NONE, paths = NONE, intersections = NONE },
  colour,
}: {
  readonly lit: PlaceHighlight;
  readonly colour: SeatColour | 'ink';
}) {
  const rings = [
    ...hexes.map((hex) => hexOutline(hex, 0.9)),
    ...tokens.map((hex) => disc(pointOf(hex), TOKEN_RING)),
  ].join('');
  const trace = paths
    .map(endsOf)
    .map(([a, b]) => `M${a.join(' ')}L${b.join(' ')}`)
    .join('');
  const rounds = intersections.map((at) => disc(pointOf(at), 45)).join('');
  return (
    <g className="island-highlights" data-colour={colour}>
      {rings && <path className="ring edge" d={rings} />}
      {rings && <path className="ring" d={rings} />}
      {trace && <path className="trace edge" d={trace} />}
      {trace && <path className="trace" d={trace} />}
      {rounds && <path className="round edge" d={rounds} />}
      {rounds && <path className="round" d={rounds} />}
    </g>
  );
});

/** Returns the places whose pieces are highlighted. */
export function highlightedPlaces(
  lit: PlaceHighlight | undefined,
  robber: View['robber'],
): ReadonlySet<BoardPlace> {
  const places = [...(lit?.paths ?? NONE), ...(lit?.intersections ?? NONE)];
  if (robber !== null && lit?.hexes?.includes(robber)) places.push(robber);
  // A trace passes under the buildings at its ends.
  return new Set(places);
}

/** Corner marks of recent pieces, in the colours of their seats. */
export const RecentMoves = memo(function Recents({
  recent,
  colours,
}: {
  readonly recent: readonly RecentMove[];
  readonly colours: readonly SeatColour[];
}) {
  return (
    <g className="board-last">
      {recent.map(({ place, seat }) => (
        <g key={place} data-colour={colours[seat]}>
          <path className={colours[seat] === 'ivory' ? 'halo dark' : 'halo'} d={ticks(place)} />
          <path className="colour" d={ticks(place)} />
        </g>
      ))}
    </g>
  );
});

/** The focused place. */
export const Focus = ({ place }: { readonly place: BoardPlace }) => (
  <g className="board-focus">
    <path className="halo" d={ring(place)} />
    <path className="ring" d={ring(place)} />
  </g>
);
