import { Chance } from '@bastide/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { chanceOf } from '../chance.ts';
import type { AnnalsGround } from '../ground.ts';

/** Everybody is answered the same for so long, in milliseconds. */
const FRESH = 20_000;
/** Months of which answers are kept. */
const KEPT = 50;

/** What came by chance at tables that are over. */
export const chance: FastifyPluginAsyncZod<AnnalsGround> = async (app, { store, games, now }) => {
  const known = new Map<string, { readonly at: number; readonly answer: Promise<Chance> }>();

  function answerFor(month: string | undefined): Promise<Chance> {
    const before = known.get(month ?? '');
    if (before && Math.abs(now() - before.at) < FRESH) return before.answer;
    if (known.size >= KEPT) known.clear();
    const answer = chanceOf(store.db, games, month, now());
    known.set(month ?? '', { at: now(), answer });
    answer.catch(() => known.delete(month ?? ''));
    return answer;
  }

  app.get(
    '/chance',
    {
      schema: {
        summary: 'What came by chance, beside what was to be expected: ever, or in a month',
        querystring: z.strictObject({
          month: z
            .string()
            .regex(/^\d{4}-\d\d$/)
            .optional(),
        }),
        response: { 200: Chance },
      },
    },
    async ({ query }) => answerFor(query.month),
  );
};
