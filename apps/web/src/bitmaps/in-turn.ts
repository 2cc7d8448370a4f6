/** Work that waits for idle moments, one drawing at a time, so that a frame never waits for a picture. */
interface Job {
  readonly rank: number;
  readonly isWanted: () => boolean;
  readonly run: () => Promise<void>;
  readonly drop: () => void;
}
const waiting: Job[] = [];
let isBusy = false;

/**
 * What the work leads to, or nothing if it was no longer wanted when its turn came. Lower ranks come first; 0 if unsaid.
 * Work that fails stops nothing that comes after it.
 */
export function inTurn<T>(
  { rank = 0 }: { readonly rank?: number },
  isWanted: () => boolean,
  work: () => Promise<T>,
): Promise<T | undefined> {
  return new Promise((done, fail) => {
    waiting.push({
      rank,
      isWanted,
      run: () => Promise.resolve().then(work).then(done, fail),
      drop: () => done(undefined),
    });
    if (!isBusy) void workOff();
  });
}

async function workOff(): Promise<void> {
  isBusy = true;
  while (waiting.length > 0) {
    await idle();
    await nextJob()?.run();
  }
  isBusy = false;
}

/** The first of the lowest rank. What is not wanted any more costs no idle moment. */
function nextJob(): Job | undefined {
  const jobs = waiting.splice(0);
  for (const job of jobs)
    if (job.isWanted()) waiting.push(job);
    else job.drop();
  const least = Math.min(...waiting.map(({ rank }) => rank));
  const first = waiting.findIndex(({ rank }) => rank === least);
  return waiting.splice(first, 1)[0];
}

/** Waits until the browser has nothing better to do, at most 200 ms. */
export const idle = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: 200 });
    else setTimeout(done, 1);
  });
