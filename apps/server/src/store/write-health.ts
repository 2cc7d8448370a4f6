import { randomBytes, randomUUID } from 'node:crypto';
import type { Store } from './store.ts';
import { isUnavailable } from './unavailable.ts';

/** While a store cannot be written it is tried so often whether it can be again, in milliseconds. */
const RETRY_MS = 2_000;
/** Bytes that are tried: more than an append has, and they do not shrink when they are stored. */
const TRIED_BYTES = 32 * 1024;

export interface MonitoredStore {
  /** The same store, whose writes are watched. */
  readonly store: Store;
  /** False from a write that failed until one is done again. */
  isWritable(): boolean;
  close(): Promise<void>;
}

/**
 * Watches whether a store can be written. Reads go on where a disk is full, so they tell nothing of it. `onChange` is called when a
 * store can no longer be written, with the error, and when it can again.
 */
export function monitorWrites(
  store: Store,
  onChange: (isWritable: boolean, error?: unknown) => void = () => {},
  tryEvery = RETRY_MS,
): MonitoredStore {
  let isWritable = true;
  let timer: NodeJS.Timeout | undefined;
  let retry = Promise.resolve();
  let isClosed = false;

  const onSuccess = () => {
    if (!isWritable) onChange(true);
    isWritable = true;
  };
  const onFailure = (error: unknown) => {
    if (!isWritable || !isUnavailable(error)) return;
    isWritable = false;
    onChange(false, error);
    scheduleRetry();
  };
  const scheduleRetry = () => {
    timer = setTimeout(() => {
      retry = tryAgain();
    }, tryEvery).unref();
  };
  const tryAgain = async () => {
    try {
      if (!isWritable) await tryToWrite(store);
      onSuccess();
    } catch {
      if (!isClosed) scheduleRetry();
    }
  };
  const monitored = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      onFailure(error);
      throw error;
    }
  };
  return {
    store: {
      ...store,
      append: async (append) => {
        const appended = await monitored(() => store.append(append));
        if (appended.ok) onSuccess();
        return appended;
      },
      transact: (work) => monitored(() => store.transact(work)),
    },
    isWritable: () => isWritable,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await retry;
    },
  };
}

/** Writes a row among the keys, which are swept away when they are old, and deletes it. */
async function tryToWrite({ now, transact }: Pick<Store, 'now' | 'transact'>): Promise<void> {
  const row = { game: '', person: '', key: randomUUID() };
  const answer = randomBytes(TRIED_BYTES / 2).toString('hex');
  await transact((db) =>
    db
      .insertInto('asked')
      .values({ ...row, digest: '', answer, at: now() })
      .execute(),
  );
  await transact((db) =>
    db
      .deleteFrom('asked')
      .where('key', '=', row.key)
      .where('game', '=', '')
      .where('person', '=', '')
      .execute(),
  );
}
