import type { AddressInfo } from 'node:net';
import { API_PREFIX, openApi } from './api.ts';
import type { BotRunner } from './bots/bot-runner.ts';
import { botPool } from './bots/pool.ts';
import { type Bus, localOnlyBus } from './bus/bus.ts';
import type { GameRegistry } from './game-registry.ts';
import { GAMES } from './games.ts';
import { withinDescriptorLimit } from './http/connections.ts';
import { transportHeaders } from './http/hsts.ts';
import { LoadGate } from './http/load-gate.ts';
import type { LogTarget } from './http/log.ts';
import { DEFAULT_SETTINGS, type ServerSettings } from './http/settings.ts';
import { announceClosedRematches } from './live/closed-rematch.ts';
import { leaveTables } from './live/leave-tables.ts';
import { LiveTables } from './live/live-tables.ts';
import { NameCache } from './live/name-cache.ts';
import { Outages } from './live/outages.ts';
import { TableLists } from './live/table-lists.ts';
import { gracefulShutdown } from './ops/graceful-shutdown.ts';
import { measuredBotRunner, measuredStore } from './ops/measured.ts';
import { openMeters } from './ops/meters.ts';
import type { UncaughtReporter } from './ops/uncaught.ts';
import { pageFiles } from './page/page-files.ts';
import { sweepExpired } from './people/sweep.ts';
import { validKeys } from './people/valid-keys.ts';
import { Notifier } from './push/notifier.ts';
import type { PushTransport } from './push/transport.ts';
import { ResultRecorder } from './results/result-recorder.ts';
import { addressRoutes } from './routes/addresses.ts';
import { probes } from './routes/probes.ts';
import { pushRoutes } from './routes/push.ts';
import { resultRoutes } from './routes/results/index.ts';
import { sweepIdempotencyKeys } from './routes/tables/idempotency.ts';
import { tableRoutes } from './routes/tables/index.ts';
import { ClockGuard } from './scheduler/clock-guard.ts';
import { Heartbeat } from './scheduler/heartbeat.ts';
import { HostWatch } from './scheduler/host-watch.ts';
import { BOT_PAUSE_MS, Scheduler } from './scheduler/scheduler.ts';
import { systemTimers } from './scheduler/timers.ts';
import type { Store } from './store/store.ts';
import { monitorWrites } from './store/write-health.ts';
import type { Hint } from './streams/hint.ts';
import { Hub } from './streams/hub.ts';

export interface ServerOptions {
  readonly store: Store;
  readonly bus?: Bus<Hint>;
  readonly games?: GameRegistry;
  readonly settings?: ServerSettings;
  /** The folder of the built page; absent: the API alone. */
  readonly page?: string;
  /** Returns the addresses at which other devices in the same network reach it: for invitations by pages on this machine. */
  readonly addresses?: () => readonly string[];
  /** Takes the lines of the log; standard output otherwise. */
  readonly logTo?: LogTarget;
  readonly now?: () => number;
  readonly scheduler?: SchedulerOptions;
  /** Tables that stay in memory though nobody watches them; some two thousand, if nothing else is said. */
  readonly maxCachedTables?: number;
  /** Sends to push services in place of HTTPS to public addresses. */
  readonly pushTransport?: PushTransport;
  /** Milliseconds in which every stream gives a sign of life, and every table that is watched is looked after. */
  readonly roundMs?: number;
}

/** Options of the events that happen at tables by themselves. */
export interface SchedulerOptions {
  /** Milliseconds before a bot acts. */
  readonly pause?: number;
  /** Runner of bots: threads of this process by default. */
  readonly botRunner?: BotRunner;
}

/** A server that is ready to listen. */
export interface GameServer {
  readonly app: Awaited<ReturnType<typeof openApi>>;
  readonly liveTables: LiveTables;
  readonly hub: Hub;
  readonly resultRecorder: ResultRecorder;
  /** Called with errors that no handler caught. */
  readonly uncaught: UncaughtReporter;
  /** Listens; answers with the port. */
  listen(host: string, port: number): Promise<number>;
  /**
   * Lets nobody in any more, ends streams, finishes what runs within so many milliseconds, and then ends everything that belongs to this
   * server; store and bus stay open.
   */
  close(patience?: number): Promise<void>;
}

/** Push services ask for an address of whoever keeps the server: this is that of nobody, where none is known. */
const FALLBACK_CONTACT = 'mailto:nobody@example.com';

const contactOf = ({ pushContact, origin }: ServerSettings): string =>
  pushContact ?? (origin?.startsWith('https:') ? origin : FALLBACK_CONTACT);

/** Connections that may wait to be accepted, as far as the system allows: thousands come at once after a restart. */
const BACKLOG = 4096;

/** So often what has had its time is swept away, in milliseconds. */
const SWEEP_INTERVAL_MS = 3_600_000;

