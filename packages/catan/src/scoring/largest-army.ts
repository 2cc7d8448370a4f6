import { emit } from '../emit.ts';
import type { State } from '../state.ts';
import { award } from './award.ts';
import { POINTS } from './points.ts';

/** Knights played that the card asks for at least. CAT-LARMY-01 */
export const ENOUGH_KNIGHTS = 3;

/** The first with three knights, then whoever has more than the holder. CAT-LARMY-01, CAT-LARMY-02, CAT-LARMY-03 */
export function knightPlayed(state: State, seat: number): void {
  const { knights, points } = state;
  const own = knights[seat]!;
  const holder = state.armyHolder;
  if (own < ENOUGH_KNIGHTS || (holder >= 0 && own <= knights[holder]!)) return; // the holder has no more than itself
  state.armyHolder = seat;
  points[seat]! += POINTS['largest-army'];
  if (holder >= 0) points[holder]! -= POINTS['largest-army'];
  if (state.events)
    award(
      (event) => emit(state, event),
      'largest-army',
      holder,
      seat,
      own,
      holder < 0 ? 'CAT-LARMY-01' : 'CAT-LARMY-02',
    );
}
