import { Sfc32 } from '@bastide/contract';
import { type Command, decisionOf } from '@bastide/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Room } from '../../src/rooms/room.ts';
import { dues } from '../../src/table/due.ts';
import { runOut } from '../../src/ticking/late.ts';
import { begun, must, openPlace, type Place, randomAct } from './playing.ts';

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.close());

const say = (room: Room, person: string, command: Command) =>
  room.do({ person, isInvited: false }, command, () => place.clock.at);
const question = (room: Room) => room.standing.table.asking!.asked;

/** One random action; who took it. */
async function move(room: Room, seed = 1) {
  const { person, command } = randomAct(room, new Sfc32(seed));
  await must(room, person, command, place.clock);
  return { person, seat: (command as Extract<Command, { type: 'act' }>).seat };
}

describe('what all have to agree to', () => {
  test('is done when the last has agreed, and not before', async () => {
    const room = await begun(place, 'catan', {});
    await must(room, 'ann', { type: 'ask', seat: 0, what: 'pause' }, place.clock);
    const asked = question(room);
    await must(room, 'bob', { type: 'answer', seat: 1, asked, yes: true }, place.clock);
    expect(room.standing.table.paused).toBe(null);
    expect(await say(room, 'bob', { type: 'answer', seat: 1, asked, yes: true })).toMatchObject({
      code: 'nothing-asked',
    });
    await must(room, 'cid', { type: 'answer', seat: 2, asked, yes: true }, place.clock);
    expect(room.standing.table.paused).toBe(place.clock.at);
    const { person, command } = randomAct(room, new Sfc32(1));
    expect(await say(room, person, command)).toMatchObject({ code: 'paused' });
    await must(room, 'cid', { type: 'resume', seat: 2 }, place.clock);
    await must(room, person, command, place.clock);
  });

  test('is not done when one says no', async () => {
    const room = await begun(place, 'catan', {});
    await must(room, 'ann', { type: 'ask', seat: 0, what: 'callOff' }, place.clock);
    await must(room, 'bob', { type: 'answer', seat: 1, asked: question(room), yes: false }, place.clock);
    expect(room.standing.table.asking).toBe(null);
    expect(room.standing.table.state).toBe('running');
  });

  test('lapses when somebody acts', async () => {
    const room = await begun(place, 'catan', {});
    await must(room, 'ann', { type: 'ask', seat: 0, what: 'callOff' }, place.clock);
    const asked = question(room);
    await move(room);
    expect(await say(room, 'bob', { type: 'answer', seat: 1, asked, yes: true })).toMatchObject({
      code: 'nothing-asked',
    });
  });

  test('is asked of people only: bots and lent seats agree to everything', async () => {
    const room = await begun(place, 'catan', {});
    await must(room, 'bob', { type: 'lend', seat: 1, bot: 'greedy' }, place.clock);
    await must(room, 'ann', { type: 'ask', seat: 0, what: 'callOff' }, place.clock);
    await must(room, 'cid', { type: 'answer', seat: 2, asked: question(room), yes: true }, place.clock);
    expect(room.standing.table.over).toMatchObject({ why: 'calledOff', outcome: null });
  });
});

