import type { Heuristic } from '../bot.ts';
import { createBargain } from './bargain.ts';
import { createDiscard } from './discard.ts';
import { Evaluation } from './evaluate.ts';
import {
  type Action,
  CONNECT,
  DISCARD,
  FREE_ROADS,
  NO_ANSWER,
  NO_OFFER,
  ROB,
  ROBBER,
  type State,
} from './packed.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** Phases whose actions belong to the step before: the road beside a new settlement, the robber's way, free roads. */
const UNFINISHED = new Set([CONNECT, ROBBER, ROB, FREE_ROADS]);

/** As it was in games of greedy bots, from the first settlements to the last points. */
const SPREAD = 2.2;

/** Catan for bots: one thing after the other in a turn, and talk apart from deeds. */
export function createHeuristic(weights: Partial<Weights> = {}): Heuristic<State, Action> {
  const bargain = createBargain(weights);
  const discard = createDiscard(weights);
  const evaluation = new Evaluation({ ...WEIGHTS, ...weights });
  return {
    evaluate: (state, seat) => evaluation.evaluate(state, seat),
    parts: (state, seat) => evaluation.parts(state, seat),
    spread: () => SPREAD,
    isSettled: ({ phase }) => !UNFINISHED.has(phase),
    strip(state) {
      state.offer = NO_OFFER;
      state.answer.fill(NO_ANSWER);
    },
    decide: (state, seat) => (state.phase === DISCARD ? discard(state, seat) : bargain(state, seat)),
  };
}
