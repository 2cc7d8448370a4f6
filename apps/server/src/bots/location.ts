import type { BotRunner } from './bot-runner.ts';
import { botPool } from './pool.ts';
import { remoteBotRunner } from './remote.ts';

/**
 * Places in which the bots of a server think: in threads of its process, or in workers on the bus, and in its threads where none
 * answers.
 */
export const BOT_LOCATIONS = ['threads', 'workers'] as const;
export type BotLocation = (typeof BOT_LOCATIONS)[number];

/** Settings of the bots of a server. */
export interface BotSettings {
  /** Workers where there is a bus, if nothing else is said; without one there are only threads. */
  readonly think?: BotLocation | undefined;
  /** Threads at most; one fewer than there are processors, if nothing else is said. */
  readonly threads?: number | undefined;
}

/** Throws a `RangeError` where workers are to think and there is no bus. */
export function botLocation({ think }: BotSettings, bus: string | undefined): BotLocation {
  if (think === 'workers' && bus === undefined) throw new RangeError('workers need a bus');
  return think ?? (bus === undefined ? 'threads' : 'workers');
}

export function botRunnerAt(
  location: BotLocation,
  { threads }: BotSettings,
  bus: string | undefined,
): BotRunner {
  const pool = botPool(threads === undefined ? {} : { threads });
  return location === 'workers' ? remoteBotRunner(bus!, pool) : pool;
}
