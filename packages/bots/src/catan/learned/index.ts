import type { Bot } from '../../bot.ts';
import { LEARNED as FOUR } from './four.ts';
import { type Learned, unpackNetwork } from './pack.ts';
import { learnedBot } from './strong.ts';

/** What was learnt, by the fewest seats that it is for. */
export const LEARNED: Readonly<Record<number, Learned>> = { 2: FOUR, 3: FOUR };

/** The strongest bot for Catan. */
export function strongCatan(): Bot {
  return learnedBot((seats) => unpackNetwork(LEARNED[Math.min(3, seats)]!));
}
