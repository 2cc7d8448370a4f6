import { greatest, strengthOf } from '../board/features.ts';
import { partsOf, strengthBySeat } from '../board/pieces.ts';
import { SEATS_AT_TABLE, type State } from '../state.ts';
import { KINDS } from '../tiles/tables.ts';
import { tell } from '../turn/tell.ts';
import { worth, worthParts, worthRule } from './worth.ts';

/**
 * Pays a road, city or monastery in full to every seat with the greatest strength in it.
 * CAR-MAJ-01, CAR-MAJ-02, CAR-MAJ-03
 */
export function payFeature(state: State, root: number, kind: number, final: boolean): void {
  const strength = state.strength[root]!;
  const most = greatest(strength);
  if (most === 0) return;
  const tally = state.tally[root]!;
  const points = worth(state, kind, tally);
  for (let seat = 0; seat < state.scalar[SEATS_AT_TABLE]!; seat++) {
    if (strengthOf(strength, seat) !== most) continue;
    state.points[seat]! += points;
    if (state.sink)
      tell(state, {
        type: 'scored',
        seat,
        rule: worthRule(state, kind, tally, final),
        points,
        parts: worthParts(state, kind, tally),
        kind: KINDS[kind]!,
        feature: partsOf(state, root),
        strength: strengthBySeat(state, strength),
        final,
      });
  }
}
