import type { CSSProperties } from 'react';
import type { Point } from '../../../art/drawing/vectors.ts';
import type { SeatColour } from '../../../art/seat-paint.ts';
import { TILE } from '../art/units.ts';
import type { SketchedMove } from './board-props.ts';
import { place } from './Overlay.tsx';
import { feetOf, middleOf } from './sketches.ts';

interface Props {
  readonly moves: readonly SketchedMove[];
  readonly colours: readonly SeatColour[];
}

/** Labels of moves to be compared: numbers on them, or words on flags. The text beside the board tells the same. */
export function SketchLabels({ moves, colours }: Props) {
  const points = moves.map((move) => feetOf(move)[0]?.foot ?? middleOf(move));
  return moves.map((move, i) => {
    const point = points[i] ?? middleOf(move);
    const { label, look, seat } = move;
    if (/^\d+$/.test(label)) {
      const before = points.slice(0, i).filter((other) => isNear(other, point)).length;
      return (
        <div
          key={label}
          className={`board-option ${look}`}
          aria-hidden="true"
          style={{ ...place(...point), '--beside': before } as CSSProperties}
        >
          {label}
        </div>
      );
    }
    // The move made hangs, the better one flies: they do not meet, even on one tile.
    const hangs = look === 'played';
    const inTile = point[1] - move.drawing.at[1] * TILE;
    return (
      <div
        key={label}
        className={hangs ? `board-flag hangs ${look}` : `board-flag ${look}`}
        data-colour={colours[seat]}
        aria-hidden="true"
        style={{ ...place(...point), '--reach': hangs ? TILE - inTile : inTile } as CSSProperties}
      >
        {label}
      </div>
    );
  });
}

const isNear = (a: Point, b: Point): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) < TILE / 8;
