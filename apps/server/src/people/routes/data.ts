import { OwnData } from '@bastide/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { playedBy } from '../../ratings/own.ts';
import { botsOf } from '../bots.ts';
import { passkeysOf } from '../passkeys.ts';
import { sessionsOf } from '../sessions.ts';
import { told } from '../told.ts';
import { type Ground, mustBe } from '../who.ts';

/** What is kept of somebody, for themselves. */
export const data: FastifyPluginAsyncZod<Ground> = async (app, { store: { db }, now }) => {
  app.get(
    '/me/data',
    { schema: { summary: 'All that is kept of the caller', response: { 200: OwnData } } },
    async (request) => {
      const person = mustBe(request);
      const { id } = person;
      const here = request.key?.by === 'cookie' ? request.key.session : undefined;
      const sessions = await sessionsOf(db, id, now());
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
        me: await told(db, person),
        devices: sessions.map((session) => ({ ...session, isThis: session.id === here })),
        passkeys: await passkeysOf(db, id),
        recovery: recovery ?? null,
        push,
        bots: await botsOf(db, id),
        tables: tables.map(({ game }) => game),
        ...(await playedBy(db, id)),
      };
    },
  );
};
