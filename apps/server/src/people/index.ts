import type { FastifyPluginAsync } from 'fastify';
import { bots } from './routes/bots.ts';
import { data } from './routes/data.ts';
import { devices } from './routes/devices.ts';
import { me } from './routes/me.ts';
import { passkeys } from './routes/passkeys.ts';
import { recovery } from './routes/recovery.ts';
import type { Ground } from './who.ts';

/** All routes of people, below the prefix at which it is registered. */
export const people: FastifyPluginAsync<Ground> = async (
  app,
  { store, settings, now, erasing, signedOut },
) => {
  for (const routes of [me, devices, recovery, passkeys, bots, data])
    await app.register(routes, {
      ...{ store, settings, now },
      ...(erasing && { erasing }),
      ...(signedOut && { signedOut }),
    });
};
