export type { Bot, Evaluate, Insight } from './bot.ts';
export { createEvaluation } from './carcassonne/evaluate.ts';
export { WEIGHTS, type Weights } from './carcassonne/weights.ts';
export { createInsight as createCatanInsight } from './catan/insight.ts';
export { WEIGHTS as CATAN_WEIGHTS, type Weights as CatanWeights } from './catan/weights.ts';
export { greedy } from './greedy.ts';
export { insightOf, lead } from './insights.ts';
export { random } from './random.ts';
export { BOT_NAMES, BOTS, type BotName, isBotName } from './registry.ts';
