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
  // Needs another thread that does the same at the same time.
  meets: () =>
    new Promise((resolve) => {
      const channel = new BroadcastChannel('threads that meet');
      const calling = setInterval(() => channel.postMessage('here'), 10);
      channel.onmessage = () => {
        channel.postMessage('here');
        clearInterval(calling);
        channel.close();
        resolve({ type: 'thought' });
      };
    }),
  thinks: async (milliseconds) => {
    await sleep(milliseconds);
    return { type: 'thought' };
  },
};

/** A thread of a pool that does what the bot is called, and nothing of games. */
export default ({ bot, seed }) => WAYS[bot](seed);
