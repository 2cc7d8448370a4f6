import {
  NewPasskey,
  Passkey,
  PasskeyOptions,
  PasskeyParams,
  Passkeys,
  SignIn,
  WhoAmI,
} from '@bastide/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problem } from '../../http/problem.ts';
import { deviceLabel } from '../../people/device-label.ts';
import { type RouteContext, requirePerson } from '../../people/identity.ts';
import { meById } from '../../people/me.ts';
import {
  listPasskeys,
  passkeyOptions,
  personByPasskey,
  savePasskey,
  signInOptions,
} from '../../people/passkeys.ts';
import { relyingPartyOf } from '../../people/relying-party.ts';
import { requireNotSignedIn, signIn } from '../../people/sign-in.ts';

/** Keeping an identity by a passkey, and coming back by it. */
export const passkeyRoutes: FastifyPluginAsyncZod<RouteContext> = async (app, context) => {
  const { store, settings, now } = context;

  app.get(
    '/me/passkeys',
    { schema: { summary: "List the caller's passkeys", response: { 200: Passkeys } } },
    async (request) => ({ passkeys: await listPasskeys(store.db, requirePerson(request).id) }),
  );

  app.post(
    '/me/passkeys/options',
    {
      config: { rate: 'account' },
      schema: { summary: 'Get options for creating a passkey', response: { 200: PasskeyOptions } },
    },
    async (request) => {
      const person = requirePerson(request);
      const relyingParty = relyingPartyOf(request, settings);
      const most = settings.limits.passkeys;
      if ((await listPasskeys(store.db, person.id)).length >= most)
        throw problem('limit-reached', { values: { what: 'passkeys', most } });
      return { ...(await passkeyOptions(store.db, person, relyingParty, now())) };
    },
  );

  app.post(
    '/me/passkeys',
    {
      config: { rate: 'account' },
      schema: { summary: 'Store a new passkey', body: NewPasskey, response: { 201: Passkey } },
    },
    async (request, reply) => {
      const { id } = requirePerson(request);
      const label = deviceLabel(request.headers['user-agent'] ?? '');
      const kept = await savePasskey(store.db, id, request.body, relyingPartyOf(request, settings), {
        label,
        now: now(),
      });
      return reply.code(201).send(kept);
    },
  );

  app.delete(
    '/me/passkeys/:id',
    {
      config: { rate: 'account' },
      schema: { summary: 'Delete a passkey', params: PasskeyParams, response: { 204: z.null() } },
    },
    async (request, reply) => {
      const { numDeletedRows } = await store.db
        .deleteFrom('passkey')
        .where('person', '=', requirePerson(request).id)
        .where('id', '=', request.params.id)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw problem('not-found');
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/sign-in/options',
    {
      config: { rate: 'sign-in' },
      schema: { summary: 'Get options for signing in with a passkey', response: { 200: PasskeyOptions } },
    },
    async (request) => ({ ...(await signInOptions(store.db, relyingPartyOf(request, settings), now())) }),
  );

  app.post(
    '/sign-in',
    {
      config: { rate: 'sign-in' },
      schema: { summary: 'Sign in with a passkey', body: SignIn, response: { 200: WhoAmI } },
    },
    async (request, reply) => {
      const { passkey, leave } = request.body;
      requireNotSignedIn(request, leave);
      const person = await personByPasskey(store.db, passkey, relyingPartyOf(request, settings), now());
      await signIn(request, reply, context, person);
      return { me: await meById(store.db, person) };
    },
  );
};
