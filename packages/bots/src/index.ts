export { allowed, askBot, askWith } from './ask.ts';
export type { Bot, Budget, Evaluate, Insight, Term, Thought } from './bot.ts';
export { type Chances, chancesBy, shared } from './chances.ts';
export * from './games.ts';
export { greedy } from './greedy.ts';
export { lead } from './insights.ts';
export { type Named, readNamed } from './named.ts';
export { random } from './random.ts';
export {
  type AtOnce,
  BOT_NAMES,
  BOTS,
  type BotName,
  botsFor,
  isAtOnce,
  isBotName,
  LEVELS,
} from './registry.ts';
export { wakeBot } from './waking.ts';
