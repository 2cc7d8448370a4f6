import '../../../style/sketches.css';
import './sketches.css';
import type { View } from '@bastide/catan';
import type { CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { arrowPath } from '../../../art/drawing/arrow.ts';
import type { SeatColour } from '../../../art/seat-paint.ts';
import type { CameraRefs } from '../../../camera/use-camera.ts';
import { itemAt } from '../../../must.ts';
import type { BoardPlace, PlaceKind, SketchedMove } from './island-props.ts';
import { Planned } from './Pieces.tsx';
import { pointOf } from './places.ts';
import { ticks } from './shapes.ts';

interface Props {
  readonly moves: readonly SketchedMove[];
  readonly view: Pick<View, 'hexes' | 'buildings' | 'roads' | 'robber'>;
  readonly colours: readonly SeatColour[];
  /** The layer over the picture. */
  readonly over: CameraRefs['over'];
}

/** Moves to be compared, as ghosts of their pieces, and an arrow from the move made to a better one. */
export default function SketchedMoves({ moves, view, colours, over }: Props) {
  const drawn = new Set<string>();
  const arrow = arrowOf(moves);
  return (
    <g className="island-sketches">
      {moves.flatMap(({ drawing, seat, look }) =>
        drawing.pieces.flatMap(({ kind, place }) => {
          const key = `${kind} ${place}`;
          if (drawn.has(key)) return [];
          drawn.add(key);
          return (
            <g key={key} className={`island-sketch ${look}`} data-colour={colours[seat]}>
              <path className="halo" d={ticks(place)} />
              <path className="colour" d={ticks(place)} />
              {!isThere(view, kind, place) && (
                <Planned
                  ghost={{ kind, place }}
                  colour={itemAt(colours, seat)}
                  hexes={view.hexes}
                  look="aim"
                />
              )}
            </g>
          );
        }),
      )}
      {over.current && createPortal(<SketchLabels moves={moves} />, over.current)}
      {arrow && (
        <g className="board-arrow">
          <path className="halo" d={arrow} />
          <path d={arrow} />
        </g>
      )}
    </g>
  );
}

/** True if the piece stands there by now. */
const isThere = ({ buildings, roads, robber }: Props['view'], kind: PlaceKind, place: string): boolean => {
  if (kind === 'hex') return robber === place;
  if (kind === 'road') return roads.some(({ on }) => on === place);
  return buildings.some(({ at, piece }) => at === place && piece === kind);
};

function arrowOf(moves: readonly SketchedMove[]): string | undefined {
  const from = ownPlaceOf(moves, ({ look }) => look === 'played');
  const to = ownPlaceOf(moves, ({ look }) => look === 'better');
  return from !== undefined && to !== undefined ? arrowPath(pointOf(from), pointOf(to), 52, 26) : undefined;
}

/** Labels of moves to be compared: numbers or words beside their places. The text beside the island tells the same. */
export function SketchLabels({ moves }: { readonly moves: readonly SketchedMove[] }) {
  const places = moves.map((move) => ownPlaceOf(moves, (one) => one === move));
  return moves.map(({ label, look }, i) => {
    const place = places[i];
    if (place === undefined) return null;
    const [x, y] = pointOf(place);
    const beside = places.slice(0, i).filter((other) => other === place).length;
    return (
      <div
        key={label}
        className={`board-option ${/^\d+$/.test(label) ? 'number' : 'tag'} ${look}`}
        aria-hidden="true"
        style={{ '--x': x, '--y': y, '--beside': beside } as CSSProperties}
      >
        {label}
      </div>
    );
  });
}

/** Returns the place that sets a sketch apart from the others: its first that no other has, or else its first. */
function ownPlaceOf(
  sketches: readonly SketchedMove[],
  isMeant: (sketch: SketchedMove) => boolean,
): BoardPlace | undefined {
  const sketch = sketches.find(isMeant);
  if (!sketch) return undefined;
  const others = sketches.filter((one) => one !== sketch);
  const isOwn = (place: BoardPlace) =>
    !others.some(({ drawing }) => drawing.pieces.some((one) => one.place === place));
  const { pieces } = sketch.drawing;
  return (pieces.find(({ place }) => isOwn(place)) ?? pieces[0])?.place;
}
