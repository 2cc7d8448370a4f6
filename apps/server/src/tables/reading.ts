import { seatsOf } from '@bastide/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problem } from '../http/problem.ts';
import { newsOf, peopleIn } from '../streams/news.ts';
import { Past } from '../table/past.ts';
import { recordFrom } from '../table/record.ts';
import { type TablesGround, watched } from './ground.ts';

const Params = z.strictObject({ id: z.string().max(20) });
const Anything = z.looseObject({});

/** What somebody may know of a table, when they ask for it. */
export const reading: FastifyPluginAsyncZod<TablesGround> = async (app, ground) => {
  const { names, now } = ground;
  const past = new Past();

  app.get(
    '/tables/:id',
    {
      config: { scope: 'bot:play' },
      schema: {
        summary: 'A table from its first entry on',
        params: Params,
        querystring: z.strictObject({ views: z.enum(['all', 'needed']).default('needed') }),
        response: { 200: z.string().describe('TableNews as JSON') },
      },
      serializerCompiler: () => (text) => text as string,
    },
    async (request, reply) => {
      const { standing } = await watched(ground, request, request.params.id);
      const people = await names.of(peopleIn(standing));
      const eyes = seatsOf(standing.table, request.person?.id);
      const wish = { isFull: request.query.views === 'all' };
      const nothing = { version: 0, eyes: undefined };
      reply.type('application/json; charset=utf-8');
      return newsOf(standing, nothing, eyes, wish, people, now())!;
    },
  );

  app.get(
    '/tables/:id/views/:count',
    {
      config: { scope: 'bot:play' },
      schema: {
        summary: 'The game after so many actions, as an onlooker saw it or one of the caller’s seats',
        params: z.strictObject({
          id: z.string().max(20),
          count: z.coerce.number().int().min(0).max(100_000),
        }),
        querystring: z.strictObject({ seat: z.coerce.number().int().min(0).max(7).optional() }),
        response: { 200: Anything },
      },
    },
    async (request) => {
      const { standing } = await watched(ground, request, request.params.id);
      const { table, played, hosted } = standing;
      const { seat } = request.query;
      if (seat !== undefined && !seatsOf(table, request.person?.id).includes(seat))
        throw problem('not-your-seat');
      if (!played || request.params.count > played.acts.length) throw problem('not-found');
      const state = past.stateAt(standing, request.params.count);
      return hosted.game.view(state, seat) as Record<string, unknown>;
    },
  );

  app.get(
    '/tables/:id/record',
    {
      config: { scope: 'bot:play' },
      schema: {
        summary: 'The game as a record; while something in it is secret, not before the end',
        params: Params,
        response: { 200: Anything },
      },
    },
    async (request) => {
      const { standing } = await watched(ground, request, request.params.id);
      const record = recordFrom(standing, await names.of(peopleIn(standing)));
      if (!record) throw problem('not-yet');
      return record as unknown as Record<string, unknown>;
    },
  );
};
