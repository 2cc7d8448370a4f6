import { Invitation, NewTable, type TableSettings } from '@bastide/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { problem } from '../http/problem.ts';
import { isGuest } from '../people/people.ts';
import { mustBe } from '../people/who.ts';
import { mayOpen, type TablesGround } from './ground.ts';
import { Headers, keyOf, tableFor } from './key.ts';
import { orProblem } from './said.ts';

/** Opening tables. */
export const opening: FastifyPluginAsyncZod<TablesGround> = async (app, ground) => {
  const { games, rooms, now } = ground;

  app.post(
    '/tables',
    {
      config: { rate: 'open', scope: 'bot:play' },
      schema: {
        summary: 'Open a table',
        headers: Headers,
        body: NewTable,
        response: { 201: Invitation },
      },
    },
    async (request, reply) => {
      const somebody = mustBe(request);
      const { id: by, isBot } = somebody;
      const { game, options, settings: agreed, seat, nonce } = request.body;
      const hosted = games.newest(game);
      if (!hosted) throw problem('no-game');
      const read = hosted.game.readOptions(options);
      if (!read.ok) throw problem('bad-options', { rule: read.rule, because: read.because });
      if (seat !== undefined && seat >= read.value.seats) throw problem('not-seated');
      const key = keyOf(request.headers, request.body);
      const own = await tableFor(ground, by, key);
      // The same request may have opened it before.
      const opening = { game, options: read.value, settings: agreed as TableSettings, by };
      if (!(await rooms.room(own.id))) await mayOpen(ground, opening);
      const room = await rooms.open(opening, own);
      if (seat !== undefined) {
        const asker = {
          ...{ person: by, isInvited: false, isBot },
          isGuest: await isGuest(ground.store.db, somebody),
        };
        orProblem(await room.do(asker, { type: 'sit', seat, nonce }, now, key));
      }
      return reply.code(201).send({ table: room.id, invite: (await rooms.inviteOf(room.id))! });
    },
  );
};
