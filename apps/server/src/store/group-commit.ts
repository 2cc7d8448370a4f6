import type { Append, Appended, Store } from './store.ts';
import { validateAppend } from './validate-append.ts';

/** Way of writing appends. */
export interface CommitStrategy {
  /** Writes some in one transaction, each judged by itself, and answers in their order; if it throws, none is written. */
  readonly writeTogether: (appends: readonly Append[]) => Promise<readonly Appended[]>;
  /** Writes one that could not be written with others because of that error, or throws. */
  readonly writeAlone: (append: Append, because: unknown) => Promise<Appended>;
  /** Most transactions under way. */
  readonly concurrency: number;
  /** Most appends in one transaction; the others wait for all of them. */
  readonly batchSize: number;
}

interface QueuedAppend {
  readonly append: Append;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Group commit: what arrives while others are written is written together, with one wait for the disk. If one of them
 * cannot be written, each is tried by itself, so that none fails for another.
 */
export function groupCommit({
  writeTogether,
  writeAlone,
  concurrency,
  batchSize,
}: CommitStrategy): GroupCommit {
  const waiting: QueuedAppend[] = [];
  let running = 0;
  let isScheduled = false;
  const whenIdle: (() => void)[] = [];

  const write = async (batch: readonly QueuedAppend[]) => {
    try {
      const all = await writeTogether(batch.map(({ append }) => append));
      for (const [i, { resolve }] of batch.entries()) resolve(all[i]!);
    } catch (error) {
      await Promise.all(
        batch.map(({ append, resolve, reject }) => writeAlone(append, error).then(resolve, reject)),
      );
    }
  };
  const drain = () => {
    isScheduled = false;
    while (waiting.length > 0 && running < concurrency) {
      running++;
      write(waiting.splice(0, batchSize)).then(() => {
        running--;
        schedule();
      });
    }
    if (waiting.length === 0 && running === 0) for (const tell of whenIdle.splice(0)) tell();
  };
  /** After this round of input: what came together is written together, and writers never starve everything else. */
  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(drain);
  };

  return {
    append: (append) =>
      new Promise((resolve, reject) => {
        validateAppend(append);
        waiting.push({ append, resolve, reject });
        schedule();
      }),
    idle: () =>
      new Promise((resolve) => {
        whenIdle.push(resolve);
        schedule();
      }),
  };
}

interface GroupCommit {
  readonly append: Store['append'];
  /** Resolves when all that was asked for is done. */
  idle(): Promise<void>;
}
