import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problem } from './problem.ts';
import type { ServerSettings } from './settings.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Tells whether a request may change something. */
export const isUnsafe = (request: FastifyRequest): boolean => !SAFE_METHODS.has(request.method);

/** Tells whether a request came by HTTPS, as the browser sees it. */
export const isSecure = (request: FastifyRequest, { origin }: ServerSettings): boolean =>
  request.protocol === 'https' ||
  (origin?.startsWith('https:') === true && new URL(origin).host === request.host);

/** The origin of the page that belongs to this server, as the browser sees it. */
export const ownOrigin = (request: FastifyRequest, { origin }: ServerSettings): string =>
  origin === undefined ? `${request.protocol}://${request.host}` : new URL(origin).origin;

/**
 * Tells whether another site may stand behind a request. Browsers tell it by `Sec-Fetch-Site`, and where the server has no HTTPS by
 * `Origin`. One that tells neither is no browser of these years: it is let in without a cookie only.
 */
function isCrossSite(request: FastifyRequest, settings: ServerSettings): boolean {
  const { 'sec-fetch-site': site, origin, cookie } = request.headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined) return cookie !== undefined;
  const host = URL.canParse(origin) ? new URL(origin).host : undefined;
  return origin !== ownOrigin(request, settings) && host !== request.host;
}

/** Refuses what another site has a browser ask for, where it would change something. */
export function refuseCrossSite(app: FastifyInstance, settings: ServerSettings): void {
  app.addHook('onRequest', async (request) => {
    if (isUnsafe(request) && isCrossSite(request, settings)) throw problem('cross-site');
  });
}
