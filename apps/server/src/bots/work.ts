import { readBusUrl } from '../bus/address.ts';
import { thinkForOthers, WORKER_LIMIT } from './over-bus.ts';
import { thinkerPool } from './pool.ts';

export interface Work {
  /** NATS, such as `nats://host:4222/prefix`, several with commas between them. */
  readonly bus: string;
  /** Threads at most; one fewer than there are processors, if nothing else is said. */
  readonly threads?: number;
  /** Hears each time that the bus was reached. */
  readonly onUp?: () => void;
}

/** A process that thinks for servers on the bus. Throws a `RangeError` where that is no such URL. */
export function work({ bus, threads, onUp }: Work): { close(): Promise<void> } {
  readBusUrl(bus);
  // What has waited for longer is not wanted any more.
  const pool = thinkerPool({ wait: WORKER_LIMIT, ...(threads !== undefined && { threads }) });
  return thinkForOthers(bus, pool, onUp);
}
