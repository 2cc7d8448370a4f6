import type { FastifyPluginAsync } from 'fastify';
import { commands } from './commands.ts';
import type { TablesGround } from './ground.ts';
import { lists } from './lists.ts';
import { opening } from './opening.ts';
import { reading } from './reading.ts';
import { rematch } from './rematch.ts';
import { streaming } from './streaming.ts';

/** All routes of tables, below the prefix at which it is registered. */
export const tables: FastifyPluginAsync<TablesGround> = async (
  app,
  { store, settings, now, games, rooms, names, listing, hub },
) => {
  // Without the prefix, which came along.
  const ground: TablesGround = { store, settings, now, games, rooms, names, listing, hub };
  for (const routes of [lists, opening, rematch, commands, reading, streaming])
    await app.register(routes, ground);
};
