import type { FastifyPluginAsync } from 'fastify';
import { devices } from './routes/devices.ts';
import { me } from './routes/me.ts';
import type { Ground } from './who.ts';

/** All routes of people, below the prefix at which it is registered. */
export const people: FastifyPluginAsync<Ground> = async (app, { store, settings, now }) => {
  for (const routes of [me, devices]) await app.register(routes, { store, settings, now });
};
