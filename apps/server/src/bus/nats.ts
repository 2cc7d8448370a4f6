import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type Msg, type NatsConnection } from '@nats-io/transport-node';
import type { ZodType } from 'zod';
import { readBusUrl } from './address.ts';
import type { Bus } from './bus.ts';
import { Listeners } from './listeners.ts';

export interface NatsBusOptions<Hint> {
  /** `nats://host:port/prefix`, several with commas between them. */
  readonly url: string;
  /** Schema of a hint. Messages that do not fit come from a stranger or another version, and are ignored. */
  readonly schema: ZodType<Hint>;
  /** Is told when the line is there and when it is cut. */
  readonly onStatus?: (link: 'up' | 'cut') => void;
}

/** Of the subject, after the prefix. */
const SUBJECT = 'hints';

/** A server that cannot be reached is tried again after so many milliseconds, for ever. */
const RECONNECT_MS = 500;

/** A line that says nothing is asked for a sign of life so often; two that do not come, and it counts as cut. */
const PING_INTERVAL_MS = 10_000;

/** Longest time in which the last hints leave before the connection is closed. */
const FLUSH_TIMEOUT_MS = 1_000;

/**
 * A bus on NATS. It is there at once and connects by itself, as often and as long as it takes; while there is no line hints
 * are dropped, not kept: whoever hears that it was cut looks into the store.
 */
export function natsBus<Hint>({ url, schema, onStatus = () => {} }: NatsBusOptions<Hint>): Bus<Hint> {
  const { servers, prefix } = readBusUrl(url);
  const subject = `${prefix}.${SUBJECT}`;
  const hints = new Listeners<Hint>();
  const gaps = new Listeners<void>();
  const abort = new AbortController();
  let connection: NatsConnection | undefined;
  let isUp = false;
  /** End of the last gap, by `performance.now`; a first line that comes at once follows none. */
  let gapEnd = Number.NEGATIVE_INFINITY;
  let hasGap = false;

  const receive = (error: Error | null, message: Msg) => {
    const hint = error ? undefined : parse(schema, message);
    if (hint !== undefined) hints.emit(hint);
  };
  const connected = async (link: NatsConnection) => {
    await link.flush(); // the server knows what is subscribed to: from now on nothing is missed
    if (abort.signal.aborted) return;
    if (hasGap) gapEnd = performance.now();
    isUp = true;
    onStatus('up');
    gaps.emit();
  };
  const disconnected = () => {
    if (isUp) onStatus('cut');
    isUp = false;
    hasGap = true;
  };
  const follow = async (link: NatsConnection) => {
    link.subscribe(subject, { callback: receive });
    const states = link.status();
    connected(link).catch(() => {}); // cut again: a later state tells
    for await (const { type } of states) {
      if (type === 'disconnect') disconnected();
      if (type === 'reconnect') connected(link).catch(() => {});
    }
    disconnected();
  };
  const connectForever = async () => {
    while (!abort.signal.aborted) {
      try {
        connection = await connect(optionsFor(servers));
        if (abort.signal.aborted) await connection.close();
        else await follow(connection);
      } catch {
        // Not there yet, or it has thrown us out.
        hasGap = true;
      }
      await sleep(RECONNECT_MS, undefined, { signal: abort.signal }).catch(() => {});
    }
  };
  void connectForever();

  return {
    publish(hint) {
      if (!isUp || abort.signal.aborted) return;
      try {
        connection?.publish(subject, JSON.stringify(hint));
      } catch {
        // Cut in this very moment: a hint that is lost.
      }
    },
    subscribe: (listener) => hints.add(listener),
    onGap: (listener) => gaps.add(listener),
    msSinceGap: () => (isUp ? performance.now() - gapEnd : 0),
    async close() {
      abort.abort();
      if (isUp) await Promise.race([connection?.flush(), sleep(FLUSH_TIMEOUT_MS)]).catch(() => {});
      await connection?.close();
    },
  };
}

/** No echo: what is told here is known here. */
const optionsFor = (servers: readonly string[]) => ({
  servers: [...servers],
  name: 'bastide',
  noEcho: true,
  maxReconnectAttempts: -1,
  reconnectTimeWait: RECONNECT_MS,
  pingInterval: PING_INTERVAL_MS,
  maxPingOut: 2,
  timeout: 5_000,
});

function parse<Hint>(schema: ZodType<Hint>, message: Msg): Hint | undefined {
  try {
    return schema.safeParse(message.json()).data;
  } catch {
    return undefined;
  }
}
