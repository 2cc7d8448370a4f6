import { type DrawKind, type Seat, type TableFacts, tableFacts } from '@bastide/contract';
import type { Action } from './actions/index.ts';
import { DEVELOPMENTS } from './cards/names.ts';
import type { Event } from './events.ts';
import { type Catan, catan as game } from './game.ts';
import { pips } from './hexes/terrain.ts';
import { catanInfo } from './info.ts';

/** The sums of two dice. */
export const ROLL_SUMS = Array.from({ length: 11 }, (_, i) => i + 2);
/** Two dice that nobody can tell apart: 1-1, 1-2 … 6-6. */
const PAIRS = Array.from({ length: 6 }, (_, low) =>
  Array.from({ length: 6 - low }, (_, more) => ({ low: low + 1, high: low + 1 + more })),
).flat();

const sums: DrawKind<Catan> = {
  name: 'sums',
  bars: ROLL_SUMS.map(String),
  ways: ROLL_SUMS.map(pips),
  barOf: (action) =>
    action.type === 'dice' ? ROLL_SUMS.indexOf(action.dice[0] + action.dice[1]) : undefined,
};

const pairs: DrawKind<Catan> = {
  name: 'pairs',
  bars: PAIRS.map(({ low, high }) => `${low}-${high}`),
  ways: PAIRS.map(({ low, high }) => (low === high ? 1 : 2)),
  barOf(action) {
    if (action.type !== 'dice') return undefined;
    const [least, most] = [Math.min(...action.dice), Math.max(...action.dice)];
    return PAIRS.findIndex(({ low, high }) => low === least && high === most);
  },
};

/** Development cards as they are bought. */
const cards: DrawKind<Catan> = {
  name: 'cards',
  bars: DEVELOPMENTS,
  barOf: (action) => (action.type === 'dealt' ? DEVELOPMENTS.indexOf(action.card) : undefined),
};

/** The kinds of draws that are counted, by name. */
export const catanDraws = { sums, pairs, cards } as const;

/** Tells whether terms of trade were changed while somebody answered them. CAT-TRADE-04, CAT-TRADE-08 */
function isOutdated(action: Action, seat: Seat, since: readonly Event[]): boolean {
  switch (action.type) {
    case 'accept':
    case 'decline':
    case 'counter':
      return since.some(
        (event) => event.type === 'offered' && event.seat !== seat && event.to.includes(seat),
      );
    case 'trade': {
      const changes: readonly Event['type'][] = ['offered', 'countered', 'accepted'];
      return since.some(
        (event) => changes.includes(event.type) && 'seat' in event && event.seat === action.with,
      );
    }
    default:
      return false;
  }
}

export const catanTable: TableFacts<Catan> = tableFacts(game, {
  rulesVersion: catanInfo.rulesVersion,
  pointsOf: ({ points, options }) => [...points.subarray(0, options.seats)],
  turnOf: ({ seat }) => seat,
  // Nobody has learnt anything by it. CAT-VAR-13
  isUndoable: ({ type }) => type === 'settle' || type === 'road' || type === 'city' || type === 'bank',
  // A played card was hidden before, and by a monopoly so were the hands of the others. CAT-INFO-02, CAT-PROG-07
  isRevealing: ({ type }) => type === 'play',
  isOutdated,
  withdrawal(state) {
    const withdrawal = { seat: state.seat, action: { type: 'withdraw' } } as const;
    return game.refusal(state, state.seat, withdrawal.action) ? undefined : withdrawal;
  },
  draws: Object.values(catanDraws),
});
