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

/** A job on the bus: one game. `run` identifies an arena, which keeps it when it is started again. */
export interface Piece {
  readonly run: string;
  /** Version of the program that sent the job; another version may play differently. */
  readonly version: string;
  readonly task: Omit<ArenaTask, 'list'>;
  readonly n: number;
}

/** Reason why a worker cannot play a game. */
export interface PieceFailure {
  readonly failed: string;
}

/** The answer to a job. */
export type PieceResult = ArenaGameResult | PieceFailure;

/** Milliseconds of a worker's silence after which its game goes to another one. */
const WORKER_TIMEOUT = 6_000;
/** Milliseconds between a worker's signs of life. */
export const SIGN_OF_LIFE = 1_500;
/** Milliseconds after which unused data expires on the bus. */
const EXPIRY = 24 * 3_600_000;
/** Milliseconds before a failed message is sent again; its id marks the repetition. */
const AGAIN = 500;
/** Name of the workers' consumer, which all of them share. */
const WORKERS = 'workers';
/** Time limit in milliseconds for the first connection. */
const REACHED = 5_000;

export type QueueStatus = 'alone' | 'idle' | 'busy';

/** The queue of games and of results: JetStream streams that outlive arenas, workers and NATS itself. */
export interface WorkQueue {
  send(piece: Piece, id: string): Promise<void>;
  answer(run: string, answer: PieceResult, id: string): Promise<void>;
  /** Returns the consumer of games; each game goes to one worker. */
  pieces(): Promise<Consumer>;
  /**
   * Alone: no worker waits for games or plays one. Idle: workers wait, and there are no games. Busy: all other
   * states. Throws if the bus does not answer.
   */
  status(): Promise<QueueStatus>;
  /** Returns the consumer of this run's results. */
  answers(run: string): Promise<Consumer>;
  /** Removes the games that no worker has begun. */
  clear(run: string): Promise<void>;
  /** Also removes results that still come: nobody waits for them any more. */
  forget(run: string): Promise<void>;
  close(): Promise<void>;
}

/** Connects to a bus. Throws bad input if there is none, or if it keeps no queue. */
export async function openWorkQueue(url: string): Promise<WorkQueue> {
  const { readBusUrl } = await import('@bastide/server'); // Loaded here, because no other arena needs it.
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

  /** Sends a message until it is stored; fails if it is too large. */
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
  /** Returns a consumer; the same for everybody who gives its name. */
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
        // The stream does not exist.
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

/** Reads a message; undefined if it is not one of ours. */
export function unpacked<Told>(bytes: Uint8Array): Told | undefined {
  try {
    return JSON.parse(gunzipSync(bytes).toString()) as Told;
  } catch {
    return undefined;
  }
}
