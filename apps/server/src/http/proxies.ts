import type { IncomingMessage } from 'node:http';
import proxyAddr, { compile } from '@fastify/proxy-addr';
import { networkOf } from './network.ts';
import type { ServerSettings } from './settings.ts';

/** Tells whether an address is a proxy that the settings trust, as the framework reads them. */
export function proxyCheck({ trustProxy }: Pick<ServerSettings, 'trustProxy'>): (address: string) => boolean {
  if (typeof trustProxy === 'boolean') return () => trustProxy;
  const isTrusted = compile(trustProxy.split(',').map((one) => one.trim()));
  return (address) => isTrusted(address, 0);
}

/** Tells the network from which a request comes: that of the connection, or what trusted proxies say. */
export function addressCheck(
  settings: Pick<ServerSettings, 'trustProxy'>,
): (request: IncomingMessage) => string {
  const isProxy = proxyCheck(settings);
  return (request) => {
    const { remoteAddress = '' } = request.socket;
    return networkOf(isProxy(remoteAddress) ? proxyAddr(request, isProxy) : remoteAddress);
  };
}
