import type { Bot } from './bot.ts';
import { STRONGEST } from './games.ts';
import { greedy } from './greedy.ts';
import { hasHeuristic, hasPersonality } from './heuristics.ts';
import { random } from './random.ts';

/** Strengths of bots: weakest first. */
export const LEVELS = ['beginner', 'casual', 'greedy', 'strong'] as const;
/** Bots with a taste of their own, about as strong as greedy. */
export const CHARACTERS = ['farmer', 'builder', 'merchant', 'baron'] as const;

export const BOT_NAMES = ['random', ...LEVELS, ...CHARACTERS] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** The bots that answer at once, for any game, each time a new one with its own scratch memory; the others are loaded. */
export const BOTS = {
  random: () => random,
  beginner: () => greedy('beginner'),
  casual: () => greedy('casual'),
  greedy: () => greedy(),
  farmer: () => greedy('farmer'),
  builder: () => greedy('builder'),
  merchant: () => greedy('merchant'),
  baron: () => greedy('baron'),
} satisfies Partial<Record<BotName, () => Bot>>;
export type InstantBotName = keyof typeof BOTS;

export const isBotName = (name: unknown): name is BotName => (BOT_NAMES as readonly unknown[]).includes(name);

export const isInstantBot = (name: BotName): name is InstantBotName => Object.hasOwn(BOTS, name);

/** Tells whether that bot plays the game: greedy needs a heuristic, strong a learnt model. */
function plays(name: BotName, game: string): boolean {
  if (name === 'random') return true;
  if (name === 'greedy') return hasHeuristic(game);
  return name === 'strong' ? Object.hasOwn(STRONGEST, game) : hasPersonality(game, name);
}

/** The bots that play the game of that name: by level, weakest first; then characters. */
export const botsFor = (game: string): readonly BotName[] => BOT_NAMES.filter((name) => plays(name, game));
