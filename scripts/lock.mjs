// Lets one process at a time do something: `npm start` and `npm test` may begin together in a fresh clone.
import { mkdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { at } from './run-tool.mjs';

/**
 * Milliseconds between two touches of a lock by its holder; one untouched for much longer belongs to a run that was
 * killed.
 */
const TOUCH_EVERY_MS = 2_000;
const ABANDONED_AFTER_MS = 20_000;
const LOOK_EVERY_MS = 250;

/** Runs `work` while holding the lock of that name. A lock is a folder, because making one is atomic everywhere. */
export async function withLock(name, work) {
  const lock = at('.cache', `${name}.lock`);
  mkdirSync(at('.cache'), { recursive: true });
  await take(lock, name);
  const touch = setInterval(() => utimesSync(lock, new Date(), new Date()), TOUCH_EVERY_MS);
  const release = () => rmSync(lock, { recursive: true, force: true });
  const endBySignal = (signal) => {
    release();
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  process.once('SIGINT', endBySignal).once('SIGTERM', endBySignal).once('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(touch);
    process.off('SIGINT', endBySignal).off('SIGTERM', endBySignal).off('exit', release);
    release();
  }
}

async function take(lock, name) {
  for (let waited = false; ; waited = true) {
    try {
      mkdirSync(lock);
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (isAbandoned(lock)) discard(lock);
    else if (!waited) console.log(`waiting: another run is busy with ${name}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

function isAbandoned(lock) {
  try {
    return Date.now() - statSync(lock).mtimeMs > ABANDONED_AFTER_MS;
  } catch {
    return false; // released in the meantime
  }
}

/** Renames it before removing it: of several runs that find an abandoned lock, only one succeeds. */
function discard(lock) {
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch {
    return; // another run was faster
  }
  rmSync(aside, { recursive: true, force: true });
}
