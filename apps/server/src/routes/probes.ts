import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sql } from 'kysely';
import { z } from 'zod';
import type { LoadGate } from '../http/load-gate.ts';
import { problem } from '../http/problem.ts';
import type { ServerSettings } from '../http/settings.ts';
import type { Meters } from '../ops/meters.ts';
import { isFromPrivateNetwork } from '../ops/private-network.ts';
import { digest, matchesDigest } from '../people/secret.ts';
import type { Store } from '../store/store.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For whoever runs the server: neither counted, nor is it asked who comes. */
    isProbe?: boolean;
  }
}

/** Something without which a server is not well; asked at each look, so it answers from memory. */
export type HealthSource = () => boolean;

interface ProbeContext {
  readonly store: Pick<Store, 'db'>;
  readonly settings: ServerSettings;
  readonly meters: Meters;
  readonly gate: Pick<LoadGate, 'isOverloaded'>;
  /** Beside the store, which is read. */
  readonly health?: readonly HealthSource[];
}

/** A store that has not answered after so many milliseconds is taken for one that does not. */
const STORE_TIMEOUT_MS = 2_000;
/** For so long an answer holds: whoever asks without end does not ask the store. */
const CACHE_MS = 500;

/** Routes for health and figures. */
export const probes: FastifyPluginAsyncZod<ProbeContext> = async (
  app,
  { store, settings, meters, gate, health = [] },
) => {
  const isStoreUp = storeProbe(store);

  app.get(
    '/healthz',
    {
      config: { isProbe: true },
      schema: {
        summary:
          'Check that the server can read and write its store and is not overloaded: 200, otherwise 503',
        querystring: z.object({
          load: z
            .enum(['told', 'ignored'])
            .default('told')
            .describe('`ignored`: answer 200 even under overload'),
        }),
        security: [],
        produces: ['text/plain'],
        response: { 200: z.string() },
      },
    },
    async ({ query }, reply) => {
      if (query.load === 'told' && gate.isOverloaded)
        throw problem('overloaded', { headers: { 'retry-after': '2' } });
      if (!health.every((isHealthy) => isHealthy()) || !(await isStoreUp()))
        throw problem('unavailable', { headers: { 'retry-after': '5' } });
      return reply.type('text/plain; charset=utf-8').send('ok\n');
    },
  );

  app.get(
    '/metrics',
    {
      config: { isProbe: true },
      schema: {
        summary: 'Metrics for Prometheus, for private addresses or with the configured token',
        security: [],
        produces: ['text/plain'],
        response: { 200: z.string() },
      },
    },
    async (request, reply) => {
      if (!mayReadMetrics(request, settings)) throw problem('not-found');
      return reply.type(meters.type).send(await meters.text());
    },
  );
};

function mayReadMetrics(request: FastifyRequest, { metricsToken, trustProxy }: ServerSettings): boolean {
  if (metricsToken === undefined) return isFromPrivateNetwork(request, trustProxy !== false);
  const [scheme = '', shown = ''] = (request.headers.authorization ?? '').split(' ');
  return scheme.toLowerCase() === 'bearer' && matchesDigest(shown, digest(metricsToken));
}

/** Asks the store whether it is there. */
function storeProbe({ db }: Pick<Store, 'db'>): () => Promise<boolean> {
  let asked = Number.NEGATIVE_INFINITY;
  let answer = Promise.resolve(true);
  return () => {
    if (performance.now() - asked < CACHE_MS) return answer;
    asked = performance.now();
    const there = sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
    answer = Promise.race([
      there,
      new Promise<false>((resolve) => setTimeout(resolve, STORE_TIMEOUT_MS, false).unref()),
    ]);
    return answer;
  };
}
