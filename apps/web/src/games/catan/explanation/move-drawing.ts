import type { Action } from '@bastide/catan';
import type { MoveDrawing } from '../board/island-props.ts';
import { placeOf } from '../turn/plan.ts';

/** Returns a move as the island draws it, by its pieces; trades and cards are told in words alone. */
export function moveDrawing(actions: readonly Action[]): MoveDrawing | undefined {
  const pieces = actions.flatMap((action) => placeOf(action) ?? []);
  return pieces.length > 0 ? { pieces } : undefined;
}
