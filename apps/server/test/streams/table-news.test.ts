import { Sfc32 } from '@bastide/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveTable } from '../../src/live/live-table.ts';
import { firstNewEntry, peopleNamed } from '../../src/streams/table-news.ts';
import { Client } from '../http/client.ts';
import { openTestServer, type TestServer } from '../http/test-server.ts';
import { beginTable, type Fixture, mustPerform, randomAction } from '../live/fixture.ts';

let server: TestServer;
let fixture: Fixture;
let liveTable: LiveTable;
beforeEach(async () => {
  server = await openTestServer();
  fixture = {
    store: server.store,
    liveTables: server.server.liveTables,
    clock: { at: Date.now() },
  } as Fixture;
  liveTable = await beginTable(fixture, 'carcassonne', {}, { visibility: 'public' }, ['ann', 'bob']);
});
afterEach(() => server.close());

const move = async () => {
  const { person, command } = randomAction(liveTable, new Sfc32(1));
  await mustPerform(liveTable, person, command, fixture.clock);
};

test('a message names who sits there and whom it mentions, and not all who ever came', async () => {
  await mustPerform(liveTable, 'eve', { type: 'say', to: 'all', text: 'Hello!' }, fixture.clock);
  const from = liveTable.snapshot.log.length;
  await move();
  expect(peopleNamed(liveTable.snapshot, from)).toEqual(['ann', 'bob']);
  expect(peopleNamed(liveTable.snapshot)).toEqual(['ann', 'bob', 'eve']);
  await mustPerform(liveTable, 'eve', { type: 'say', to: 'all', text: 'Well played.' }, fixture.clock);
  expect(peopleNamed(liveTable.snapshot, liveTable.snapshot.log.length - 1)).toEqual(['ann', 'bob', 'eve']);
});

test('whose rights have changed is told all anew', () => {
  const { length } = liveTable.snapshot.log;
  expect(firstNewEntry(liveTable.snapshot, { version: length, viewerSeats: [0] }, [0])).toBe(length);
  expect(firstNewEntry(liveTable.snapshot, { version: length, viewerSeats: [] }, [0])).toBe(0);
  expect(firstNewEntry(liveTable.snapshot, { version: length, viewerSeats: undefined }, [])).toBe(0);
  expect(firstNewEntry(liveTable.snapshot, { version: length + 1, viewerSeats: [0] }, [0])).toBe(0);
});

test('a table that is followed already is not read once more for whoever comes next', async () => {
  const reads = vi.spyOn(LiveTable.prototype, 'refresh');
  const open: AsyncGenerator[] = [];
  /** Returns the number of reads of the log when somebody comes who knows so many entries. */
  const readsFor = async (version: number) => {
    const before = reads.mock.calls.length;
    const reader = await new Client(server.url).joinAsGuest('Reader');
    const lines = reader.lines(`/me/stream?follow=${liveTable.id}:${version}`);
    open.push(lines);
    // The list of one's own tables comes last.
    while ((await lines.next()).value!.event !== 'mine');
    return reads.mock.calls.length - before;
  };
  expect(await readsFor(0)).toBe(1);
  expect(await readsFor(0)).toBe(0);
  // Another process may have told more.
  expect(await readsFor(liveTable.snapshot.log.length + 1)).toBe(1);
  for (const lines of open) await lines.return(undefined);
  reads.mockRestore();
});
