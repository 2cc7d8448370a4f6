import type { Seat } from '@bastide/contract';
import type { Evaluation } from './evaluate.ts';
import { bySeat, type State } from './packed.ts';
import { SOURCE, SOURCES } from './sources.ts';

/** An evaluation by where it comes from: own points and hopes by kind; `others` for what theirs take off. */
export function partsOf(evaluation: Evaluation, state: State, seat: Seat): Map<string, number> {
  const value = evaluation.evaluate(state, seat);
  const parts = new Map<string, number>([['points', state.points[seat]!]]);
  for (const source of SOURCES) parts.set(source, evaluation.sources[bySeat(SOURCE[source], seat)]!);
  const own = [...parts.values()].reduce((sum, part) => sum + part, 0);
  return parts.set('others', value - own);
}
