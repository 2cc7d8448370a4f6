import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '../http/problem.ts';
import { setTokenCookie } from './cookie.ts';
import { deviceLabel } from './device-label.ts';
import type { RouteContext } from './identity.ts';
import { closeSession, openSession } from './sessions.ts';

/**
 * Refuses to make somebody of a browser in which somebody is signed in: a guest without a way back would be lost. With `leave` it is
 * wanted. Comes before anything is used up.
 */
export function requireNotSignedIn(request: FastifyRequest, leave: boolean | undefined): void {
  if (request.person && leave !== true) throw problem('already-somebody');
}

/** Signs a person in, in the browser that asks; whoever was signed in there leaves. */
export async function signIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { store, settings, now, onSignedOut }: RouteContext,
  person: string,
): Promise<void> {
  const { key, person: previous } = request;
  const label = deviceLabel(request.headers['user-agent'] ?? '');
  const token = await store.transact(async (db) => {
    if (key?.by === 'cookie' && previous) await closeSession(db, previous.id, key.session);
    return openSession(db, { person, label, atMost: settings.limits.devices, now: now() });
  });
  if (key?.by === 'cookie' && previous) onSignedOut?.(key.session);
  setTokenCookie(request, reply, settings, token);
}
