import { TableSettings } from '@bastide/protocol';
import { expect, test } from 'vitest';
import { GAMES } from '../../src/games.ts';
import { tableCount } from '../../src/people/table-count.ts';
import { Listing } from '../../src/rooms/listing.ts';
import { Names } from '../../src/rooms/names.ts';
import { must, openPlace } from './playing.ts';

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
  expect(await tableCount(place.store.db, 'ann')).toEqual({ going: 102, awaited: 0 });
  expect(await tableCount(place.store.db, 'bob')).toEqual({ going: 0, awaited: 0 });
  await place.close();
});

test('who looks for a table finds such as have a free seat first, and hears how many are not listed', async () => {
  const place = await openPlace();
  const read = GAMES.newest('catan')!.game.readOptions({ seats: 2 });
  if (!read.ok) throw new Error(read.because);
  const settings = TableSettings.parse({ visibility: 'public' });
  const open = () => place.rooms.open({ game: 'catan', options: read.value, settings, by: 'ann' });
  const first = await open();
  for (let n = 1; n < 102; n++) {
    place.clock.at += 1000;
    await open();
  }
  const full = await open();
  for (const [seat, person] of ['ann', 'bob'].entries())
    await must(full, person, { type: 'sit', seat, nonce: '' }, place.clock);
  const listing = new Listing(place.store, new Names(place.store.db, () => place.clock.at));
  const { tables, more } = await listing.lobby();
  expect([tables.length, more]).toEqual([100, 3]);
  expect(tables.at(-1)!.table).toBe(full.id);
  expect(tables.map(({ table }) => table)).not.toContain(first.id);
  const opened = tables.slice(0, -1).map((one) => one.opened);
  expect(opened).toEqual(opened.toSorted((a, b) => b - a));
  await place.close();
});
