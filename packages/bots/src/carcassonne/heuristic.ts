import type { Action, State } from '@bastide/carcassonne';
import type { Seat } from '@bastide/contract';
import type { Heuristic } from '../bot.ts';
import { Evaluation } from './evaluate.ts';
import { bySeat } from './packed.ts';
import { SOURCE, SOURCES } from './sources.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** Carcassonne for bots: a place, its rotation and what is deployed there are one sequence, weighed as a whole. */
export function createHeuristic(weights: Partial<Weights> = {}): Heuristic<State, Action> {
  const evaluation = new Evaluation({ ...WEIGHTS, ...weights });
  return {
    evaluate: (state, seat) => evaluation.evaluate(state, seat),
    parts: (state, seat) => partsOf(evaluation, state, seat),
    spread: spreadOf,
  };
}

/**
 * As it was in games of greedy bots, by tiles left; goods are more of an unknown. Of two seats each has the lead that the other
 * lacks, so that the difference of their hopes is twice of it.
 */
function spreadOf({ left, seats, options }: State): number {
  const spread = 2.2 * left ** 0.75 + (options.sets.includes('traders') ? 14 : 1);
  return seats === 2 ? spread : spread / 2;
}

/** Parts of an evaluation by source: own points and hopes by kind; `others` for what theirs take off. */
function partsOf(evaluation: Evaluation, state: State, seat: Seat): Map<string, number> {
  const value = evaluation.evaluate(state, seat);
  const parts = new Map<string, number>([['points', state.points[seat]!]]);
  for (const source of SOURCES) parts.set(source, evaluation.sources[bySeat(SOURCE[source], seat)]!);
  const own = [...parts.values()].reduce((sum, part) => sum + part, 0);
  return parts.set('others', value - own);
}
