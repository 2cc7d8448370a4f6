import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Amounts, BenchRound } from '../game/suite.ts';
import { calibration } from './clock.ts';
import type { Bench } from './worker.ts';

/**
 * Plays rounds of the suites of several games, in turns, so that a slow moment of the machine hits all of them alike.
 * Each suite has a thread of its own, because V8 generates slower code for a driver that has run several games; only
 * one thread works at a time.
 */
export async function playRounds(
  list: string,
  games: readonly string[],
  amounts: Amounts,
  count: number,
  onRound: (number: number) => void,
): Promise<BenchRound[]> {
  const threads = games.map(
    (game) =>
      new Worker(new URL('./worker.js', import.meta.url), {
        workerData: { list, game, amounts } satisfies Bench,
      }),
  );
  try {
    await Promise.all(threads.map((thread) => once(thread, 'message'))); // Listeners for all suites come before the first is ready.
    calibration(amounts.steps);
    const rounds: BenchRound[] = [];
    for (let number = 1; number <= count; number++) {
      const parts: BenchRound[] = [{ figures: { calibration: calibration(amounts.steps) }, sanity: {} }];
      for (const thread of threads) {
        thread.postMessage(number);
        const [part] = (await once(thread, 'message')) as [BenchRound];
        parts.push(part);
      }
      rounds.push({
        figures: Object.assign({}, ...parts.map(({ figures }) => figures)),
        sanity: Object.assign({}, ...parts.map(({ sanity }) => sanity)),
      });
      onRound(number);
    }
    return rounds;
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}
