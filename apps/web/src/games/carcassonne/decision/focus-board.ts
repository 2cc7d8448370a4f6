import { flushSync } from 'react-dom';
import type { CarcassonneTable } from '../context.ts';

export const enterGrid = () => document.querySelector<HTMLElement>('.text-board [tabindex="0"]')?.focus();

/** Moves the focus to the tile that is being placed, or was placed last. */
export function focusBoard({
  turn,
  moment,
  setUi,
}: Pick<CarcassonneTable, 'turn' | 'moment' | 'setUi'>): void {
  const at = turn.plan.at ?? moment.view.tiles.at(-1)?.at;
  if (!at) return;
  // Runs at once, so that the next key reaches the board.
  flushSync(() => setUi({ focused: at }));
  enterGrid();
}

/** Closes the reasons. The focus moves from them, or from their link, back to the tile, which Enter places. */
export function closeReasons(table: Pick<CarcassonneTable, 'turn' | 'moment' | 'setUi'>): void {
  const isThere = document.activeElement?.closest('.why, .toast');
  table.setUi({ refusal: false });
  if (isThere) focusBoard(table);
}
