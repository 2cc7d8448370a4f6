import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { ownOrigin } from '../http/origin.ts';
import { problem } from '../http/problem.ts';
import type { ServerSettings } from '../http/settings.ts';

/** For which site passkeys are made. */
export interface RelyingParty {
  /** WebAuthn's RP ID. */
  readonly host: string;
  readonly origin: string;
  readonly title: string;
}

/** The site of a request; a problem where browsers allow no passkeys: without HTTPS, or at a bare address. */
export function relyingPartyOf(request: FastifyRequest, settings: ServerSettings): RelyingParty {
  const origin = ownOrigin(request, settings);
  // It may be what the caller says: any text.
  if (!URL.canParse(origin)) throw problem('passkeys-unavailable');
  const { hostname, protocol } = new URL(origin);
  const isFine =
    hostname === 'localhost' || (protocol === 'https:' && !isIP(hostname) && !hostname.startsWith('['));
  if (!isFine) throw problem('passkeys-unavailable');
  return { host: hostname, origin, title: 'Bastide' };
}
