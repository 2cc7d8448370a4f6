import { Sfc32 } from '@bastide/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mustPerform, randomAction } from '../live/fixture.ts';
import { inProcessBotRunner } from './fake-timers.ts';
import { beginWith, entryKinds, openSchedulerFixture, type SchedulerFixture } from './fixture.ts';

let fixture: SchedulerFixture;
beforeEach(async () => {
  fixture = await openSchedulerFixture();
});
afterEach(() => fixture.close());

const MINUTE = 60_000;

describe.each(['carcassonne', 'catan'])('%s', (game) => {
  test('bots alone play a game to its end', async () => {
    const { liveTables } = fixture.addNode(undefined, 0);
    const liveTable = await beginWith(fixture, liveTables, game, ['greedy', 'greedy', 'random']);
    await fixture.passTime(MINUTE);
    expect(fixture.errors).toEqual([]);
    expect(liveTable.snapshot.table.over).toMatchObject({ why: 'played' });
  });

  test('bots and people play a game to its end, though nobody waits for the people', async () => {
    const { liveTables } = fixture.addNode();
    const liveTable = await beginWith(fixture, liveTables, game, ['ann', 'greedy', 'bob', 'greedy']);
    const random = new Sfc32(4);
    for (let n = 0; n < 5_000 && liveTable.snapshot.table.state === 'running'; n++) {
      await fixture.passTime(5_000);
      const { table } = liveTable.snapshot;
      if (!table.awaits.some((seat) => table.seats[seat]!.person !== null)) continue;
      const { person, command } = randomAction(liveTable, random);
      if (person !== null) await mustPerform(liveTable, person, command, fixture.clock);
    }
    expect(fixture.errors).toEqual([]);
    expect(liveTable.snapshot.table.over).toMatchObject({ why: 'played' });
  });

  test('two processes do each thing once, and one goes on where the other has died', async () => {
    const [one, two] = [inProcessBotRunner(), inProcessBotRunner()];
    const first = fixture.addNode(one);
    fixture.addNode(two);
    const liveTable = await beginWith(fixture, first.liveTables, game, ['greedy', 'greedy', 'greedy']);
    await fixture.passTime(20_000);
    const before = liveTable.snapshot.log.length;
    expect(two.asked).toBe(0);
    expect(one.asked).toBeGreaterThan(10);
    await first.scheduler.close();
    await fixture.passTime(10 * MINUTE);
    expect(two.asked).toBeGreaterThan(10);
    const log = await fixture.store.read(liveTable.id);
    expect(log.length).toBeGreaterThan(before);
    const acts = log
      .map(({ body }) => JSON.parse(body))
      .filter(({ kind, by }) => kind === 'act' && by !== 'chance');
    expect(acts.length).toBe(one.asked + two.asked);
  });
});

test('a bot shows for a moment what was before it acts', async () => {
  const { liveTables } = fixture.addNode();
  const liveTable = await beginWith(fixture, liveTables, 'carcassonne', ['greedy', 'ann']);
  const before = entryKinds(liveTable).length;
  await fixture.passTime(699);
  expect(entryKinds(liveTable).length).toBe(before);
  await fixture.passTime(1);
  expect(entryKinds(liveTable).length).toBeGreaterThan(before);
});

test('talk does not make bots wait', async () => {
  const { liveTables } = fixture.addNode();
  const liveTable = await beginWith(fixture, liveTables, 'carcassonne', ['greedy', 'ann']);
  const acts = liveTable.snapshot.table.acts;
  for (let n = 0; n < 2; n++) {
    await fixture.passTime(400);
    await mustPerform(liveTable, 'ann', { type: 'say', to: 'all', preset: 'hurry' }, fixture.clock);
  }
  await fixture.passTime(0);
  expect(liveTable.snapshot.table.acts).toBeGreaterThan(acts);
});

test('a thinker that breaks is replaced by a bot that answers at once', async () => {
  const broken = { decide: () => Promise.reject(new Error('broken')), close: async () => {} };
  const { liveTables } = fixture.addNode(broken, 0);
  const liveTable = await beginWith(fixture, liveTables, 'carcassonne', ['greedy', 'greedy']);
  await fixture.passTime(MINUTE);
  const { table, facts, match } = liveTable.snapshot;
  expect(table.over).toMatchObject({ why: 'played' });
  // Who plays by lot has about 20.
  for (const points of facts.game.outcome(match!.state)!.points) expect(points).toBeGreaterThan(50);
  expect(fixture.errors.length).toBeGreaterThan(0);
});

test('a thinker that decides what may not be done is asked again twice, and replaced by a bot that answers at once', async () => {
  let asked = 0;
  const strange = { decide: async () => ({ type: 'nonsense', asked: asked++ }), close: async () => {} };
  const { liveTables } = fixture.addNode(strange, 0);
  const liveTable = await beginWith(fixture, liveTables, 'carcassonne', ['greedy', 'ann']);
  await fixture.passTime(MINUTE);
  const acts = liveTable.snapshot.log.filter(({ applied }) => applied?.by === 0).length;
  expect(acts).toBeGreaterThan(0);
  expect(asked).toBe(3 * acts);
  expect(liveTable.snapshot.table.awaits).toEqual([1]);
});

test('a bot does not wait for ever for people whom it has asked', async () => {
  const { liveTables } = fixture.addNode();
  const random = new Sfc32(8);
  let offers = 0;
  for (let n = 0; n < 6 && offers === 0; n++) {
    const liveTable = await beginWith(fixture, liveTables, 'catan', ['greedy', 'ann', 'greedy']);
    for (let k = 0; k < 400 && liveTable.snapshot.table.state === 'running'; k++) {
      await fixture.passTime(3_000);
      const { table, log } = liveTable.snapshot;
      if (!table.awaits.includes(1)) continue;
      const last = log.at(-1)!.entry;
      if (
        last.kind === 'act' &&
        table.turn!.seat !== 1 &&
        log.some(({ applied }) => applied?.action.type === 'offer')
      ) {
        const lapsed = () =>
          liveTable.snapshot.log.some(({ applied }) => applied?.action.type === 'withdraw');
        if (liveTable.snapshot.facts.withdrawal(liveTable.snapshot.match!.state)) {
          offers++;
          expect(lapsed()).toBe(false);
          await fixture.passTime(25_000);
          expect(lapsed()).toBe(true);
          break;
        }
      }
      const { person, command } = randomAction(liveTable, random);
      if (person !== null) await mustPerform(liveTable, person, command, fixture.clock);
    }
  }
  expect(offers).toBe(1);
});
