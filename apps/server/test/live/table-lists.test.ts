import { TableSettings } from '@bastide/protocol';
import { expect, test } from 'vitest';
import { GAMES } from '../../src/games.ts';
import { NameCache } from '../../src/live/name-cache.ts';
import { TableLists } from '../../src/live/table-lists.ts';
import { countTables } from '../../src/people/table-count.ts';
import { beginTable, mustPerform, openFixture } from './fixture.ts';

test('all tables of a person that are not over are counted, also those that no list has room for', async () => {
  const fixture = await openFixture();
  const read = GAMES.newest('catan')!.game.readOptions({ seats: 2 });
  if (!read.ok) throw new Error(read.because);
  const opening = { game: 'catan', options: read.value, settings: TableSettings.parse({}) };
  const liveTables = await Promise.all(
    Array.from({ length: 103 }, () => fixture.liveTables.open({ ...opening, by: 'ann' })),
  );
  await liveTables[0]!.update(
    () => fixture.clock.at,
    (draft) => {
      draft.end('closed');
      return undefined;
    },
  );
  const tableLists = new TableLists(fixture.store, new NameCache(fixture.store.db, () => fixture.clock.at));
  expect(await tableLists.tablesOf('ann')).toHaveLength(100);
  expect(await countTables(fixture.store.db, 'ann')).toEqual({ going: 102, awaited: 0 });
  expect(await countTables(fixture.store.db, 'bob')).toEqual({ going: 0, awaited: 0 });
  await fixture.close();
});

test('the lobby lists tables with a free seat first, and says how many are not listed', async () => {
  const fixture = await openFixture();
  const read = GAMES.newest('catan')!.game.readOptions({ seats: 2 });
  if (!read.ok) throw new Error(read.because);
  const settings = TableSettings.parse({ visibility: 'public' });
  const open = () => fixture.liveTables.open({ game: 'catan', options: read.value, settings, by: 'ann' });
  const first = await open();
  for (let n = 1; n < 102; n++) {
    fixture.clock.at += 1000;
    await open();
  }
  const full = await open();
  for (const [seat, person] of ['ann', 'bob'].entries())
    await mustPerform(full, person, { type: 'sit', seat, nonce: '' }, fixture.clock);
  const tableLists = new TableLists(fixture.store, new NameCache(fixture.store.db, () => fixture.clock.at));
  const { tables, more } = await tableLists.lobby();
  expect([tables.length, more]).toEqual([100, 3]);
  expect(tables.at(-1)!.table).toBe(full.id);
  expect(tables.map(({ table }) => table)).not.toContain(first.id);
  const opened = tables.slice(0, -1).map((one) => one.opened);
  expect(opened).toEqual(opened.toSorted((a, b) => b - a));
  await fixture.close();
});

test('a list says whether the result counts, and who won once it is over', async () => {
  const fixture = await openFixture();
  const tableLists = new TableLists(fixture.store, new NameCache(fixture.store.db, () => fixture.clock.at));
  const clock = { kind: 'days', days: 1 };
  const told = async (settings: object) => {
    const liveTable = await beginTable(fixture, 'catan', {}, settings, ['ann', 'bob']);
    const row = async () =>
      (await tableLists.tablesOf('bob', true)).find(({ table }) => table === liveTable.id)!;
    const { isRated, winners } = await row();
    await mustPerform(liveTable, 'bob', { type: 'resign', seat: 1 }, fixture.clock);
    return [isRated, winners, (await row()).winners];
  };
  expect(await told({ clock, isRated: true })).toEqual([true, null, [0]]);
  expect(await told({})).toEqual([false, null, [0]]);
  await fixture.close();
});

test('tables that were written before lists said so are just for fun, and nobody is known to have won', async () => {
  const fixture = await openFixture();
  const liveTable = await beginTable(fixture, 'catan', {}, {}, ['ann', 'bob']);
  const row = fixture.store.db.selectFrom('game').select('about').where('id', '=', liveTable.id);
  const { isRated, winners, ...about } = JSON.parse((await row.executeTakeFirstOrThrow()).about);
  expect([isRated, winners]).toEqual([false, null]);
  const old = fixture.store.db.updateTable('game').set({ about: JSON.stringify(about) });
  await old.where('id', '=', liveTable.id).execute();
  const tableLists = new TableLists(fixture.store, new NameCache(fixture.store.db, () => fixture.clock.at));
  expect(await tableLists.tablesOf('ann')).toMatchObject([{ isRated: false, winners: null }]);
  await fixture.close();
});
