import type { Bot } from '../../bot.ts';
import { LEARNED as FOUR } from './four.ts';
import { type PackedNetwork, unpackNetwork } from './pack.ts';
import { learnedBot } from './strong.ts';
import { LEARNED as TWO } from './two.ts';

/** Learnt networks, by the fewest seats that they are for. */
export const LEARNED: Readonly<Record<2 | 3, PackedNetwork>> = { 2: TWO, 3: FOUR };

/** The strongest bot for Catan: a network for the duel, and one for larger tables. */
export function strongCatan(): Bot {
  return learnedBot((seats) => unpackNetwork(LEARNED[seats === 2 ? 2 : 3]));
}
