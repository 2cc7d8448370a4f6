import { TableList, type TableSummary } from '@bastide/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { mustBe } from '../people/who.ts';
import type { TablesGround } from './ground.ts';

const told = (tables: readonly TableSummary[]) => ({ tables: [...tables] });

/** Tables to look at, and those of the caller. */
export const lists: FastifyPluginAsyncZod<TablesGround> = async (app, { listing }) => {
  app.get(
    '/tables',
    {
      config: { scope: 'bot:play' },
      schema: { summary: 'Tables that everybody may find', response: { 200: TableList } },
    },
    async ({ person }) => {
      const { tables, more } = await listing.lobby(person?.id);
      return { ...told(tables), more };
    },
  );

  app.get(
    '/me/tables',
    {
      config: { scope: 'bot:play' },
      schema: {
        summary: 'Tables of the caller, such as wait for them first',
        querystring: z.strictObject({ all: z.enum(['0', '1']).default('0') }),
        response: { 200: TableList },
      },
    },
    async (request) => told(await listing.mine(mustBe(request).id, request.query.all === '1')),
  );
};
