import { Blocks, IdParams } from '@bastide/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { NoContent } from '../../http/openapi.ts';
import { blockPerson, blocksOf, unblockPerson } from '../../people/blocks.ts';
import { type RouteContext, requirePerson } from '../../people/identity.ts';

/** People whom the caller does not want to meet: known to nobody else. */
export const blockRoutes: FastifyPluginAsyncZod<RouteContext> = async (app, { store, settings, now }) => {
  app.get(
    '/me/blocks',
    { schema: { summary: 'List the people whom the caller has blocked', response: { 200: Blocks } } },
    async (request) => ({ people: await blocksOf(store.db, requirePerson(request).id) }),
  );

  app.put(
    '/me/blocks/:id',
    {
      config: { rate: 'account' },
      schema: {
        summary: "Block a person: they cannot join the caller's tables, and quick match keeps them apart",
        params: IdParams,
        response: { 204: NoContent },
      },
    },
    async (request, reply) => {
      const { id: person } = requirePerson(request);
      const blocked = request.params.id;
      const { limits } = settings;
      await store.transact((db) => blockPerson(db, { person, blocked, now: now(), limits }));
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/me/blocks/:id',
    {
      config: { rate: 'account' },
      schema: { summary: 'Unblock a person', params: IdParams, response: { 204: NoContent } },
    },
    async (request, reply) => {
      await unblockPerson(store.db, requirePerson(request).id, request.params.id);
      return reply.code(204).send(null);
    },
  );
};
