import { replay, Sfc32 } from '@bastide/contract';
import { verify } from '@bastide/fair';
import { decisionOf, tableOf } from '@bastide/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games.ts';
import { LiveTables } from '../../src/live/live-tables.ts';
import { recordFrom } from '../../src/table/record.ts';
import { beginWith } from '../scheduler/fixture.ts';
import {
  beginTable,
  type Fixture,
  mustPerform,
  openFixture,
  PEOPLE,
  playRandomly,
  randomAction,
} from './fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.close());

const GAMES_PLAYED = [
  ['carcassonne', { edition: 'c2', sets: ['traders'] }],
  ['catan', {}],
] as const;

describe.each(GAMES_PLAYED)('%s', (game, options) => {
  test('a whole game is written down, read again elsewhere as the same, and can be checked', async () => {
    const liveTable = await beginTable(fixture, game, options);
    await playRandomly(liveTable, fixture.clock, 5, 4000);
    const { table, facts } = liveTable.snapshot;
    expect(table.state).toBe('over');
    const other = await fixture.otherProcess().get(liveTable.id);
    expect(other!.snapshot.table).toEqual(table);
    expect(other!.snapshot.log).toEqual(liveTable.snapshot.log);
    const record = recordFrom(liveTable.snapshot, { ann: { name: 'Ann' } })!;
    expect(replay(facts.game, record).ok).toBe(true);
    expect(verify(facts.game, record).ok).toBe(true);
    expect(table.over!.outcome).toEqual(record.result);
  });

  test('a decision is answered once, and by whom it is asked of', async () => {
    const liveTable = await beginTable(fixture, game, options);
    const { person, command } = randomAction(liveTable, new Sfc32(2));
    const other = PEOPLE.find((one) => one !== person)!;
    const ask = (client: string, what = command) =>
      liveTable.perform({ person: client, isInvited: false }, what, () => fixture.clock.at);
    expect(await ask(other)).toMatchObject({ ok: false, code: 'not-your-seat' });
    expect(await ask(person)).toMatchObject({ ok: true });
    const before = liveTable.snapshot;
    expect(await ask(person)).toMatchObject({ ok: false });
    expect(liveTable.snapshot).toBe(before);
  });

  test('the same request is done once, whenever it comes again', async () => {
    const liveTable = await beginTable(fixture, game, options);
    const { person, command } = randomAction(liveTable, new Sfc32(2));
    const key = { key: 'key-0001', request: JSON.stringify(command) };
    const ask = (of = liveTable, more = key) =>
      of.perform({ person, isInvited: false }, command, () => fixture.clock.at, more);
    const elsewhere = fixture.otherProcess();
    const before = (await elsewhere.get(liveTable.id))!.snapshot.log.length;
    const first = await ask();
    expect(first.ok).toBe(true);
    const count = liveTable.snapshot.log.length;
    expect(await Promise.all([ask(), ask()])).toEqual([first, first]);
    const there = (await fixture.otherProcess().get(liveTable.id))!;
    expect(await ask(there)).toEqual(first);
    const late = (await elsewhere.get(liveTable.id))!;
    expect(late.snapshot.log).toHaveLength(before);
    expect(await ask(late)).toEqual(first);
    // Whoever looks on there sees it, too.
    expect(late.snapshot.log).toHaveLength(count);
    expect(await ask(liveTable, { ...key, request: 'other' })).toEqual({ ok: false, code: 'key-reused' });
    await playRandomly(liveTable, fixture.clock, 3, 5);
    expect(await ask()).toEqual(first);
    expect(tableOf(liveTable.snapshot.log.map(({ entry }) => entry))!.version).toBeGreaterThan(count);
  });

  test('two processes write one log: each entry is there once, and both come to the same', async () => {
    const here = await beginTable(fixture, game, options);
    const there = (await fixture.otherProcess().get(here.id))!;
    const random = new Sfc32(9);
    for (let n = 0; n < 60 && here.snapshot.table.state === 'running'; n++) {
      const one = randomAction(n % 2 ? here : there, random);
      const ask = (liveTable: typeof here) =>
        liveTable.perform({ person: one.person, isInvited: false }, one.command, () => fixture.clock.at);
      const answers = await Promise.all([ask(here), ask(there)]);
      expect(answers.filter(({ ok }) => ok).length).toBe(1);
      await Promise.all([here.refresh(), there.refresh()]);
      expect(there.snapshot.table).toEqual(here.snapshot.table);
      expect(decisionOf(there.snapshot.table, 0)).toBe(decisionOf(here.snapshot.table, 0));
    }
  });
});

