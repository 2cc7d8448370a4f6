import { Addresses } from '@bastide/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ServerSettings } from '../http/settings.ts';
import { isFromPrivateNetwork } from '../ops/private-network.ts';

interface AddressesContext {
  readonly settings: ServerSettings;
  readonly addresses: () => readonly string[];
}

/** Around a kitchen table: a page that was opened at `localhost` invites other devices by an address that they know as well. */
export const addressRoutes: FastifyPluginAsyncZod<AddressesContext> = async (
  app,
  { settings, addresses },
) => {
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
      addresses: isFromPrivateNetwork(request, settings.trustProxy !== false) ? [...addresses()] : [],
    }),
  );
};
