import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { readBusUrl } from '../bus/address.ts';

/** A server that cannot be reached is tried again after so many milliseconds, for ever. */
const RECONNECT_MS = 500;

/** A line that says nothing is asked for a sign of life so often, in milliseconds; two that do not come, and it counts as cut. */
const PING_INTERVAL_MS = 10_000;

export interface NatsLink {
  /** Undefined while there is none. */
  current(): NatsConnection | undefined;
  close(): Promise<void>;
}

/** A line to NATS at such a URL (several with commas between them), drawn again whenever it is cut; `onUp` is called with each new one. */
export function keepConnected(url: string, onUp: (connection: NatsConnection) => void = () => {}): NatsLink {
  const { servers } = readBusUrl(url);
  const abort = new AbortController();
  let connection: NatsConnection | undefined;
  const connectForever = async () => {
    while (!abort.signal.aborted) {
      try {
        const opened = await connect({
          servers: [...servers],
          name: 'bastide',
          reconnect: false,
          pingInterval: PING_INTERVAL_MS,
          maxPingOut: 2,
          timeout: 5_000,
        });
        if (abort.signal.aborted) return await opened.close();
        connection = opened;
        onUp(opened);
        await opened.closed();
      } catch {
        // Not there yet, or it has thrown us out.
      }
      connection = undefined;
      await sleep(RECONNECT_MS, undefined, { signal: abort.signal }).catch(() => {});
    }
  };
  const running = connectForever();
  return {
    current: () => connection,
    async close() {
      abort.abort();
      await connection?.drain().catch(() => {});
      await running;
    },
  };
}
