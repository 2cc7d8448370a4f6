import { Devices, IdParams } from '@bastide/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problem } from '../../http/problem.ts';
import { closeSession, sessionsOf } from '../sessions.ts';
import { type Ground, mustBe } from '../who.ts';

/** Where somebody is signed in, and signing out there. */
export const devices: FastifyPluginAsyncZod<Ground> = async (app, { store, now, signedOut }) => {
  app.get(
    '/me/devices',
    { schema: { summary: 'The browsers in which the caller is signed in', response: { 200: Devices } } },
    async (request) => {
      const { id } = mustBe(request);
      const rows = await sessionsOf(store.db, id, now());
      const here = request.key?.by === 'cookie' ? request.key.session : undefined;
      return { devices: rows.map((row) => ({ ...row, isThis: row.id === here })) };
    },
  );

  app.delete(
    '/me/devices/:id',
    {
      config: { rate: 'account' },
      schema: { summary: 'Sign out that device', params: IdParams, response: { 204: z.null() } },
    },
    async (request, reply) => {
      const { id } = mustBe(request);
      if (!(await closeSession(store.db, id, request.params.id))) throw problem('not-found');
      signedOut?.(request.params.id);
      return reply.code(204).send(null);
    },
  );
};
