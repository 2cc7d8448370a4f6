import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isUnsafe } from '../http/origin.ts';
import { problem } from '../http/problem.ts';
import { rateCounters } from '../http/rates.ts';
import type { RateGroup } from '../http/settings.ts';
import { bannedNetworks, FOREVER } from './bans.ts';
import { identify, prepareRequests, type RouteContext } from './identity.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a request in one more group, once it is known what it asks for. */
    counted(request: FastifyRequest, group: RateGroup): Promise<void>;
  }
}

/**
 * Guards all routes: counts requests by address, identifies the caller, counts by person, and refuses changes by banned people. To be
 * called before routes are added.
 */
export async function guardRequests(app: FastifyInstance, context: RouteContext): Promise<void> {
  await prepareRequests(app);
  const { byAddress, byPerson } = await rateCounters(
    app,
    context.settings.limits,
    context.now,
    ({ person }) => person?.id,
  );
  app.decorate('counted', async (request: FastifyRequest, group: RateGroup) => {
    await byAddress(request, group);
    await byPerson(request, group);
  });
  const bannedByAddress = bannedNetworks(context.store.db, context.now);
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.isProbe) return;
    await byAddress(request);
    await identify(request, context);
    await byPerson(request);
    if (!isUnsafe(request) || request.routeOptions.config.evenBanned) return;
    const until = Math.max(request.person?.bannedUntil ?? 0, await bannedByAddress(request.ip));
    if (until >= FOREVER) throw problem('banned-for-good');
    if (until > context.now()) throw problem('banned', { values: { until } });
  });
}
