import { TableSettings } from '@bastide/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '../../src/games.ts';
import { Listing } from '../../src/rooms/listing.ts';
import { Names } from '../../src/rooms/names.ts';
import { HostWatch } from '../../src/ticking/host-watch.ts';
import { openPlace, type Place } from '../rooms/playing.ts';

const HOUR = 3_600_000;

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.close());

test('a table at which nobody is seen is closed an hour after processes hear each other again, and not before', async () => {
  const { rooms, store, clock } = place;
  const read = GAMES.newest('catan')!.game.readOptions({ seats: 2 });
  if (!read.ok) throw new Error(read.because);
  const settings = TableSettings.parse({ visibility: 'public' });
  const room = await rooms.open({ game: 'catan', options: read.value, settings, by: 'ann' });
  clock.at += HOUR;
  const now = () => clock.at;
  let sinceGap = 0;
  let look = () => {};
  const watch = new HostWatch({
    ...{ rooms, now, patience: HOUR },
    listing: new Listing(store, new Names(store.db, now)),
    hub: { isHostAway: () => true, isGoneFor: () => true },
    bus: { sinceGap: () => sinceGap },
    timers: {
      after: (_, work) => {
        look = work;
        return () => {};
      },
    },
    failed: (error) => {
      throw error;
    },
  });
  const stateAfterLook = async () => {
    const before = look;
    look();
    await expect.poll(() => look).not.toBe(before);
    return room.standing.table.state;
  };
  expect(await stateAfterLook()).toBe('open');
  sinceGap = HOUR - 1;
  expect(await stateAfterLook()).toBe('open');
  sinceGap = HOUR;
  expect(await stateAfterLook()).toBe('over');
  await watch.close();
});
