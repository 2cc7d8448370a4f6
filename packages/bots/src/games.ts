import type { Bot, Heuristic } from './bot.ts';
import { createHeuristic as createCarcassonne } from './carcassonne/heuristic.ts';
import { personalities as carcassonnePersonalities } from './carcassonne/personalities.ts';
import { createHeuristic as createCatan } from './catan/heuristic.ts';
import { personalities as catanPersonalities } from './catan/personalities.ts';

/** The games that bots know better than by their rules, by name: what they know, each time anew with its own scratch memory. */
export const HEURISTICS: Readonly<Record<string, () => Heuristic<never, { readonly type: string }>>> = {
  carcassonne: createCarcassonne,
  catan: createCatan,
};

/** Bots that judge otherwise than greedy does, by game and name: lower levels, and characters. */
export const PERSONALITIES: Readonly<Record<string, Readonly<Record<string, (typeof HEURISTICS)[string]>>>> =
  {
    carcassonne: carcassonnePersonalities,
    catan: catanPersonalities,
  };

/** The strongest bots, by game: fetched when one sits down, since what they have learnt is large. */
export const STRONGEST: Readonly<Record<string, () => Promise<() => Bot>>> = {
  carcassonne: async () => (await import('./carcassonne/search/strong.ts')).createStrong,
  catan: async () => (await import('./catan/learned/index.ts')).strongCatan,
};
export { createHeuristic as createCarcassonneHeuristic } from './carcassonne/heuristic.ts';
export { carcassonneLearning } from './carcassonne/learn/index.ts';
export { WEIGHTS as CARCASSONNE_WEIGHTS, type Weights as CarcassonneWeights } from './carcassonne/weights.ts';
export { createSell as createCatanSell } from './catan/bargain.ts';
export { type DeclineReason, declineReason } from './catan/decline-reason.ts';
export { createHeuristic as createCatanHeuristic } from './catan/heuristic.ts';
/** Training of the learnt bots of Catan. */
export * as catanLearning from './catan/learn/index.ts';
export { TERMS as CATAN_TERMS } from './catan/learned/reasons.ts';
export { WEIGHTS as CATAN_WEIGHTS, type Weights as CatanWeights } from './catan/weights.ts';
