import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

export const BOT_NAMES = ['random', 'greedy'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** Every bot by name, each time a new one with room of its own. */
export const BOTS: Readonly<Record<BotName, () => Bot>> = {
  random: () => random,
  greedy: () => greedy(),
};

export const isBotName = (name: unknown): name is BotName => (BOT_NAMES as readonly unknown[]).includes(name);
