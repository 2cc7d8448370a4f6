import { find } from '../board/features.ts';
import { segmentOf } from '../board/pieces.ts';
import { figureIn, isHome, seatIn, WENT_HOME } from '../layout/deployed.ts';
import { HELPERS } from '../layout/marks.ts';
import { bySeat, type State } from '../state.ts';

/** All figures of a feature go back to their supplies. CAR-RET-01 */
export function sendHome(state: State, root: number): void {
  const { figures, parent, supply } = state;
  for (let i = state.figureCount - 1; i >= 0; i--) {
    const entry = figures[i]!;
    if (isHome(entry) || find(parent, segmentOf(state, entry)) !== root) continue;
    figures[i] = entry | WENT_HOME;
    supply[bySeat(figureIn(entry), seatIn(entry))]!++;
  }
  state.strength[root] = 0;
  state.marks[root]! &= ~HELPERS;
}
