import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problem } from './problem.ts';
import { GROUPS, type Group, type Limits, type Rate } from './settings.ts';
import { windows } from './windows.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** With which requests this one is counted. */
    rate?: Group;
  }
}

export type Count = (request: FastifyRequest, group?: Group) => Promise<void>;

/**
 * Counts requests, by address and by person, each group for itself. The address is an IPv4 address or the 64 bits of an IPv6 network.
 * Both answer by a problem when there are too many.
 */
export async function counters(
  app: FastifyInstance,
  { rates }: Limits,
  now: () => number,
  personOf: (request: FastifyRequest) => string | undefined,
): Promise<{ readonly byAddress: Count; readonly byPerson: Count }> {
  await app.register(rateLimit, { global: false, store: windows(now) });
  const limiter = ({ most, seconds }: Rate, keyGenerator?: (request: FastifyRequest) => string) =>
    app.createRateLimit({
      max: most,
      timeWindow: seconds * 1000,
      ...(keyGenerator && { keyGenerator }),
    });
  const limiters = new Map(
    GROUPS.map((group) => {
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
  const of = ({ routeOptions }: FastifyRequest, group = routeOptions.config.rate ?? 'read') =>
    limiters.get(group)!;
  return {
    byAddress: (request, group) => counted(of(request, group).address, request),
    byPerson: async (request, group) => {
      if (personOf(request) !== undefined) await counted(of(request, group).person, request);
    },
  };
}

async function counted(
  limiter: ReturnType<FastifyInstance['createRateLimit']>,
  request: FastifyRequest,
): Promise<void> {
  const found = await limiter(request);
  if (found.isAllowed || !found.isExceeded) return;
  const seconds = Math.max(1, found.ttlInSeconds);
  throw problem('too-many-requests', { values: { seconds }, headers: { 'retry-after': String(seconds) } });
}
