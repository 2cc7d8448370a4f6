import { openServer, openStore, SETTINGS, type Serving, StoreFault } from '@bastide/server';
import { BadInput } from '../shell/bad-input.ts';
import { causeOf } from '../shell/files.ts';

export interface Address {
  readonly url: string;
  readonly host: string;
  readonly port: number;
}

export interface Serve {
  /** The folder of the built page. */
  readonly page: string;
  /** The folder of the embedded store. */
  readonly data: string;
  readonly host: string;
  readonly ports: readonly number[];
}

/** Serves the table at the first of these ports that is free, until the process is told to end. */
export async function serve({ page, data, host, ports }: Serve): Promise<Address> {
  const store = await openStore({ data }).catch((error: unknown) => {
    throw error instanceof StoreFault ? new BadInput('play.store', { because: error.message }) : error;
  });
  const server = await openServer({ store, page, settings: { ...SETTINGS, log: 'warn' } });
  const close = async () => {
    await server.close();
    await store.close();
  };
  try {
    const port = await listen(server, host, ports);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
    const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
    return { url: `http://${shown}:${port}/`, host, port };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The port that was free. */
async function listen(server: Serving, host: string, ports: readonly number[]): Promise<number> {
  for (const port of ports) {
    try {
      return await server.listen(host, port);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EADDRINUSE') continue;
      if (code === 'EACCES') throw new BadInput('play.denied', { port });
      throw new BadInput('play.noListening', { host, ...causeOf(error) });
    }
  }
  throw ports.length === 1
    ? new BadInput('play.busy', { port: ports[0]! })
    : new BadInput('play.allBusy', { first: ports[0]!, last: ports.at(-1)! });
}
