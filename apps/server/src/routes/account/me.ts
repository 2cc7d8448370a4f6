import { NewPerson, PersonChange, WhoAmI } from '@bastide/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { NoContent } from '../../http/openapi.ts';
import { clearTokenCookie, setTokenCookie } from '../../people/cookie.ts';
import { eraseAccount } from '../../people/erase-account.ts';
import { type RouteContext, requirePerson } from '../../people/identity.ts';
import { meById, meOf } from '../../people/me.ts';
import { acceptName } from '../../people/naming.ts';
import { changePerson, makePerson } from '../../people/people.ts';
import { closeSession, renewToken } from '../../people/sessions.ts';
import { requireNotSignedIn, signIn } from '../../people/sign-in.ts';
import { countTables } from '../../people/table-count.ts';

/** Routes of the caller's account: creating, changing, signing out, erasing. */
export const meRoutes: FastifyPluginAsyncZod<RouteContext> = async (app, context) => {
  const { store, settings, now } = context;

  app.post(
    '/me',
    {
      config: { rate: 'arrive' },
      schema: { summary: 'Create a guest account from a name', body: NewPerson, response: { 201: WhoAmI } },
    },
    async (request, reply) => {
      requireNotSignedIn(request, false);
      const name = acceptName(request.body.name);
      const person = await makePerson(store.db, { name, language: request.body.language, now: now() });
      await signIn(request, reply, context, person.id);
      return reply.code(201).send({ me: await meOf(store.db, person) });
    },
  );

  app.get(
    '/me',
    {
      config: { scope: 'bot:play' },
      schema: { summary: "Get the caller's account", response: { 200: WhoAmI } },
    },
    async (request, reply) => {
      const { person, key } = request;
      if (!person) return { me: null };
      if (key?.by === 'cookie') {
        const token = await renewToken(store.db, key, now());
        if (token) setTokenCookie(request, reply, settings, token);
      }
      return { me: await meOf(store.db, person), tables: await countTables(store.db, person.id) };
    },
  );

  app.patch(
    '/me',
    {
      config: { rate: 'account' },
      schema: {
        summary: 'Change name, language, or the visibility of ratings and results',
        body: PersonChange,
        response: { 200: WhoAmI },
      },
    },
    async (request) => {
      const { id } = requirePerson(request);
      const { name, language, isListed } = request.body;
      await changePerson(store.db, id, {
        ...(name !== undefined && { name: acceptName(name) }),
        ...{ language, isListed },
      });
      return { me: await meById(store.db, id) };
    },
  );

  app.post(
    '/me/leave',
    {
      config: { rate: 'account', evenBanned: true },
      schema: { summary: 'Sign out of this browser', response: { 204: NoContent } },
    },
    async (request, reply) => {
      const { key, person } = request;
      if (key?.by === 'cookie' && person) {
        await closeSession(store.db, person.id, key.session);
        context.onSignedOut?.(key.session);
      }
      clearTokenCookie(request, reply, settings);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/me',
    {
      config: { rate: 'account', evenBanned: true },
      schema: { summary: 'Delete the account and its bots permanently', response: { 204: NoContent } },
    },
    async (request, reply) => {
      const { id } = requirePerson(request);
      await eraseAccount(context, id);
      clearTokenCookie(request, reply, settings);
      return reply.code(204).send(null);
    },
  );
};
