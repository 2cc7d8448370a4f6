import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from '../http/origin.ts';
import type { ServerSettings } from '../http/settings.ts';
import type { Token } from './secret.ts';
import { SESSION_AGE } from './sessions.ts';

/** With HTTPS the name itself promises that no other host and no unsafe page has set it; without, browsers refuse that name. */
const nameOf = (request: FastifyRequest, settings: ServerSettings): string =>
  isSecure(request, settings) ? '__Host-bastide' : 'bastide';

/** The token that a browser shows. */
export const shownToken = (request: FastifyRequest, settings: ServerSettings): string | undefined =>
  request.cookies[nameOf(request, settings)] || undefined;

const attributes = (request: FastifyRequest, settings: ServerSettings) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request, settings) }) as const;

export function giveToken(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: ServerSettings,
  { id, secret }: Token,
): void {
  reply.setCookie(nameOf(request, settings), `${id}.${secret}`, {
    ...attributes(request, settings),
    maxAge: SESSION_AGE / 1000,
  });
}

export function takeToken(request: FastifyRequest, reply: FastifyReply, settings: ServerSettings): void {
  reply.setCookie(nameOf(request, settings), '', { ...attributes(request, settings), maxAge: 0 });
}
