import { TableSettings } from '@bastide/protocol';
import { expect, test } from 'vitest';
import { GAMES } from '../../src/games.ts';
import { Listing } from '../../src/rooms/listing.ts';
import { Names } from '../../src/rooms/names.ts';
import { openPlace } from './playing.ts';

test('all tables of a person that are not over are counted, also those that no list has room for', async () => {
  const place = await openPlace();
  const read = GAMES.newest('catan')!.game.readOptions({ seats: 2 });
  if (!read.ok) throw new Error(read.because);
  const opening = { game: 'catan', options: read.value, settings: TableSettings.parse({}) };
  const rooms = await Promise.all(
    Array.from({ length: 103 }, () => place.rooms.open({ ...opening, by: 'ann' })),
  );
  await rooms[0]!.change(
    () => place.clock.at,
    (staging) => {
      staging.end('closed');
      return undefined;
    },
  );
  const listing = new Listing(place.store, new Names(place.store.db, () => place.clock.at));
  expect(await listing.mine('ann')).toHaveLength(100);
  expect(await listing.countOf('ann')).toBe(102);
  expect(await listing.countOf('bob')).toBe(0);
  await place.close();
});
