import { Leaderboard, TableRatings } from '@bastide/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problem } from '../../http/problem.ts';
import { leaderboardOf } from '../../ratings/leaderboard.ts';
import { parsePool } from '../../ratings/pools.ts';
import { namesIn, tableRatings } from '../../results/table-ratings.ts';
import { requireWatchable } from '../tables/context.ts';
import type { ResultsContext } from './context.ts';

/** Routes for ratings, and their changes by a table. */
export const ratings: FastifyPluginAsyncZod<ResultsContext> = async (app, context) => {
  const { store, names, resultRecorder } = context;

  app.get(
    '/tables/:id/ratings',
    {
      config: { scope: 'bot:play' },
      schema: {
        summary: 'Get places at a table and the rating changes',
        params: z.strictObject({ id: z.string().max(20) }),
        response: { 200: TableRatings },
      },
    },
    async (request) => {
      const liveTable = await requireWatchable(context, request, request.params.id);
      if (!liveTable.snapshot.table.over) throw problem('not-yet');
      // It may have ended a moment ago.
      await resultRecorder.record(liveTable);
      const found = await tableRatings(store.db, liveTable.id, request.person?.id);
      return { ...found, people: await namesIn(found, names) };
    },
  );

  app.get(
    '/ratings',
    {
      config: { scope: 'bot:play' },
      schema: {
        summary: 'Get the leaderboard of a rating pool; by default the most played one',
        querystring: z.strictObject({
          pool: z.string().max(80).optional().describe('game/pace/group of players'),
          from: z.coerce.number().int().min(0).max(1_000_000).default(0),
        }),
        response: { 200: Leaderboard },
      },
    },
    async ({ query: { pool, from } }) => {
      const read = pool === undefined ? undefined : parsePool(pool);
      if (pool !== undefined && !read) throw problem('not-found');
      return leaderboardOf(store.db, read, from);
    },
  );
};
