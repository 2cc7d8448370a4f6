import type { Action, CardCounts } from '@bastide/catan';
import type { PrepareProps } from '../../../game/game-ui.ts';
import { cardList } from '../cards/counts.ts';
import { type CatanTable, useCatan } from '../context.ts';
import { NO_PLAN, type Plan, placeOf } from '../turn/plan.ts';
import { discardsOf } from './discards.ts';

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

/** How as much of a row is chosen as can be at once; undefined: there is nothing to choose. */
function wayTo({ turn, trade, board, look }: CatanTable, actions: readonly Action[]) {
  const [first] = actions;
  const deal = (give: CardCounts, get: CardCounts) => () => {
    trade.take(give, get);
    look({ trade: true });
  };
  switch (first?.type) {
    case 'offer':
    case 'counter':
      return deal(first.give, first.get);
    case 'bank':
      return deal({}, { [first.get]: 1 });
    case 'discard':
      return () => turn.setDiscards(discardsOf(actions));
  }
  const plan = planOf(actions);
  return (
    plan &&
    (() => {
      turn.prepare(plan);
      const place = plan.staged.map(placeOf).find(Boolean)?.place;
      if (place) board.current?.reveal(place);
    })
  );
}

function planOf(actions: readonly Action[]): Plan | undefined {
  const [first] = actions;
  if (first?.type === 'buy') return { ...NO_PLAN, tool: 'card' };
  if (first?.type === 'play' && first.card === 'monopoly')
    return { ...NO_PLAN, tool: first.card, picked: [first.resource!] };
  if (first?.type === 'play' && first.card === 'plenty')
    return { ...NO_PLAN, tool: first.card, picked: cardList(first.cards!) };
  const end = actions.findIndex((action) => !isStaged(action));
  const staged = end < 0 ? actions : actions.slice(0, end);
  return staged.length > 0 ? { ...NO_PLAN, staged } : undefined;
}

/** Steps that wait on the island until they are confirmed. */
const isStaged = (action: Action): boolean =>
  placeOf(action) !== undefined || action.type === 'rob' || action.type === 'play';
