import { replay, Sfc32 } from '@bastide/contract';
import { verify } from '@bastide/fair';
import { decisionOf, tableOf } from '@bastide/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games.ts';
import { Rooms } from '../../src/rooms/rooms.ts';
import { recordFrom } from '../../src/table/record.ts';
import { seated } from '../ticking/ground.ts';
import { begun, must, openPlace, PEOPLE, type Place, playOn, randomAct } from './playing.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.close());

const GAMES_PLAYED = [
  ['carcassonne', { edition: 'c2', sets: ['traders'] }],
  ['catan', {}],
] as const;

describe.each(GAMES_PLAYED)('%s', (game, options) => {
  test('a whole game is written down, read again elsewhere as the same, and can be checked', async () => {
    const room = await begun(place, game, options);
    await playOn(room, place.clock, 5, 4000);
    const { table, hosted } = room.standing;
    expect(table.state).toBe('over');
    const other = await place.elsewhere().room(room.id);
    expect(other!.standing.table).toEqual(table);
    expect(other!.standing.lines).toEqual(room.standing.lines);
    const record = recordFrom(room.standing, { ann: { name: 'Ann' } })!;
    expect(replay(hosted.game, record).ok).toBe(true);
    expect(verify(hosted.game, record).ok).toBe(true);
    expect(table.over!.outcome).toEqual(record.result);
  });

  test('a decision is answered once, and by whom it is asked of', async () => {
    const room = await begun(place, game, options);
    const { person, command } = randomAct(room, new Sfc32(2));
    const other = PEOPLE.find((one) => one !== person)!;
    const ask = (who: string, what = command) =>
      room.do({ person: who, isInvited: false }, what, () => place.clock.at);
    expect(await ask(other)).toMatchObject({ ok: false, code: 'not-your-seat' });
    expect(await ask(person)).toMatchObject({ ok: true });
    const before = room.standing;
    expect(await ask(person)).toMatchObject({ ok: false });
    expect(room.standing).toBe(before);
  });

  test('the same request is done once, whenever it comes again', async () => {
    const room = await begun(place, game, options);
    const { person, command } = randomAct(room, new Sfc32(2));
    const key = { key: 'key-0001', request: JSON.stringify(command) };
    const ask = (of = room, more = key) =>
      of.do({ person, isInvited: false }, command, () => place.clock.at, more);
    const elsewhere = place.elsewhere();
    const before = (await elsewhere.room(room.id))!.standing.lines.length;
    const first = await ask();
    expect(first.ok).toBe(true);
    const count = room.standing.lines.length;
    expect(await Promise.all([ask(), ask()])).toEqual([first, first]);
    const there = (await place.elsewhere().room(room.id))!;
    expect(await ask(there)).toEqual(first);
    const late = (await elsewhere.room(room.id))!;
    expect(late.standing.lines).toHaveLength(before);
    expect(await ask(late)).toEqual(first);
    // Whoever looks on there sees it, too.
    expect(late.standing.lines).toHaveLength(count);
    expect(await ask(room, { ...key, request: 'other' })).toEqual({ ok: false, code: 'key-reused' });
    await playOn(room, place.clock, 3, 5);
    expect(await ask()).toEqual(first);
    expect(tableOf(room.standing.lines.map(({ entry }) => entry))!.version).toBeGreaterThan(count);
  });

  test('two processes write one log: each entry is there once, and both come to the same', async () => {
    const here = await begun(place, game, options);
    const there = (await place.elsewhere().room(here.id))!;
    const random = new Sfc32(9);
    for (let n = 0; n < 60 && here.standing.table.state === 'running'; n++) {
      const one = randomAct(n % 2 ? here : there, random);
      const ask = (room: typeof here) =>
        room.do({ person: one.person, isInvited: false }, one.command, () => place.clock.at);
      const answers = await Promise.all([ask(here), ask(there)]);
      expect(answers.filter(({ ok }) => ok).length).toBe(1);
      await Promise.all([here.catchUp(), there.catchUp()]);
      expect(there.standing.table).toEqual(here.standing.table);
      expect(decisionOf(there.standing.table, 0)).toBe(decisionOf(here.standing.table, 0));
    }
  });
});

