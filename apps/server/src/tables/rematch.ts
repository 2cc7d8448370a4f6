import { Invitation, NewTable, type PersonId } from '@bastide/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problem } from '../http/problem.ts';
import { isGuest, type Person } from '../people/people.ts';
import { mustBe } from '../people/who.ts';
import type { Room } from '../rooms/room.ts';
import { afterTable } from '../rooms/rooms.ts';
import type { Hub } from '../streams/hub.ts';
import { type AccountKind, sit } from '../table/seating.ts';
import type { Staging } from '../table/staging.ts';
import { mayOpen, roomOr404, type TablesGround } from './ground.ts';
import { orProblem } from './said.ts';

/** Opening a table once more: of several who ask at the same moment all come to the same one. */
export const rematch: FastifyPluginAsyncZod<TablesGround> = async (app, ground) => {
  const { games, rooms, hub, now } = ground;

  /** The table after this one, at which the same bots sit, and whoever opened it. */
  async function next(room: Room, somebody: Person, nonce: string): Promise<Room> {
    const by = somebody.id;
    const sitter = { isBot: somebody.isBot, isGuest: await isGuest(ground.store.db, somebody) };
    const { game, options, settings, seats } = room.standing.table;
    const opened = await rooms.open({ game, options, settings, by, after: room.id }, await nextId(room));
    orProblem(
      await opened.change(now, (staging) => {
        const isNew = staging.table.version === 1;
        for (const [seat, { person, bot }] of seats.entries())
          if (isNew && bot !== null) staging.add({ kind: 'bot', seat, bot });
          else if (person === by) sitAsHost(staging, by, sitter, seat, nonce);
        return undefined;
      }),
    );
    return opened;
  }

  /** Of several who open it at the same moment all ask for this one: the first after this table that was not closed. */
  async function nextId(room: Room): Promise<ReturnType<typeof afterTable>> {
    for (let next = afterTable(room.id); ; next = afterTable(next.id)) {
      const there = await rooms.room(next.id);
      await there?.catchUp();
      if (!there || !isClosed(there)) return next;
    }
  }

  /** Whether they can meet at the table that was opened before: one that everybody has left is closed for it. */
  async function isThere(id: string, by: PersonId): Promise<boolean> {
    const next = await rooms.room(id);
    await next?.catchUp();
    if (!next) return false;
    if (isDeserted(next, by, hub))
      await next.insist(now, (staging) => {
        if (isDeserted({ id, standing: staging.after() }, by, hub)) staging.end('closed');
        return undefined;
      });
    return !isClosed(next);
  }

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
      const somebody = mustBe(request);
      const by = somebody.id;
      const room = await roomOr404(ground, request, request.params.id);
      // It may have ended at another process.
      await room.catchUp();
      const { table } = room.standing;
      if (!table.seats.some(({ person }) => person === by)) throw problem('not-found');
      if (table.state !== 'over') throw problem('not-yet');
      const before = table.next;
      if (before === null || !(await isThere(before, by))) {
        if (!games.newest(table.game)) throw problem('no-game');
        await mayOpen(ground, { ...table, by });
        const { id, standing } = await next(room, somebody, request.body.nonce);
        orProblem(
          await room.change(now, (staging) => {
            // Whoever was quicker has said so.
            if (staging.table.next === null || staging.table.next === before)
              staging.add({ kind: 'rematch', table: id, by: standing.table.host });
            return undefined;
          }),
        );
      }
      const opened = room.standing.table.next!;
      return reply.code(201).send({ table: opened, invite: (await rooms.inviteOf(opened))! });
    },
  );
};

const isClosed = ({ standing }: Room): boolean => standing.table.over?.why === 'closed';

/** Whether nobody waits there for the others any more, neither at a seat nor as the host. `by`: who asks. */
function isDeserted({ id, standing }: Pick<Room, 'id' | 'standing'>, by: PersonId, hub: Hub): boolean {
  const { state, host, seats } = standing.table;
  const isLeft = state === 'open' && seats.every(({ person }) => person === null);
  return isLeft && host !== by && !hub.looking(id).includes(host);
}

/** Whoever opened the table sits where they sat before; others come by themselves. A seat that is taken by now stays so. */
function sitAsHost(staging: Staging, by: PersonId, sitter: AccountKind, seat: number, nonce: string): void {
  if (staging.table.host === by) sit(staging, by, { type: 'sit', seat, nonce }, sitter);
}
