import { memo } from 'react';
import { type Store, useStore } from '../../../ui/store.ts';
import { HEX_HEIGHT } from '../art/index.ts';
import type { PlaceGhost, PlaceKind, PlaceMark } from './island-props.ts';
import { pointOf } from './places.ts';
import { disc, hexTicks, stretch } from './shapes.ts';

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
