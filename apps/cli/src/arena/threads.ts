import { Worker } from 'node:worker_threads';
import { endBotProcess } from './program.ts';
import type { ArenaTask, FromThread, Next, Take, ToThread } from './task.ts';

/** Plays games on several threads, until there are no more. What comes of a game is the same on any of them. */
export async function playOnThreads(task: ArenaTask, threads: number, next: Next, take: Take): Promise<void> {
  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL('./worker.js', import.meta.url), { workerData: task }),
  );
  // Programs that threads have started: whatever ends this process ends them.
  const programs = new Set<number>();
  const endAll = () => {
    for (const program of programs) endBotProcess(program);
  };
  process.on('exit', endAll);
  try {
    await Promise.all(workers.map((worker) => plays(worker, next, take, programs)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
    endAll();
    process.off('exit', endAll);
  }
}

function plays(worker: Worker, next: Next, take: Take, programs: Set<number>): Promise<void> {
  return new Promise((resolve, reject) => {
    const say = (told: ToThread) => worker.postMessage(told);
    worker
      .on('error', reject)
      .on('exit', () => resolve())
      .on('message', (told: FromThread) => {
        if ('started' in told) return void programs.add(told.started);
        if ('ended' in told) return void programs.delete(told.ended);
        try {
          if (told.done) take(told.done);
          say(next() ?? 'end');
        } catch (error) {
          reject(error);
        }
      });
  });
}
