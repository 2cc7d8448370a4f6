import { Leaderboard, TableRatings } from '@bastide/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problem } from '../../http/problem.ts';
import { ladderOf } from '../../ratings/ladder.ts';
import { readPool } from '../../ratings/pools.ts';
import { watched } from '../../tables/ground.ts';
import type { AnnalsGround } from '../ground.ts';
import { peopleAt, tableRatings } from '../table-ratings.ts';

/** How strong people are, and what a table has changed in that. */
export const ratings: FastifyPluginAsyncZod<AnnalsGround> = async (app, ground) => {
  const { store, names, annals } = ground;

  app.get(
    '/tables/:id/ratings',
    {
      config: { scope: 'bot:play' },
      schema: {
        summary: 'How everybody came out of a table, and what it has changed in their ratings',
        params: z.strictObject({ id: z.string().max(20) }),
        response: { 200: TableRatings },
      },
    },
    async (request) => {
      const room = await watched(ground, request, request.params.id);
      if (!room.standing.table.over) throw problem('not-yet');
      // It may have ended a moment ago.
      await annals.note(room);
      const found = await tableRatings(store.db, room.id, request.person?.id);
      return { ...found, people: await peopleAt(found, names) };
    },
  );

  app.get(
    '/ratings',
    {
      config: { scope: 'bot:play' },
      schema: {
        summary: 'The strongest of a pool, or of the one that is played most',
        querystring: z.strictObject({
          pool: z.string().max(80).optional().describe('game/pace/company'),
          from: z.coerce.number().int().min(0).max(1_000_000).default(0),
        }),
        response: { 200: Leaderboard },
      },
    },
    async ({ query: { pool, from } }) => {
      const read = pool === undefined ? undefined : readPool(pool);
      if (pool !== undefined && !read) throw problem('not-found');
      return ladderOf(store.db, read, from);
    },
  );
};
