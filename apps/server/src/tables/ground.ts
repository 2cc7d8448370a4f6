import { isKicked, mayWatch } from '@bastide/protocol';
import type { FastifyRequest } from 'fastify';
import type { Games } from '../game-list.ts';
import { problem } from '../http/problem.ts';
import { digest, isSecret } from '../people/secret.ts';
import { tableCount } from '../people/table-count.ts';
import type { Ground } from '../people/who.ts';
import type { Listing } from '../rooms/listing.ts';
import type { Names } from '../rooms/names.ts';
import type { Room } from '../rooms/room.ts';
import { type Opening, type Rooms, UnknownRules } from '../rooms/rooms.ts';
import type { Hub } from '../streams/hub.ts';

/** What routes of tables stand on. */
export interface TablesGround extends Ground {
  readonly games: Games;
  readonly rooms: Rooms;
  readonly names: Names;
  readonly listing: Listing;
  readonly hub: Hub;
}

/** The table of that id; a problem where there is none. Whether the caller may look at it is asked elsewhere. */
export async function roomOr404(ground: TablesGround, request: FastifyRequest, id: string): Promise<Room> {
  const room = await roomFor(ground, request, id);
  if (!room) throw problem('not-found');
  return room;
}

/**
 * The table of that id; undefined where there is none. That its rules are gone is a problem for whoever knows of the table anyway; to
 * others there is none.
 */
export async function roomFor(
  ground: TablesGround,
  request: FastifyRequest,
  id: string,
): Promise<Room | undefined> {
  const { rooms } = ground;
  try {
    return await rooms.room(id);
  } catch (error) {
    if (!(error instanceof UnknownRules)) throw error;
    if (!(await rooms.isKnownTo(id, request.person?.id)) && !(await isInvited(ground, request, id)))
      return undefined;
    throw problem('rules-unknown');
  }
}

/** The table of that id, if the caller may look at it; else there is none. */
export async function watched(ground: TablesGround, request: FastifyRequest, id: string): Promise<Room> {
  const room = await roomOr404(ground, request, id);
  await room.catchUp();
  const { table } = room.standing;
  const person = request.person?.id;
  if (mayWatch(table, person)) return room;
  if (isKicked(table, person)) throw problem('sent-away');
  if (!(await isInvited(ground, request, id))) throw problem('not-found');
  return room;
}

/**
 * A problem for whoever has too many tables that are not over: they finish some first. Where the result counts time is limited: else
 * whoever is losing need never move.
 */
export async function mayOpen(
  { settings, store }: TablesGround,
  { by, settings: { isRated, clock } }: Pick<Opening, 'by' | 'settings'>,
): Promise<void> {
  if (isRated && clock.kind === 'none') throw problem('clock-needed');
  const most = settings.limits.openGames;
  const { going } = await tableCount(store.db, by);
  if (going >= most) throw problem('limit-reached', { values: { what: 'tables', most } });
}

/** Whether the caller shows the secret part of the table's link. */
export async function isInvited(
  { rooms }: TablesGround,
  request: FastifyRequest,
  id: string,
): Promise<boolean> {
  const shown = request.headers['bastide-invite'];
  if (typeof shown !== 'string') return false;
  const invite = await rooms.inviteOf(id);
  return invite !== undefined && isSecret(shown, digest(invite));
}
