import type { FastifyPluginAsync } from 'fastify';
import type { AnnalsGround } from './ground.ts';
import { chance } from './routes/chance.ts';
import { profiles } from './routes/profiles.ts';
import { ratings } from './routes/ratings.ts';
import { reports } from './routes/reports.ts';

/** All routes of what is kept of tables that are over, below the prefix at which it is registered. */
export const annalsRoutes: FastifyPluginAsync<AnnalsGround> = async (
  app,
  { store, settings, now, games, rooms, names, listing, hub, annals },
) => {
  // Without the prefix, which came along.
  const ground: AnnalsGround = { store, settings, now, games, rooms, names, listing, hub, annals };
  for (const routes of [ratings, profiles, chance, reports]) await app.register(routes, ground);
};
