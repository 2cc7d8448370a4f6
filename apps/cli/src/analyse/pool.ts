import { Worker } from 'node:worker_threads';
import { type Finding, type Review, ReviewBuilder, type Task } from '@bastide/coach';
import type { FromWorker, Job } from './task.ts';

interface Run {
  readonly tasks: readonly Task[];
  readonly workers: number;
  readonly onProgress: (tasks: number) => void;
}

/** Runs the tasks on several threads. The result does not depend on their number, unless the budget is a time. */
export async function analyse(job: Job, { tasks, workers, onProgress }: Run): Promise<Review> {
  const threads = Array.from(
    { length: Math.min(workers, tasks.length) },
    () => new Worker(new URL('./worker.js', import.meta.url), { workerData: job }),
  );
  /** Findings by task, in order, whenever they came. */
  const found: (readonly Finding[])[] = [];
  let given = 0;
  let done = 0;
  try {
    await Promise.all(
      threads.map(
        (thread) =>
          new Promise<void>((resolve, reject) => {
            let index = -1;
            thread.on('error', reject).on('message', ({ found: news }: FromWorker) => {
              if (news) {
                found[index] = news;
                onProgress(++done);
              }
              index = given++;
              const task = tasks[index];
              if (task) thread.postMessage(task);
              else resolve();
            });
          }),
      ),
    );
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
  const builder = new ReviewBuilder();
  for (const findings of found) builder.add(findings);
  return builder.review();
}
