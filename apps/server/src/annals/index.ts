import type { FastifyPluginAsync } from 'fastify';
import type { ResultsContext } from './ground.ts';
import { chance } from './routes/chance.ts';
import { profiles } from './routes/profiles.ts';
import { ratings } from './routes/ratings.ts';
import { reports } from './routes/reports.ts';

/** All routes of what is kept of tables that are over, below the prefix at which it is registered. */
export const resultRoutes: FastifyPluginAsync<ResultsContext> = async (
  app,
  { store, settings, now, games, liveTables, names, tableLists, hub, resultRecorder },
) => {
  // Without the prefix, which came along.
  const context: ResultsContext = {
    store,
    settings,
    now,
    games,
    liveTables,
    names,
    tableLists,
    hub,
    resultRecorder,
  };
  for (const routes of [ratings, profiles, chance, reports]) await app.register(routes, context);
};
