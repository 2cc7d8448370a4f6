import type { FastifyPluginAsync } from 'fastify';
import { botRoutes } from './routes/bots.ts';
import { dataRoutes } from './routes/data.ts';
import { deviceRoutes } from './routes/devices.ts';
import { meRoutes } from './routes/me.ts';
import { passkeyRoutes } from './routes/passkeys.ts';
import { recoveryRoutes } from './routes/recovery.ts';
import type { RouteContext } from './who.ts';

/** All routes of people, below the prefix at which it is registered. */
export const peopleRoutes: FastifyPluginAsync<RouteContext> = async (
  app,
  { store, settings, now, erasureHooks, onSignedOut },
) => {
  for (const routes of [meRoutes, deviceRoutes, recoveryRoutes, passkeyRoutes, botRoutes, dataRoutes])
    await app.register(routes, {
      ...{ store, settings, now },
      ...(erasureHooks && { erasureHooks }),
      ...(onSignedOut && { onSignedOut }),
    });
};
