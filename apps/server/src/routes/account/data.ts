import { OwnData } from '@bastide/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { blocksOf } from '../../people/blocks.ts';
import { botsOf } from '../../people/bots.ts';
import { type RouteContext, requirePerson } from '../../people/identity.ts';
import { meOf } from '../../people/me.ts';
import { listPasskeys } from '../../people/passkeys.ts';
import { listSessions } from '../../people/sessions.ts';
import { historyOf } from '../../ratings/history.ts';

/** Route for everything that is stored of the caller. */
export const dataRoutes: FastifyPluginAsyncZod<RouteContext> = async (app, { store: { db }, now }) => {
  app.get(
    '/me/data',
    { schema: { summary: 'Export all stored data about the caller', response: { 200: OwnData } } },
    async (request) => {
      const person = requirePerson(request);
      const { id } = person;
      const currentSession = request.key?.by === 'cookie' ? request.key.session : undefined;
      const sessions = await listSessions(db, id, now());
      const recovery = await db
        .selectFrom('recovery')
        .select('created')
        .where('person', '=', id)
        .executeTakeFirst();
      const push = await db
        .selectFrom('push')
        .select(['session as device', 'endpoint', 'language'])
        .where('person', '=', id)
        .orderBy('session')
        .execute();
      const tables = await db
        .selectFrom('player')
        .select('game')
        .where('person', '=', id)
        .orderBy('game')
        .execute();
      return {
        me: await meOf(db, person),
        devices: sessions.map((session) => ({ ...session, isThis: session.id === currentSession })),
        passkeys: await listPasskeys(db, id),
        recovery: recovery ?? null,
        push,
        bots: await botsOf(db, id),
        tables: tables.map(({ game }) => game),
        ...(await historyOf(db, id)),
        // Names of others are not the caller's data.
        blocks: (await blocksOf(db, id)).map(({ id: person, at }) => ({ person, at })),
      };
    },
  );
};
