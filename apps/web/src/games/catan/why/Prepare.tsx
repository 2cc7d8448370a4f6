import type { Action } from '@bastide/catan';
import type { PrepareProps } from '../../../game/game-ui.ts';
import { useCatan } from '../context.ts';
import { wayTo } from './way-to.ts';

/** Chooses what was advised on the island, among the own cards or in the trade, as if it had been pressed. */
export function Prepare({ actions, label, describedBy, onPrepared }: PrepareProps<Action>) {
  const way = wayTo(useCatan(), actions);
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
