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
          'List the addresses of this server for other devices in the same network; empty on a public server',
        response: { 200: Addresses },
      },
    },
    async (request) => ({
      addresses: isFromPrivateNetwork(request, settings.trustProxy !== false) ? [...addresses()] : [],
    }),
  );
};
