export { allowed, askBot, askWith } from './ask.ts';
export type { Bot, Evaluate, Insight } from './bot.ts';
export * from './games.ts';
export { greedy } from './greedy.ts';
export { lead } from './insights.ts';
export { random } from './random.ts';
export { BOT_NAMES, BOTS, type BotName, botsFor, isBotName } from './registry.ts';
