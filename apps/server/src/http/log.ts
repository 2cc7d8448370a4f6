import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { ServerSettings } from './settings.ts';

/** Target of the lines of the log. */
export interface LogTarget {
  write(line: string): void;
}

/** Members that open something, wherever they may come to be logged. */
const SECRETS = [
  'authorization',
  'cookie',
  'set-cookie',
  'secret',
  'token',
  'invitation',
  'invite',
  'bastide-invite',
  'challenge',
  'body',
  'payload',
];
const redactedPaths = SECRETS.flatMap((name) =>
  ['', '*.', '*.*.', '*.*.*.'].map((above) => `${above}["${name}"]`),
);

/**
 * The log, without secrets: of a request its route is noted (`/games/:id`), neither its address, which may hold an invitation, nor
 * headers and body, nor where it comes from.
 */
export const logOptions = (
  level: ServerSettings['log'],
  stream?: LogTarget,
): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  redact: { paths: redactedPaths.map((path) => path.replace('.[', '[')), censor: '…' },
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url }),
  },
  ...(stream && { stream }),
});
