import type { Action, View } from '@bastide/catan';
import type { PrepareMoveProps } from '../../../game/game-ui.ts';
import { type CatanTable, useCatan } from '../context.ts';
import { CONFIRMED_BY } from '../trade/confirmed-by.ts';
import { isAsking, NO_PLAN, namedBy, placeOf, stagesOf, type TurnPlan } from '../turn/plan.ts';
import { discardsOf } from './discards.ts';

/** Makes the advised choice on the island, among the cards or in the trade panel, as if the reader had pressed it. */
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

/** The parts of a table that choose a move. */
export type Chooser = Pick<CatanTable, 'trade' | 'turn' | 'setUi' | 'board' | 'now' | 'viewer'>;

/** A way to choose a move, and the id of the element that confirms it; undefined: the action bar. */
export interface WalkthroughStep {
  choose(): void;
  readonly where?: string;
}

/** Returns the way to choose the first step; undefined: there is nothing to choose, or not now. */
export function walkthroughTo(table: Chooser, actions: readonly Action[]): WalkthroughStep | undefined {
  const { turn, trade, setUi, viewer } = table;
  const [first] = actions;
  if (viewer === undefined || turn.isHeld) return undefined;
  switch (first?.type) {
    case 'offer':
      return {
        where: CONFIRMED_BY.offer,
        choose() {
          trade.take(first.give, first.get, first.to);
          setUi({ trade: true });
        },
      };
    case 'bank':
      return {
        where: CONFIRMED_BY.bank,
        choose() {
          trade.chooseSwap({ give: first.give, get: first.get });
          setUi({ trade: true });
        },
      };
    case 'discard':
      return { choose: () => turn.setDiscards(discardsOf(actions)) };
    default:
      return planned(table, viewer, actions);
  }
}

function planned({ turn, setUi, board, now }: Chooser, me: number, actions: readonly Action[]) {
  const plan = planOf(now, me, actions);
  if (!plan) return undefined;
  return {
    choose() {
      turn.prepare(plan);
      setUi({ trade: false, refused: undefined, answer: undefined, inspected: undefined });
      const place = plan.staged.map(placeOf).find(Boolean)?.place;
      if (place) board.current?.reveal(place);
    },
  };
}

/**
 * Returns the first step as a plan: one that is confirmed as a whole, like a piece, a card with its roads, or the
 * robber with its victim. Later steps are planned when it is done. Undefined: such a step has no plan.
 */
export function planOf(now: View, seat: number, actions: readonly Action[]): TurnPlan | undefined {
  const [first] = actions;
  if (first?.type === 'buy') return { ...NO_PLAN, tool: 'card' };
  if (first?.type === 'play' && (first.card === 'monopoly' || first.card === 'plenty'))
    return { ...NO_PLAN, tool: first.card, picked: namedBy(first) };
  if (!first || !(placeOf(first) || first.type === 'rob' || first.type === 'play')) return undefined;
  const [, ...after] = stagesOf(now, seat, actions);
  const whole = after.findIndex((stage) => !isAsking(stage, seat, false));
  return { ...NO_PLAN, staged: actions.slice(0, whole < 0 ? after.length : whole + 1) };
}