/** A server of tables, with the page if there is one. */
export async function openServer(options: ServerOptions): Promise<GameServer> {
  const { addresses = () => [] } = options;
  const { bus = localOnlyBus<Hint>(), games = GAMES, page, logTo, now = options.store.now } = options;
  const { limits, ...others } = options.settings ?? DEFAULT_SETTINGS;
  const settings: ServerSettings = { ...others, limits: withinDescriptorLimit(limits) };
  const { pause: pauseMs = BOT_PAUSE_MS, botRunner = botPool() } = options.scheduler ?? {};
  const meters = openMeters({ streams: () => hub.size, tables: () => liveTables.size });
  let log: GameServer['app']['log'] | undefined;
  const writes = monitorWrites(measuredStore(options.store, meters), (isWritable, error) => {
    if (isWritable) log?.info('the store is written again');
    else log?.error({ err: error }, 'the store cannot be written');
  });
  const { store } = writes;
  const names = new NameCache(store.db, now);
  const outages = await Outages.open(store, now);
  const liveTables = new LiveTables(store, games, now, outages, options.maxCachedTables, (table, ms) =>
    log?.warn({ table, ms }, 'the clock was ahead when this table was changed last: its log is corrected'),
  );
  const tableLists: TableLists = new TableLists(store, names, outages, (table, of) =>
    hub.isHostAway(table, of),
  );
  const { keptSeat, hostAway, openTable, silence } = settings.limits;
  const hub: Hub = new Hub({
    ...{ liveTables, names, tableLists, bus, now },
    onDelivered: meters.observeDelivery,
    roundMs: options.roundMs,
    seatKeptMs: keptSeat * 1000,
    hostKeptMs: hostAway * 1000,
    silenceMs: silence * 1000,
    memoryMs: Math.max(keptSeat, hostAway, openTable) * 1000,
    validKeys: (keys) => validKeys(store.db, keys, now()),
  });
  outages.subscribe(() => {
    void liveTables.creditSubscribed();
    void hub.resendLists().catch(() => {});
  });
  const resultRecorder = new ResultRecorder({
    ...{ store, liveTables, now },
    onError: (error) => app.log.error({ err: error }, 'a table was not counted in'),
  });
  const gate = new LoadGate();
  const app = await openApi(
    {
      ...{ store, settings, now },
      erasureHooks: {
        before: (people) => leaveTables(people, { store, liveTables, now }),
        after: (people) => {
          names.invalidate(people);
          hub.endStreamsOf(people);
        },
      },
      onSignedOut: (key) => hub.endStreamsByCredential(key),
    },
    logTo,
    page === undefined ? undefined : pageFiles(page, transportHeaders(settings)),
    meters,
    gate,
  );
  log = app.log;
  const shutDown = gracefulShutdown(app);
  // When nobody comes in any more: whoever reads comes again, to another process.
  app.addHook('preClose', async () => hub.close());
  await app.register(tableRoutes, {
    prefix: API_PREFIX,
    ...{ store, settings, now, games, liveTables, names, tableLists, hub },
  });
  await app.register(resultRoutes, {
    prefix: API_PREFIX,
    ...{ store, settings, now, games, liveTables, names, tableLists, hub, resultRecorder },
  });
  await app.register(probes, { store, settings, meters, gate, health: [writes.isWritable] });
  await app.register(addressRoutes, { prefix: API_PREFIX, settings, addresses });
  await app.register(pushRoutes, { prefix: API_PREFIX, ...{ store, settings, now } });
  const onError = (error: unknown) => app.log.error({ err: error }, 'scheduler');
  announceClosedRematches({ liveTables, now, onError });
  const scheduler = new Scheduler({
    ...{ liveTables, store, now, pauseMs, timers: systemTimers },
    botRunner: measuredBotRunner(botRunner, meters),
    onError,
  });
  scheduler.start();
  const notifier = new Notifier({
    ...{
      store,
      liveTables,
      names,
      now,
      timers: systemTimers,
      onPushed: meters.countPush,
      transport: options.pushTransport,
    },
    viewersOf: (table) => hub.viewersOf(table),
    subject: contactOf(settings),
    onError: (error) => app.log.warn({ err: error }, 'nobody was told of a turn'),
  });
  const clockGuard = new ClockGuard({ store, liveTables, now, onError });
  const heartbeat = new Heartbeat({ outages, timers: systemTimers, onError });
  const hostWatch = new HostWatch({
    ...{ liveTables, tableLists, hub, bus, now, timers: systemTimers, onError },
    abandonedAfterMs: openTable * 1000,
    intervalMs: options.roundMs,
  });
  const sweep = async () => {
    await sweepExpired(store.db, now());
    await sweepIdempotencyKeys(store, now());
  };
  const onSweepFailed = (error: unknown) => app.log.error({ err: error }, 'nothing was swept');
  const sweeping = setInterval(() => void sweep().catch(onSweepFailed), SWEEP_INTERVAL_MS).unref();
  return {
    ...{ app, liveTables, hub, resultRecorder },
    uncaught: {
      count: meters.countUncaught,
      report: (error) => app.log.error({ err: error }, 'an error that nobody caught'),
    },
    listen: async (host, port) => {
      await app.listen({ host, port, backlog: BACKLOG });
      return (app.server.address() as AddressInfo).port;
    },
    close: async (patience) => {
      // Whoever is to decide can do so no more.
      const heartbeatClosed = heartbeat.close();
      clearInterval(sweeping);
      const schedulerClosed = Promise.all([scheduler.close(), hostWatch.close()]);
      const clockGuardClosed = clockGuard.close();
      await shutDown(patience);
      await botRunner.close();
      await schedulerClosed;
      await clockGuardClosed;
      await notifier.close();
      await resultRecorder.close();
      await heartbeatClosed;
      await writes.close();
      meters.close();
    },
  };
}
