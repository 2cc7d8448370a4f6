import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isUnsafe } from '../http/origin.ts';
import { problem } from '../http/problem.ts';
import { counters } from '../http/rates.ts';
import type { Group } from '../http/settings.ts';
import { bannedNetworks, FOREVER } from './bans.ts';
import { type Ground, prepareRequests, recognise } from './who.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a request in one more group, once it is known what it asks for. */
    counted(request: FastifyRequest, group: Group): Promise<void>;
  }
}

/**
 * What stands before all routes: requests are counted by address, then the caller is known, then they are counted by person, and
 * whoever is banned changes nothing. To be called before routes are added.
 */
export async function guard(app: FastifyInstance, ground: Ground): Promise<void> {
  await prepareRequests(app);
  const { byAddress, byPerson } = await counters(
    app,
    ground.settings.limits,
    ground.now,
    ({ person }) => person?.id,
  );
  app.decorate('counted', async (request: FastifyRequest, group: Group) => {
    await byAddress(request, group);
    await byPerson(request, group);
  });
  const bannedByAddress = bannedNetworks(ground.store.db, ground.now);
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.isProbe) return;
    await byAddress(request);
    await recognise(request, ground);
    await byPerson(request);
    if (!isUnsafe(request) || request.routeOptions.config.evenBanned) return;
    const until = Math.max(request.person?.bannedUntil ?? 0, await bannedByAddress(request.ip));
    if (until >= FOREVER) throw problem('banned-for-good');
    if (until > ground.now()) throw problem('banned', { values: { until } });
  });
}
