import type { AddressInfo } from 'node:net';
import { thinkerPool } from './bots/pool.ts';
import type { Thinker } from './bots/thinker.ts';
import { alone, type Bus } from './bus/bus.ts';
import { API, openDoor } from './door.ts';
import type { Games } from './game/list.ts';
import { GAMES } from './games.ts';
import { SETTINGS, type ServerSettings } from './http/settings.ts';
import { pages } from './page/pages.ts';
import { Listing } from './rooms/listing.ts';
import { Names } from './rooms/names.ts';
import { Rooms } from './rooms/rooms.ts';
import type { Store } from './store/store.ts';
import type { Hint } from './streams/hint.ts';
import { Hub } from './streams/hub.ts';
import { tables } from './tables/index.ts';
import { BOT_PAUSE, Ticker } from './ticking/ticker.ts';
import { systemTimers } from './ticking/timers.ts';

export interface Parts {
  readonly store: Store;
  readonly bus?: Bus<Hint>;
  readonly games?: Games;
  readonly settings?: ServerSettings;
  /** The folder of the built page; absent: the API alone. */
  readonly page?: string;
  readonly now?: () => number;
  readonly ticking?: Ticking;
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
  /** Listens; answers with the port. */
  listen(host: string, port: number): Promise<number>;
  /** Ends streams and requests, and then everything that belongs to this server; store and bus stay open. */
  close(): Promise<void>;
}

/** A server of tables, with the page if there is one. */
export async function openServer(parts: Parts): Promise<Serving> {
  const { store, bus = alone<Hint>(), games = GAMES, settings = SETTINGS, page, now = Date.now } = parts;
  const { pause = BOT_PAUSE, thinker = thinkerPool() } = parts.ticking ?? {};
  const names = new Names(store.db, now);
  const rooms = new Rooms(store, games, now);
  const listing = new Listing(store, names);
  const hub = new Hub({ rooms, names, listing, bus, now });
  const app = await openDoor(
    { store, settings, now },
    undefined,
    page === undefined ? undefined : pages(page),
  );
  await app.register(tables, {
    prefix: API,
    ...{ store, settings, now, games, rooms, names, listing, hub },
  });
  app.get('/healthz', { config: { rate: 'read' } }, async (_, reply) =>
    reply.type('text/plain').send('ok\n'),
  );
  const ticker = new Ticker({
    ...{ rooms, store, thinker, now, pause, timers: systemTimers },
    failed: (error) => app.log.error({ err: error }, 'ticking'),
  });
  ticker.start();
  return {
    ...{ app, rooms, hub },
    listen: async (host, port) => {
      await app.listen({ host, port });
      return (app.server.address() as AddressInfo).port;
    },
    close: async () => {
      hub.close();
      const ticked = ticker.close();
      await thinker.close();
      await ticked;
      await app.close();
    },
  };
}
