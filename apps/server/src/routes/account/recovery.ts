import { Link, LinkCode, Recover, RecoveryCode, RecoveryResult, WhoAmI } from '@bastide/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { problem } from '../../http/problem.ts';
import { type RouteContext, requirePerson } from '../../people/identity.ts';
import { newLink, useLink } from '../../people/link-codes.ts';
import { meById } from '../../people/me.ts';
import { newRecovery, useRecovery } from '../../people/recovery.ts';
import { requireNotSignedIn, signIn } from '../../people/sign-in.ts';

/** Ways back and to other devices that need nothing but a few signs on paper or on a screen. */
export const recoveryRoutes: FastifyPluginAsyncZod<RouteContext> = async (app, context) => {
  const { store, now } = context;

  app.post(
    '/me/recovery',
    {
      config: { rate: 'account' },
      schema: {
        summary: 'Create a recovery code, replacing the previous one',
        response: { 201: RecoveryCode },
      },
    },
    async (request, reply) => {
      const { id } = requirePerson(request);
      return reply.code(201).send({ code: await newRecovery(store.db, id, now()) });
    },
  );

  app.post(
    '/recover',
    {
      config: { rate: 'sign-in' },
      schema: { summary: 'Sign in with a recovery code', body: Recover, response: { 200: RecoveryResult } },
    },
    async (request, reply) => {
      const { code, attempt, leave } = request.body;
      requireNotSignedIn(request, leave);
      const used = await useRecovery(store.db, { code, attempt, now: now() });
      if (!used) throw problem('code-refused');
      await signIn(request, reply, context, used.person);
      return { me: await meById(store.db, used.person), code: used.next };
    },
  );

  app.post(
    '/me/link',
    {
      config: { rate: 'account' },
      schema: { summary: 'Create a one-time code that signs in another device', response: { 201: LinkCode } },
    },
    async (request, reply) => {
      const { id } = requirePerson(request);
      return reply.code(201).send(await newLink(store.db, id, now()));
    },
  );

  app.post(
    '/link',
    {
      config: { rate: 'code' },
      schema: { summary: 'Sign in with a code from another device', body: Link, response: { 200: WhoAmI } },
    },
    async (request, reply) => {
      const { code, leave } = request.body;
      requireNotSignedIn(request, leave);
      const person = await useLink(store.db, code, now());
      if (person === undefined) throw problem('code-refused');
      await signIn(request, reply, context, person);
      return { me: await meById(store.db, person) };
    },
  );
};
