import { Worker } from 'node:worker_threads';
import { merge, type Tally } from '@bastide/arena';
import type { FromWorker, SimulationSlice, SimulationTask } from './task.ts';

interface Run {
  readonly games: number;
  readonly workers: number;
  readonly onProgress?: (games: number) => void;
  /** Receives the records, as lines, in the order of the games. */
  readonly onRecords?: (lines: string) => void;
}

/** Small enough for an even end and smooth progress, large enough that handing them out costs nothing. */
const PIECES_PER_WORKER = 64;
const GAMES_AT_MOST = 500;

/** Plays a series on several threads. The result does not depend on their number. */
export async function playSeries(
  task: SimulationTask,
  { games, workers, onProgress, onRecords }: Run,
): Promise<{ readonly tally: Tally; readonly seconds: number }> {
  const size = Math.min(GAMES_AT_MOST, Math.ceil(games / (workers * PIECES_PER_WORKER)));
  const pieces = cutUp(games, size);
  const threads = Array.from(
    { length: Math.min(workers, pieces.length) },
    () => new Worker(new URL('./worker.js', import.meta.url), { workerData: task }),
  );
  /** Tallies by piece; they are added up in order, whenever they came. */
  const tallies: Tally[] = [];
  const waiting = new Map<number, string>();
  let given = 0;
  let written = 0;
  let done = 0;
  let since: number | undefined;

  const take = ({ index, tally, records }: NonNullable<FromWorker['played']>) => {
    tallies[index] = tally;
    done += tally.games;
    waiting.set(index, records);
    for (let lines = waiting.get(written); lines !== undefined; lines = waiting.get(written)) {
      onRecords?.(lines);
      waiting.delete(written++);
    }
    onProgress?.(done);
  };

  try {
    await Promise.all(
      threads.map(
        (thread) =>
          new Promise<void>((resolve, reject) => {
            thread.on('error', reject).on('message', ({ played }: FromWorker) => {
              since ??= performance.now(); // The first thread is ready: its start does not count as playing time.
              try {
                if (played) take(played);
              } catch (error) {
                return reject(error);
              }
              const piece = pieces[given++];
              if (piece) thread.postMessage(piece);
              else resolve();
            });
          }),
      ),
    );
    return { tally: tallies.reduce(merge), seconds: (performance.now() - since!) / 1000 };
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

function cutUp(games: number, size: number): SimulationSlice[] {
  return Array.from({ length: Math.ceil(games / size) }, (_, index) => ({
    index,
    from: index * size,
    to: Math.min(games, (index + 1) * size),
  }));
}
