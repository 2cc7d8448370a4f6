import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Sfc32, type Types } from '@bastide/contract';
import { type Command, decisionOf, TableSettings } from '@bastide/protocol';
import { GAMES } from '../../src/games.ts';
import type { Answer, Room } from '../../src/rooms/room.ts';
import { Rooms } from '../../src/rooms/rooms.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';

/** Tables in a store of their own, by a clock that stands until it is moved. */
export interface Place {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly clock: { at: number };
  /** Tables as another process would have them: the same store, another memory. */
  elsewhere(): Rooms;
  close(): Promise<void>;
}

export async function openPlace(): Promise<Place> {
  const data = mkdtempSync(path.join(tmpdir(), 'bastide-rooms-'));
  const store = await openStore({ data });
  const clock = { at: 1_700_000_000_000 };
  const now = () => clock.at;
  return {
    store,
    rooms: new Rooms(store, GAMES, now),
    clock,
    elsewhere: () => new Rooms(store, GAMES, now),
    close: async () => {
      await store.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

const tables = new WeakMap<object, number>();

/** The id and the secret of the next table of a store: whatever comes by chance at its tables comes again whenever a test runs. */
export function sameChance(store: object): { readonly id: string; readonly dealer: string } {
  const number = (tables.get(store) ?? 0) + 1;
  tables.set(store, number);
  const id = `table${number}`;
  return { id, dealer: createHash('sha256').update(id).digest('hex') };
}

export const PEOPLE = ['ann', 'bob', 'cid', 'dee'];

/** A table at which these people sit, begun. */
export async function begun(
  { rooms, clock, store }: Pick<Place, 'rooms' | 'clock' | 'store'>,
  game: string,
  options: object,
  settings: object = {},
  people = PEOPLE.slice(0, 3),
): Promise<Room> {
  const read = GAMES.newest(game)!.game.readOptions({ ...options, seats: people.length });
  if (!read.ok) throw new Error(read.because);
  const room = await rooms.open(
    {
      game,
      options: read.value,
      settings: TableSettings.parse({ visibility: 'public', ...settings }),
      by: people[0]!,
    },
    sameChance(store),
  );
  for (const person of people) await must(room, person, { type: 'sit', nonce: '' }, clock);
  await must(room, people[0]!, { type: 'begin' }, clock);
  return room;
}

export async function must(room: Room, person: string, command: Command, clock: { at: number }) {
  const answer = await room.do({ person, isInvited: true }, command, () => clock.at);
  if (!answer.ok) throw new Error(`${person} ${JSON.stringify(command)}: ${JSON.stringify(answer)}`);
  return answer;
}

/** One random action of somebody who is awaited. */
export function randomAct(room: Room, random: Sfc32): { person: string; command: Command } {
  const { table, played, lines, hosted } = room.standing;
  const seat = table.awaits[random.below(table.awaits.length)]!;
  const actions = hosted.game.actions(played!.state, seat) as readonly Types['Action'][];
  const action = actions[random.below(actions.length)]!;
  return {
    person: table.seats[seat]!.person!,
    command: {
      type: 'act',
      seat,
      decision: decisionOf(table, seat)!,
      seen: lines.length,
      actions: [{ ...action }],
    },
  };
}

/** Plays at random until the game is over, or so many commands were done. */
export async function playOn(room: Room, clock: { at: number }, seed = 1, atMost = 3000): Promise<void> {
  const random = new Sfc32(seed);
  for (let n = 0; n < atMost && room.standing.table.state === 'running'; n++) {
    const { person, command } = randomAct(room, random);
    await must(room, person, command, clock);
  }
}

export type { Answer };
