import { setTimeout as sleep } from 'node:timers/promises';

const WAYS = {
  hangs: () => {
    for (;;);
  },
  throws: () => {
    throw new Error('broken');
  },
  exits: () => process.exit(1),
  eats: () => {
    for (const all = []; ; ) all.push(new Array(100_000).fill(all.length));
  },
  thinks: async (milliseconds) => {
    await sleep(milliseconds);
    return { type: 'thought' };
  },
};

/** A thread of a pool that does what the bot is called, and nothing of games. */
export default ({ bot, seed }) => WAYS[bot](seed);
