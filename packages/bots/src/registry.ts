import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { isKnown } from './insights.ts';
import { random } from './random.ts';

export const BOT_NAMES = ['random', 'greedy'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** Every bot by name, each time a new one with room of its own. */
export const BOTS: Readonly<Record<BotName, () => Bot>> = {
  random: () => random,
  greedy: () => greedy(),
};

export const isBotName = (name: unknown): name is BotName => (BOT_NAMES as readonly unknown[]).includes(name);

/** The bots that play the game of that name: to be greedy one has to know what is good in it. */
export const botsFor = (game: string): readonly BotName[] =>
  BOT_NAMES.filter((name) => name !== 'greedy' || isKnown(game));
