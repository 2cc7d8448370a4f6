import { Command, CommandResult, InviteSecret, readCommand, seatsOf, type Table } from '@bastide/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problem } from '../../http/problem.ts';
import { requirePerson } from '../../people/identity.ts';
import { isGuest } from '../../people/people.ts';
import { overFault } from '../../table/preconditions.ts';
import { blocksAt, isInvited, requireLiveTable, requireWatchable, type TablesContext } from './context.ts';
import { IdempotencyHeaders, idempotencyKeyOf } from './idempotency.ts';
import { toHttp } from './responses.ts';

const Params = z.strictObject({ id: z.string().max(20) });

/** Commands that may wait for their turn at one table: more come from somebody who floods it, and would count as load of the server. */
const MAX_PENDING = 32;

/** Everything that is done at a table. */
export const commandRoutes: FastifyPluginAsyncZod<TablesContext> = async (app, context) => {
  app.post(
    '/tables/:id',
    {
      config: { rate: 'play', scope: 'bot:play' },
      schema: {
        summary: 'Execute a command at a table',
        params: Params,
        headers: IdempotencyHeaders,
        body: Command,
        response: { 200: CommandResult },
      },
      // Clients of version 1 are understood as well.
      preValidation: async (request) => {
        request.body = readCommand(request.body) as typeof request.body;
      },
    },
    async (request) => {
      const caller = requirePerson(request);
      const { id: person, isBot } = caller;
      const { body, params, headers } = request;
      const key = idempotencyKeyOf(headers, body);
      // What the others have to hear or answer.
      if (body.type === 'say' || body.type === 'ask') await app.counted(request, 'talk');
      if (body.type === 'act' && key === undefined) throw problem('key-needed');
      const liveTable = await requireLiveTable(context, request, params.id);
      if (liveTable.pending >= MAX_PENDING)
        throw problem('too-many-requests', { values: { seconds: 1 }, headers: { 'retry-after': '1' } });
      const requester = {
        ...{ person, isBot, isInvited: await isInvited(context, request, params.id) },
        ...(body.type === 'sit' && { isGuest: await isGuest(context.store.db, caller) }),
        ...(await blocksAt(context, liveTable, caller, body.type === 'sit')),
        isAway: (one: string) => context.hub.isAway(params.id, one),
        isHostAway: (table: Pick<Table, 'host' | 'hostSince'>) => context.hub.isHostAway(params.id, table),
        isSilent: (since: number) => context.hub.isSilent(since),
      };
      return toHttp(await liveTable.perform(requester, body, context.now, key));
    },
  );

  app.get(
    '/tables/:id/invite',
    {
      schema: {
        summary: "Get the secret part of a table's link; only for seated people",
        params: Params,
        response: { 200: InviteSecret },
      },
    },
    async (request) => {
      const { id: person } = requirePerson(request);
      const liveTable = await requireLiveTable(context, request, request.params.id);
      await liveTable.refresh();
      const { table } = liveTable.snapshot;
      if (table.host !== person && seatsOf(table, person).length === 0) throw problem('not-found');
      return { invite: (await context.liveTables.inviteOf(liveTable.id))! };
    },
  );

  app.post(
    '/tables/:id/invite',
    {
      config: { rate: 'play' },
      schema: {
        summary: "Replace the secret part of a table's link, as its host; the old link stops working",
        params: Params,
        response: { 200: InviteSecret },
      },
    },
    async (request) => {
      const { id: person } = requirePerson(request);
      const liveTable = await requireWatchable(context, request, request.params.id);
      if (liveTable.snapshot.table.host !== person) throw problem('not-host');
      const fault = overFault(liveTable.snapshot.table);
      if (fault) toHttp(fault);
      const invite = await context.liveTables.replaceInvite(liveTable.id);
      await liveTable.updateAlways(context.now, (draft) => {
        const isOver = overFault(draft.table);
        if (!isOver) draft.append({ kind: 'linkReplaced' });
        return isOver;
      });
      return { invite };
    },
  );
};
