import { compile } from '@fastify/proxy-addr';
import type { ServerSettings } from './settings.ts';

/** Tells whether an address is a proxy that the settings trust, as the framework reads them. */
export function proxyCheck({ trustProxy }: Pick<ServerSettings, 'trustProxy'>): (address: string) => boolean {
  if (typeof trustProxy === 'boolean') return () => trustProxy;
  const isTrusted = compile(trustProxy.split(',').map((one) => one.trim()));
  return (address) => isTrusted(address, 0);
}
