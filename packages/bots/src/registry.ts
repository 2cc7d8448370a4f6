import type { Bot } from './bot.ts';
import { STRONGEST } from './games.ts';
import { greedy } from './greedy.ts';
import { isKnown } from './insights.ts';
import { random } from './random.ts';

/** Weakest first. */
export const BOT_NAMES = ['random', 'greedy', 'strong'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** The bots that answer at once, for any game, each time a new one with room of its own; the others are woken. */
export const BOTS = { random: () => random, greedy: () => greedy() } satisfies Partial<
  Record<BotName, () => Bot>
>;
export type AtOnce = keyof typeof BOTS;

export const isBotName = (name: unknown): name is BotName => (BOT_NAMES as readonly unknown[]).includes(name);

export const isAtOnce = (name: BotName): name is AtOnce => Object.hasOwn(BOTS, name);

/** Whether that bot plays the game: to be greedy one has to know what is good in it, to be strong one has to have learnt it. */
const CAN: Readonly<Record<BotName, (game: string) => boolean>> = {
  random: () => true,
  greedy: isKnown,
  strong: (game) => Object.hasOwn(STRONGEST, game),
};

/** The bots that play the game of that name, weakest first. */
export const botsFor = (game: string): readonly BotName[] => BOT_NAMES.filter((name) => CAN[name](game));
