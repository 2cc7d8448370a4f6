import { NewReport } from '@bastide/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { mustBe } from '../../people/who.ts';
import { watched } from '../../tables/ground.ts';
import type { AnnalsGround } from '../ground.ts';
import { reported } from '../reported.ts';
import { keepReport } from '../reports.ts';

/** Telling those who run the server of somebody. */
export const reports: FastifyPluginAsyncZod<AnnalsGround> = async (app, ground) => {
  app.post(
    '/tables/:id/reports',
    {
      config: { rate: 'account' },
      schema: {
        summary: 'Report a line of talk, or what somebody did',
        params: z.strictObject({ id: z.string().max(20) }),
        body: NewReport,
        response: { 204: z.null().describe('Nothing') },
      },
    },
    async (request, reply) => {
      const { id: reporter } = mustBe(request);
      const { standing } = await watched(ground, request, request.params.id);
      const report = reported(standing, reporter, request.body);
      await keepReport(ground.store.db, { ...report, at: ground.now() });
      return reply.code(204).send(null);
    },
  );
};
