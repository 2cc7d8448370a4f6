import { partsOf, strengthBySeat } from '../board/pieces.ts';
import { emit } from '../emit.ts';
import { controllers } from '../layout/strength.ts';
import type { State } from '../state.ts';
import { KINDS } from '../tiles/notation.ts';
import { worth, worthParts, worthRule } from './worth.ts';

/**
 * Pays a road, city, monastery or the like in full to every seat that controls it. CAR-MAJ-02, CAR-MAJ-03
 */
export function payFeature(state: State, root: number, kind: number, final: boolean): void {
  const seats = controllers(state.strength[root]!);
  if (seats === 0) return;
  const points = worth(state, kind, state.tally[root]!, state.marks[root]!);
  for (let seat = 0; seats >> seat !== 0; seat++) {
    if (((seats >> seat) & 1) === 0) continue;
    state.points[seat]! += points;
    if (state.events) emitScore(state, root, kind, seat, final, undefined);
  }
}

/** Tells what a seat gets for a feature as it is now, and why; `rule` if it is not the feature's own. */
export function emitScore(
  state: State,
  root: number,
  kind: number,
  seat: number,
  final: boolean,
  rule: string | undefined,
): void {
  const tally = state.tally[root]!;
  const marks = state.marks[root]!;
  emit(state, {
    type: 'scored',
    seat,
    rule: rule ?? worthRule(state, kind, tally, marks, final),
    points: worth(state, kind, tally, marks),
    parts: worthParts(state, kind, tally, marks),
    kind: KINDS[kind]!,
    feature: partsOf(state, root),
    strength: strengthBySeat(state, state.strength[root]!),
    final,
  });
}
