export { askBot, askWith, requireAllowed } from './ask.ts';
export type { Bot, Budget, Evaluate, Heuristic, MoveEvaluation, Term } from './bot.ts';
export { type BotSpec, parseBotSpec } from './bot-spec.ts';
export * from './games.ts';
export { greedy } from './greedy.ts';
export { pointLead } from './heuristics.ts';
export { loadBot } from './load-bot.ts';
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
export { chancesFrom, sharedWin, type WinChances } from './win-chances.ts';
