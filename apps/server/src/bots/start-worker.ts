import { readBusUrl } from '../bus/address.ts';
import { botPool } from './pool.ts';
import { serveBotDecisions, WORKER_TIMEOUT_MS } from './remote.ts';

export interface BotWorkerOptions {
  /** NATS, such as `nats://host:4222/prefix`, several with commas between them. */
  readonly bus: string;
  /** Threads at most; one fewer than there are processors, if nothing else is said. */
  readonly threads?: number;
  /** Hears each time that the bus was reached. */
  readonly onConnected?: () => void;
}

/** A process that thinks for servers on the bus. Throws a `RangeError` where that is no such URL. */
export function startBotWorker({ bus, threads, onConnected }: BotWorkerOptions): { close(): Promise<void> } {
  readBusUrl(bus);
  // What has waited for longer is not wanted any more.
  const pool = botPool({ wait: WORKER_TIMEOUT_MS, ...(threads !== undefined && { threads }) });
  return serveBotDecisions(bus, pool, onConnected);
}
