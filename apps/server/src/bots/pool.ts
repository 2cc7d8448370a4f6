import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import type { Thinker } from './thinker.ts';

export interface PoolSettings {
  /** Threads at most; one fewer than there are processors, if nothing else is said. */
  readonly threads?: number;
  /** How long a question may wait until a thread has time for it, in milliseconds. */
  readonly wait?: number;
  /** How long a thought may take, the start of its thread included, in milliseconds. */
  readonly limit?: number;
  /** Questions that may wait at once: further ones are refused. */
  readonly queue?: number;
  /** What a thread may keep in memory, in megabytes. */
  readonly memory?: number;
  /** The program of a thread: `worker.ts`, built. */
  readonly file?: string;
}

/** After both together, in milliseconds, each question has its answer or has failed. */
const WAIT = 10_000;
/** A strong bot takes a quarter of a second for its longest thoughts; a busy machine may take longer. */
const LIMIT = 10_000;
/** As many as a few threads answer within `WAIT` where bots answer at once; strong ones fewer. */
const QUEUE = 2_000;
/** A bot needs some twenty. */
const MEMORY = 256;
/** Threads that have nothing to do go after so long, in milliseconds. */
const IDLE = 60_000;

/**
 * Threads of this process that think, started when somebody asks. A thread that breaks or takes too long is ended, with its thought
 * and no other, and another one goes on with what waits.
 */
export function thinkerPool({
  threads = Math.max(1, availableParallelism() - 1),
  wait = WAIT,
  limit = LIMIT,
  queue = QUEUE,
  memory = MEMORY,
  file = new URL('./worker.js', import.meta.url).href,
}: PoolSettings = {}): Thinker {
  // Piscina's own queue has no end where thoughts may be called off, and it stands still when a thread was ended: so it has none.
  const inTurn = pLimit(threads);
  const underWay = new Set<AbortController>();
  let opened: Piscina | undefined;
  let isOver = false;

  const pool = () => {
    opened ??= open();
    return opened;
  };
  const open = () => {
    const piscina = new Piscina({
      filename: file,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE,
      resourceLimits: { maxOldGenerationSizeMb: memory },
      // A thread has nothing of the process: no environment, no arguments.
      env: {},
      argv: [],
      execArgv: [],
    });
    // A thread could not even start. Where others think its question is theirs; else it would wait for nobody.
    return piscina.on('error', (error) => {
      if (piscina.threads.length === 0) for (const thought of underWay) thought.abort(error);
    });
  };

  const think: Thinker['think'] = async (question) => {
    const thought = new AbortController();
    const late = setTimeout(() => thought.abort(new Error(`it thought for more than ${limit} ms`)), limit);
    underWay.add(thought);
    try {
      return await pool().run(question, { signal: thought.signal });
    } catch (error) {
      throw thought.signal.aborted ? thought.signal.reason : error;
    } finally {
      clearTimeout(late);
      underWay.delete(thought);
    }
  };

  return {
    think: async (question) => {
      if (inTurn.pendingCount >= queue) throw new Error(`${queue} questions wait already`);
      const asked = performance.now();
      return inTurn(() => {
        if (isOver) throw new Error('nobody thinks here any more');
        if (performance.now() - asked > wait) throw new Error(`no thread had time within ${wait} ms`);
        return think(question);
      });
    },
    close: async () => {
      isOver = true;
      await opened?.destroy();
    },
  };
}