describe('a question that waits for somebody who has gone', () => {
  const asked = async (what: 'pause' | 'takeback') => {
    const room = await begun(place, 'catan', {});
    const { seat, person } = await move(room);
    await must(room, person, { type: 'ask', seat, what }, place.clock);
    const [agrees, waits] = [0, 1, 2].filter((other) => other !== seat);
    const { seats } = room.standing.table;
    const yes = { type: 'answer', seat: agrees!, asked: question(room), yes: true } as const;
    await must(room, seats[agrees!]!.person!, yes, place.clock);
    return { room, seat, waits: waits!, personOf: (one: number) => seats[one]!.person! };
  };

  test('is judged anew when they give up: the others have agreed', async () => {
    const { room, waits, personOf } = await asked('pause');
    await must(room, personOf(waits), { type: 'resign', seat: waits }, place.clock);
    expect(room.standing.table.paused).toBe(place.clock.at);
  });

  test('is judged anew when a bot plays for them', async () => {
    const { room, waits, seat, personOf } = await asked('takeback');
    await must(room, personOf(waits), { type: 'lend', seat: waits, bot: 'greedy' }, place.clock);
    expect(room.standing.table).toMatchObject({ acts: 1, asking: null });
    expect(room.standing.lines.at(-1)!.entry).toMatchObject({ kind: 'undone', seat });
  });

  test('is not done where nobody is left at the table who could agree', async () => {
    const room = await begun(place, 'catan', {});
    await must(room, 'ann', { type: 'ask', seat: 0, what: 'callOff' }, place.clock);
    for (const [seat, person] of ['ann', 'bob', 'cid'].entries())
      await must(room, person, { type: 'lend', seat, bot: 'greedy' }, place.clock);
    expect(room.standing.table.state).toBe('running');
    await must(room, 'bob', { type: 'claim', seat: 1 }, place.clock);
    expect(room.standing.table.asking).toMatchObject({ what: 'callOff', yes: [0] });
  });

  test('is asked no more when whoever asked has given up', async () => {
    const { room, seat, personOf } = await asked('pause');
    await must(room, personOf(seat), { type: 'resign', seat }, place.clock);
    expect(room.standing.table).toMatchObject({ state: 'running', asking: null, paused: null });
  });
});

describe('where the result counts', () => {
  const settings = { isRated: true, late: 'seat', clock: { kind: 'live', bank: 60, increment: 0 } };

  /** A table of two at which the first that is awaited has run out of time: a bot plays their seat. */
  async function runOutOnce(people = ['ann', 'bob']) {
    const room = await begun(place, 'carcassonne', {}, settings, people);
    const late = dues(room.standing).find(({ kind }) => kind === 'late')!;
    place.clock.at = late.at + 1;
    await runOut(room, late as Parameters<typeof runOut>[1], () => place.clock.at);
    const gone = late.seat;
    expect(room.standing.table.seats[gone]!.lent).not.toBeNull();
    return { room, gone, stays: people.length - 1 - gone, personOf: (seat: number) => people[seat]! };
  }

  test.each(['callOff', 'pause'] as const)('%s waits for the holder of a lent seat', async (what) => {
    const { room, gone, stays, personOf } = await runOutOnce();
    await must(room, personOf(stays), { type: 'ask', seat: stays, what }, place.clock);
    expect(room.standing.table).toMatchObject({ state: 'running', paused: null, over: null });
    const asked = question(room);
    await must(room, personOf(gone), { type: 'answer', seat: gone, asked, yes: true }, place.clock);
    if (what === 'callOff') expect(room.standing.table.over).toMatchObject({ why: 'calledOff' });
    else expect(room.standing.table.paused).toBe(place.clock.at);
  });

  test('the holder of a lent seat refuses, and the game goes on', async () => {
    const { room, gone, stays, personOf } = await runOutOnce();
    await must(room, personOf(stays), { type: 'ask', seat: stays, what: 'callOff' }, place.clock);
    const asked = question(room);
    await must(room, personOf(gone), { type: 'answer', seat: gone, asked, yes: false }, place.clock);
    expect(room.standing.table).toMatchObject({ state: 'running', asking: null });
  });

  test('an open request is not granted by the clock: it waits on when the seat is lent', async () => {
    const room = await begun(place, 'carcassonne', {}, settings, ['ann', 'bob']);
    const late = dues(room.standing).find(({ kind }) => kind === 'late')!;
    const stays = 1 - late.seat;
    const person = room.standing.table.seats[stays]!.person!;
    await must(room, person, { type: 'ask', seat: stays, what: 'callOff' }, place.clock);
    place.clock.at = late.at + 1;
    await runOut(room, late as Parameters<typeof runOut>[1], () => place.clock.at);
    expect(room.standing.table).toMatchObject({ state: 'running', asking: { yes: [stays] } });
  });

  test('a seat whose decision a bot makes still counts', async () => {
    const room = await begun(place, 'carcassonne', {}, { ...settings, late: 'decide' }, ['ann', 'bob']);
    const late = dues(room.standing).find(({ kind }) => kind === 'late')!;
    const stays = 1 - late.seat;
    place.clock.at = late.at + 1;
    await runOut(room, late as Parameters<typeof runOut>[1], () => place.clock.at);
    expect(room.standing.table.seats[late.seat]!.isLate).toBe(true);
    const person = room.standing.table.seats[stays]!.person!;
    await must(room, person, { type: 'ask', seat: stays, what: 'callOff' }, place.clock);
    expect(room.standing.table.state).toBe('running');
  });

  test('a seat that gave up is not asked, and no seat is lent by hand', async () => {
    const room = await begun(place, 'catan', {}, settings);
    expect(await say(room, 'ann', { type: 'lend', seat: 1, bot: 'greedy' })).toMatchObject({
      code: 'not-allowed-here',
    });
    await must(room, 'cid', { type: 'resign', seat: 2 }, place.clock);
    await must(room, 'ann', { type: 'ask', seat: 0, what: 'callOff' }, place.clock);
    expect(room.standing.table.state).toBe('running');
    await must(room, 'bob', { type: 'answer', seat: 1, asked: question(room), yes: true }, place.clock);
    expect(room.standing.table.over).toMatchObject({ why: 'calledOff' });
  });
});

