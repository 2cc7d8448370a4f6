import { Addresses } from '@bastide/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ServerSettings } from '../http/settings.ts';
import { isNear } from './near.ts';

interface Here {
  readonly settings: ServerSettings;
  readonly addresses: () => readonly string[];
}

/** Around a kitchen table: a page that was opened at `localhost` invites other devices by an address that they know as well. */
export const here: FastifyPluginAsyncZod<Here> = async (app, { settings, addresses }) => {
  app.get(
    '/addresses',
    {
      schema: {
        summary:
          'Where other devices in the same network reach this server; none where that is nobody’s business',
        response: { 200: Addresses },
      },
    },
    async (request) => ({
      addresses: isNear(request, settings.trustProxy !== false) ? [...addresses()] : [],
    }),
  );
};
