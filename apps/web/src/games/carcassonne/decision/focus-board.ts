import { flushSync } from 'react-dom';
import type { CarcassonneTable } from '../context.ts';

export const enterGrid = () => document.querySelector<HTMLElement>('.text-board [tabindex="0"]')?.focus();

/** The keyboard comes to the tile that is being laid, or was laid last. */
export function focusBoard({
  turn,
  moment,
  setUi,
}: Pick<CarcassonneTable, 'turn' | 'moment' | 'setUi'>): void {
  const at = turn.plan.at ?? moment.view.tiles.at(-1)?.at;
  if (!at) return;
  // At once, so that the next key finds the keyboard there.
  flushSync(() => setUi({ focused: at }));
  enterGrid();
}

/** Takes the reasons away; from them, and from the link to them, the keyboard comes back to the tile, which Enter lays. */
export function closeReasons(table: Pick<CarcassonneTable, 'turn' | 'moment' | 'setUi'>): void {
  const isThere = document.activeElement?.closest('.why, .toast');
  table.setUi({ refusal: false });
  if (isThere) focusBoard(table);
}
