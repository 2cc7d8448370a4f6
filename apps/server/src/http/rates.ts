import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problem } from './problem.ts';
import { rateWindowStore } from './rate-windows.ts';
import { type Limits, RATE_GROUPS, type Rate, type RateGroup } from './settings.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** With which requests this one is counted. */
    rate?: RateGroup;
  }
}

export type CountRequest = (request: FastifyRequest, group?: RateGroup) => Promise<void>;

/**
 * Counts requests, by address and by person, each group for itself. The address is an IPv4 address or the 64 bits of an IPv6 network.
 * Both answer by a problem when there are too many.
 */
export async function rateCounters(
  app: FastifyInstance,
  { rates }: Limits,
  now: () => number,
  personOf: (request: FastifyRequest) => string | undefined,
): Promise<{ readonly byAddress: CountRequest; readonly byPerson: CountRequest }> {
  await app.register(rateLimit, { global: false, store: rateWindowStore(now) });
  const limiter = ({ most, seconds }: Rate, keyGenerator?: (request: FastifyRequest) => string) =>
    app.createRateLimit({
      max: most,
      timeWindow: seconds * 1000,
      ...(keyGenerator && { keyGenerator }),
    });
  const limiters = new Map(
    RATE_GROUPS.map((group) => {
      const { address, person } = rates[group];
      return [
        group,
        {
          address: limiter(address),
          person: limiter(person, (request) => personOf(request)!),
        },
      ];
    }),
  );
  const limitersFor = ({ routeOptions }: FastifyRequest, group = routeOptions.config.rate ?? 'read') =>
    limiters.get(group)!;
  return {
    byAddress: (request, group) => countAgainst(limitersFor(request, group).address, request),
    byPerson: async (request, group) => {
      if (personOf(request) !== undefined) await countAgainst(limitersFor(request, group).person, request);
    },
  };
}

async function countAgainst(
  limiter: ReturnType<FastifyInstance['createRateLimit']>,
  request: FastifyRequest,
): Promise<void> {
  const found = await limiter(request);
  if (found.isAllowed || !found.isExceeded) return;
  const seconds = Math.max(1, found.ttlInSeconds);
  throw problem('too-many-requests', { values: { seconds }, headers: { 'retry-after': String(seconds) } });
}
