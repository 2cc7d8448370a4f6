import type { RequestListener } from 'node:http';
import type { LoadGate } from './http/load-gate.ts';
import type { LogTarget } from './http/log.ts';
import { describeRoutes } from './http/openapi.ts';
import { openHttp } from './http/server.ts';
import { countRequests } from './operating/counting.ts';
import type { Meters } from './operating/meters.ts';
import { guard } from './people/guard.ts';
import { people } from './people/index.ts';
import type { Ground } from './people/who.ts';
import { isUnavailable } from './store/unavailable.ts';

/** Where the routes of the API are. */
export const API = '/api';

/**
 * A server that knows people and nothing else yet: guarded, with their routes. Whoever opens it adds routes, registered or not, and
 * then listens.
 */
export async function openDoor(
  ground: Ground,
  logTo?: LogTarget,
  page?: RequestListener,
  meters?: Pick<Meters, 'requested' | 'shed'>,
  gate?: LoadGate,
) {
  const app = openHttp(ground.settings, {
    ...{ logTo, page, isAway: isUnavailable },
    failed: (handler) => meters?.requested(handler, 'any', 500),
    shed: () => meters?.shed(),
    ...(gate && { gate }),
  });
  await describeRoutes(app, API);
  if (meters) countRequests(app, meters);
  await guard(app, ground);
  await app.register(people, { prefix: API, ...ground });
  return app;
}
