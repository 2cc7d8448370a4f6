import { Devices, IdParams } from '@bastide/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problem } from '../../http/problem.ts';
import { type RouteContext, requirePerson } from '../../people/identity.ts';
import { closeSession, listSessions } from '../../people/sessions.ts';

/** Routes for the devices on which the caller is signed in. */
export const deviceRoutes: FastifyPluginAsyncZod<RouteContext> = async (app, { store, now, onSignedOut }) => {
  app.get(
    '/me/devices',
    { schema: { summary: 'List the browsers in which the caller is signed in', response: { 200: Devices } } },
    async (request) => {
      const { id } = requirePerson(request);
      const rows = await listSessions(store.db, id, now());
      const currentSession = request.key?.by === 'cookie' ? request.key.session : undefined;
      return { devices: rows.map((row) => ({ ...row, isThis: row.id === currentSession })) };
    },
  );

  app.delete(
    '/me/devices/:id',
    {
      config: { rate: 'account' },
      schema: { summary: 'Sign out a device', params: IdParams, response: { 204: z.null() } },
    },
    async (request, reply) => {
      const { id } = requirePerson(request);
      if (!(await closeSession(store.db, id, request.params.id))) throw problem('not-found');
      onSignedOut?.(request.params.id);
      return reply.code(204).send(null);
    },
  );
};
