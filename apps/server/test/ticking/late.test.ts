import { Sfc32 } from '@bastide/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Outages } from '../../src/rooms/outages.ts';
import type { Room } from '../../src/rooms/room.ts';
import { must, randomAct } from '../rooms/playing.ts';
import { ask, type Ground, kinds, openGround, seated } from './ground.ts';

let ground: Ground;
beforeEach(async () => {
  ground = await openGround();
});
afterEach(() => ground.close());

const SECOND = 1000;
const live = { clock: { kind: 'live', bank: 60, increment: 5 } };
const entriesOf = (room: Room, kind: string) =>
  room.standing.lines.map(({ entry }) => entry).filter((entry) => entry.kind === kind);
const awaitedIn = (room: Room) => room.standing.table.awaits[0]!;
const personAt = (room: Room, seat = awaitedIn(room)) => room.standing.table.seats[seat]!.person!;

/** A table of two at which the first to move lets the time run out. */
async function flagged(settings: object, game = 'carcassonne', people = ['ann', 'bob']) {
  const { rooms } = ground.node();
  const room = await seated(ground, rooms, game, people, { ...live, ...settings });
  const seat = awaitedIn(room);
  await ground.pass(60 * SECOND);
  return { room, seat };
}

describe.each(['carcassonne', 'catan'])('%s', (game) => {
  test('“decide”: a bot makes the decision, and is named in the act', async () => {
    const { room, seat } = await flagged({ late: 'decide' }, game);
    expect(entriesOf(room, 'late')).toMatchObject([{ seat, lateness: 'decide' }]);
    await ground.pass(5 * SECOND);
    const acts = room.standing.lines.slice(kinds(room).indexOf('late')).map(({ entry }) => entry);
    expect(acts.find(({ kind }) => kind === 'act')).toMatchObject({ by: seat, bot: 'greedy' });
    expect(awaitedIn(room)).toBe(1 - seat);
    expect(room.standing.table.seats[seat]).toMatchObject({ lent: null, isLate: false });
  });

  test('“decide”: a game of people who are all gone comes to its end', async () => {
    const { room } = await flagged({ late: 'decide', clock: { kind: 'live', bank: 15, increment: 0 } }, game);
    await ground.pass(4 * 3600 * SECOND);
    expect(room.standing.table.over).toMatchObject({ why: 'played' });
    expect(ground.errors).toEqual([]);
  });

  test('“seat”: a bot has the seat until it is claimed back', async () => {
    const { room, seat } = await flagged({ late: 'seat' }, game);
    expect(room.standing.table.seats[seat]!.lent).toBe('greedy');
    await ground.pass(20 * SECOND);
    expect(awaitedIn(room)).toBe(1 - seat);
    await must(room, personAt(room, seat), { type: 'claim', seat }, ground.clock);
    expect(room.standing.table.seats[seat]!.lent).toBe(null);
  });

  test('“seat”: whoever claims it in the decision that came too late keeps it, and the bot decides', async () => {
    const { room, seat } = await flagged({ late: 'seat' }, game);
    await must(room, personAt(room, seat), { type: 'claim', seat }, ground.clock);
    await ground.pass(20 * SECOND);
    expect(awaitedIn(room)).toBe(1 - seat);
    const acts = entriesOf(room, 'act').filter((entry) => entry.kind === 'act' && entry.by === seat);
    expect(acts.at(-1)).toMatchObject({ bot: 'greedy' });
    expect(room.standing.table.seats[seat]).toMatchObject({ lent: null, isLate: false });
    expect(entriesOf(room, 'late')).toHaveLength(1);
  });

  test('“lose”: the last who is left has won', async () => {
    const { room, seat } = await flagged({ late: 'lose' }, game);
    expect(kinds(room).slice(-3)).toEqual(['late', 'resigned', 'over']);
    expect(room.standing.table.over).toMatchObject({ why: 'resigned', outcome: { winners: [1 - seat] } });
  });

  test('“lose”: where others still play, a bot plays on for the seat, and it cannot win', async () => {
    const { room, seat } = await flagged({ late: 'lose' }, game, ['ann', 'bob', 'cid']);
    expect(room.standing.table.state).toBe('running');
    expect(room.standing.table.seats[seat]).toMatchObject({ isOut: true, lent: 'greedy' });
    await ground.pass(3600 * SECOND);
    expect(room.standing.table.over).toMatchObject({ why: 'resigned' });
    expect(room.standing.table.over!.outcome!.winners).not.toContain(seat);
  });
});

