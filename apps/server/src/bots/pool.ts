import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import type { BotRunner } from './bot-runner.ts';

export interface BotPoolOptions {
  /** Threads at most; one fewer than there are processors, if nothing else is said. */
  readonly threads?: number;
  /** Longest wait of a question for a free thread, in milliseconds. */
  readonly wait?: number;
  /** Longest time for a decision, the start of its thread included, in milliseconds. */
  readonly limit?: number;
  /** Questions that may wait at once: further ones are refused. */
  readonly queue?: number;
  /** Memory limit of a thread, in megabytes. */
  readonly memory?: number;
  /** The program of a thread: `worker.ts`, built. */
  readonly file?: string;
}

/** After both together, in milliseconds, each question has its answer or has failed. */
const QUEUE_TIMEOUT_MS = 10_000;
/** A strong bot takes a quarter of a second for its longest thoughts; a busy machine may take longer. */
const DECISION_TIMEOUT_MS = 10_000;
/** As many as a few threads answer within `QUEUE_TIMEOUT_MS` where bots answer at once; strong ones fewer. */
const MAX_QUEUED = 2_000;
/** A bot needs some twenty. */
const MAX_MEMORY_MB = 256;
/** Threads that have nothing to do go after so long, in milliseconds. */
const IDLE_MS = 60_000;

/**
 * Threads of this process that think, started when somebody asks. A thread that breaks or takes too long is ended, with its thought
 * and no other, and another one goes on with what waits.
 */
export function botPool({
  threads = Math.max(1, availableParallelism() - 1),
  wait = QUEUE_TIMEOUT_MS,
  limit = DECISION_TIMEOUT_MS,
  queue = MAX_QUEUED,
  memory = MAX_MEMORY_MB,
  file = new URL('./worker.js', import.meta.url).href,
}: BotPoolOptions = {}): BotRunner {
  // Piscina's own queue has no end where thoughts may be called off, and it stands still when a thread was ended: so it has none.
  const concurrency = pLimit(threads);
  const running = new Set<AbortController>();
  let openPool: Piscina | undefined;
  let isClosed = false;

  const pool = () => {
    openPool ??= open();
    return openPool;
  };
  const open = () => {
    const piscina = new Piscina({
      filename: file,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: memory },
      // A thread has nothing of the process: no environment, no arguments.
      env: {},
      argv: [],
      execArgv: [],
    });
    // A thread could not even start. Where others think its question is theirs; else it would wait for nobody.
    return piscina.on('error', (error) => {
      if (piscina.threads.length === 0) for (const thought of running) thought.abort(error);
    });
  };

  const think: BotRunner['decide'] = async (question) => {
    const abort = new AbortController();
    const timeout = setTimeout(() => abort.abort(new Error(`it thought for more than ${limit} ms`)), limit);
    running.add(abort);
    try {
      return await pool().run(question, { signal: abort.signal });
    } catch (error) {
      throw abort.signal.aborted ? abort.signal.reason : error;
    } finally {
      clearTimeout(timeout);
      running.delete(abort);
    }
  };

  return {
    decide: async (question) => {
      if (concurrency.pendingCount >= queue) throw new Error(`${queue} questions wait already`);
      const queuedAt = performance.now();
      return concurrency(() => {
        if (isClosed) throw new Error('nobody thinks here any more');
        if (performance.now() - queuedAt > wait) throw new Error(`no thread had time within ${wait} ms`);
        return think(question);
      });
    },
    close: async () => {
      isClosed = true;
      await openPool?.destroy();
    },
  };
}
