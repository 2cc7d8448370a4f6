import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const PRIVATE_NETWORKS = new BlockList();
for (const [address, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  PRIVATE_NETWORKS.addSubnet(address, bits, 'ipv4');
for (const [address, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  PRIVATE_NETWORKS.addSubnet(address, bits, 'ipv6');

/**
 * Tells whether a request comes from this machine or a private network. A request that an untrusted proxy passed on may come from
 * anywhere.
 */
export function isFromPrivateNetwork({ ip, headers }: FastifyRequest, trustsProxy: boolean): boolean {
  const isPassedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  if (isPassedOn && !trustsProxy) return false;
  return PRIVATE_NETWORKS.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');
}
