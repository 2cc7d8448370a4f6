import type { Bot, Insight } from './bot.ts';
import { createInsight as createCarcassonne } from './carcassonne/insight.ts';
import { judgements as carcassonneJudgements } from './carcassonne/judgements.ts';
import { createInsight as createCatan } from './catan/insight.ts';
import { judgements as catanJudgements } from './catan/judgements.ts';

/** The games that bots know better than by their rules, by name: what they know, each time anew with room of its own. */
export const INSIGHTS: Readonly<Record<string, () => Insight<never, { readonly type: string }>>> = {
  carcassonne: createCarcassonne,
  catan: createCatan,
};

/** Bots that judge otherwise than greedy does, by game and name: lower levels, and characters. */
export const JUDGEMENTS: Readonly<Record<string, Readonly<Record<string, (typeof INSIGHTS)[string]>>>> = {
  carcassonne: carcassonneJudgements,
  catan: catanJudgements,
};

/** The strongest bots, by game: fetched when one sits down, since what they have learnt is large. */
export const STRONGEST: Readonly<Record<string, () => Promise<() => Bot>>> = {
  carcassonne: async () => (await import('./carcassonne/search/strong.ts')).createStrong,
  catan: async () => (await import('./catan/learned/index.ts')).strongCatan,
};
export { createInsight as createCarcassonneInsight } from './carcassonne/insight.ts';
export { carcassonneLessons } from './carcassonne/learn/index.ts';
export { WEIGHTS as CARCASSONNE_WEIGHTS, type Weights as CarcassonneWeights } from './carcassonne/weights.ts';
export { createSell as createCatanSell } from './catan/bargain.ts';
export { type DeclineReason, declineReason } from './catan/decline-reason.ts';
export { createInsight as createCatanInsight } from './catan/insight.ts';
/** How the learnt bots of Catan come to know what they know. */
export * as catanLessons from './catan/learn/index.ts';
export { TERMS as CATAN_TERMS } from './catan/learned/reasons.ts';
export { WEIGHTS as CATAN_WEIGHTS, type Weights as CatanWeights } from './catan/weights.ts';
