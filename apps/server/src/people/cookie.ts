import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from '../http/origin.ts';
import type { ServerSettings } from '../http/settings.ts';
import type { Token } from './secret.ts';
import { SESSION_AGE_MS } from './sessions.ts';

/** With HTTPS the name itself promises that no other host and no unsafe page has set it; without, browsers refuse that name. */
const cookieName = (request: FastifyRequest, settings: ServerSettings): string =>
  isSecure(request, settings) ? '__Host-bastide' : 'bastide';

/** The token that a browser shows. */
export const tokenFromCookie = (request: FastifyRequest, settings: ServerSettings): string | undefined =>
  request.cookies[cookieName(request, settings)] || undefined;

const cookieAttributes = (request: FastifyRequest, settings: ServerSettings) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request, settings) }) as const;

export function setTokenCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: ServerSettings,
  { id, secret }: Token,
): void {
  reply.setCookie(cookieName(request, settings), `${id}.${secret}`, {
    ...cookieAttributes(request, settings),
    maxAge: SESSION_AGE_MS / 1000,
  });
}

export function clearTokenCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: ServerSettings,
): void {
  reply.setCookie(cookieName(request, settings), '', { ...cookieAttributes(request, settings), maxAge: 0 });
}
