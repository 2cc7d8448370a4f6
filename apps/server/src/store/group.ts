import { checkAppend } from './sense.ts';
import type { Append, Appended, Store } from './store.ts';

/** How appends are written. */
export interface Commit {
  /** Writes some in one transaction, each judged by itself, and answers in their order; if it throws, none is written. */
  readonly together: (appends: readonly Append[]) => Promise<readonly Appended[]>;
  /** Writes one that could not be written with others because of that error, or throws. */
  readonly alone: (append: Append, because: unknown) => Promise<Appended>;
  /** How many transactions may be under way. */
  readonly lanes: number;
  /** How many appends fit into one; the others have to wait for all of them. */
  readonly size: number;
}

interface Waiting {
  readonly append: Append;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Group commit: what arrives while others are written is written together, with one wait for the disk. If one of them
 * cannot be written, each is tried by itself, so that none fails for another.
 */
export function groupCommit({ together, alone, lanes, size }: Commit): Group {
  const waiting: Waiting[] = [];
  let underWay = 0;
  const whenIdle: (() => void)[] = [];

  const write = async (some: readonly Waiting[]) => {
    try {
      const all = await together(some.map(({ append }) => append));
      for (const [i, { resolve }] of some.entries()) resolve(all[i]!);
    } catch (error) {
      await Promise.all(
        some.map(({ append, resolve, reject }) => alone(append, error).then(resolve, reject)),
      );
    }
  };
  const next = () => {
    while (waiting.length > 0 && underWay < lanes) {
      underWay++;
      write(waiting.splice(0, size)).then(() => {
        underWay--;
        next();
      });
    }
    if (waiting.length > 0 || underWay > 0) return;
    for (const tell of whenIdle.splice(0)) tell();
  };

  return {
    append: (append) =>
      new Promise((resolve, reject) => {
        checkAppend(append);
        waiting.push({ append, resolve, reject });
        // After this round of input: requests that came together are written together.
        if (waiting.length === 1) setImmediate(next);
      }),
    idle: () =>
      new Promise((resolve) => {
        whenIdle.push(resolve);
        next();
      }),
  };
}

interface Group {
  readonly append: Store['append'];
  /** Resolves when all that was asked for is done. */
  idle(): Promise<void>;
}
