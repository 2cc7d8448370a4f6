import { program } from './debian.ts';
import { freePort, listened } from './port.ts';
import { type Service, startService, whenReady } from './process.ts';

/** A NATS server of our own. */
export interface Nats {
  readonly url: string;
  start(): Promise<void>;
  end(signal: 'SIGINT' | 'SIGKILL'): Promise<void>;
}

const found = await program('nats-server', 'nats-server');

/** Reason for which there is no NATS on this machine; undefined where there is one. */
export const whyNoNats: string | undefined = 'why' in found ? found.why : undefined;

/** Prepares one on a free port; it is yet to be started. `more` goes on its command line. */
export async function prepareNats(...more: readonly string[]): Promise<Nats> {
  if ('why' in found) throw new Error(found.why);
  const { file } = found;
  const port = await freePort();
  let service: Service | undefined;
  return {
    url: `nats://127.0.0.1:${port}`,
    async start() {
      service = startService(file, ['-a', '127.0.0.1', '-p', `${port}`, ...more]);
      await whenReady(service, listened(port));
    },
    async end(signal) {
      await service?.end(signal);
      service = undefined;
    },
  };
}
