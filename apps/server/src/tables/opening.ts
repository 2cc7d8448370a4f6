import { Invitation, NewTable, type TableSettings } from '@bastide/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problem } from '../http/problem.ts';
import type { Person } from '../people/people.ts';
import { mustBe } from '../people/who.ts';
import type { Room } from '../rooms/room.ts';
import { roomOr404, type TablesGround } from './ground.ts';
import { orProblem } from './said.ts';

/** Opening tables: new ones, and one after another. */
export const opening: FastifyPluginAsyncZod<TablesGround> = async (app, ground) => {
  const { games, rooms, now, settings, listing } = ground;

  /** Whoever has too many tables that are not over finishes some first. */
  async function mayOpen(person: string): Promise<void> {
    const most = settings.limits.openGames;
    if ((await listing.countOf(person)) >= most)
      throw problem('limit-reached', { values: { what: 'tables', most } });
  }

  async function sit(room: Room, { id, isBot }: Person, seat: number, nonce: string): Promise<void> {
    orProblem(await room.do({ person: id, isInvited: false, isBot }, { type: 'sit', seat, nonce }, now));
  }

  /** Nobody will come to it. */
  async function close(room: Room): Promise<void> {
    await room.change(now, (staging) => {
      if (staging.table.state === 'open') staging.end('closed');
      return undefined;
    });
  }

  app.post(
    '/tables',
    {
      config: { rate: 'open', scope: 'bot:play' },
      schema: { summary: 'Open a table', body: NewTable, response: { 201: Invitation } },
    },
    async (request, reply) => {
      const person = mustBe(request);
      const { id: by } = person;
      const { game, options, settings: agreed, seat, nonce } = request.body;
      const hosted = games.newest(game);
      if (!hosted) throw problem('no-game');
      const read = hosted.game.readOptions(options);
      if (!read.ok) throw problem('bad-options', { rule: read.rule, because: read.because });
      if (seat !== undefined && seat >= read.value.seats) throw problem('not-seated');
      await mayOpen(by);
      const room = await rooms.open({ game, options: read.value, settings: agreed as TableSettings, by });
      if (seat !== undefined) await sit(room, person, seat, nonce);
      return reply.code(201).send({ table: room.id, invite: (await rooms.inviteOf(room.id))! });
    },
  );

  app.post(
    '/tables/:id/rematch',
    {
      config: { rate: 'open', scope: 'bot:play' },
      schema: {
        summary: 'Open the same table again, with the same bots; those who played find it there',
        params: z.strictObject({ id: z.string() }),
        body: z.strictObject({ nonce: NewTable.shape.nonce }),
        response: { 201: Invitation },
      },
    },
    async (request, reply) => {
      const asker = mustBe(request);
      const { id: by } = asker;
      const room = await roomOr404(ground, request.params.id);
      await room.catchUp();
      const { table } = room.standing;
      if (!table.seats.some(({ person }) => person === by)) throw problem('not-found');
      if (table.state !== 'over') throw problem('not-yet');
      if (table.next !== null) {
        const invite = await rooms.inviteOf(table.next);
        return reply.code(201).send({ table: table.next, invite: invite! });
      }
      await mayOpen(by);
      const { game, options, settings: agreed, seats } = table;
      const next = await rooms.open({ game, options, settings: agreed, by, after: room.id });
      for (const [seat, { person, bot }] of seats.entries()) {
        if (person === by) await sit(next, asker, seat, request.body.nonce);
        else if (bot !== null)
          orProblem(await next.do({ person: by, isInvited: false }, { type: 'bot', seat, bot }, now));
      }
      orProblem(
        await room.change(now, (staging) => {
          // Whoever was quicker has opened it.
          if (staging.table.next === null) staging.add({ kind: 'rematch', table: next.id, by });
          return undefined;
        }),
      );
      const played = room.standing.table.next!;
      if (played !== next.id) await close(next);
      return reply.code(201).send({ table: played, invite: (await rooms.inviteOf(played))! });
    },
  );
};
