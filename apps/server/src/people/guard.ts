import type { FastifyInstance } from 'fastify';
import { isUnsafe } from '../http/origin.ts';
import { problem } from '../http/problem.ts';
import { counters } from '../http/rates.ts';
import { FOREVER } from './bans.ts';
import { type Ground, prepareRequests, recognise } from './who.ts';

/**
 * What stands before all routes: requests are counted by address, then the caller is known, then they are counted by person, and
 * whoever is banned changes nothing. To be called before routes are added.
 */
export async function guard(app: FastifyInstance, ground: Ground): Promise<void> {
  await prepareRequests(app);
  const { byAddress, byPerson } = await counters(app, ground.settings.limits, ({ person }) => person?.id);
  app.addHook('onRequest', async (request) => {
    await byAddress(request);
    await recognise(request, ground);
    await byPerson(request);
    const until = request.person?.bannedUntil;
    if (
      until !== undefined &&
      until > ground.now() &&
      isUnsafe(request) &&
      !request.routeOptions.config.evenBanned
    )
      throw until >= FOREVER ? problem('banned-for-good') : problem('banned', { values: { until } });
  });
}