describe('taking back', () => {
  const agreed = async (room: Room, seat: number) => {
    const { seats } = room.standing.table;
    await must(room, seats[seat]!.person!, { type: 'ask', seat, what: 'takeback' }, place.clock);
    const asked = question(room);
    for (const [other, { person }] of seats.entries())
      if (other !== seat)
        await must(room, person!, { type: 'answer', seat: other, asked, yes: true }, place.clock);
  };

  test('takes the latest action of that seat, and none before it', async () => {
    const room = await begun(place, 'catan', {});
    const { seat } = await move(room);
    const before = room.standing.table;
    await move(room); // the road beside the settlement: the next seat is to act
    await agreed(room, seat);
    const { table, played } = room.standing;
    expect(table).toMatchObject({ acts: before.acts, awaits: [seat] });
    expect(played!.acts).toHaveLength(before.acts);
    const elsewhere = (await place.elsewhere().room(room.id))!;
    expect(elsewhere.standing.table).toEqual(table);
    await agreed(room, seat);
    expect(room.standing.table.acts).toBe(before.acts - 1);
  });

  test('never past what another seat did', async () => {
    const room = await begun(place, 'catan', {});
    const { person, seat } = await move(room);
    await move(room); // the road beside the settlement: the next seat is to act
    await move(room);
    expect(await say(room, person, { type: 'ask', seat, what: 'takeback' })).toMatchObject({
      code: 'nothing-to-undo',
    });
  });

  test('never past chance', async () => {
    const room = await begun(place, 'carcassonne', {}, {}, ['ann', 'bob']);
    const random = new Sfc32(3);
    for (let n = 0; n < 40; n++) {
      const { person, command } = randomAct(room, random);
      const acts = room.standing.played!.acts.length;
      await must(room, person, command, place.clock);
      if (command.type !== 'act' || room.standing.played!.acts.length === acts + 1) continue;
      // Chance has drawn the next tile.
      expect(await say(room, person, { type: 'ask', seat: command.seat, what: 'takeback' })).toMatchObject({
        code: 'nothing-to-undo',
      });
    }
  });

  test('never past a card that was shown', async () => {
    const room = await begun(place, 'catan', {});
    const random = new Sfc32(4);
    const card = () => {
      const { table, played, hosted } = room.standing;
      const [seat] = table.awaits;
      const actions = hosted.game.actions(played!.state, seat!) as readonly { readonly type: string }[];
      const action = actions.find(({ type }) => type === 'play');
      return action && { person: table.seats[seat!]!.person!, seat: seat!, action };
    };
    for (let n = 0; n < 2000 && !card(); n++) {
      const { person, command } = randomAct(room, random);
      await must(room, person, command, place.clock);
    }
    const { person, seat, action } = card()!;
    const { table, lines } = room.standing;
    const decision = decisionOf(table, seat)!;
    await must(
      room,
      person,
      { type: 'act', seat, decision, seen: lines.length, actions: [{ ...action }] },
      place.clock,
    );
    expect(room.standing.played!.acts.at(-1)).toMatchObject({ by: seat, action });
    expect(await say(room, person, { type: 'ask', seat, what: 'takeback' })).toMatchObject({
      code: 'nothing-to-undo',
    });
  });

  test.each([{ takebacks: false }, { isRated: true }])('not where that was agreed: %o', async (settings) => {
    const room = await begun(place, 'catan', {}, settings);
    const { person, seat } = await move(room);
    expect(await say(room, person, { type: 'ask', seat, what: 'takeback' })).toMatchObject({
      code: 'not-allowed-here',
    });
  });
});

