import type { Budget } from './bot.ts';
import { type BotName, isBotName } from './registry.ts';

/** A bot as it is written where players are named: `greedy`, `strong@0.2s`, `strong@5000`. */
export interface BotSpec {
  readonly name: BotName;
  readonly budget?: Budget;
}

/** Reads a bot's name and what it may spend on a decision: seconds, or a number of steps of its own. Undefined: no bot. */
export function parseBotSpec(text: string): BotSpec | undefined {
  const [name, spent, ...more] = text.split('@');
  if (!isBotName(name) || more.length > 0) return undefined;
  if (spent === undefined) return { name };
  const budget = readBudget(spent);
  return budget && { name, budget };
}

/** Up to an hour, or 1e9 steps. */
function readBudget(text: string): Budget | undefined {
  const time = /^(\d{1,4}(?:\.\d{1,3})?)s$/.exec(text)?.[1];
  if (time !== undefined)
    return Number(time) > 0 && Number(time) <= 3600 ? { time: Number(time) * 1000 } : undefined;
  return /^[1-9]\d{0,8}$/.test(text) ? { work: Number(text) } : undefined;
}
