import { seatsOf } from '@bastide/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problem } from '../../http/problem.ts';
import { peopleNamed, tableNews } from '../../streams/table-news.ts';
import { recordFrom } from '../../table/record.ts';
import { StateHistory } from '../../table/state-history.ts';
import { requireWatchable, type TablesContext } from './context.ts';

const Params = z.strictObject({ id: z.string().max(20) });
const Anything = z.looseObject({});

/** Routes for reading a table. */
export const readRoutes: FastifyPluginAsyncZod<TablesContext> = async (app, context) => {
  const { names, now } = context;
  const stateHistory = new StateHistory();

  app.get(
    '/tables/:id',
    {
      config: { scope: 'bot:play' },
      schema: {
        summary: 'Get a table from its first entry on',
        params: Params,
        querystring: z.strictObject({ views: z.enum(['all', 'needed']).default('needed') }),
        response: { 200: z.string().describe('TableNews as JSON') },
      },
      serializerCompiler: () => (text) => text as string,
    },
    async (request, reply) => {
      const { snapshot } = await requireWatchable(context, request, request.params.id);
      const people = await names.of(peopleNamed(snapshot));
      const viewerSeats = seatsOf(snapshot.table, request.person?.id);
      const detail = { isFull: request.query.views === 'all' };
      const nothing = { version: 0, viewerSeats: undefined };
      reply.type('application/json; charset=utf-8');
      return tableNews(snapshot, nothing, viewerSeats, detail, people, now())!;
    },
  );

  app.get(
    '/tables/:id/views/:count',
    {
      config: { scope: 'bot:play' },
      schema: {
        summary: 'Get the view after a number of actions, as a spectator or as one of the caller’s seats',
        params: z.strictObject({
          id: z.string().max(20),
          count: z.coerce.number().int().min(0).max(100_000),
        }),
        querystring: z.strictObject({ seat: z.coerce.number().int().min(0).max(7).optional() }),
        response: { 200: Anything },
      },
    },
    async (request) => {
      const { snapshot } = await requireWatchable(context, request, request.params.id);
      const { table, match, facts } = snapshot;
      const { seat } = request.query;
      if (seat !== undefined && !seatsOf(table, request.person?.id).includes(seat))
        throw problem('not-your-seat');
      if (!match || request.params.count > match.history.length) throw problem('not-found');
      const state = stateHistory.stateAt(snapshot, request.params.count);
      return facts.game.view(state, seat) as Record<string, unknown>;
    },
  );

  app.get(
    '/tables/:id/record',
    {
      config: { scope: 'bot:play' },
      schema: {
        summary: 'Export the game as a record; a game with secrets only when it is over',
        params: Params,
        response: { 200: Anything },
      },
    },
    async (request) => {
      const { snapshot } = await requireWatchable(context, request, request.params.id);
      const record = recordFrom(snapshot, await names.of(peopleNamed(snapshot)));
      if (!record) throw problem('not-yet');
      return record as unknown as Record<string, unknown>;
    },
  );
};