describe('where others are always quicker', () => {
  /** A table at which somebody says something before each of so many writes. */
  const crowded = async (times: number) => {
    const open = await begun(place, 'carcassonne', {});
    let left = times;
    const store: Place['store'] = {
      ...place.store,
      ...{ db: place.store.db, kind: place.store.kind },
      read: (...of) => place.store.read(...of),
      answered: (...of) => place.store.answered(...of),
      append: async (append) => {
        if (left-- > 0) {
          const other = (await place.rooms.room(open.id))!;
          await must(other, 'bob', { type: 'say', to: 'all', text: 'I was quicker.' }, place.clock);
        }
        return place.store.append(append);
      },
    };
    return (await new Rooms(store, GAMES, () => place.clock.at).room(open.id))!;
  };

  test('the same may be asked for again: the decision is open still', async () => {
    const room = await crowded(8);
    const { person, command } = randomAct(room, new Sfc32(2));
    const key = { key: 'key-0002', request: JSON.stringify(command) };
    const ask = () => room.do({ person, isInvited: false }, command, () => place.clock.at, key);
    expect(await ask()).toEqual({ ok: false, code: 'contended' });
    expect(await ask()).toMatchObject({ ok: true });
  });

  test('who leaves for good, or closes a table that they keep, does so all the same', async () => {
    const room = await crowded(20);
    await room.insist(
      () => place.clock.at,
      (staging) => {
        staging.end('closed');
        return undefined;
      },
    );
    expect(room.standing.table.over).toMatchObject({ why: 'closed' });
    expect((await place.store.read(room.id)).length).toBe(room.standing.lines.length);
  });
});

test('bots have names in the record of a game, as they have at the table of the page', async () => {
  const room = await seated(place, place.rooms, 'carcassonne', ['greedy', 'mei', 'random', 'greedy', 'ann']);
  const { seats } = recordFrom(room.standing, { ann: { name: '' }, mei: { name: 'Mei' } })!;
  expect(seats.map(({ name }) => name)).toEqual(['Ramiro', 'Mei', 'Yusuf', 'Ines', 'Seat 5']);
});

test('what nobody may do changes nothing', async () => {
  const room = await begun(place, 'catan', {});
  const before = room.standing;
  const tries = [
    { type: 'sit', nonce: '' },
    { type: 'begin' },
    { type: 'rise', seat: 0 },
    { type: 'bot', seat: 7, bot: 'greedy' },
    { type: 'bot', seat: 1, bot: 'nobody' },
    { type: 'undo', seat: 1 },
    { type: 'claim', seat: 1 },
    { type: 'resume', seat: 0 },
    { type: 'lend', seat: 7, bot: 'greedy' },
    { type: 'answer', seat: 0, asked: 3, yes: true },
    { type: 'say', to: 'all' },
    { type: 'act', seat: 0, decision: '0.99', seen: 0, actions: [{ type: 'end' }] },
    { type: 'act', seat: 7, decision: '', seen: 0, actions: [{ type: 'end' }] },
  ] as const;
  for (const command of tries) {
    const answer = await room.do(
      { person: 'bob', isInvited: false },
      command as Parameters<typeof must>[2],
      () => place.clock.at,
    );
    expect(answer, JSON.stringify(command)).toMatchObject({ ok: false });
  }
  expect(room.standing).toBe(before);
});

test('whose seat the host took sits down no more, until welcome again', async () => {
  const other = await begun(place, 'catan', {});
  const { options, settings } = other.standing.table;
  const room = await place.rooms.open({ game: 'catan', by: 'ann', options, settings });
  const ask = (person: string, command: Parameters<typeof must>[2]) =>
    room.do({ person, isInvited: true }, command, () => place.clock.at);
  const sit = { type: 'sit', nonce: '' } as const;
  await ask('bob', sit);
  await ask('bob', { type: 'rise', seat: 0 });
  expect(await ask('bob', sit)).toMatchObject({ ok: true });
  await ask('ann', { type: 'rise', seat: 0 });
  expect(await ask('bob', sit)).toEqual({ ok: false, code: 'sent-away' });
  expect(await ask('bob', { type: 'welcome', person: 'bob' })).toEqual({ ok: false, code: 'not-host' });
  expect(await ask('ann', { type: 'welcome', person: 'cid' })).toEqual({ ok: false, code: 'not-sent' });
  expect(await ask('cid', sit)).toMatchObject({ ok: true });
  await ask('ann', { type: 'welcome', person: 'bob' });
  expect(await ask('bob', sit)).toMatchObject({ ok: true });
  expect(room.standing.table).toEqual((await place.elsewhere().room(room.id))!.standing.table);
});

test('a table known by its link only is no table to others', async () => {
  const room = await begun(place, 'catan', {}, {}, ['ann', 'bob', 'cid']);
  const hidden = await place.rooms.open({
    ...{ game: 'catan', by: 'ann', options: room.standing.table.options },
    settings: { ...room.standing.table.settings, visibility: 'link' },
  });
  const come = (isInvited: boolean) =>
    hidden.do({ person: 'eve', isInvited }, { type: 'come' }, () => place.clock.at);
  expect(await come(false)).toEqual({ ok: false, code: 'no-table' });
  expect(await come(true)).toMatchObject({ ok: true });
  expect(hidden.standing.table.guests).toEqual(['eve']);
});
