import type { RequestListener } from 'node:http';
import type { LoadGate } from './http/load-gate.ts';
import type { LogTarget } from './http/log.ts';
import { openHttp } from './http/open-http.ts';
import { describeRoutes } from './http/openapi.ts';
import { countRequests } from './ops/count-requests.ts';
import type { Meters } from './ops/meters.ts';
import { guardRequests } from './people/guard.ts';
import type { RouteContext } from './people/identity.ts';
import { peopleRoutes } from './routes/account/index.ts';
import { isUnavailable } from './store/unavailable.ts';

/** Path above the routes of the API. */
export const API_PREFIX = '/api';

/**
 * A server that knows people and nothing else yet: guarded, with their routes. Whoever opens it adds routes, registered or not, and
 * then listens.
 */
export async function openApi(
  context: RouteContext,
  logTo?: LogTarget,
  page?: RequestListener,
  meters?: Pick<Meters, 'countRequest' | 'countShed'>,
  gate?: LoadGate,
) {
  const app = openHttp(context.settings, {
    ...{ logTo, page, isStoreDown: isUnavailable },
    onError: (handler) => meters?.countRequest(handler, 'any', 500),
    onRequestShed: () => meters?.countShed(),
    ...(gate && { gate }),
  });
  await describeRoutes(app, API_PREFIX);
  if (meters) countRequests(app, meters);
  await guardRequests(app, context);
  await app.register(peopleRoutes, { prefix: API_PREFIX, ...context });
  return app;
}
