import type { Hub } from './hub.ts';

/** How often is looked for workers, in milliseconds. */
const LOOK = 2_000;
/** Seen so often that nobody is there, it is so: a worker may just be between two games. */
const SURE = 2;

/** Calls `tell` when nobody on the bus plays, and each time that all have left; until what it returns is called. */
export function watchWorkers(hub: Hub, tell: () => void): () => void {
  let missed = 0;
  const look = async () => {
    // A bus that does not answer says nothing about its workers.
    const isHelped = await hub.isHelped().catch(() => undefined);
    if (isHelped === undefined) return;
    missed = isHelped ? 0 : missed + 1;
    if (missed === SURE) tell();
  };
  const timer = setInterval(look, LOOK);
  return () => clearInterval(timer);
}
