import { NewReport } from '@bastide/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { NoContent } from '../../http/openapi.ts';
import { requirePerson } from '../../people/identity.ts';
import { reportOf } from '../../results/report-of.ts';
import { saveReport } from '../../results/reports.ts';
import { requireWatchable } from '../tables/context.ts';
import type { ResultsContext } from './context.ts';

/** Telling those who run the server of somebody. */
export const reports: FastifyPluginAsyncZod<ResultsContext> = async (app, context) => {
  app.post(
    '/tables/:id/reports',
    {
      config: { rate: 'account' },
      schema: {
        summary: 'Report a chat message or a player',
        params: z.strictObject({ id: z.string().max(20) }),
        body: NewReport,
        response: { 204: NoContent },
      },
    },
    async (request, reply) => {
      const { id: reporter } = requirePerson(request);
      const { snapshot } = await requireWatchable(context, request, request.params.id);
      const report = reportOf(snapshot, reporter, request.body);
      await saveReport(context.store.db, { ...report, at: context.now() });
      return reply.code(204).send(null);
    },
  );
};
