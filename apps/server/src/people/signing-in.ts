import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '../http/problem.ts';
import { giveToken } from './cookie.ts';
import { labelOf } from './label.ts';
import { closeSession, openSession } from './sessions.ts';
import type { Ground } from './who.ts';

/**
 * Refuses to make somebody of a browser in which somebody is signed in: a guest without a way back would be lost. With `leave` it is
 * wanted. Comes before anything is used up.
 */
export function mayBecome(request: FastifyRequest, leave: boolean | undefined): void {
  if (request.person && leave !== true) throw problem('already-somebody');
}

/** Signs a person in, in the browser that asks; whoever was signed in there leaves. */
export async function signIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { store, settings, now, signedOut }: Ground,
  person: string,
): Promise<void> {
  const { key, person: before } = request;
  const label = labelOf(request.headers['user-agent'] ?? '');
  const token = await store.transact(async (db) => {
    if (key?.by === 'cookie' && before) await closeSession(db, before.id, key.session);
    return openSession(db, { person, label, atMost: settings.limits.devices, now: now() });
  });
  if (key?.by === 'cookie' && before) signedOut?.(key.session);
  giveToken(request, reply, settings, token);
}
