import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Consumer, JsMsg } from '@nats-io/jetstream';
import { version } from '../../shell/version.ts';
import { commandOf } from '../entrants.ts';
import type { ArenaGameResult, FromThread, ToThread } from '../task.ts';
import {
  openWorkQueue,
  type Piece,
  type PieceResult,
  SIGN_OF_LIFE,
  unpacked,
  type WorkQueue,
} from './work-queue.ts';

/** A thread that plays games of one run. */
interface Thread {
  readonly run: string;
  readonly worker: Worker;
}

/** Milliseconds of each request for a game. */
const WAIT = 2_000;
/** Milliseconds before the next request, if the connection is lost. */
const AGAIN = 500;
/** Milliseconds for reporting the last game. */
const FAREWELL = 3_000;

/**
 * Plays games for arenas on the bus, one on each thread at a time, until closed. Then unfinished games go back to the
 * queue.
 */
export async function serveArenas(
  url: string,
  list: string,
  threads: number,
): Promise<{ close(): Promise<void> }> {
  const hub = await openWorkQueue(url);
  const pieces = await hub.pieces();
  const end = new AbortController();
  const helping = Promise.all(
    Array.from({ length: threads }, () => serveWork(hub, pieces, list, end.signal)),
  );
  return {
    async close() {
      end.abort();
      // A game whose result the bus does not accept in time is played again by another worker.
      await Promise.race([helping, sleep(FAREWELL)]);
      await hub.close();
      await helping.catch(() => {});
    },
  };
}

/** Plays one game after the other. */
async function serveWork(hub: WorkQueue, pieces: Consumer, list: string, end: AbortSignal): Promise<void> {
  let thread: Thread | undefined;
  const ended = new Promise<undefined>((resolve) => {
    end.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  try {
    while (!end.aborted) {
      const message = await Promise.race([pieces.next({ expires: WAIT }).catch(() => sleep(AGAIN)), ended]);
      if (!message) continue;
      const piece = unpacked<Partial<Piece>>(message.data);
      if (!isPiece(piece)) {
        message.term();
        continue;
      }
      const signs = setInterval(() => message.working(), SIGN_OF_LIFE);
      try {
        if (thread?.run !== piece.run) {
          await thread?.worker.terminate();
          thread = undefined;
        }
        const refused = refusalOf(piece);
        if (!refused) thread ??= { run: piece.run, worker: threadFor(list, piece) };
        const answer = refused ?? (await Promise.race([played(thread!.worker, piece.n), ended]));
        if (answer && 'failed' in answer) thread = undefined;
        await settle(hub, message, piece, answer);
      } finally {
        clearInterval(signs);
      }
    }
  } finally {
    await thread?.worker.terminate();
  }
}

/** Checks the parts of a job that are needed to refuse it; a thread finds out about the rest. */
const isPiece = (piece: Partial<Piece> | undefined): piece is Piece =>
  typeof piece?.run === 'string' &&
  Number.isSafeInteger(piece.n) &&
  Array.isArray(piece.task?.plan?.entrants);

/** Sends the result, and only then marks the game as done: without an answer another worker must play it. */
async function settle(
  hub: WorkQueue,
  message: JsMsg,
  piece: Piece,
  answer: PieceResult | undefined,
): Promise<void> {
  if (!answer) return message.nak();
  const id = `${message.info.streamSequence}`;
  await hub
    .answer(piece.run, answer, id)
    .catch((error: Error) => hub.answer(piece.run, { failed: error.message }, id)); // The result is too large for the bus.
  message.ack();
}

/**
 * Returns the reason for not playing a game. Command lines from the bus are never run, and another version of this
 * program might play another game.
 */
function refusalOf(piece: Piece): PieceResult | undefined {
  if (piece.version !== version) return { failed: `version ${version}` };
  const command = piece.task.plan.entrants.find((written) => commandOf(written) !== undefined);
  return command === undefined ? undefined : { failed: command };
}

const threadFor = (list: string, { task }: Piece): Worker =>
  new Worker(new URL('../worker.js', import.meta.url), { workerData: { list, ...task } });

/** Waits until a thread, which may have to start first, has played one game. */
function played(worker: Worker, n: number): Promise<PieceResult> {
  return new Promise((resolve) => {
    const failed = (error: Error) => resolve({ failed: error.message });
    const heard = (told: FromThread) => {
      const done: ArenaGameResult | undefined = 'done' in told ? told.done : undefined;
      if (done?.played.n !== n) return;
      worker.off('message', heard).off('error', failed);
      resolve(done);
    };
    worker.on('message', heard).once('error', failed);
    worker.postMessage(n satisfies ToThread);
  });
}
