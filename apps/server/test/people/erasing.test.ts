import { OwnData } from '@bastide/protocol';
import { expect, test } from 'vitest';
import { NameCache } from '../../src/live/name-cache.ts';
import { sweepExpired } from '../../src/people/sweep.ts';
import { DAY, openTestApi } from '../test-api.ts';

test('somebody gets all that is kept of them', async () => {
  const { browser, db } = await openTestApi();
  const [anna, bob] = [browser(), browser()];
  const id = await anna.arrive('Anna');
  await bob.arrive('Bob');
  await anna.post('/me/recovery');
  await anna.post('/me/bots', { name: 'Robo' });
  await db
    .insertInto('player')
    .values([
      { game: 'here', person: id, is_awaited: 0 },
      { game: 'there', person: 'nobody', is_awaited: 0 },
    ])
    .execute();
  const data = OwnData.parse((await anna.get('/me/data')).json());
  expect(data).toMatchObject({
    me: { id, name: 'Anna' },
    devices: [{ isThis: true }],
    bots: [{ name: 'Robo', tokens: [{}] }],
    recovery: {},
    tables: ['here'],
  });
  expect(JSON.stringify(data)).not.toContain('Bob');
});

test('an account that is erased is gone, and what is left in logs leads to nobody', async () => {
  const { browser, db, clock } = await openTestApi();
  const [anna, bob] = [browser(), browser()];
  const id = await anna.arrive('Anna');
  const other = await bob.arrive('Bob');
  const { code } = (await anna.post('/me/recovery')).json();
  const { code: link } = (await anna.post('/me/link')).json();
  const { bot, token } = (await anna.post('/me/bots', { name: 'Robo' })).json();
  expect((await anna.delete('/me')).statusCode).toBe(204);

  expect((await anna.get('/me')).json().me).toBeNull();
  expect(
    (await browser().post('/recover', { code, attempt: 'a-random-attempt-of-128-bits' })).statusCode,
  ).toBe(422);
  expect((await browser().post('/link', { code: link })).statusCode).toBe(422);
  expect((await browser().get('/me', { authorization: `Bearer ${token}` })).statusCode).toBe(401);
  const rows = [
    ...(await db.selectFrom('person').selectAll().execute()),
    ...(await db.selectFrom('session').selectAll().execute()),
    ...(await db.selectFrom('recovery').selectAll().execute()),
    ...(await db.selectFrom('link').selectAll().execute()),
    ...(await db.selectFrom('bot_token').selectAll().execute()),
  ];
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`Anna|Robo|${id}|${bot}`));
  expect(await new NameCache(db, () => clock.now).of([id, other])).toEqual({
    [id]: { name: '' },
    [other]: { name: 'Bob' },
  });
});

test('flooding of sign-ups: guests who can never come back and sit nowhere are swept away', async () => {
  const { browser, db, clock } = await openTestApi();
  const [gone, kept, seated, owner, here, fresh] = Array.from({ length: 6 }, () => browser());
  const ids = [];
  for (const [one, name] of [
    [gone, 'Gone'],
    [kept, 'Kept'],
    [seated, 'Seated'],
    [owner, 'Owner'],
    [here, 'Here'],
  ] as const)
    ids.push(await one!.arrive(name));
  await kept!.post('/me/recovery');
  await owner!.post('/me/bots', { name: 'Robo' });
  await db.insertInto('player').values({ game: 'here', person: ids[2]!, is_awaited: 0 }).execute();
  for (const one of [gone, kept, seated, owner]) await one!.post('/me/leave');
  clock.now += DAY;
  await fresh!.arrive('Fresh');
  await fresh!.post('/me/leave');
  await sweepExpired(db, clock.now);
  const names = await db.selectFrom('person').select('name').orderBy('name').execute();
  expect(names.map(({ name }) => name)).toEqual(['Fresh', 'Here', 'Kept', 'Owner', 'Robo', 'Seated']);
  clock.now += 366 * DAY;
  await sweepExpired(db, clock.now);
  expect(await db.selectFrom('session').selectAll().execute()).toEqual([]);
});
