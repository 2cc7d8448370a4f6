import type { Coordinates, View } from '@bastide/carcassonne';
import { type KeyboardEvent, memo, type SyntheticEvent, useEffect, useRef } from 'react';
import type { LegalCell } from './board-props.ts';
import { extentOf, isSame, keyOf } from './places.ts';

export interface TextBoardProps {
  readonly view: View;
  readonly cells: readonly LegalCell[];
  /** The table's name. */
  readonly label: string;
  /** Describes a cell in words; the same function as long as the words are the same. */
  readonly describe: (at: Coordinates) => string;
  /** The focused cell; a place outside the table counts as its nearest cell. */
  readonly focused: Coordinates;
  /** Called when a cell gets the focus. */
  readonly onFocus: (at: Coordinates) => void;
  /** Called when the focus leaves the board. */
  readonly onLeave?: (() => void) | undefined;
  /** Called for Space or a press. Enter is left to the page, which may commit the plan. */
  readonly onChoose: (at: Coordinates) => void;
  /** True if everyone sees it; false: for screen readers only. */
  readonly shown: boolean;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/**
 * The board as a table of sentences: all placed tiles and one row of cells around them. Tab stops once, and arrow
 * keys move inside.
 */
export function TextBoard(props: TextBoardProps) {
  const { view, cells, describe, onFocus, onChoose } = props;
  const table = useRef<HTMLTableElement>(null);
  const extent = extentOf([...view.tiles, ...cells].map(({ at }) => at));
  const [left, top, right, bottom] = [extent.left - 1, extent.top - 1, extent.right + 1, extent.bottom + 1];
  const inside = ([x, y]: Coordinates): Coordinates => [
    Math.min(right, Math.max(left, x)),
    Math.min(bottom, Math.max(top, y)),
  ];
  const focused = inside(props.focused);
  const isShown = props.shown;
  const focusedKey = keyOf(focused);

  useEffect(() => {
    const element = table.current;
    if (element?.contains(document.activeElement))
      element.querySelector<HTMLElement>(`[data-cell="${focusedKey}"]`)?.focus({ preventScroll: !isShown });
  }, [focusedKey, isShown]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    if (step && !event.shiftKey) onFocus(inside([focused[0] + step[0], focused[1] + step[1]]));
    else if (event.key === ' ') onChoose(focused);
    else if (event.key.toLowerCase() === 'n' && cells.length > 0) {
      const next = nextLegal(cells, focused, event.shiftKey ? -1 : 1);
      if (next) onFocus(next);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <table
      ref={table}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table that can be walked through
      role="grid"
      aria-label={props.label}
      className={props.shown ? 'text-board' : 'text-board hidden'}
      onKeyDown={onKeyDown}
      onFocus={(event) => at(event, onFocus)}
      onClick={(event) => at(event, onChoose)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) props.onLeave?.();
      }}
    >
      <tbody>
        {span(top, bottom).map((y) => (
          <tr key={y}>
            {span(left, right).map((x) => (
              <Cell key={x} x={x} y={y} describe={describe} isFocused={isSame(focused, [x, y])} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Does something with the cell of an event. */
function at({ target }: SyntheticEvent, act: (at: Coordinates) => void): void {
  const [x, y] =
    (target as Element).closest<HTMLElement>('[data-cell]')?.dataset.cell?.split(',').map(Number) ?? [];
  if (x !== undefined && y !== undefined) act([x, y]);
}

interface CellProps {
  readonly x: number;
  readonly y: number;
  readonly describe: TextBoardProps['describe'];
  readonly isFocused: boolean;
}

/** One component for each cell, so that the page can answer input between them. */
const Cell = memo(function Cell({ x, y, describe, isFocused }: CellProps) {
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are those of a grid
      role="gridcell"
      data-cell={keyOf([x, y])}
      tabIndex={isFocused ? 0 : -1}
    >
      {describe([x, y])}
    </td>
  );
});

/** Returns the next or previous legal cell, row by row; the first follows the last. */
export function nextLegal(
  cells: readonly LegalCell[],
  [x, y]: Coordinates,
  direction: 1 | -1,
): Coordinates | undefined {
  const ordered = cells.map(({ at }) => at).sort((a, b) => direction * (a[1] - b[1] || a[0] - b[0]));
  return ordered.find((at) => direction * (at[1] - y || at[0] - x) > 0) ?? ordered[0];
}

const span = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);
