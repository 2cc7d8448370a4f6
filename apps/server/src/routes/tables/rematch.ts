import { Invitation, NewTable, type PersonId } from '@bastide/protocol';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problem } from '../../http/problem.ts';
import type { LiveTable } from '../../live/live-table.ts';
import { rematchTableKeys } from '../../live/live-tables.ts';
import { blockedAmong } from '../../people/blocks.ts';
import { requirePerson } from '../../people/identity.ts';
import { isGuest, type Person } from '../../people/people.ts';
import type { Hub } from '../../streams/hub.ts';
import { type AccountKind, takeSeat } from '../../table/seating.ts';
import type { TableDraft } from '../../table/table-draft.ts';
import { requireLiveTable, requireMayOpen, type TablesContext } from './context.ts';
import { toHttp } from './responses.ts';

/** Opening a table once more: of several who ask at the same moment all come to the same one. */
export const rematchRoutes: FastifyPluginAsyncZod<TablesContext> = async (app, context) => {
  const { games, liveTables, hub, now } = context;

  /** The table after this one, at which the same bots sit, and whoever opened it; the seats of the others are kept for them. */
  async function openNext(liveTable: LiveTable, caller: Person, nonce: string): Promise<LiveTable> {
    const by = caller.id;
    const accountKind = { isBot: caller.isBot, isGuest: await isGuest(context.store.db, caller) };
    const { game, options, settings, seats } = liveTable.snapshot.table;
    const blocked = await blockedAmong(
      context.store.db,
      by,
      seats.flatMap(({ person }) => person ?? []),
    );
    const keeps = seats.map(({ person }) =>
      person === null || person === by || blocked.has(person) ? null : person,
    );
    const opened = await liveTables.open(
      { game, options, settings, by, after: liveTable.id, keeps },
      await nextId(liveTable),
    );
    toHttp(
      await opened.update(now, (draft) => {
        const isNew = draft.table.version === 1;
        for (const [seat, { person, bot }] of seats.entries())
          if (isNew && bot !== null) draft.append({ kind: 'bot', seat, bot });
          else if (person === by) seatOpener(draft, by, accountKind, seat, nonce);
        return undefined;
      }),
    );
    return opened;
  }

  /** Of several who open it at the same moment all ask for this one: the first after this table that was not closed. */
  async function nextId(liveTable: LiveTable): Promise<ReturnType<typeof rematchTableKeys>> {
    for (let next = rematchTableKeys(liveTable.id); ; next = rematchTableKeys(next.id)) {
      const there = await liveTables.get(next.id);
      await there?.refresh();
      if (!there || !isClosed(there)) return next;
    }
  }

  /** Tells whether they can meet at the table that was opened before. Closes it if everybody has left. */
  async function canMeetAt(id: string, by: PersonId): Promise<boolean> {
    const next = await liveTables.get(id);
    await next?.refresh();
    if (!next) return false;
    if (isDeserted(next, by, hub))
      await next.updateAlways(now, (draft) => {
        if (isDeserted({ id, snapshot: draft.toSnapshot() }, by, hub)) draft.end('closed');
        return undefined;
      });
    return !isClosed(next);
  }

  app.post(
    '/tables/:id/rematch',
    {
      config: { rate: 'open', scope: 'bot:play' },
      schema: {
        summary: 'Open a rematch with the same settings and bots; the players find it at the old table',
        params: z.strictObject({ id: z.string() }),
        body: z.strictObject({ nonce: NewTable.shape.nonce }),
        response: { 201: Invitation },
      },
    },
    async (request, reply) => {
      const caller = requirePerson(request);
      const by = caller.id;
      const liveTable = await requireLiveTable(context, request, request.params.id);
      // It may have ended at another process.
      await liveTable.refresh();
      const { table } = liveTable.snapshot;
      if (!table.seats.some(({ person }) => person === by)) throw problem('not-found');
      if (table.state !== 'over') throw problem('not-yet');
      const before = table.next;
      if (before === null || !(await canMeetAt(before, by))) {
        if (!games.newest(table.game)) throw problem('no-game');
        await requireMayOpen(context, { ...table, by });
        const { id, snapshot } = await openNext(liveTable, caller, request.body.nonce);
        toHttp(
          await liveTable.update(now, (draft) => {
            // Whoever was quicker has said so.
            if (draft.table.next === null || draft.table.next === before)
              draft.append({ kind: 'rematch', table: id, by: snapshot.table.host });
            return undefined;
          }),
        );
      }
      const opened = liveTable.snapshot.table.next!;
      return reply.code(201).send({ table: opened, invite: (await liveTables.inviteOf(opened))! });
    },
  );
};

const isClosed = ({ snapshot }: LiveTable): boolean => snapshot.table.over?.why === 'closed';

/** Tells whether nobody waits there any more, neither at a seat nor as the host. `by`: the caller. */
function isDeserted({ id, snapshot }: Pick<LiveTable, 'id' | 'snapshot'>, by: PersonId, hub: Hub): boolean {
  const { state, host, seats } = snapshot.table;
  const isLeft = state === 'open' && seats.every(({ person }) => person === null);
  return isLeft && host !== by && !hub.viewersOf(id).includes(host);
}

/** Seats the opener of the table where they sat before; others come by themselves. A seat that is taken by now stays so. */
function seatOpener(
  draft: TableDraft,
  by: PersonId,
  accountKind: AccountKind,
  seat: number,
  nonce: string,
): void {
  if (draft.table.host === by) takeSeat(draft, by, { type: 'sit', seat, nonce }, accountKind);
}
