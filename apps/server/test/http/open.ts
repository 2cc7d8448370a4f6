import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LIMITS, SETTINGS } from '../../src/http/settings.ts';
import { openServer, type Parts, type Serving } from '../../src/serve.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';

/** A server of its own, without limits of rates, that listens on this machine. */
export interface TestServer {
  readonly url: string;
  readonly store: Store;
  readonly serving: Serving;
  close(): Promise<void>;
}

const MANY = { person: { most: 1e6, seconds: 60 }, address: { most: 1e6, seconds: 60 } };
const rates = Object.fromEntries(Object.keys(LIMITS.rates).map((group) => [group, MANY]));

/** `few`: rates that are limited all the same. */
export async function openTestServer(
  parts: Partial<Parts> = {},
  few: Partial<typeof LIMITS.rates> = {},
): Promise<TestServer> {
  const data = mkdtempSync(path.join(tmpdir(), 'bastide-http-'));
  const store = await openStore({ data });
  const limits = {
    ...LIMITS,
    rates: { ...rates, ...few } as typeof LIMITS.rates,
    bots: 100,
    openGames: 1000,
  };
  const serving = await openServer({ store, settings: { ...SETTINGS, log: 'error', limits }, ...parts });
  const port = await serving.listen('127.0.0.1', 0);
  return {
    url: `http://127.0.0.1:${port}`,
    store,
    serving,
    close: async () => {
      await serving.close();
      await store.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
