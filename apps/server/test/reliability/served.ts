import { natsBus } from '../../src/bus/nats.ts';
import { DEFAULT_LIMITS, DEFAULT_SETTINGS } from '../../src/http/settings.ts';
import { openServer } from '../../src/server.ts';
import { openStore } from '../../src/store/open.ts';
import { HintSchema } from '../../src/streams/hint.ts';
import { digestsOf } from './stored-digests.ts';

/**
 * A server in a process of its own: `served.mjs FOLDER`, or `served.mjs URL-OF-POSTGRES URL-OF-NATS`; a third word says how many tables
 * stay in memory, a fourth at which port it listens, a fifth is the folder of a page, and `proxy` as a sixth has it believe
 * `X-Forwarded-*`. It says its port, and what it has used for each line that it is sent.
 */
const [where = '', busUrl = '', kept = '', at = '0', page = '', before = ''] = process.argv.slice(2);
const store = await openStore(where.includes('://') ? { databaseUrl: where } : { data: where });
const bus = busUrl === '' ? undefined : natsBus({ url: busUrl, schema: HintSchema });
const many = { most: 1e9, seconds: 60 };
const rates = Object.fromEntries(
  Object.keys(DEFAULT_LIMITS.rates).map((group) => [group, { person: many, address: many }]),
) as unknown as typeof DEFAULT_LIMITS.rates;
const server = await openServer({
  store,
  ...(bus && { bus }),
  ...(kept !== '' && { maxCachedTables: Number(kept) }),
  ...(page !== '' && { page }),
  settings: {
    ...DEFAULT_SETTINGS,
    log: 'error',
    trustProxy: before === 'proxy',
    limits: {
      ...DEFAULT_LIMITS,
      rates,
      openGames: 1e6,
      networkConnections: 1e6,
      connectionRate: 1e6,
      streams: 1e6,
      strangersStreams: 1e6,
      networkStreams: 1e6,
    },
  },
});
const port = await server.listen('127.0.0.1', Number(at));

const tell = (more: object) => process.send?.(more);
tell({ port });
process.on('message', async (what) => {
  if (what === 'end') {
    await server.close();
    await bus?.close();
    await store.close();
    process.exit();
  }
  if (what === 'digest') {
    tell(await digestsOf(store.db));
    return;
  }
  if (what === 'collect') globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const resources = process.getActiveResourcesInfo();
  tell({
    cpu: (user + system) / 1000,
    ...process.memoryUsage(),
    readers: server.hub.size,
    tables: server.liveTables.size,
    handles: resources.length,
    sockets: resources.filter((one) => one === 'TCPSocketWrap').length,
  });
});
// Nobody is left who could end it.
process.on('disconnect', () => process.exit());
