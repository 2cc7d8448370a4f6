import { PastTables, Profile } from '@bastide/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problem } from '../../http/problem.ts';
import { profileOf, unlistedOf } from '../../results/profile.ts';
import type { ResultsContext } from './context.ts';

const Params = z.strictObject({ id: z.string().max(40) });
/** End of a page: the time at which its last table was opened, and its id. */
const BEFORE = /^(\d{1,15})\.([0-9a-z]{1,20})$/;

/** People as everybody may know them, with what they played where everybody could look on. */
export const profiles: FastifyPluginAsyncZod<ResultsContext> = async (app, { store, tableLists }) => {
  app.get(
    '/people/:id',
    {
      config: { scope: 'bot:play' },
      schema: { summary: "Get a person's public profile", params: Params, response: { 200: Profile } },
    },
    async ({ params, person }) => {
      const profile = await profileOf(store.db, params.id, person?.id);
      if (!profile) throw problem('not-found');
      return profile;
    },
  );

  app.get(
    '/people/:id/tables',
    {
      config: { scope: 'bot:play' },
      schema: {
        summary: "List a person's finished public tables, newest first",
        params: Params,
        querystring: z.strictObject({ before: z.string().regex(BEFORE).optional() }),
        response: { 200: PastTables },
      },
    },
    async ({ params, query, person }) => {
      const unlisted = await unlistedOf(store.db, [params.id]);
      if (unlisted.has(params.id) && person?.id !== params.id) return { tables: [], next: null };
      const [, opened, id] = BEFORE.exec(query.before ?? '') ?? [];
      const before = id === undefined ? undefined : { opened: Number(opened), id };
      const { tables, isMore } = await tableLists.finishedOf(params.id, before);
      const last = tables.at(-1);
      return { tables: [...tables], next: isMore && last ? `${last.opened}.${last.table}` : null };
    },
  );
};
