import type { FastifyRequest } from 'fastify';
import type { Games } from '../game/list.ts';
import { problem } from '../http/problem.ts';
import { digest, isSecret } from '../people/secret.ts';
import type { Ground } from '../people/who.ts';
import type { Listing } from '../rooms/listing.ts';
import type { Names } from '../rooms/names.ts';
import type { Room } from '../rooms/room.ts';
import { type Rooms, UnknownRules } from '../rooms/rooms.ts';
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
export async function roomOr404({ rooms }: TablesGround, id: string): Promise<Room> {
  const room = await rooms.room(id).catch((error: unknown) => {
    throw error instanceof UnknownRules ? problem('rules-unknown') : error;
  });
  if (!room) throw problem('not-found');
  return room;
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
