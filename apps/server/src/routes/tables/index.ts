import type { FastifyPluginAsync } from 'fastify';
import { commandRoutes } from './commands.ts';
import type { TablesContext } from './context.ts';
import { listRoutes } from './list.ts';
import { openRoutes } from './open.ts';
import { readRoutes } from './read.ts';
import { rematchRoutes } from './rematch.ts';
import { streamRoutes } from './stream.ts';

/** All routes of tables, below the prefix at which it is registered. */
export const tableRoutes: FastifyPluginAsync<TablesContext> = async (
  app,
  { store, settings, now, games, liveTables, names, tableLists, hub },
) => {
  // Without the prefix, which came along.
  const context: TablesContext = { store, settings, now, games, liveTables, names, tableLists, hub };
  for (const routes of [listRoutes, openRoutes, rematchRoutes, commandRoutes, readRoutes, streamRoutes])
    await app.register(routes, context);
};
