import type { FastifyPluginAsync } from 'fastify';
import { chance } from './chance.ts';
import type { ResultsContext } from './context.ts';
import { profiles } from './profiles.ts';
import { ratings } from './ratings.ts';
import { reports } from './reports.ts';

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
