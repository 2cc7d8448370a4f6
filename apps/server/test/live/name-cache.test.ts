import { afterEach, beforeEach, expect, test } from 'vitest';
import { NameCache } from '../../src/live/name-cache.ts';
import { makePerson } from '../../src/people/people.ts';
import { memoryStore } from '../test-api.ts';

let now = 0;
let names: NameCache;
let db: Awaited<ReturnType<typeof memoryStore>>['db'];

beforeEach(async () => {
  now = 1000;
  ({ db } = await memoryStore());
  names = new NameCache(db, () => now);
});
afterEach(() => db.destroy());

/** Somebody who came after all before. */
const joinAsGuest = async (name: string): Promise<string> => (await makePerson(db, { name, now: ++now })).id;

const namesOf = async (ids: readonly string[], among?: readonly string[]) =>
  Object.fromEntries(Object.entries(await names.of(ids, among)).map(([id, { name }]) => [id, name]));

test('of people whose names look alike, all but the oldest account have a number, whoever is named first', async () => {
  const [anna, bob, other, third] = [
    await joinAsGuest('Anna'),
    await joinAsGuest('Bob'),
    await joinAsGuest('ANNA'),
    await joinAsGuest('Anna'),
  ];
  const due = { [anna]: 'Anna', [bob]: 'Bob', [other]: 'ANNA (2)', [third]: 'Anna (3)' };
  expect(await namesOf([anna, bob, other, third])).toEqual(due);
  expect(await namesOf([third, other, bob, anna])).toEqual(due);
  expect(await namesOf([third, bob])).toEqual({ [third]: 'Anna', [bob]: 'Bob' });
});

test.each([
  ['coco', 'сосо'],
  ['Ian', 'lan'],
  ['علیرضا', 'علی\u200cرضا'],
])('%j and %j are told apart', async (one, other) => {
  const ids = [await joinAsGuest(one), await joinAsGuest(other)];
  expect(Object.values(await namesOf(ids))).toEqual([one, `${other} (2)`]);
});

test('whoever is named is told apart from all who may be named, who are named, too', async () => {
  const [anna, bob, other] = [await joinAsGuest('Anna'), await joinAsGuest('Bob'), await joinAsGuest('Anna')];
  const all = [anna, bob, other];
  const due = { [anna]: 'Anna', [other]: 'Anna (2)' };
  expect(await namesOf([other], all)).toEqual(due);
  expect(await namesOf([anna], all)).toEqual(due);
  expect(await namesOf([bob], all)).toEqual({ [bob]: 'Bob' });
  expect(names.cached([other], all)).toEqual({ [anna]: { name: 'Anna' }, [other]: { name: 'Anna (2)' } });
});

test('a name with a number of its own is nobody else’s', async () => {
  const ids = [await joinAsGuest('Anna'), await joinAsGuest('Anna (2)'), await joinAsGuest('Anna')];
  expect(Object.values(await namesOf(ids))).toEqual(['Anna', 'Anna (2)', 'Anna (3)']);
});

test('a long name still fits into a record with its number', async () => {
  const family = '\u{1f469}\u200d\u{1f469}\u200d\u{1f467}'.repeat(12);
  const ids = [await joinAsGuest(family), await joinAsGuest(family)];
  const [one, other] = Object.values(await namesOf(ids));
  expect(one).toBe(family);
  expect(other).toBe(`${family.slice(0, -8)} (2)`);
  expect([...other!].length).toBeLessThanOrEqual(60);
});

test('a name that was changed is known after it was forgotten, and nobody who was erased is like another', async () => {
  const [anna, other] = [await joinAsGuest('Anna'), await joinAsGuest('Anna')];
  const all = [anna, other, 'gone', 'away'];
  expect(names.cached([anna], all)).toBeUndefined();
  expect(await namesOf(all)).toEqual({ [anna]: 'Anna', [other]: 'Anna (2)', gone: '', away: '' });
  await db.updateTable('person').set({ name: 'Olena' }).where('id', '=', anna).execute();
  expect(names.cached([other], all)).toEqual({ [anna]: { name: 'Anna' }, [other]: { name: 'Anna (2)' } });
  names.invalidate([anna]);
  expect(names.cached([other], all)).toBeUndefined();
  expect(await namesOf([other], all)).toEqual({ [other]: 'Anna' });
});

test('a full memory forgets the oldest names, never one that the same call needs', async () => {
  names = new NameCache(db, () => now, 2);
  const [anna, bob, cid] = [await joinAsGuest('Anna'), await joinAsGuest('Bob'), await joinAsGuest('Cid')];
  await namesOf([anna, bob, cid]);
  const dee = await joinAsGuest('Dee');
  expect(await namesOf([anna, dee])).toEqual({ [anna]: 'Anna', [dee]: 'Dee' });
  now += 60_000;
  await namesOf([bob]);
  now += 1000;
  await db.updateTable('person').set({ name: 'Bo' }).where('id', '=', bob).execute();
  const eve = await joinAsGuest('Eve');
  // Bob is fresh and stays; of the others, which are stale, two had to go.
  expect(await namesOf([eve, bob])).toEqual({ [eve]: 'Eve', [bob]: 'Bob' });
  expect(names.size).toBe(2);
});
