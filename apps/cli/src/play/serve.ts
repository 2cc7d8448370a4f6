import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import { type Config, type Finding, type RunningServer, run, type StoreTarget } from '@bastide/server';
import { BadInput } from '../shell/bad-input.ts';
import { errorCause } from '../shell/files.ts';
import { withStore } from '../shell/store.ts';

/** Names of network interfaces inside a machine: containers, virtual machines, tunnels. */
const VIRTUAL =
  /^(?:docker|br-|veth|virbr|vmnet|vboxnet|vmenet|bridge|cni|flannel|cali|podman|lxc|lxd|tun|tap|wg|utun|zt|tailscale|vEthernet|VirtualBox|VMware)/i;

const PRIVATE = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/;

/** Addresses that a machine gives itself. */
const OWN = /^169\.254\./;

/** Returns the IPv4 addresses of this machine in its local network, private ones first. */
export function networkAddresses(
  interfaces: NodeJS.Dict<readonly Pick<NetworkInterfaceInfo, 'address' | 'family' | 'internal'>[]>,
): readonly string[] {
  const all = Object.entries(interfaces)
    .filter(([name]) => !VIRTUAL.test(name))
    .flatMap(([, addresses = []]) => addresses)
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !OWN.test(address))
    .map(({ address }) => address);
  return [...all.filter((one) => PRIVATE.test(one)), ...all.filter((one) => !PRIVATE.test(one))];
}

/** Returns the hosts by which other devices reach a server that listens on this one. */
export function hostsFor(
  host: string,
  interfaces: Parameters<typeof networkAddresses>[0],
): readonly string[] {
  if (host === '0.0.0.0' || host === '::') return networkAddresses(interfaces);
  return isLoopback(host) ? [] : [host];
}

/**
 * Returns the host by which this machine reaches the server. It is the same for all local names, because a browser
 * keeps the games of each host apart.
 */
export const hostHere = (host: string): string =>
  ['0.0.0.0', '::', '127.0.0.1'].includes(host) ? 'localhost' : host;

export const urlOf = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}/`;

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host.startsWith('127.');

export interface Address {
  /** Address for this machine. */
  readonly url: string;
  readonly host: string;
  readonly port: number;
  /** Addresses for other devices in the same network. */
  readonly network: readonly string[];
}

export interface Serve {
  /** Folder of the built page. */
  readonly page: string;
  readonly where: StoreTarget;
  readonly config: Config;
  readonly host: string;
  readonly ports: readonly number[];
  /** Destination of the log. */
  readonly logTo: { write(line: string): unknown };
  /** Called with each finding about the store that needs attention; by default, the log gets it. */
  readonly warn?: (finding: Finding) => void;
}

/** After a second signal, or that many milliseconds after the first, the process ends at once. */
const PATIENCE = 10_000;

/** Serves the table at the first free port of these, until the process receives a signal. */
export async function serve({ page, where, config, host, ports, logTo, warn }: Serve): Promise<Address> {
  outliveOutput();
  let port = ports[0]!;
  const network = () => hostsFor(host, networkInterfaces()).map((one) => urlOf(one, port));
  const running = await withStore(where, () =>
    run({
      where,
      config,
      page,
      addresses: network,
      logTo: { write: (line) => void logTo.write(line) },
      ...(warn && { warn }),
    }),
  );
  try {
    port = await listen(running, host, ports);
  } catch (error) {
    await running.close();
    throw error;
  }
  endWhenTold(running);
  const address = { url: urlOf(hostHere(host), port), host, port, network: network() };
  running.log('listening', address);
  return address;
}

/** Makes the server go on when its log cannot be written, because a disk is full or a reader is gone. */
function outliveOutput(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.removeAllListeners('error');
    stream.on('error', () => {});
  }
}

function endWhenTold(running: RunningServer): void {
  const end = () => {
    setTimeout(() => process.exit(1), PATIENCE).unref();
    void running.close();
  };
  // Handles the first signal of each kind; a second one of the same kind ends the process as usual.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
}

/** Listens on the first free port, and returns it. */
async function listen(running: RunningServer, host: string, ports: readonly number[]): Promise<number> {
  for (const port of ports) {
    try {
      return await running.listen(host, port);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EADDRINUSE') continue;
      if (code === 'EACCES') throw new BadInput('play.denied', { port });
      throw new BadInput('play.noListening', { host, ...errorCause(error) });
    }
  }
  throw ports.length === 1
    ? new BadInput('play.busy', { port: ports[0]! })
    : new BadInput('play.allBusy', { first: ports[0]!, last: ports.at(-1)! });
}
