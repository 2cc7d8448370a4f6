import { greatest, strengthOf } from '../board/features.ts';
import { partsOf, strengthBySeat } from '../board/pieces.ts';
import { SEATS_AT_TABLE, type State } from '../state.ts';
import { KINDS } from '../tiles/tables.ts';
import { tell } from '../turn/tell.ts';
import { worth, worthParts, worthRule } from './worth.ts';

/**
 * Pays a road, city, monastery or garden in full to every seat with the greatest strength in it.
 * CAR-MAJ-01, CAR-MAJ-02, CAR-MAJ-03
 */
export function payFeature(state: State, root: number, kind: number, final: boolean): void {
  const strength = state.strength[root]!;
  const most = greatest(strength);
  if (most === 0) return;
  const points = worth(state, kind, state.tally[root]!, state.shared[root]!);
  for (let seat = 0; seat < state.scalar[SEATS_AT_TABLE]!; seat++) {
    if (strengthOf(strength, seat) !== most) continue;
    state.points[seat]! += points;
    if (state.sink) tellScore(state, root, kind, seat, final, undefined);
  }
}

/** Tells what a seat gets for a feature as it is now, and why; `rule` if it is not the feature's own. */
export function tellScore(
  state: State,
  root: number,
  kind: number,
  seat: number,
  final: boolean,
  rule: string | undefined,
): void {
  const tally = state.tally[root]!;
  const shared = state.shared[root]!;
  tell(state, {
    type: 'scored',
    seat,
    rule: rule ?? worthRule(state, kind, tally, shared, final),
    points: worth(state, kind, tally, shared),
    parts: worthParts(state, kind, tally, shared),
    kind: KINDS[kind]!,
    feature: partsOf(state, root),
    strength: strengthBySeat(state, state.strength[root]!),
    final,
  });
}
