import type { AddressInfo } from 'node:net';
import { Annals } from './annals/annals.ts';
import { annalsRoutes } from './annals/index.ts';
import { thinkerPool } from './bots/pool.ts';
import type { Thinker } from './bots/thinker.ts';
import { alone, type Bus } from './bus/bus.ts';
import { API, openDoor } from './door.ts';
import type { Games } from './game-list.ts';
import { GAMES } from './games.ts';
import { withinDescriptors } from './http/connections.ts';
import { LoadGate } from './http/load-gate.ts';
import type { LogTarget } from './http/log.ts';
import { SETTINGS, type ServerSettings } from './http/settings.ts';
import { transportHeaders } from './http/transport.ts';
import { endingOf } from './operating/end.ts';
import { here } from './operating/here.ts';
import { measured, measuredThinker } from './operating/measured.ts';
import { openMeters } from './operating/meters.ts';
import { probes } from './operating/probes.ts';
import type { Uncaught } from './operating/uncaught.ts';
import { pages } from './page/pages.ts';
import { openKeys } from './people/keys.ts';
import { sweepPeople } from './people/sweep.ts';
import type { Transport } from './push/egress.ts';
import { Notifier } from './push/notifier.ts';
import { push } from './push/routes.ts';
import { Listing } from './rooms/listing.ts';
import { Names } from './rooms/names.ts';
import { Outages } from './rooms/outages.ts';
import { Rooms } from './rooms/rooms.ts';
import type { Store } from './store/store.ts';
import { watchWrites } from './store/write-health.ts';
import type { Hint } from './streams/hint.ts';
import { Hub } from './streams/hub.ts';
import { tellOfClosed } from './tables/closed-next.ts';
import { tables } from './tables/index.ts';
import { sweepKeys } from './tables/key.ts';
import { leaveTables } from './tables/leaving.ts';
import { ClockGuard } from './ticking/clock-guard.ts';
import { Heart } from './ticking/heart.ts';
import { HostWatch } from './ticking/host-watch.ts';
import { BOT_PAUSE, Ticker } from './ticking/ticker.ts';
import { systemTimers } from './ticking/timers.ts';

export interface Parts {
  readonly store: Store;
  readonly bus?: Bus<Hint>;
  readonly games?: Games;
  readonly settings?: ServerSettings;
  /** The folder of the built page; absent: the API alone. */
  readonly page?: string;
  /** Where other devices in the same network reach it: told to pages on this machine, for invitations. */
  readonly addresses?: () => readonly string[];
  /** Takes the lines of the log; standard output otherwise. */
  readonly logTo?: LogTarget;
  readonly now?: () => number;
  readonly ticking?: Ticking;
  /** Tables that stay in memory though nobody watches them; some two thousand, if nothing else is said. */
  readonly kept?: number;
  /** Sends to push services in place of HTTPS to public addresses. */
  readonly pushBy?: Transport;
  /** Milliseconds in which every stream gives a sign of life, and every table that is watched is looked after. */
  readonly round?: number;
}

/** What happens at tables by itself. */
export interface Ticking {
  /** Milliseconds before a bot acts. */
  readonly pause?: number;
  /** Where bots think: in threads of this process, if nothing else is said. */
  readonly thinker?: Thinker;
}

/** A server that is ready to listen. */
export interface Serving {
  readonly app: Awaited<ReturnType<typeof openDoor>>;
  readonly rooms: Rooms;
  readonly hub: Hub;
  readonly annals: Annals;
  /** Called with errors that no handler caught. */
  readonly uncaught: Uncaught;
  /** Listens; answers with the port. */
  listen(host: string, port: number): Promise<number>;
  /**
   * Lets nobody in any more, ends streams, finishes what runs within so many milliseconds, and then ends everything that belongs to this
   * server; store and bus stay open.
   */
  close(patience?: number): Promise<void>;
}

/** Push services ask for an address of whoever keeps the server: this is that of nobody, where none is known. */
const NOWHERE = 'mailto:nobody@example.com';

const contactOf = ({ pushContact, origin }: ServerSettings): string =>
  pushContact ?? (origin?.startsWith('https:') ? origin : NOWHERE);

/** Connections that may wait to be accepted, as far as the system allows: thousands come at once after a restart. */
const BACKLOG = 4096;

/** So often what has had its time is swept away, in milliseconds. */
const HOUR = 3_600_000;

