import type { QueueStatus, WorkQueue } from './hub.ts';

/** How often is looked at workers and queue, in milliseconds. */
const POLL_INTERVAL = 2_000;
/** What is seen so often in a row is so: a worker may just be between two games. */
const CONFIRM_AFTER = 2;

/** Says when nobody on the bus plays, and when workers wait though games are awaited of them; until what it returns is called. */
export function watchQueue(
  hub: WorkQueue,
  tell: Readonly<Record<Exclude<QueueStatus, 'busy'>, () => void>>,
): () => void {
  let seen: QueueStatus = 'busy';
  let times = 0;
  const look = async () => {
    // A bus that does not answer says nothing about its workers.
    const now = await hub.status().catch(() => undefined);
    if (now === undefined) return;
    times = now === seen ? times + 1 : 1;
    seen = now;
    if (now !== 'busy' && times === CONFIRM_AFTER) tell[now]();
  };
  const timer = setInterval(look, POLL_INTERVAL);
  return () => clearInterval(timer);
}
