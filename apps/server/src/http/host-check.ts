import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import type { ServerSettings } from './settings.ts';

/**
 * Endings of names that no public name server answers for: names of local networks, of routers (`fritz.box` belongs to their maker)
 * and of services in Kubernetes (`table.games.svc`).
 */
const LOCAL_NAMES =
  /(?:^|\.)(?:localhost|local|lan|home|internal|home\.arpa|test|fritz\.box|speedport\.ip|svc)$/;

/**
 * Tells whether a request is meant for this server. A page of another site can lead its own name to an address of a private network
 * (DNS rebinding) and would then count as this server's page; so names are accepted only if they are the server's own
 * (`origin`, `hosts`), or cannot be anybody else's: addresses, names without a dot and names of local networks.
 */
export function hostCheck({
  origin,
  hosts = [],
  trustProxy,
}: ServerSettings): (request: IncomingMessage) => boolean {
  const names = [...hosts, ...(origin === undefined ? [] : [new URL(origin).hostname])];
  // Browsers send the letters of any alphabet as ASCII.
  const own = new Set(names.map((name) => domainToASCII(hostnameIn(name))));
  const isOwn = (host: string): boolean => {
    const name = hostnameIn(host);
    return own.has(name) || isIP(name) !== 0 || !name.includes('.') || LOCAL_NAMES.test(name);
  };
  return ({ headers }) => {
    const forwarded = trustProxy === false ? undefined : headers['x-forwarded-host'];
    const hosts = [headers.host, ...[forwarded].flat().flatMap((one) => one?.split(',') ?? [])];
    return hosts.every((host) => host === undefined || isOwn(host.trim()));
  };
}

/** The name in `Name:80`, `[::1]:80` or a bare address: small letters, without brackets, port and final dot. */
function hostnameIn(host: string): string {
  const [, name = host] = /^\[([^\]]*)\](?::\d*)?$/.exec(host) ?? /^([^:]*)(?::\d*)?$/.exec(host) ?? [];
  return name.toLowerCase().replace(/\.$/, '');
}
