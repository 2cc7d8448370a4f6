import type { Action } from '@bastide/catan';
import type { PrepareProps } from '../../../game/game-ui.ts';
import { type CatanTable, useCatan } from '../context.ts';
import { placeOf } from '../turn/plan.ts';
import { discardsOf } from './discards.ts';
import { planOf } from './plan-of.ts';

/** Chooses what was advised on the island, among the own cards or in the trade, as if it had been pressed. */
export function Prepare({ actions, label, onPrepared }: PrepareProps<Action>) {
  const choose = wayTo(useCatan(), actions);
  if (!choose) return null;
  const press = () => {
    choose();
    onPrepared();
  };
  return (
    <button type="button" className="btn" onClick={press}>
      {label}
    </button>
  );
}

/** How the first step of a row is chosen; undefined: there is nothing to choose, or not now. */
function wayTo({ turn, trade, board, look, now, me }: CatanTable, actions: readonly Action[]) {
  const [first] = actions;
  if (me === undefined || turn.isHeld) return undefined;
  switch (first?.type) {
    case 'offer':
      return () => {
        trade.take(first.give, first.get, first.to);
        look({ trade: true });
      };
    case 'bank':
      return () => {
        // Where nobody else trades, there are no terms: the bank is asked for one kind after the other.
        if (!now.options.noPlayerTrades) trade.take({}, { [first.get]: 1 });
        look({ trade: true });
      };
    case 'discard':
      return () => turn.setDiscards(discardsOf(actions));
  }
  const plan = planOf(now, me, actions);
  if (!plan) return undefined;
  return () => {
    turn.prepare(plan);
    look({ trade: false, refused: undefined, answer: undefined, looked: undefined });
    const place = plan.staged.map(placeOf).find(Boolean)?.place;
    if (place) board.current?.reveal(place);
  };
}
