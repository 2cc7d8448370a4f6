import type { Seat } from '@bastide/contract';
import { KNIGHT } from '../../cards/names.ts';
import { ROBBER } from '../../phases.ts';
import { knightPlayed } from '../../scoring/largest-army.ts';
import { endIfWon } from '../../scoring/victory.ts';
import type { State } from '../../state.ts';
import { type CardRules, playCode } from './card.ts';

export const knight: CardRules = {
  kind: KNIGHT,
  list(_state, _seat, out, from) {
    out[from] = playCode(KNIGHT, 0);
    return from + 1;
  },
  apply: playKnight,
};

/** Counts for the largest army before the robber moves, and may win at once. CAT-KNIGHT-01, CAT-KNIGHT-02, CAT-LARMY-04 */
function playKnight(state: State, seat: Seat): void {
  state.knights[seat]!++;
  knightPlayed(state, seat);
  if (!endIfWon(state, 'CAT-VP-02')) state.phase = ROBBER;
}
