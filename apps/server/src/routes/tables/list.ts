import { TableList, type TableSummary } from '@bastide/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requirePerson } from '../../people/identity.ts';
import type { TablesContext } from './context.ts';

const toBody = (tables: readonly TableSummary[]) => ({ tables: [...tables] });

/** Tables to look at, and those of the caller. */
export const listRoutes: FastifyPluginAsyncZod<TablesContext> = async (app, { tableLists }) => {
  app.get(
    '/tables',
    {
      config: { scope: 'bot:play' },
      schema: { summary: 'List public tables', response: { 200: TableList } },
    },
    async ({ person }) => {
      const { tables, more } = await tableLists.lobby(person?.id);
      return { ...toBody(tables), more };
    },
  );

  app.get(
    '/me/tables',
    {
      config: { scope: 'bot:play' },
      schema: {
        summary: "List the caller's tables, those that wait for the caller first",
        querystring: z.strictObject({ all: z.enum(['0', '1']).default('0') }),
        response: { 200: TableList },
      },
    },
    async (request) =>
      toBody(await tableLists.tablesOf(requirePerson(request).id, request.query.all === '1')),
  );
};