test('a move in the instant of the flag: what is written first stands', async () => {
  const { rooms } = ground.node();
  const room = await seated(ground, rooms, 'carcassonne', ['ann', 'bob'], { ...live, late: 'lose' });
  ground.clock.at += 60 * SECOND;
  const { person, command } = randomAct(room, new Sfc32(1));
  // Of a tile and what stands on it the first half only: for the other no time is left.
  await must(room, person, command, ground.clock);
  await ground.pass(0);
  expect(kinds(room).slice(-4)).toEqual(['act', 'late', 'resigned', 'over']);
  expect(entriesOf(room, 'act').at(-1)).toMatchObject({ at: entriesOf(room, 'late')[0]!.at });
});

test('nobody is late while others think, while the table is paused, or without a clock', async () => {
  const { rooms } = ground.node();
  const paused = await seated(ground, rooms, 'carcassonne', ['ann', 'bob'], live);
  await must(paused, 'ann', { type: 'ask', seat: 0, what: 'pause' }, ground.clock);
  const { asked } = paused.standing.table.asking!;
  await must(paused, 'bob', { type: 'answer', seat: 1, asked, yes: true }, ground.clock);
  const untimed = await seated(ground, rooms, 'carcassonne', ['ann', 'bob']);
  await ground.pass(3600 * SECOND);
  for (const room of [paused, untimed]) expect(kinds(room)).not.toContain('late');
  await must(paused, 'bob', { type: 'resume', seat: 1 }, ground.clock);
  await ground.pass(59 * SECOND);
  expect(kinds(paused)).not.toContain('late');
  await ground.pass(1 * SECOND);
  expect(kinds(paused)).toContain('late');
});

test('days are days: the flag falls by a sweep, at a table that nobody has looked at', async () => {
  const { rooms } = ground.node();
  const room = await seated(ground, rooms, 'carcassonne', ['ann', 'bob'], {
    clock: { kind: 'days', days: 1 },
  });
  const day = 86_400 * SECOND;
  ground.clock.at += day - 10 * SECOND;
  await ground.pass(9 * SECOND);
  expect(kinds(room)).not.toContain('late');
  await ground.pass(8 * SECOND);
  expect(kinds(room)).toContain('late');
});

test('two processes find a time over once', async () => {
  const { rooms } = ground.node();
  const other = ground.node();
  const room = await seated(ground, rooms, 'carcassonne', ['ann', 'bob'], { ...live, late: 'seat' });
  const there = (await other.rooms.room(room.id))!;
  await there.catchUp();
  await ground.pass(70 * SECOND);
  await room.catchUp();
  expect(entriesOf(room, 'late').length).toBe(1);
  expect(await ask(there, 'eve', { type: 'claim', seat: 0 }, ground)).toMatchObject({ ok: false });
});

test('nobody is late because the server was away', async () => {
  const before = await openTicking();
  const room = await seated(ground, before.rooms, 'carcassonne', ['ann', 'bob'], live);
  await ground.pass(30 * SECOND);
  await before.ticker.close();
  ground.clock.at += 3600 * SECOND;
  await openTicking();
  await ground.pass(29 * SECOND);
  await room.catchUp();
  expect(kinds(room)).toContain('credited');
  expect(kinds(room)).not.toContain('late');
  await ground.pass(10 * SECOND);
  await room.catchUp();
  expect(kinds(room)).toContain('late');
});

/** A process with a heart. */
async function openTicking() {
  return ground.node(undefined, undefined, await Outages.open(ground.store, () => ground.clock.at));
}
