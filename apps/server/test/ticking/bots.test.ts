import { Sfc32 } from '@bastide/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { must, randomAct } from '../rooms/playing.ts';
import { type Ground, kinds, openGround, seated } from './ground.ts';
import { thinkHere } from './time.ts';

let ground: Ground;
beforeEach(async () => {
  ground = await openGround();
});
afterEach(() => ground.close());

const MINUTE = 60_000;

describe.each(['carcassonne', 'catan'])('%s', (game) => {
  test('bots alone play a game to its end', async () => {
    const { rooms } = ground.node(undefined, 0);
    const room = await seated(ground, rooms, game, ['greedy', 'greedy', 'random']);
    await ground.pass(MINUTE);
    expect(ground.errors).toEqual([]);
    expect(room.standing.table.over).toMatchObject({ why: 'played' });
  });

  test('bots and people play a game to its end, though nobody waits for the people', async () => {
    const { rooms } = ground.node();
    const room = await seated(ground, rooms, game, ['ann', 'greedy', 'bob', 'greedy']);
    const random = new Sfc32(4);
    for (let n = 0; n < 5_000 && room.standing.table.state === 'running'; n++) {
      await ground.pass(5_000);
      const { table } = room.standing;
      if (!table.awaits.some((seat) => table.seats[seat]!.person !== null)) continue;
      const { person, command } = randomAct(room, random);
      if (person !== null) await must(room, person, command, ground.clock);
    }
    expect(ground.errors).toEqual([]);
    expect(room.standing.table.over).toMatchObject({ why: 'played' });
  });

  test('two processes do each thing once, and one goes on where the other has died', async () => {
    const [one, two] = [thinkHere(), thinkHere()];
    const first = ground.node(one);
    ground.node(two);
    const room = await seated(ground, first.rooms, game, ['greedy', 'greedy', 'greedy']);
    await ground.pass(20_000);
    const before = room.standing.lines.length;
    expect(two.asked).toBe(0);
    expect(one.asked).toBeGreaterThan(10);
    await first.ticker.close();
    await ground.pass(10 * MINUTE);
    expect(two.asked).toBeGreaterThan(10);
    const log = await ground.store.read(room.id);
    expect(log.length).toBeGreaterThan(before);
    const acts = log
      .map(({ body }) => JSON.parse(body))
      .filter(({ kind, by }) => kind === 'act' && by !== 'chance');
    expect(acts.length).toBe(one.asked + two.asked);
  });
});

test('a bot shows for a moment what was before it acts', async () => {
  const { rooms } = ground.node();
  const room = await seated(ground, rooms, 'carcassonne', ['greedy', 'ann']);
  const before = kinds(room).length;
  await ground.pass(699);
  expect(kinds(room).length).toBe(before);
  await ground.pass(1);
  expect(kinds(room).length).toBeGreaterThan(before);
});

test('talk does not make bots wait', async () => {
  const { rooms } = ground.node();
  const room = await seated(ground, rooms, 'carcassonne', ['greedy', 'ann']);
  const acts = room.standing.table.acts;
  for (let n = 0; n < 2; n++) {
    await ground.pass(400);
    await must(room, 'ann', { type: 'say', to: 'all', preset: 'hurry' }, ground.clock);
  }
  await ground.pass(0);
  expect(room.standing.table.acts).toBeGreaterThan(acts);
});

test('a thinker that breaks is replaced by a bot that answers at once', async () => {
  const broken = { think: () => Promise.reject(new Error('broken')), close: async () => {} };
  const { rooms } = ground.node(broken, 0);
  const room = await seated(ground, rooms, 'carcassonne', ['greedy', 'greedy']);
  await ground.pass(MINUTE);
  const { table, hosted, played } = room.standing;
  expect(table.over).toMatchObject({ why: 'played' });
  // Who plays by lot has about 20.
  for (const points of hosted.game.outcome(played!.state)!.points) expect(points).toBeGreaterThan(50);
  expect(ground.errors.length).toBeGreaterThan(0);
});

test('a thinker that decides what may not be done is asked again twice, and replaced by a bot that answers at once', async () => {
  let asked = 0;
  const strange = { think: async () => ({ type: 'nonsense', asked: asked++ }), close: async () => {} };
  const { rooms } = ground.node(strange, 0);
  const room = await seated(ground, rooms, 'carcassonne', ['greedy', 'ann']);
  await ground.pass(MINUTE);
  const acts = room.standing.lines.filter(({ act }) => act?.by === 0).length;
  expect(acts).toBeGreaterThan(0);
  expect(asked).toBe(3 * acts);
  expect(room.standing.table.awaits).toEqual([1]);
});

test('a bot does not wait for ever for people whom it has asked', async () => {
  const { rooms } = ground.node();
  const random = new Sfc32(8);
  let offers = 0;
  for (let n = 0; n < 6 && offers === 0; n++) {
    const room = await seated(ground, rooms, 'catan', ['greedy', 'ann', 'greedy']);
    for (let k = 0; k < 400 && room.standing.table.state === 'running'; k++) {
      await ground.pass(3_000);
      const { table, lines } = room.standing;
      if (!table.awaits.includes(1)) continue;
      const last = lines.at(-1)!.entry;
      if (
        last.kind === 'act' &&
        table.turn!.seat !== 1 &&
        lines.some(({ act }) => act?.action.type === 'offer')
      ) {
        const lapsed = () => room.standing.lines.some(({ act }) => act?.action.type === 'withdraw');
        if (room.standing.hosted.withdrawal(room.standing.played!.state)) {
          offers++;
          expect(lapsed()).toBe(false);
          await ground.pass(25_000);
          expect(lapsed()).toBe(true);
          break;
        }
      }
      const { person, command } = randomAct(room, random);
      if (person !== null) await must(room, person, command, ground.clock);
    }
  }
  expect(offers).toBe(1);
});
