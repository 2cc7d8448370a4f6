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
import { labelOf } from '../label.ts';
import { keepPasskey, passkeyOptions, passkeysOf, personByPasskey, signInOptions } from '../passkeys.ts';
import { relyingOf } from '../relying.ts';
import { mayBecome, signIn } from '../signing-in.ts';
import { toldById } from '../told.ts';
import { type Ground, mustBe } from '../who.ts';

/** Keeping an identity by a passkey, and coming back by it. */
export const passkeys: FastifyPluginAsyncZod<Ground> = async (app, ground) => {
  const { store, settings, now } = ground;

  app.get(
    '/me/passkeys',
    { schema: { summary: "The caller's passkeys", response: { 200: Passkeys } } },
    async (request) => ({ passkeys: await passkeysOf(store.db, mustBe(request).id) }),
  );

  app.post(
    '/me/passkeys/options',
    {
      config: { rate: 'account' },
      schema: { summary: 'What the browser needs to make a passkey', response: { 200: PasskeyOptions } },
    },
    async (request) => {
      const person = mustBe(request);
      const relying = relyingOf(request, settings);
      const most = settings.limits.passkeys;
      if ((await passkeysOf(store.db, person.id)).length >= most)
        throw problem('limit-reached', { values: { what: 'passkeys', most } });
      return { ...(await passkeyOptions(store.db, person, relying, now())) };
    },
  );

  app.post(
    '/me/passkeys',
    {
      config: { rate: 'account' },
      schema: { summary: 'Keep the passkey that was made', body: NewPasskey, response: { 201: Passkey } },
    },
    async (request, reply) => {
      const { id } = mustBe(request);
      const label = labelOf(request.headers['user-agent'] ?? '');
      const kept = await keepPasskey(store.db, id, request.body, relyingOf(request, settings), {
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
      schema: { summary: 'Forget a passkey', params: PasskeyParams, response: { 204: z.null() } },
    },
    async (request, reply) => {
      const { numDeletedRows } = await store.db
        .deleteFrom('passkey')
        .where('person', '=', mustBe(request).id)
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
      schema: { summary: 'What the browser needs to show a passkey', response: { 200: PasskeyOptions } },
    },
    async (request) => ({ ...(await signInOptions(store.db, relyingOf(request, settings), now())) }),
  );

  app.post(
    '/sign-in',
    {
      config: { rate: 'sign-in' },
      schema: { summary: 'Sign in by a passkey', body: SignIn, response: { 200: WhoAmI } },
    },
    async (request, reply) => {
      const { passkey, leave } = request.body;
      mayBecome(request, leave);
      const person = await personByPasskey(store.db, passkey, relyingOf(request, settings), now());
      await signIn(request, reply, ground, person);
      return { me: await toldById(store.db, person) };
    },
  );
};
