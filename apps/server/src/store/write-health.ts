import { randomBytes, randomUUID } from 'node:crypto';
import type { Store } from './store.ts';
import { isUnavailable } from './unavailable.ts';

/** While a store cannot be written it is tried so often whether it can be again, in milliseconds. */
const TRY_EVERY = 2_000;
/** Bytes that are tried: more than an append has, and they do not shrink when they are stored. */
const TRIED = 32 * 1024;

export interface WrittenStore {
  /** The same store, whose writes are watched. */
  readonly store: Store;
  /** False from a write that failed until one is done again. */
  isWritable(): boolean;
  close(): Promise<void>;
}

/**
 * Watches whether a store can be written. Reads go on where a disk is full, so they tell nothing of it. `changed` is called when a
 * store can no longer be written, with the error, and when it can again.
 */
export function watchWrites(
  store: Store,
  changed: (isWritable: boolean, error?: unknown) => void = () => {},
  tryEvery = TRY_EVERY,
): WrittenStore {
  let isWritable = true;
  let timer: NodeJS.Timeout | undefined;
  let trying = Promise.resolve();
  let isClosed = false;

  const succeeded = () => {
    if (!isWritable) changed(true);
    isWritable = true;
  };
  const failed = (error: unknown) => {
    if (!isWritable || !isUnavailable(error)) return;
    isWritable = false;
    changed(false, error);
    wait();
  };
  const wait = () => {
    timer = setTimeout(() => {
      trying = tryAgain();
    }, tryEvery).unref();
  };
  const tryAgain = async () => {
    try {
      if (!isWritable) await tryToWrite(store);
      succeeded();
    } catch {
      if (!isClosed) wait();
    }
  };
  const watched = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      failed(error);
      throw error;
    }
  };
  return {
    store: {
      ...store,
      append: async (append) => {
        const appended = await watched(() => store.append(append));
        if (appended.ok) succeeded();
        return appended;
      },
      transact: (work) => watched(() => store.transact(work)),
    },
    isWritable: () => isWritable,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await trying;
    },
  };
}

/** Writes a row among the keys, which are swept away when they are old, and deletes it. */
async function tryToWrite({ now, transact }: Pick<Store, 'now' | 'transact'>): Promise<void> {
  const row = { game: '', person: '', key: randomUUID() };
  const answer = randomBytes(TRIED / 2).toString('hex');
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
