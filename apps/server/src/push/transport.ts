import { lookup as resolve } from 'node:dns';
import { Agent, request } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { RequestDetails } from 'web-push';

/** Sends a request to a push service; answers with the status. */
export type PushTransport = (details: RequestDetails) => Promise<number>;

/** Longest time for an answer of a push service, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Networks that no subscriber may name: they are our own. */
const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4');
/** Of the newer addresses only global ones are public: 2000::/3, without tunnels that lead back. */
const GLOBAL_IPV6 = new BlockList();
GLOBAL_IPV6.addSubnet('2000::', 3, 'ipv6');
const TUNNELS = new BlockList();
TUNNELS.addSubnet('2002::', 16, 'ipv6');
TUNNELS.addSubnet('2001::', 32, 'ipv6');

/** Tells whether an address is public. */
export const isPublicAddress = (address: string): boolean =>
  isIP(address) === 4
    ? !PRIVATE.check(address, 'ipv4')
    : isIP(address) === 6 && GLOBAL_IPV6.check(address, 'ipv6') && !TUNNELS.check(address, 'ipv6');

/** Tells whether that may be the address of a push service: by name, with HTTPS at its usual port. */
export function isPushService(endpoint: string): boolean {
  if (!/^[!-~]+$/.test(endpoint) || !URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname.includes('.');
  return protocol === 'https:' && port === '' && username === '' && password === '' && isName;
}

/** Names that lead to a private network lead nowhere. Looked at when the line is made, so that no later answer of a name server counts. */
const lookupPublic: LookupFunction = (hostname, options, done) =>
  resolve(hostname, { ...options, all: true }, (error, found) => {
    const open = error ? [] : found.filter(({ address }) => isPublicAddress(address));
    const [first] = open;
    if (!first) done(error ?? new Error(`${hostname} is in no public network`), '', 0);
    else if (options.all) done(null, open);
    else done(null, first.address, first.family);
  });

const agent = new Agent({ lookup: lookupPublic, keepAlive: true, maxSockets: 8, timeout: TIMEOUT_MS });

/** By HTTPS, to public addresses only; redirects are not followed, answers not read. */
export const sendByHttps: PushTransport = ({ endpoint, method, headers, body }) =>
  new Promise((resolve, reject) => {
    if (!isPushService(endpoint)) return reject(new Error('no push service'));
    const sent = request(
      endpoint,
      { method, headers: { ...headers }, agent, signal: AbortSignal.timeout(TIMEOUT_MS) },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    );
    sent.on('error', reject).end(body);
  });