describe('where others are always quicker', () => {
  /** A table at which somebody says something before each of so many writes. */
  const crowded = async (times: number) => {
    const open = await beginTable(fixture, 'carcassonne', {});
    let left = times;
    const store: Fixture['store'] = {
      ...fixture.store,
      ...{ db: fixture.store.db, kind: fixture.store.kind },
      read: (...of) => fixture.store.read(...of),
      answerTo: (...of) => fixture.store.answerTo(...of),
      append: async (append) => {
        if (left-- > 0) {
          const other = (await fixture.liveTables.get(open.id))!;
          await mustPerform(other, 'bob', { type: 'say', to: 'all', text: 'I was quicker.' }, fixture.clock);
        }
        return fixture.store.append(append);
      },
    };
    return (await new LiveTables(store, GAMES, () => fixture.clock.at).get(open.id))!;
  };

  test('the same may be asked for again: the decision is open still', async () => {
    const liveTable = await crowded(8);
    const { person, command } = randomAction(liveTable, new Sfc32(2));
    const key = { key: 'key-0002', request: JSON.stringify(command) };
    const ask = () => liveTable.perform({ person, isInvited: false }, command, () => fixture.clock.at, key);
    expect(await ask()).toEqual({ ok: false, code: 'contended' });
    expect(await ask()).toMatchObject({ ok: true });
  });

  test('people can leave for good, and hosts can close their table, all the same', async () => {
    const liveTable = await crowded(20);
    await liveTable.updateAlways(
      () => fixture.clock.at,
      (draft) => {
        draft.end('closed');
        return undefined;
      },
    );
    expect(liveTable.snapshot.table.over).toMatchObject({ why: 'closed' });
    expect((await fixture.store.read(liveTable.id)).length).toBe(liveTable.snapshot.log.length);
  });
});

test('bots have names in the record of a game, as they have at the table of the page', async () => {
  const liveTable = await beginWith(fixture, fixture.liveTables, 'carcassonne', [
    'greedy',
    'mei',
    'random',
    'greedy',
    'ann',
  ]);
  const { seats } = recordFrom(liveTable.snapshot, { ann: { name: '' }, mei: { name: 'Mei' } })!;
  expect(seats.map(({ name }) => name)).toEqual(['Ramiro', 'Mei', 'Yusuf', 'Ines', 'Seat 5']);
});

test('a forbidden command changes nothing', async () => {
  const liveTable = await beginTable(fixture, 'catan', {});
  const before = liveTable.snapshot;
  const tries = [
    { type: 'sit', nonce: '' },
    { type: 'begin' },
    { type: 'stand-up', seat: 0 },
    { type: 'bot', seat: 7, bot: 'greedy' },
    { type: 'bot', seat: 1, bot: 'nobody' },
    { type: 'undo', seat: 1 },
    { type: 'claim', seat: 1 },
    { type: 'resume', seat: 0 },
    { type: 'delegate', seat: 7, bot: 'greedy' },
    { type: 'answer', seat: 0, asked: 3, yes: true },
    { type: 'say', to: 'all' },
    { type: 'act', seat: 0, decision: '0.99', seen: 0, actions: [{ type: 'end' }] },
    { type: 'act', seat: 7, decision: '', seen: 0, actions: [{ type: 'end' }] },
  ] as const;
  for (const command of tries) {
    const answer = await liveTable.perform(
      { person: 'bob', isInvited: false },
      command as Parameters<typeof mustPerform>[2],
      () => fixture.clock.at,
    );
    expect(answer, JSON.stringify(command)).toMatchObject({ ok: false });
  }
  expect(liveTable.snapshot).toBe(before);
});

test('a kicked player cannot sit down until the host readmits them', async () => {
  const other = await beginTable(fixture, 'catan', {});
  const { options, settings } = other.snapshot.table;
  const liveTable = await fixture.liveTables.open({ game: 'catan', by: 'ann', options, settings });
  const ask = (person: string, command: Parameters<typeof mustPerform>[2]) =>
    liveTable.perform({ person, isInvited: true }, command, () => fixture.clock.at);
  const sit = { type: 'sit', nonce: '' } as const;
  await ask('bob', sit);
  await ask('bob', { type: 'stand-up', seat: 0 });
  expect(await ask('bob', sit)).toMatchObject({ ok: true });
  await ask('ann', { type: 'stand-up', seat: 0 });
  expect(await ask('bob', sit)).toEqual({ ok: false, code: 'kicked' });
  expect(await ask('bob', { type: 'readmit', person: 'bob' })).toEqual({ ok: false, code: 'not-host' });
  expect(await ask('ann', { type: 'readmit', person: 'cid' })).toEqual({ ok: false, code: 'not-kicked' });
  expect(await ask('cid', sit)).toMatchObject({ ok: true });
  await ask('ann', { type: 'readmit', person: 'bob' });
  expect(await ask('bob', sit)).toMatchObject({ ok: true });
  expect(liveTable.snapshot.table).toEqual((await fixture.otherProcess().get(liveTable.id))!.snapshot.table);
});

test('a table known by its link only is no table to others', async () => {
  const liveTable = await beginTable(fixture, 'catan', {}, {}, ['ann', 'bob', 'cid']);
  const hidden = await fixture.liveTables.open({
    ...{ game: 'catan', by: 'ann', options: liveTable.snapshot.table.options },
    settings: { ...liveTable.snapshot.table.settings, visibility: 'link' },
  });
  const come = (isInvited: boolean) =>
    hidden.perform({ person: 'eve', isInvited }, { type: 'join' }, () => fixture.clock.at);
  expect(await come(false)).toEqual({ ok: false, code: 'no-table' });
  expect(await come(true)).toMatchObject({ ok: true });
  expect(hidden.snapshot.table.guests).toEqual(['eve']);
});
