import type { Action } from '@bastide/catan';
import type { CatanTable } from '../context.ts';
import { CONFIRMED_BY } from '../trade/confirmed-by.ts';
import { placeOf } from '../turn/plan.ts';
import { discardsOf } from './discards.ts';
import { planOf } from './plan-of.ts';

/** What of a table chooses a move. */
export type Chooser = Pick<CatanTable, 'trade' | 'turn' | 'setUi' | 'board' | 'now' | 'viewer'>;

/** How a move is chosen, and the id of what confirms it; undefined: the rim. */
export interface WalkthroughStep {
  choose(): void;
  readonly where?: string;
}

/** The way to the first step of a row; undefined: there is nothing to choose, or not now. */
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
