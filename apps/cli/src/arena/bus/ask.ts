import { createHash, randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { visible } from '@bastide/contract';
import { BadInput } from '../../shell/bad-input.ts';
import { version } from '../../shell/version.ts';
import { playedOf } from '../results.ts';
import type { Done, Next, Take, Task } from '../task.ts';
import { type Failed, openHub, unpacked } from './hub.ts';

/** So many games lie on the bus at once: enough for many workers, few enough to be taken back soon. */
const AT_ONCE = 256;

/**
 * Has games played by workers on the bus, until there are no more or `isOver`; what still lies there then is taken back. `results` is
 * the file with which an arena goes on after it was killed: what workers still played for it is not lost.
 */
export async function playOnBus(
  url: string,
  { list: _, ...task }: Task,
  next: Next,
  take: Take,
  isOver: () => boolean,
  results: string | undefined,
): Promise<void> {
  const hub = await openHub(url);
  try {
    const session = randomUUID();
    const run = idOf(version, task, results === undefined ? session : [hostname(), resolve(results)]);
    await hub.clear(run); // of an arena before, which was killed
    const awaited = new Set<number>();
    const fill = async () => {
      while (awaited.size < AT_ONCE) {
        const n = next();
        if (n === undefined) return;
        awaited.add(n);
        await hub.send({ run, version, task, n }, `${session}-${n}`);
      }
    };
    await fill();
    const answers = await (await hub.answers(run)).consume();
    for await (const message of answers) {
      const answer = unpacked<Partial<Done> & Partial<Failed>>(message.data);
      if (answer?.failed !== undefined) {
        message.ack();
        throw new BadInput('arena.workerCannot', { because: visible(String(answer.failed), 200) });
      }
      const played = playedOf(answer?.played, task.plan);
      if (played) {
        // Kept here before it is forgotten there.
        take({ ...answer, played });
        awaited.delete(played.n);
      }
      message.ack();
      await fill();
      if (awaited.size === 0 || isOver()) break;
    }
    await hub.forget(run);
  } finally {
    await hub.close();
  }
}

const idOf = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
