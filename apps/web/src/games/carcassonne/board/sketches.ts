import type { Figure } from '@bastide/carcassonne';
import { arrowPath } from '../../../art/drawing/paths.ts';
import type { Point } from '../../../art/drawing/vectors.ts';
import { footAt } from '../art/index.ts';
import { TILE } from '../art/units.ts';
import type { SketchedMove } from './board-props.ts';

interface SketchedFoot {
  readonly figure: Figure;
  readonly on: string;
  readonly foot: Point;
}

/** Returns the figures of a move with their feet, in units of the board. */
export function feetOf({ drawing: move }: SketchedMove): readonly SketchedFoot[] {
  if (!move.figure) return [];
  const { figure, on, companion } = move.figure;
  const figures = companion ? [figure, companion] : [figure];
  return figures.flatMap((one, i) => {
    const foot = footAt(move, on, i, figures.length);
    return foot ? [{ figure: one, on, foot }] : [];
  });
}

export function middleOf({ drawing }: SketchedMove): Point {
  const [x, y] = drawing.at;
  return [(x + 0.5) * TILE, (y + 0.5) * TILE];
}

/** Returns the arrow from the move made to the better one; none between neighbours, which are seen together. */
export function arrowOf(moves: readonly SketchedMove[]): string | undefined {
  const from = moves.find(({ look }) => look === 'played');
  const to = moves.find(({ look }) => look === 'better');
  if (!from || !to) return undefined;
  return arrowPath(middleOf(from), middleOf(to), TILE * 0.62, TILE * 0.14);
}
