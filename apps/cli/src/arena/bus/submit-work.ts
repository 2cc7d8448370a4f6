import { createHash, randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { sanitize } from '@bastide/contract';
import { BadInput } from '../../shell/bad-input.ts';
import { version } from '../../shell/version.ts';
import { gameResults } from '../results.ts';
import type { ArenaGameResult, ArenaTask, Next, Take } from '../task.ts';
import {
  openWorkQueue,
  type PieceFailure,
  type QueueStatus,
  unpacked,
  type WorkQueue,
} from './work-queue.ts';

/** Milliseconds between two looks at workers and queue. */
const POLL_INTERVAL = 2_000;

/** Number of equal looks in a row before a finding is reported: a worker may just be between two games. */
const CONFIRM_AFTER = 2;

/**
 * Warns if nobody on the bus plays, or if workers are idle while games are missing. Returns the function that stops
 * it.
 */
function watchQueue(
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

/** Number of games on the bus at a time: enough for many workers, few enough to be removed quickly. */
const AT_ONCE = 256;

/** Callbacks of an arena whose games are played on a bus. */
interface SubmitOptions {
  readonly next: Next;
  readonly take: Take;
  isOver(): boolean;
  /** Called if there is no worker. */
  alone(): void;
  /** The file with which an interrupted arena continues: results that workers still send are not lost. */
  readonly results: string | undefined;
}

/** Has games played by workers on the bus, until there are no more or `isOver`; then removes those that are left. */
export async function playOnBus(
  url: string,
  { list: _, ...task }: ArenaTask,
  { next, take, isOver, alone, results }: SubmitOptions,
): Promise<void> {
  const hub = await openWorkQueue(url);
  const session = randomUUID();
  const run = idOf(version, task, results === undefined ? session : [hostname(), resolve(results)]);
  const awaited = new Set<number>();
  let sent = 0;
  const send = (n: number) => hub.send({ run, version, task, n }, `${session}-${sent++}`);
  const unwatched = watchQueue(hub, {
    alone,
    // The bus drops jobs after a day, so the missing ones are sent again.
    idle: () => {
      for (const n of awaited) void send(n).catch(() => {});
    },
  });
  try {
    await hub.clear(run); // From an earlier arena that was killed.
    const fill = async () => {
      while (awaited.size < AT_ONCE) {
        const n = next();
        if (n === undefined) return;
        awaited.add(n);
        await send(n);
      }
    };
    await fill();
    const answers = await (await hub.answers(run)).consume();
    for await (const message of answers) {
      const answer = unpacked<Partial<ArenaGameResult> & Partial<PieceFailure>>(message.data);
      if (answer?.failed !== undefined) {
        message.ack();
        throw new BadInput('arena.workerCannot', { because: sanitize(String(answer.failed), 200) });
      }
      const played = gameResults(answer?.played, task.plan);
      if (played) {
        // Stored here before it is dropped there.
        take({ ...answer, played });
        awaited.delete(played.n);
      }
      message.ack();
      await fill();
      if (awaited.size === 0 || isOver()) break;
    }
  } finally {
    unwatched();
    // If the bus is gone, its games expire after a day.
    await hub.forget(run).catch(() => {});
    await hub.close();
  }
}

const idOf = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
