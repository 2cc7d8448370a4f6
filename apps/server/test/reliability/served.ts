import { LIMITS, SETTINGS } from '../../src/http/settings.ts';
import { openServer } from '../../src/serve.ts';
import { openStore } from '../../src/store/open.ts';

/** A server in a process of its own: `served.mjs FOLDER`. It says its port, and what it has used for each line that it is sent. */
const store = await openStore({ data: process.argv[2]! });
const many = { most: 1e9, seconds: 60 };
const rates = Object.fromEntries(
  Object.keys(LIMITS.rates).map((group) => [group, { person: many, address: many }]),
) as unknown as typeof LIMITS.rates;
const server = await openServer({
  store,
  settings: {
    ...SETTINGS,
    log: 'error',
    limits: { ...LIMITS, rates, openGames: 1e6, streams: 1e6, strangersStreams: 1e6 },
  },
});
const port = await server.listen('127.0.0.1', 0);

const tell = (more: object) => process.send?.(more);
tell({ port });
process.on('message', async (what) => {
  if (what === 'end') {
    await server.close();
    await store.close();
    process.exit();
  }
  if (what === 'collect') globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  tell({
    cpu: (user + system) / 1000,
    ...process.memoryUsage(),
    readers: server.hub.readers,
    handles: process.getActiveResourcesInfo().length,
  });
});
// Nobody is left who could end it.
process.on('disconnect', () => process.exit());
