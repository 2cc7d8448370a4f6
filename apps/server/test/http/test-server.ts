import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEFAULT_LIMITS, DEFAULT_SETTINGS } from '../../src/http/settings.ts';
import { type GameServer, openServer, type ServerOptions } from '../../src/server.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';

/** A server of its own, without limits of rates, that listens on this machine. */
export interface TestServer {
  readonly url: string;
  readonly store: Store;
  readonly server: GameServer;
  close(): Promise<void>;
}

const UNLIMITED = { person: { most: 1e6, seconds: 60 }, address: { most: 1e6, seconds: 60 } };
const unlimitedRates = Object.fromEntries(
  Object.keys(DEFAULT_LIMITS.rates).map((group) => [group, UNLIMITED]),
);

/** `limited`: rates that are limited all the same. */
export async function openTestServer(
  options: Partial<ServerOptions> = {},
  limited: Partial<typeof DEFAULT_LIMITS.rates> = {},
): Promise<TestServer> {
  const data = mkdtempSync(path.join(tmpdir(), 'bastide-http-'));
  const store = await openStore({ data });
  const limits = {
    ...DEFAULT_LIMITS,
    rates: { ...unlimitedRates, ...limited } as typeof DEFAULT_LIMITS.rates,
    bots: 100,
    openGames: 1000,
  };
  const server = await openServer({
    store,
    settings: { ...DEFAULT_SETTINGS, log: 'error', limits },
    ...options,
  });
  const port = await server.listen('127.0.0.1', 0);
  return {
    url: `http://127.0.0.1:${port}`,
    store,
    server,
    close: async () => {
      await server.close();
      await store.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
