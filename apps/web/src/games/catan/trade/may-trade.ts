import type { View } from '@bastide/catan';
import { isResting } from '../../../session/awaited.ts';
import type { CatanMoment, CatanSession } from '../session.ts';

/**
 * Whether there is a trade to open: not for those who have no seat at this screen, nor while somebody else decides at theirs. Where
 * players trade with the bank alone, only in the own turn. `me`: who looks; undefined also while the screen changes hands.
 */
export function canTrade(
  { people }: Pick<CatanSession, 'people'>,
  moment: Pick<CatanMoment, 'actors' | 'resting'>,
  { seat, options }: { readonly seat: number; readonly options: Pick<View['options'], 'noPlayerTrades'> },
  me: number | undefined,
): boolean {
  if (people.length === 0 || isResting(moment, me)) return false;
  return !options.noPlayerTrades || seat === me;
}
