import { Sfc32 } from '@bastide/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Room } from '../../src/rooms/room.ts';
import { fromOf, peopleIn } from '../../src/streams/news.ts';
import { Client } from '../http/client.ts';
import { openTestServer, type TestServer } from '../http/open.ts';
import { begun, must, type Place, randomAct } from '../rooms/playing.ts';

let server: TestServer;
let place: Place;
let room: Room;
beforeEach(async () => {
  server = await openTestServer();
  place = { store: server.store, rooms: server.serving.rooms, clock: { at: Date.now() } } as Place;
  room = await begun(place, 'carcassonne', {}, { visibility: 'public' }, ['ann', 'bob']);
});
afterEach(() => server.close());

const move = async () => {
  const { person, command } = randomAct(room, new Sfc32(1));
  await must(room, person, command, place.clock);
};

test('a message names who sits there and whom it mentions, and not all who ever came', async () => {
  await must(room, 'eve', { type: 'say', to: 'all', text: 'Hello!' }, place.clock);
  const from = room.standing.lines.length;
  await move();
  expect(peopleIn(room.standing, from)).toEqual(['ann', 'bob']);
  expect(peopleIn(room.standing)).toEqual(['ann', 'bob', 'eve']);
  await must(room, 'eve', { type: 'say', to: 'all', text: 'Well played.' }, place.clock);
  expect(peopleIn(room.standing, room.standing.lines.length - 1)).toEqual(['ann', 'bob', 'eve']);
});

test('whose rights have changed is told all anew', () => {
  const { length } = room.standing.lines;
  expect(fromOf(room.standing, { version: length, eyes: [0] }, [0])).toBe(length);
  expect(fromOf(room.standing, { version: length, eyes: [] }, [0])).toBe(0);
  expect(fromOf(room.standing, { version: length, eyes: undefined }, [])).toBe(0);
  expect(fromOf(room.standing, { version: length + 1, eyes: [0] }, [0])).toBe(0);
});

test('a table that is followed already is not read once more for whoever comes next', async () => {
  const reads = vi.spyOn(Room.prototype, 'catchUp');
  const open: AsyncGenerator[] = [];
  /** How often the table is read on when somebody comes who knows so many entries. */
  const readsFor = async (version: number) => {
    const before = reads.mock.calls.length;
    const reader = await new Client(server.url).arrive('Reader');
    const lines = reader.lines(`/me/stream?follow=${room.id}:${version}`);
    open.push(lines);
    // The list of one's own tables comes last.
    while ((await lines.next()).value!.event !== 'mine');
    return reads.mock.calls.length - before;
  };
  expect(await readsFor(0)).toBe(1);
  expect(await readsFor(0)).toBe(0);
  // Another process may have told more.
  expect(await readsFor(room.standing.lines.length + 1)).toBe(1);
  for (const lines of open) await lines.return(undefined);
  reads.mockRestore();
});
