import { Command, CommandResult, InviteSecret, seatsOf, type Table } from '@bastide/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problem } from '../http/problem.ts';
import { isGuest } from '../people/people.ts';
import { mustBe } from '../people/who.ts';
import { overFault } from '../table/holder.ts';
import { isInvited, roomOr404, type TablesGround, watched } from './ground.ts';
import { Headers, keyOf } from './key.ts';
import { orProblem } from './said.ts';

const Params = z.strictObject({ id: z.string().max(20) });

/** Commands that may wait for their turn at one table: more come from somebody who floods it, and would count as load of the server. */
const WAITING_AT_MOST = 32;

/** Everything that is done at a table. */
export const commands: FastifyPluginAsyncZod<TablesGround> = async (app, ground) => {
  app.post(
    '/tables/:id',
    {
      config: { rate: 'play', scope: 'bot:play' },
      schema: {
        summary: 'Do something at a table',
        params: Params,
        headers: Headers,
        body: Command,
        response: { 200: CommandResult },
      },
    },
    async (request) => {
      const somebody = mustBe(request);
      const { id: person, isBot } = somebody;
      const { body, params, headers } = request;
      const key = keyOf(headers, body);
      // What the others have to hear or answer.
      if (body.type === 'say' || body.type === 'ask') await app.counted(request, 'talk');
      if (body.type === 'act' && key === undefined) throw problem('key-needed');
      const room = await roomOr404(ground, request, params.id);
      if (room.waiting >= WAITING_AT_MOST)
        throw problem('too-many-requests', { values: { seconds: 1 }, headers: { 'retry-after': '1' } });
      const asker = {
        ...{ person, isBot, isInvited: await isInvited(ground, request, params.id) },
        ...(body.type === 'sit' && { isGuest: await isGuest(ground.store.db, somebody) }),
        isAway: (one: string) => ground.hub.isAway(params.id, one),
        isHostAway: (table: Pick<Table, 'host' | 'hostSince'>) => ground.hub.isHostAway(params.id, table),
        isSilent: (since: number) => ground.hub.isSilent(since),
      };
      return orProblem(await room.do(asker, body, ground.now, key));
    },
  );

  app.get(
    '/tables/:id/invite',
    {
      schema: {
        summary: 'The secret part of the link of a table, for those who sit there',
        params: Params,
        response: { 200: InviteSecret },
      },
    },
    async (request) => {
      const { id: person } = mustBe(request);
      const room = await roomOr404(ground, request, request.params.id);
      await room.catchUp();
      const { table } = room.standing;
      if (table.host !== person && seatsOf(table, person).length === 0) throw problem('not-found');
      return { invite: (await ground.rooms.inviteOf(room.id))! };
    },
  );

  app.post(
    '/tables/:id/invite',
    {
      config: { rate: 'play' },
      schema: {
        summary:
          'Replace the secret part of the link of a table, which its host may do: the old one opens nothing',
        params: Params,
        response: { 200: InviteSecret },
      },
    },
    async (request) => {
      const { id: person } = mustBe(request);
      const room = await watched(ground, request, request.params.id);
      if (room.standing.table.host !== person) throw problem('not-host');
      const fault = overFault(room.standing.table);
      if (fault) orProblem(fault);
      const invite = await ground.rooms.replaceInvite(room.id);
      await room.insist(ground.now, (staging) => {
        const isOver = overFault(staging.table);
        if (!isOver) staging.add({ kind: 'linkReplaced' });
        return isOver;
      });
      return { invite };
    },
  );
};
