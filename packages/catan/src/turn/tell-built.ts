import type { CardCounts } from '../cards/names.ts';
import type { State } from '../state.ts';
import { tell } from './tell.ts';

const RULES = { settlement: 'CAT-SETL-01', city: 'CAT-CITY-02' } as const;

/** A piece was built, and what it is worth: a city one point more than its settlement. CAT-VP-01 */
export function tellBuilt(
  state: State,
  seat: number,
  piece: 'settlement' | 'city' | 'road',
  place: string,
  cost: CardCounts,
): void {
  if (piece === 'road') {
    tell(state, { type: 'built', seat, piece, on: place, cost });
    return;
  }
  tell(state, { type: 'built', seat, piece, at: place, cost });
  const parts =
    piece === 'settlement'
      ? ([{ for: 'settlement', count: 1, each: 1, points: 1 }] as const)
      : ([
          { for: 'city', count: 1, each: 2, points: 2 },
          { for: 'settlement', count: -1, each: 1, points: -1 },
        ] as const);
  tell(state, { type: 'scored', seat, rule: RULES[piece], points: 1, parts, final: false });
}
