export type { Bot, Evaluate } from './bot.ts';
export { createEvaluation } from './carcassonne/evaluate.ts';
export { WEIGHTS, type Weights } from './carcassonne/weights.ts';
export { evaluationOf, lead } from './evaluations.ts';
export { greedy } from './greedy.ts';
export { random } from './random.ts';
export { BOT_NAMES, BOTS, type BotName, isBotName } from './registry.ts';
