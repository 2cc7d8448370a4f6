import type { Action, State } from '@bastide/carcassonne';
import type { Insight } from '../bot.ts';
import { createEvaluation } from './evaluate.ts';
import type { Weights } from './weights.ts';

/** Carcassonne for bots: a place, its rotation and what is deployed there are one sequence, weighed as a whole. */
export const createInsight = (weights: Partial<Weights> = {}): Insight<State, Action> => ({
  evaluate: createEvaluation(weights),
});
