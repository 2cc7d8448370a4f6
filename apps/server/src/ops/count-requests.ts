import type { FastifyInstance } from 'fastify';
import type { Meters } from './meters.ts';

/** Counts every request that is answered. To be called before routes are added. */
export function countRequests(app: FastifyInstance, meters: Pick<Meters, 'countRequest'>): void {
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    const { url = 'none', config } = request.routeOptions;
    const isStream = config.rate === 'stream';
    meters.countRequest(url, request.method, statusCode, isStream ? undefined : elapsedTime / 1e3);
  });
}
