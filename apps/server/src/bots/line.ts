import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { readBusUrl } from '../bus/address.ts';

/** A server that cannot be reached is tried again after so many milliseconds, for ever. */
const AGAIN = 500;

/** A line that says nothing is asked for a sign of life so often, in milliseconds; two that do not come, and it counts as cut. */
const PING = 10_000;

export interface Line {
  /** Undefined while there is none. */
  current(): NatsConnection | undefined;
  close(): Promise<void>;
}

/** A line to NATS at such a URL (several with commas between them), drawn again whenever it is cut; `onUp` is called with each new one. */
export function keepLine(url: string, onUp: (line: NatsConnection) => void = () => {}): Line {
  const { servers } = readBusUrl(url);
  const end = new AbortController();
  let line: NatsConnection | undefined;
  const live = async () => {
    while (!end.signal.aborted) {
      try {
        const drawn = await connect({
          servers: [...servers],
          name: 'bastide',
          reconnect: false,
          pingInterval: PING,
          maxPingOut: 2,
          timeout: 5_000,
        });
        if (end.signal.aborted) return await drawn.close();
        line = drawn;
        onUp(drawn);
        await drawn.closed();
      } catch {
        // Not there yet, or it has thrown us out.
      }
      line = undefined;
      await sleep(AGAIN, undefined, { signal: end.signal }).catch(() => {});
    }
  };
  const living = live();
  return {
    current: () => line,
    async close() {
      end.abort();
      await line?.drain().catch(() => {});
      await living;
    },
  };
}
