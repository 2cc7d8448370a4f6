import { checkAtStart } from './admin/check-store.ts';
import type { Finding } from './admin/findings.ts';
import { botLocation, botRunnerAt } from './bots/location.ts';
import type { LogTarget } from './http/log.ts';
import { type Config, settingsFrom } from './ops/config.ts';
import { surviveUncaughtErrors } from './ops/uncaught.ts';
import { type GameServer, openServer } from './server.ts';
import { StoreFault } from './store/fault.ts';
import { openStore, type StoreTarget } from './store/open.ts';
import { isUnavailable } from './store/unavailable.ts';
import { openBus } from './streams/open-bus.ts';

export interface RunOptions {
  readonly where: StoreTarget;
  readonly config: Config;
  /** The folder of the built page. */
  readonly page: string;
  /** Returns the addresses at which other devices in the same network reach it. */
  readonly addresses?: () => readonly string[];
  /** Takes the lines of the log; standard output otherwise. */
  readonly logTo?: LogTarget;
  /** Is told what a person should do something about; the log otherwise. */
  readonly warn?: (finding: Finding) => void;
}

export interface RunningServer {
  listen(host: string, port: number): Promise<number>;
  /** A line of the log. */
  log(message: string, facts?: object): void;
  /** Ends it in order: requests, then what processes tell each other, then the store. */
  close(): Promise<void>;
}

/**
 * A whole server: store, bus, bots and what answers. Throws a `StoreFault` where the store cannot be used, a `RangeError` where workers
 * are to think and there is no bus.
 */
export async function run({
  where,
  config,
  page,
  addresses,
  logTo,
  warn,
}: RunOptions): Promise<RunningServer> {
  const { bots = {} } = config;
  const location = botLocation(bots, config.bus);
  const store = await openStore(where);
  let server: GameServer | undefined;
  let findings: readonly Finding[] = [];
  const bus = openBus(config.bus, onBusStatus);
  function onBusStatus(line: 'up' | 'cut'): void {
    server?.app.log[line === 'up' ? 'info' : 'warn']({ line }, 'the bus');
  }
  const botRunner = botRunnerAt(location, bots, config.bus);
  try {
    findings = await checkAtStart(where, store.db);
    server = await openServer({
      ...{ store, bus, page, settings: settingsFrom(config) },
      scheduler: { botRunner, ...(bots.pause !== undefined && { pause: bots.pause }) },
      ...(addresses && { addresses }),
      ...(logTo && { logTo }),
    });
  } catch (error) {
    await botRunner.close();
    await bus.close();
    await store.close();
    throw isUnavailable(error) ? new StoreFault((error as Error).message, { cause: error }) : error;
  }
  const { listen, close, app, uncaught } = server;
  const letUncaughtEnd = surviveUncaughtErrors(uncaught);
  app.log.info({ think: location }, 'bots');
  for (const finding of findings) {
    if (finding.status !== 'ok') warn ? warn(finding) : app.log.warn(finding, 'the store needs attention');
    else if (finding.code === 'store.unread') app.log.info(finding, 'the store was not read through');
  }
  return {
    listen,
    log: (message, facts = {}) => app.log.info(facts, message),
    close: async () => {
      // From here on whatever fails may end the process: nobody depends on it any more.
      letUncaughtEnd();
      await close();
      await bus.close();
      await store.close();
    },
  };
}
