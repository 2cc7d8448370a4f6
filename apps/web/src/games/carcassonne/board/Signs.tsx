import type { At } from '@bastide/carcassonne';
import type { SeatColour } from '../../../art/seats.ts';
import { TILE } from '../art/units.ts';
import { outlineOf } from './outline.ts';
import { keyOf } from './places.ts';
import type { TileGhost } from './props.ts';

/** The cell that the keyboard is on. */
export function FocusRing({ at: [x, y] }: { readonly at: At }) {
  const [left, top] = [x * TILE, y * TILE];
  return (
    <g className="board-focus">
      <rect className="halo" x={left - 4} y={top - 4} width={TILE + 8} height={TILE + 8} rx="6" />
      <rect className="ring" x={left - 4} y={top - 4} width={TILE + 8} height={TILE + 8} rx="6" />
    </g>
  );
}

/** The segment of the ghost under the pointer, on which a figure may be put. */
export function PointedSegment({
  ghost,
  on,
  colour,
}: {
  readonly ghost: TileGhost;
  readonly on: string;
  readonly colour: SeatColour;
}) {
  const { area } = outlineOf([{ at: ghost.at, on }], new Map([[keyOf(ghost.at), ghost]]));
  return <path className="board-segment" data-colour={colour} d={area} />;
}
