import type { View } from '@bastide/carcassonne';
import { memo } from 'react';
import { TILE } from '../art/units.ts';
import { tightCells } from '../tight-cells.ts';
import type { LegalCell } from './board-props.ts';
import { isSame, keyOf } from './places.ts';

interface Props {
  readonly view: View;
  /** Cells with marks of their own. */
  readonly legal: readonly LegalCell[];
  readonly ghost: LegalCell['at'] | undefined;
}

/** Marks of cells that no tile left fits any more (a cross), or only one or two (their number). */
export default memo(function TightCells({ view, legal, ghost }: Props) {
  return (
    <g className="board-tight">
      {tightCells(view).map(({ at, fitting }) => {
        if (isSame(at, ghost)) return null;
        // Beside the mark of a cell that can be chosen.
        const isLegal = legal.some((cell) => isSame(cell.at, at));
        const [x, y] = isLegal ? [186, 186] : [TILE / 2, TILE / 2];
        return (
          <g key={keyOf(at)} transform={`translate(${at[0] * TILE + x} ${at[1] * TILE + y})`}>
            <g className="sign">
              {fitting === 0 ? (
                <path d="M-26-26L26 26M26-26L-26 26" />
              ) : (
                <>
                  <rect x="-29" y="-29" width="58" height="58" rx="6" />
                  <text y="17">{fitting}</text>
                </>
              )}
            </g>
          </g>
        );
      })}
    </g>
  );
});
