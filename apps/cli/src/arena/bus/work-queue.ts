import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import {
  AckPolicy,
  type Consumer,
  JetStreamApiError,
  type JetStreamManager,
  jetstream,
  jetstreamManager,
  RetentionPolicy,
} from '@nats-io/jetstream';
import { connect, nanos } from '@nats-io/transport-node';
import { BadInput } from '../../shell/bad-input.ts';
import type { ArenaGameResult, ArenaTask } from '../task.ts';

/** What lies on the bus until somebody plays it: one game. `run` is that of one arena, which may have been started again. */
export interface Piece {
  readonly run: string;
  /** Of the program that asks: another one may play otherwise. */
  readonly version: string;
  readonly task: Omit<ArenaTask, 'list'>;
  readonly n: number;
}

/** Why a game cannot be played where it came to. */
export interface PieceFailure {
  readonly failed: string;
}

/** What comes back. */
export type PieceResult = ArenaGameResult | PieceFailure;

/** A game comes back to be played elsewhere when its worker has been silent for so long, in milliseconds. */
const WORKER_TIMEOUT = 6_000;
/** While it plays, a worker says so this often. */
export const SIGN_OF_LIFE = 1_500;
/** What nobody has asked for any more in so long is forgotten, in milliseconds. */
const EXPIRY = 24 * 3_600_000;
/** After so many milliseconds what did not go out is sent again: it is known by its id. */
const AGAIN = 500;
/** What workers are to the queue: one consumer for all of them. */
const WORKERS = 'workers';
/** How long the bus may take to be reached at first, in milliseconds. */
const REACHED = 5_000;

export type QueueStatus = 'alone' | 'idle' | 'busy';

/** The queue of games and the way back, as streams of JetStream that outlive arenas, workers and NATS itself. */
export interface WorkQueue {
  send(piece: Piece, id: string): Promise<void>;
  answer(run: string, answer: PieceResult, id: string): Promise<void>;
  /** Games to play, each given to one of all workers. */
  pieces(): Promise<Consumer>;
  /**
   * Alone: nobody waits for games, or plays one. Idle: somebody waits, and there is none. Busy: all else. Throws where the bus does not
   * answer.
   */
  status(): Promise<QueueStatus>;
  /** Games of this run that were played. */
  answers(run: string): Promise<Consumer>;
  /** Takes back what nobody plays yet. */
  clear(run: string): Promise<void>;
  /** The same, and what still comes back: nobody waits for it any more. */
  forget(run: string): Promise<void>;
  close(): Promise<void>;
}

/** Throws bad input where that is no bus, or none that keeps a queue. */
export async function openWorkQueue(url: string): Promise<WorkQueue> {
  const { readBusUrl } = await import('@bastide/server'); // no other arena waits for it
  const { servers, prefix } = addressOf(url, readBusUrl);
  const line = await connect({
    servers: [...servers],
    name: 'bastide',
    timeout: REACHED,
    maxReconnectAttempts: -1,
  }).catch(() => {
    throw new BadInput('arena.busLost', { bus: url });
  });
  const queue = `${prefix}-arena-games`;
  const back = `${prefix}-arena-played`;
  let manager: JetStreamManager;
  try {
    manager = await jetstreamManager(line);
    for (const [name, subject] of [
      [queue, `${prefix}.arena.game.*`],
      [back, `${prefix}.arena.played.*`],
    ] as const)
      await manager.streams.add({
        name,
        subjects: [subject],
        retention: RetentionPolicy.Workqueue,
        max_age: nanos(EXPIRY),
      });
  } catch {
    await line.close();
    throw new BadInput('arena.busLost', { bus: url });
  }
  const stream = jetstream(line);

  /** Until it is kept; not when it is too large. */
  async function publish(subject: string, value: unknown, msgID: string): Promise<void> {
    const bytes = gzipSync(JSON.stringify(value));
    for (;;) {
      try {
        await stream.publish(subject, bytes, { msgID });
        return;
      } catch (error) {
        if (line.isClosed() || bytes.length > (line.info?.max_payload ?? bytes.length)) throw error;
        await sleep(AGAIN);
      }
    }
  }
  /** The same one for all who name it. */
  async function consumer(
    name: string,
    durable: string,
    filter: string,
    isForgotten: boolean,
  ): Promise<Consumer> {
    await manager.consumers.add(name, {
      durable_name: durable,
      filter_subject: filter,
      ack_policy: AckPolicy.Explicit,
      ack_wait: nanos(WORKER_TIMEOUT),
      max_ack_pending: -1,
      ...(isForgotten && { inactive_threshold: nanos(EXPIRY) }),
    });
    return stream.consumers.get(name, durable);
  }
  async function clear(run: string): Promise<void> {
    await manager.streams.purge(queue, { filter: `${prefix}.arena.game.${run}` });
  }
  return {
    send: (piece, id) => publish(`${prefix}.arena.game.${piece.run}`, piece, id),
    answer: (run, answer, id) => publish(`${prefix}.arena.played.${run}`, answer, id),
    pieces: () => consumer(queue, WORKERS, `${prefix}.arena.game.*`, false),
    async status() {
      try {
        const { num_waiting, num_ack_pending, num_pending } = await manager.consumers.info(queue, WORKERS);
        if (num_waiting + num_ack_pending === 0) return 'alone';
        return num_pending + num_ack_pending === 0 ? 'idle' : 'busy';
      } catch (error) {
        // There has never been one.
        if (error instanceof JetStreamApiError) return 'alone';
        throw error;
      }
    },
    answers: (run) => consumer(back, run, `${prefix}.arena.played.${run}`, true),
    clear,
    async forget(run) {
      await clear(run);
      await manager.consumers.delete(back, run);
      await manager.streams.purge(back, { filter: `${prefix}.arena.played.${run}` });
    },
    close: () => line.close(),
  };
}

function addressOf<Address>(url: string, read: (url: string) => Address): Address {
  try {
    return read(url);
  } catch (error) {
    throw error instanceof RangeError ? new BadInput('worker.noBus', { bus: url }) : error;
  }
}

/** What a message holds; undefined if it is none of ours. */
export function unpacked<Told>(bytes: Uint8Array): Told | undefined {
  try {
    return JSON.parse(gunzipSync(bytes).toString()) as Told;
  } catch {
    return undefined;
  }
}
