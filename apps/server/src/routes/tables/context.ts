import { isKicked, mayWatch } from '@bastide/protocol';
import type { FastifyRequest } from 'fastify';
import type { GameRegistry } from '../../game-registry.ts';
import { problem } from '../../http/problem.ts';
import type { LiveTable } from '../../live/live-table.ts';
import { type LiveTables, type NewTableSpec, UnknownRules } from '../../live/live-tables.ts';
import type { NameCache } from '../../live/name-cache.ts';
import type { TableLists } from '../../live/table-lists.ts';
import { blockedAmong, blockersAmong } from '../../people/blocks.ts';
import type { RouteContext } from '../../people/identity.ts';
import type { Person } from '../../people/people.ts';
import { digest, matchesDigest } from '../../people/secret.ts';
import { countTables } from '../../people/table-count.ts';
import type { Hub } from '../../streams/hub.ts';
import type { Requester } from '../../table/requester.ts';

/** Services of the routes of tables. */
export interface TablesContext extends RouteContext {
  readonly games: GameRegistry;
  readonly liveTables: LiveTables;
  readonly names: NameCache;
  readonly tableLists: TableLists;
  readonly hub: Hub;
}

/** The table of that id; a problem where there is none. Whether the caller may look at it is asked elsewhere. */
export async function requireLiveTable(
  context: TablesContext,
  request: FastifyRequest,
  id: string,
): Promise<LiveTable> {
  const liveTable = await findLiveTable(context, request, id);
  if (!liveTable) throw problem('not-found');
  return liveTable;
}

/**
 * The table of that id; undefined where there is none. That its rules are gone is a problem for whoever knows of the table anyway; to
 * others there is none.
 */
export async function findLiveTable(
  context: TablesContext,
  request: FastifyRequest,
  id: string,
): Promise<LiveTable | undefined> {
  const { liveTables } = context;
  try {
    return await liveTables.get(id);
  } catch (error) {
    if (!(error instanceof UnknownRules)) throw error;
    if (!(await liveTables.isKnownTo(id, request.person?.id)) && !(await isInvited(context, request, id)))
      return undefined;
    throw problem('rules-unknown');
  }
}

/** The table of that id, if the caller may look at it; else there is none. */
export async function requireWatchable(
  context: TablesContext,
  request: FastifyRequest,
  id: string,
): Promise<LiveTable> {
  const liveTable = await requireLiveTable(context, request, id);
  await liveTable.refresh();
  const { table } = liveTable.snapshot;
  const person = request.person?.id;
  if (mayWatch(table, person)) return liveTable;
  if (isKicked(table, person)) throw problem('kicked');
  if (!(await isInvited(context, request, id))) throw problem('not-found');
  return liveTable;
}

/**
 * A problem for whoever has too many tables that are not over: they finish some first. Where the result counts time is limited: else
 * whoever is losing need never move.
 */
export async function requireMayOpen(
  { settings, store }: TablesContext,
  { by, settings: { isRated, clock } }: Pick<NewTableSpec, 'by' | 'settings'>,
): Promise<void> {
  if (isRated && clock.kind === 'none') throw problem('clock-needed');
  const most = settings.limits.openGames;
  const { going } = await countTables(store.db, by);
  if (going >= most) throw problem('limit-reached', { values: { what: 'tables', most } });
}

/** Tells whether the caller shows the secret part of the table's link. */
export async function isInvited(
  { liveTables }: TablesContext,
  request: FastifyRequest,
  id: string,
): Promise<boolean> {
  const shown = request.headers['bastide-invite'];
  if (typeof shown !== 'string') return false;
  const invite = await liveTables.inviteOf(id);
  return invite !== undefined && matchesDigest(shown, digest(invite));
}

/** Blocks between the caller and people at the table, as far as somebody joins it by the command; otherwise none are looked up. */
export async function blocksAt(
  { store: { db } }: TablesContext,
  liveTable: LiveTable,
  caller: Person,
  isSitting: boolean,
): Promise<Pick<Requester, 'blockedBy' | 'blocks'>> {
  if (!isSitting && mayWatch(liveTable.snapshot.table, caller.id)) return {};
  // Another process may have seated people, or changed the host.
  await liveTable.refresh();
  const { host, seats } = liveTable.snapshot.table;
  const here = [...new Set([host, ...seats.flatMap(({ person }) => person ?? [])])];
  return {
    blockedBy: await blockersAmong(db, caller, here),
    blocks: await blockedAmong(db, caller.id, here),
  };
}
