import { workersFirst } from './bots/over-bus.ts';
import { thinkerPool } from './bots/pool.ts';
import type { LogTarget } from './http/log.ts';
import { type Config, settingsOf } from './operating/config.ts';
import { openServer, type Serving } from './serve.ts';
import { openStore, type Where } from './store/open.ts';
import { openBus } from './streams/open-bus.ts';

export interface Run {
  readonly where: Where;
  readonly config: Config;
  /** The folder of the built page. */
  readonly page: string;
  /** Where other devices in the same network reach it. */
  readonly addresses?: () => readonly string[];
  /** Takes the lines of the log; standard output otherwise. */
  readonly logTo?: LogTarget;
}

export interface Running {
  listen(host: string, port: number): Promise<number>;
  /** A line of the log. */
  tell(message: string, facts?: object): void;
  /** Ends it in order: requests, then what processes tell each other, then the store. */
  close(): Promise<void>;
}

/** A whole server: store, bus and what answers. Throws a `StoreFault` where the store cannot be used. */
export async function run({ where, config, page, addresses, logTo }: Run): Promise<Running> {
  const store = await openStore(where);
  let server: Serving | undefined;
  const bus = openBus(config.bus, tellOf);
  function tellOf(line: 'up' | 'cut'): void {
    server?.app.log[line === 'up' ? 'info' : 'warn']({ line }, 'the bus');
  }
  try {
    server = await openServer({
      ...{ store, bus, page, settings: settingsOf(config) },
      ...(config.bus !== undefined && { ticking: { thinker: workersFirst(config.bus, thinkerPool()) } }),
      ...(addresses && { addresses }),
      ...(logTo && { logTo }),
    });
  } catch (error) {
    await bus.close();
    await store.close();
    throw error;
  }
  const { listen, close, app } = server;
  return {
    listen,
    tell: (message, facts = {}) => app.log.info(facts, message),
    close: async () => {
      await close();
      await bus.close();
      await store.close();
    },
  };
}
