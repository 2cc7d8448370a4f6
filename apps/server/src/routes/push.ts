import { PushStatus, PushSubscriptionInput } from '@bastide/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { acceptedLanguage } from '../http/language.ts';
import { problem } from '../http/problem.ts';
import { type RouteContext, requirePerson } from '../people/identity.ts';
import { isValidSubscription, pushDeviceOf, removePushDevice, savePushDevice } from '../push/devices.ts';
import { pushKeys } from '../push/keys.ts';

/** Routes for the push notifications of this browser. */
export const pushRoutes: FastifyPluginAsyncZod<RouteContext> = async (app, { store: { db } }) => {
  app.get(
    '/me/push',
    {
      schema: {
        summary: "Get the server's push key and this browser's subscription",
        response: { 200: PushStatus },
      },
    },
    async (request) => {
      requirePerson(request);
      const { publicKey: key } = await pushKeys(db);
      const device = request.key?.by === 'cookie' ? await pushDeviceOf(db, request.key.session) : undefined;
      return { key, endpoint: device?.endpoint ?? null, language: device?.language ?? null };
    },
  );

  app.post(
    '/me/push',
    {
      config: { rate: 'account' },
      schema: {
        summary: 'Subscribe this browser to turn notifications',
        body: PushSubscriptionInput,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { id } = requirePerson(request);
      if (request.key?.by !== 'cookie') throw problem('not-for-bots');
      if (!isValidSubscription(request.body)) throw problem('push-refused');
      const { session } = request.key;
      // Of the page there, which may be read in another language than its person said to read.
      const language = acceptedLanguage(request.headers['accept-language'] ?? '') ?? null;
      await savePushDevice(db, { session, person: id, language }, request.body);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/me/push',
    {
      config: { rate: 'account' },
      schema: { summary: 'Unsubscribe this browser from notifications', response: { 204: z.null() } },
    },
    async (request, reply) => {
      requirePerson(request);
      if (request.key?.by === 'cookie') await removePushDevice(db, request.key.session);
      return reply.code(204).send(null);
    },
  );
};
