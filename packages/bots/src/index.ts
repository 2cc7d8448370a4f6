export { askBot, askWith, requireAllowed } from './ask.ts';
export type { Bot, Budget, Evaluate, Heuristic, MoveEvaluation, Term } from './bot.ts';
export { chancesFrom, sharedWin, type WinChances } from './chances.ts';
export * from './games.ts';
export { greedy } from './greedy.ts';
export { pointLead } from './insights.ts';
export { type BotSpec, parseBotSpec } from './named.ts';
export { random } from './random.ts';
export {
  BOT_NAMES,
  BOTS,
  type BotName,
  botsFor,
  type InstantBotName,
  isBotName,
  isInstantBot,
  LEVELS,
} from './registry.ts';
export { loadBot } from './waking.ts';
