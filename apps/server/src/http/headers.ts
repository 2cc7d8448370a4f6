import type { FastifyInstance } from 'fastify';
import { transportHeaders } from './hsts.ts';
import type { ServerSettings } from './settings.ts';

/** Headers of each answer of the API: it is data for its own page, not to be shown, framed, guessed at or kept. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

/** With what the settings add to them. */
export const apiHeaders = (settings: ServerSettings): Readonly<Record<string, string>> => ({
  ...HEADERS,
  ...transportHeaders(settings),
});

export function addHeaders(app: FastifyInstance, settings: ServerSettings): void {
  const headers = apiHeaders(settings);
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(headers);
  });
}
