import type { FastifyPluginAsync } from 'fastify';
import type { RouteContext } from '../../people/identity.ts';
import { blockRoutes } from './blocks.ts';
import { botRoutes } from './bots.ts';
import { dataRoutes } from './data.ts';
import { deviceRoutes } from './devices.ts';
import { meRoutes } from './me.ts';
import { passkeyRoutes } from './passkeys.ts';
import { recoveryRoutes } from './recovery.ts';

/** All routes of people, below the prefix at which it is registered. */
export const peopleRoutes: FastifyPluginAsync<RouteContext> = async (
  app,
  { store, settings, now, erasureHooks, onSignedOut },
) => {
  for (const routes of [
    meRoutes,
    deviceRoutes,
    recoveryRoutes,
    passkeyRoutes,
    botRoutes,
    blockRoutes,
    dataRoutes,
  ])
    await app.register(routes, {
      ...{ store, settings, now },
      ...(erasureHooks && { erasureHooks }),
      ...(onSignedOut && { onSignedOut }),
    });
};
