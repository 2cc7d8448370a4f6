import type { NetworkInterfaceInfo } from 'node:os';

/** Networks that a machine has with itself: containers, virtual machines, tunnels. */
const VIRTUAL =
  /^(?:docker|br-|veth|virbr|vmnet|vboxnet|vmenet|bridge|cni|flannel|cali|podman|lxc|lxd|tun|tap|wg|utun|zt|tailscale|vEthernet|VirtualBox|VMware)/i;
const PRIVATE = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/;
/** Of a machine that nobody gave an address. */
const OWN = /^169\.254\./;

/** The IPv4 addresses by which devices in the same network reach this machine: private ones first. */
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

/** Hosts by which other devices reach a server that listens at this one. */
export function hostsFor(
  host: string,
  interfaces: Parameters<typeof networkAddresses>[0],
): readonly string[] {
  if (host === '0.0.0.0' || host === '::') return networkAddresses(interfaces);
  return isLoopback(host) ? [] : [host];
}

/** The host by which this machine reaches it: one name for all of its own, since to a browser each is another site, with other games. */
export const hostHere = (host: string): string =>
  ['0.0.0.0', '::', '127.0.0.1'].includes(host) ? 'localhost' : host;

export const urlOf = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}/`;

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host.startsWith('127.');
