import type { Action } from '@bastide/catan';
import type { PrepareMoveProps } from '../../../game/game-ui.ts';
import { useCatan } from '../context.ts';
import { walkthroughTo } from './way-to.ts';

/** Chooses what was advised on the island, among the own cards or in the trade, as if it had been pressed. */
export function PrepareMove({ actions, label, describedBy, onPrepared }: PrepareMoveProps<Action>) {
  const way = walkthroughTo(useCatan(), actions);
  if (!way) return null;
  const press = () => {
    way.choose();
    onPrepared(way.where);
  };
  return (
    <button type="button" className="btn" aria-describedby={describedBy} onClick={press}>
      {label}
    </button>
  );
}
