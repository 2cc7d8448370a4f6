import { Bots, IdParams, NewBot, NewToken, TokenParams } from '@bastide/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problem } from '../../http/problem.ts';
import { addToken, botsOf, makeBot, requireOwnBot } from '../../people/bots.ts';
import { eraseAccount } from '../../people/erase-account.ts';
import { type RouteContext, requirePerson } from '../../people/identity.ts';
import { acceptName } from '../../people/naming.ts';

/** Bots that play over HTTP: each belongs to a person and shows a token instead of a cookie. */
export const botRoutes: FastifyPluginAsyncZod<RouteContext> = async (app, context) => {
  const { store, settings, now } = context;
  const { limits } = settings;
  app.get(
    '/me/bots',
    { schema: { summary: "List the caller's bots", response: { 200: Bots } } },
    async (request) => ({ bots: await botsOf(store.db, requirePerson(request).id) }),
  );

  app.post(
    '/me/bots',
    {
      config: { rate: 'account' },
      schema: {
        summary: 'Create a bot and its token, which is shown only once',
        body: NewBot,
        response: { 201: NewToken },
      },
    },
    async (request, reply) => {
      const owner = requirePerson(request).id;
      const name = acceptName(request.body.name);
      const made = await store.transact((db) => makeBot(db, { owner, name, now: now(), limits }));
      return reply.code(201).send(made);
    },
  );

  app.delete(
    '/me/bots/:id',
    {
      config: { rate: 'account' },
      schema: { summary: 'Delete a bot permanently', params: IdParams, response: { 204: z.null() } },
    },
    async (request, reply) => {
      const bot = await requireOwnBot(store.db, requirePerson(request).id, request.params.id);
      await eraseAccount(context, bot.id);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/me/bots/:id/tokens',
    {
      config: { rate: 'account' },
      schema: {
        summary: 'Create another token for a bot, shown only once',
        params: IdParams,
        response: { 201: NewToken },
      },
    },
    async (request, reply) => {
      const owner = requirePerson(request).id;
      const bot = request.params.id;
      return reply
        .code(201)
        .send(await store.transact((db) => addToken(db, { owner, bot, now: now(), limits })));
    },
  );

  app.delete(
    '/me/bots/:id/tokens/:token',
    {
      config: { rate: 'account' },
      schema: { summary: 'Revoke a token', params: TokenParams, response: { 204: z.null() } },
    },
    async (request, reply) => {
      const { id, token } = request.params;
      const bot = await requireOwnBot(store.db, requirePerson(request).id, id);
      if (!bot.tokens.some((one) => one.id === token)) throw problem('not-found');
      await store.db.deleteFrom('bot_token').where('id', '=', token).execute();
      context.onSignedOut?.(token);
      return reply.code(204).send(null);
    },
  );
};