describe('a seat of somebody who is away', () => {
  test('is lent to a bot by the host or by its holder, and claimed by its holder alone', async () => {
    const room = await begun(place, 'catan', {});
    expect(await say(room, 'cid', { type: 'lend', seat: 1, bot: 'greedy' })).toMatchObject({
      code: 'not-your-seat',
    });
    await must(room, 'ann', { type: 'lend', seat: 1, bot: 'greedy' }, place.clock);
    expect(await say(room, 'ann', { type: 'claim', seat: 1 })).toMatchObject({ code: 'not-your-seat' });
    await must(room, 'bob', { type: 'claim', seat: 1 }, place.clock);
    expect(room.standing.table.seats[1]).toMatchObject({ person: 'bob', lent: null });
  });

  test('is not lent by the host while its holder is there, who would have no voice any more', async () => {
    const room = await begun(place, 'catan', {});
    const away = new Set<string>();
    const host = { person: 'ann', isInvited: false, isAway: (one: string) => away.has(one) };
    const lend = () => room.do(host, { type: 'lend', seat: 1, bot: 'greedy' }, () => place.clock.at);
    expect(await lend()).toMatchObject({ code: 'not-away' });
    const bob = { ...host, person: 'bob' };
    const own = { type: 'lend', seat: 1, bot: 'greedy' } as const;
    expect(await room.do(bob, own, () => place.clock.at)).toMatchObject({ ok: true });
    await must(room, 'bob', { type: 'claim', seat: 1 }, place.clock);
    away.add('bob');
    expect(await lend()).toMatchObject({ ok: true });
    // Who is back learns who it was.
    const lent = room.standing.lines.flatMap(({ entry }) => (entry.kind === 'lent' ? [entry.by] : []));
    expect(lent).toEqual([undefined, 'ann']);
  });

  test('is not lent by the host before its time is over where there are days for a turn', async () => {
    const room = await begun(place, 'catan', {}, { clock: { kind: 'days', days: 1 } });
    const lend = { type: 'lend', seat: 1, bot: 'greedy' } as const;
    expect(await say(room, 'ann', lend)).toMatchObject({ code: 'not-late' });
    await room.change(
      () => place.clock.at,
      (staging) => {
        staging.add({ kind: 'late', seat: 1, lateness: 'decide' });
        return undefined;
      },
    );
    await must(room, 'ann', lend, place.clock);
    await must(room, 'bob', { type: 'claim', seat: 1 }, place.clock);
    await must(room, 'cid', { ...lend, seat: 2 }, place.clock);
  });

  test('is not played by its holder while a bot has it', async () => {
    const room = await begun(place, 'catan', {});
    const { person, command } = randomAct(room, new Sfc32(1));
    const { seat } = command as Extract<Command, { type: 'act' }>;
    await must(room, person, { type: 'lend', seat, bot: 'greedy' }, place.clock);
    expect(await say(room, person, command)).toMatchObject({ code: 'not-your-seat' });
    const { actions } = command as Extract<Command, { type: 'act' }>;
    await room.change(
      () => place.clock.at,
      (staging) => {
        staging.act(seat, actions[0]!, 'greedy');
        return undefined;
      },
    );
    expect(await say(room, person, { type: 'undo', seat })).toMatchObject({ code: 'not-your-seat' });
  });
});
