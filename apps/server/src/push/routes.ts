import { PushKey, PushPlace } from '@bastide/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problem } from '../http/problem.ts';
import { type Ground, mustBe } from '../people/who.ts';
import { isPushService } from './egress.ts';
import { dropPlace, keepPlace, pushKeys } from './places.ts';

/** Whether this browser is told when it is its person's turn. */
export const push: FastifyPluginAsyncZod<Ground> = async (app, { store: { db } }) => {
  app.get(
    '/me/push',
    { schema: { summary: 'The key by which push services know this server', response: { 200: PushKey } } },
    async (request) => {
      mustBe(request);
      return { key: (await pushKeys(db)).publicKey };
    },
  );

  app.post(
    '/me/push',
    {
      config: { rate: 'account' },
      schema: {
        summary: 'Tell this browser when it is the turn of the caller',
        body: PushPlace,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { id } = mustBe(request);
      if (request.key?.by !== 'cookie') throw problem('not-for-bots');
      if (!isPushService(request.body.endpoint)) throw problem('push-refused');
      await keepPlace(db, request.key.session, id, request.body);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/me/push',
    {
      config: { rate: 'account' },
      schema: { summary: 'Tell this browser nothing any more', response: { 204: z.null() } },
    },
    async (request, reply) => {
      mustBe(request);
      if (request.key?.by === 'cookie') await dropPlace(db, request.key.session);
      return reply.code(204).send(null);
    },
  );
};
