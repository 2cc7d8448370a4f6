import { TableSettings } from '@bastide/protocol';
import { expect, test } from 'vitest';
import { GAMES } from '../../src/games.ts';
import { tableCount } from '../../src/people/table-count.ts';
import { Listing } from '../../src/rooms/listing.ts';
import { Names } from '../../src/rooms/names.ts';
import { begun, must, openPlace } from './playing.ts';

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

test('a list says whether the result counts, and who won once it is over', async () => {
  const place = await openPlace();
  const listing = new Listing(place.store, new Names(place.store.db, () => place.clock.at));
  const clock = { kind: 'days', days: 1 };
  const told = async (settings: object) => {
    const room = await begun(place, 'catan', {}, settings, ['ann', 'bob']);
    const row = async () => (await listing.mine('bob', true)).find(({ table }) => table === room.id)!;
    const { isRated, winners } = await row();
    await must(room, 'bob', { type: 'resign', seat: 1 }, place.clock);
    return [isRated, winners, (await row()).winners];
  };
  expect(await told({ clock, isRated: true })).toEqual([true, null, [0]]);
  expect(await told({})).toEqual([false, null, [0]]);
  await place.close();
});

test('tables that were written before lists said so are just for fun, and nobody is known to have won', async () => {
  const place = await openPlace();
  const room = await begun(place, 'catan', {}, {}, ['ann', 'bob']);
  const row = place.store.db.selectFrom('game').select('about').where('id', '=', room.id);
  const { isRated, winners, ...about } = JSON.parse((await row.executeTakeFirstOrThrow()).about);
  expect([isRated, winners]).toEqual([false, null]);
  const old = place.store.db.updateTable('game').set({ about: JSON.stringify(about) });
  await old.where('id', '=', room.id).execute();
  const listing = new Listing(place.store, new Names(place.store.db, () => place.clock.at));
  expect(await listing.mine('ann')).toMatchObject([{ isRated: false, winners: null }]);
  await place.close();
});
