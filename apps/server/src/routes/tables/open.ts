import { Invitation, NewTable, type TableSettings } from '@bastide/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { problem } from '../../http/problem.ts';
import { requirePerson } from '../../people/identity.ts';
import { isGuest } from '../../people/people.ts';
import { requireMayOpen, type TablesContext } from './context.ts';
import { IdempotencyHeaders, idempotencyKeyOf, tableKeysFor } from './idempotency.ts';
import { toHttp } from './responses.ts';

/** Opening tables. */
export const openRoutes: FastifyPluginAsyncZod<TablesContext> = async (app, context) => {
  const { games, liveTables, now } = context;

  app.post(
    '/tables',
    {
      config: { rate: 'open', scope: 'bot:play' },
      schema: {
        summary: 'Open a table',
        headers: IdempotencyHeaders,
        body: NewTable,
        response: { 201: Invitation },
      },
    },
    async (request, reply) => {
      const caller = requirePerson(request);
      const { id: by, isBot } = caller;
      const { game, options, settings, seat, nonce } = request.body;
      const facts = games.newest(game);
      if (!facts) throw problem('no-game');
      const read = facts.game.readOptions(options);
      if (!read.ok) throw problem('bad-options', { rule: read.rule, because: read.because });
      if (seat !== undefined && seat >= read.value.seats) throw problem('not-seated');
      const key = idempotencyKeyOf(request.headers, request.body);
      const own = await tableKeysFor(context, by, key);
      // The same request may have opened it before.
      const spec = { game, options: read.value, settings: settings as TableSettings, by };
      if (!(await liveTables.get(own.id))) await requireMayOpen(context, spec);
      const liveTable = await liveTables.open(spec, own);
      if (seat !== undefined) {
        const requester = {
          ...{ person: by, isInvited: false, isBot },
          isGuest: await isGuest(context.store.db, caller),
        };
        toHttp(await liveTable.perform(requester, { type: 'sit', seat, nonce }, now, key));
      }
      return reply
        .code(201)
        .send({ table: liveTable.id, invite: (await liveTables.inviteOf(liveTable.id))! });
    },
  );
};
