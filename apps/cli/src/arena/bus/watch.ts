import type { Hub, Standing } from './hub.ts';

/** How often is looked at workers and queue, in milliseconds. */
const LOOK = 2_000;
/** What is seen so often in a row is so: a worker may just be between two games. */
const SURE = 2;

/** Says when nobody on the bus plays, and when workers wait though games are awaited of them; until what it returns is called. */
export function watchHub(
  hub: Hub,
  tell: Readonly<Record<Exclude<Standing, 'busy'>, () => void>>,
): () => void {
  let seen: Standing = 'busy';
  let times = 0;
  const look = async () => {
    // A bus that does not answer says nothing about its workers.
    const now = await hub.standing().catch(() => undefined);
    if (now === undefined) return;
    times = now === seen ? times + 1 : 1;
    seen = now;
    if (now !== 'busy' && times === SURE) tell[now]();
  };
  const timer = setInterval(look, LOOK);
  return () => clearInterval(timer);
}
