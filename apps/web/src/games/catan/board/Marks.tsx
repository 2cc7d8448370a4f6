import type { View } from '@bastide/catan';
import { memo } from 'react';
import type { SeatColour } from '../../../art/seat-paint.ts';
import { type Store, useStore } from '../../../ui/store.ts';
import { HEX_HEIGHT } from '../art/index.ts';
import type {
  BoardPlace,
  PlaceGhost,
  PlaceHighlight,
  PlaceKind,
  PlaceMark,
  RecentMove,
} from './island-props.ts';
import { SEA } from './pictures.ts';
import { endsOf, pointOf } from './places.ts';
import { disc, hexOutline, hexTicks, ring, stretch, ticks } from './shapes.ts';

interface Props {
  readonly marks: readonly PlaceMark[];
  /** Their places have no mark. */
  readonly ghosts: readonly PlaceGhost[];
  /** The mark under the mouse: its place shows the piece instead. */
  readonly aim: Store<PlaceMark | undefined>;
  /** Height of a hex in CSS pixels: marks grow when the island is far. */
  readonly wide: number;
}

const HOUSE = 'M-9 8V-2L0-10 9-2V8Z';
const TOWER = 'M-12 9V-11H-8V-8H-5V-11H-1V-3L5-8 12-1V9Z';

/** Ticks in the corners of hexes that the robber may go to; they lie under the pieces. */
export const HexMarks = memo(function HexMarks({ marks }: Pick<Props, 'marks'>) {
  const of = (strong: boolean, arm: number) =>
    marks
      .flatMap((mark) =>
        mark.kind === 'hex' && mark.strong === strong ? [hexTicks(mark.place, 0.84, arm)] : [],
      )
      .join('');
  const ticks = of(true, 0.2);
  return (
    <g className="island-marks">
      <path className="ticks halo" d={ticks} />
      <path className="ticks" d={ticks} />
      <path className="ticks hint" d={of(false, 0.1)} />
    </g>
  );
});

/** Surveyor's marks where a piece may go: chalk with an ink edge if that piece is chosen, faint hints if not. */
export const Marks = memo(function Marks({ marks, ghosts, aim, wide }: Props) {
  const aimed = useStore(aim, (mark) => mark);
  const taken = aimed ? [...ghosts, aimed] : ghosts;
  const free = marks.filter(
    ({ kind, place }) => !taken.some((one) => one.kind === kind && one.place === place),
  );
  const draw = (kind: PlaceKind, strong: boolean, d: (place: string) => string) =>
    free.flatMap((mark) => (mark.kind === kind && mark.strong === strong ? [d(mark.place)] : [])).join('');
  const k = wide / HEX_HEIGHT;
  // In units: on the screen at least so many CSS pixels.
  const radius = Math.min(30, Math.max(17, 8.5 / k));
  const width = Math.min(22, Math.max(13, 5 / k));
  const dot = Math.min(15, Math.max(8, 3.6 / k));
  const roads = draw('road', true, (on) => stretch(on, 0.24));
  const hints = draw('road', false, (on) => stretch(on, 0.37));
  const signs = free.filter(({ kind, strong }) => strong && (kind === 'settlement' || kind === 'city'));
  return (
    <g className="island-marks">
      <path className="hint line edge" strokeWidth={dot * 1.15 + 4} d={hints} />
      <path className="hint line" strokeWidth={dot * 1.15} d={hints} />
      <path className="hint" d={draw('settlement', false, (at) => disc(pointOf(at), dot))} />
      <path className="hint open" d={draw('city', false, (at) => disc(pointOf(at), 42))} />
      <path className="line edge" strokeWidth={width + 6} d={roads} />
      <path className="line" strokeWidth={width} d={roads} />
      <path className="place" d={draw('settlement', true, (at) => disc(pointOf(at), radius))} />
      <path className="around" d={draw('city', true, (at) => disc(pointOf(at), 46))} />
      <path className="place" d={draw('city', true, (at) => disc(cityBadge(at), radius))} />
      {signs.map(({ kind, place }) => {
        const [x, y] = kind === 'city' ? cityBadge(place) : pointOf(place);
        return (
          <path
            key={place}
            className="sign"
            d={kind === 'city' ? TOWER : HOUSE}
            transform={`translate(${x} ${y}) scale(${radius / 19})`}
          />
        );
      })}
    </g>
  );
});

/** Beside the settlement that may grow, so that it stays visible. */
function cityBadge(at: string): readonly [number, number] {
  const [x, y] = pointOf(at);
  return [x + 30, y - 34];
}

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
