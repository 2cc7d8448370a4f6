import { TableSettings } from '@bastide/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '../../src/games.ts';
import { NameCache } from '../../src/live/name-cache.ts';
import { TableLists } from '../../src/live/table-lists.ts';
import { HostWatch } from '../../src/scheduler/host-watch.ts';
import { type Fixture, openFixture } from '../live/fixture.ts';

const HOUR = 3_600_000;

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.close());

test('a table at which nobody is seen is closed an hour after processes hear each other again, and not before', async () => {
  const { liveTables, store, clock } = fixture;
  const read = GAMES.newest('catan')!.game.readOptions({ seats: 2 });
  if (!read.ok) throw new Error(read.because);
  const settings = TableSettings.parse({ visibility: 'public' });
  const liveTable = await liveTables.open({ game: 'catan', options: read.value, settings, by: 'ann' });
  clock.at += HOUR;
  const now = () => clock.at;
  let sinceGap = 0;
  let look = () => {};
  const watch = new HostWatch({
    ...{ liveTables, now, abandonedAfterMs: HOUR },
    tableLists: new TableLists(store, new NameCache(store.db, now)),
    hub: { isHostAway: () => true, isGoneFor: () => true },
    bus: { msSinceGap: () => sinceGap },
    timers: {
      after: (_, work) => {
        look = work;
        return () => {};
      },
    },
    onError: (error) => {
      throw error;
    },
  });
  const stateAfterLook = async () => {
    const before = look;
    look();
    await expect.poll(() => look).not.toBe(before);
    return liveTable.snapshot.table.state;
  };
  expect(await stateAfterLook()).toBe('open');
  sinceGap = HOUR - 1;
  expect(await stateAfterLook()).toBe('open');
  sinceGap = HOUR;
  expect(await stateAfterLook()).toBe('over');
  await watch.close();
});