/** A server of tables, with the page if there is one. */
export async function openServer(parts: Parts): Promise<Serving> {
  const { addresses = () => [] } = parts;
  const { bus = alone<Hint>(), games = GAMES, page, logTo, now = parts.store.now } = parts;
  const { limits, ...others } = parts.settings ?? SETTINGS;
  const settings: ServerSettings = { ...others, limits: withinDescriptors(limits) };
  const { pause = BOT_PAUSE, thinker = thinkerPool() } = parts.ticking ?? {};
  const meters = openMeters({ streams: () => hub.readers, tables: () => rooms.size });
  let log: Serving['app']['log'] | undefined;
  const writes = watchWrites(measured(parts.store, meters), (isWritable, error) => {
    if (isWritable) log?.info('the store is written again');
    else log?.error({ err: error }, 'the store cannot be written');
  });
  const { store } = writes;
  const names = new Names(store.db, now);
  const outages = await Outages.open(store, now);
  const rooms = new Rooms(store, games, now, outages, parts.kept, (table, ms) =>
    log?.warn({ table, ms }, 'the clock was ahead when this table was changed last: its log is corrected'),
  );
  const listing: Listing = new Listing(store, names, outages, (table, of) => hub.isHostAway(table, of));
  const { keptSeat, hostAway, openTable, silence } = settings.limits;
  const hub: Hub = new Hub({
    ...{ rooms, names, listing, bus, now },
    shown: meters.shown,
    round: parts.round,
    patience: keptSeat * 1000,
    hostPatience: hostAway * 1000,
    silence: silence * 1000,
    memory: Math.max(keptSeat, hostAway, openTable) * 1000,
    openKeys: (keys) => openKeys(store.db, keys, now()),
  });
  outages.subscribe(() => {
    void rooms.creditWatched();
    void hub.showListsAgain().catch(() => {});
  });
  const annals = new Annals({
    ...{ store, rooms, now },
    failed: (error) => app.log.error({ err: error }, 'a table was not counted in'),
  });
  const gate = new LoadGate();
  const app = await openDoor(
    {
      ...{ store, settings, now },
      erasing: {
        before: (people) => leaveTables(people, { store, rooms, now }),
        after: (people) => {
          names.forget(people);
          hub.endOf(people);
        },
      },
      signedOut: (key) => hub.endOfKey(key),
    },
    logTo,
    page === undefined ? undefined : pages(page, transportHeaders(settings)),
    meters,
    gate,
  );
  log = app.log;
  const end = endingOf(app);
  // When nobody comes in any more: whoever reads comes again, to another process.
  app.addHook('preClose', async () => hub.close());
  await app.register(tables, {
    prefix: API,
    ...{ store, settings, now, games, rooms, names, listing, hub },
  });
  await app.register(annalsRoutes, {
    prefix: API,
    ...{ store, settings, now, games, rooms, names, listing, hub, annals },
  });
  await app.register(probes, { store, settings, meters, gate, health: [writes.isWritable] });
  await app.register(here, { prefix: API, settings, addresses });
  await app.register(push, { prefix: API, ...{ store, settings, now } });
  const failed = (error: unknown) => app.log.error({ err: error }, 'ticking');
  tellOfClosed({ rooms, now, failed });
  const ticker = new Ticker({
    ...{ rooms, store, now, pause, timers: systemTimers },
    thinker: measuredThinker(thinker, meters),
    failed,
  });
  ticker.start();
  const notifier = new Notifier({
    ...{ store, rooms, names, now, timers: systemTimers, pushed: meters.pushed, transport: parts.pushBy },
    looking: (table) => hub.looking(table),
    subject: contactOf(settings),
    failed: (error) => app.log.warn({ err: error }, 'nobody was told of a turn'),
  });
  const clockGuard = new ClockGuard({ store, rooms, now, failed });
  const heart = new Heart({ outages, timers: systemTimers, failed });
  const hostWatch = new HostWatch({
    ...{ rooms, listing, hub, bus, now, timers: systemTimers, failed },
    patience: openTable * 1000,
    round: parts.round,
  });
  const sweep = async () => {
    await sweepPeople(store.db, now());
    await sweepKeys(store, now());
  };
  const notSwept = (error: unknown) => app.log.error({ err: error }, 'nothing was swept');
  const sweeping = setInterval(() => void sweep().catch(notSwept), HOUR).unref();
  return {
    ...{ app, rooms, hub, annals },
    uncaught: {
      count: meters.uncaught,
      tell: (error) => app.log.error({ err: error }, 'an error that nobody caught'),
    },
    listen: async (host, port) => {
      await app.listen({ host, port, backlog: BACKLOG });
      return (app.server.address() as AddressInfo).port;
    },
    close: async (patience) => {
      // Whoever is to decide can do so no more.
      const stood = heart.close();
      clearInterval(sweeping);
      const ticked = Promise.all([ticker.close(), hostWatch.close()]);
      const guarded = clockGuard.close();
      await end(patience);
      await thinker.close();
      await ticked;
      await guarded;
      await notifier.close();
      await annals.close();
      await stood;
      await writes.close();
      meters.close();
    },
  };
}
