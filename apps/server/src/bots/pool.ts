import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Thinker } from './thinker.ts';

export interface PoolSettings {
  /** Threads at most; one fewer than there are processors, if nothing else is said. */
  readonly threads?: number;
  /** How long a thought may take, its time in the queue included, in milliseconds. */
  readonly limit?: number;
  /** The program of a thread: `worker.ts`, built. */
  readonly file?: string;
}

/** A greedy bot takes some 50 milliseconds for its longest thoughts; a busy machine may take longer. */
const LIMIT = 10_000;
/** Threads that have nothing to do go after so long, in milliseconds. */
const IDLE = 60_000;
/** Questions that wait, beyond which new ones are refused. */
const QUEUE = 10_000;

/** Threads of this process that think, started when somebody asks. One that breaks or takes too long is replaced. */
export function thinkerPool({
  threads = Math.max(1, availableParallelism() - 1),
  limit = LIMIT,
  file = new URL('./worker.js', import.meta.url).href,
}: PoolSettings = {}): Thinker {
  let opened: Piscina | undefined;
  const pool = () => {
    opened ??= new Piscina({
      filename: file,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE,
      maxQueue: QUEUE,
      // A thread has nothing of the process: no environment, no arguments.
      env: {},
      argv: [],
      execArgv: [],
    });
    return opened;
  };
  return {
    think: (question) => pool().run(question, { signal: AbortSignal.timeout(limit) }),
    close: async () => opened?.destroy(),
  };
}
