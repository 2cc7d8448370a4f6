import { Chance } from '@bastide/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ChanceCache } from '../../results/chance-cache.ts';
import type { ResultsContext } from './context.ts';

/** Route for how chance fell at tables that are over. */
export const chance: FastifyPluginAsyncZod<ResultsContext> = async (app, { store, games, now }) => {
  const answers = new ChanceCache(store.db, games, now);
  app.get(
    '/chance',
    {
      schema: {
        summary: 'Compare actual draws with expected ones, in all or for one month',
        querystring: z.strictObject({
          month: z
            .string()
            .regex(/^\d{4}-\d\d$/)
            .optional(),
        }),
        response: { 200: Chance },
      },
    },
    async ({ query }) => answers.statsFor(query.month),
  );
};
