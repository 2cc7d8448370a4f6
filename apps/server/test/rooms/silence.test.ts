import { Sfc32 } from '@bastide/contract';
import type { Command } from '@bastide/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Room } from '../../src/rooms/room.ts';
import { begun, must, openPlace, type Place, randomAct } from './playing.ts';

/** Milliseconds for which a silent seat is waited for. */
const SILENCE = 600_000;

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.close());

/** A game of four in which the game waits for one seat, and those who sit there are there but for some. */
async function waiting(settings: object = {}) {
  const room = await begun(place, 'carcassonne', {}, settings, ['ann', 'bob', 'cid', 'dee']);
  const away = new Set<string>();
  const lend = (person: string, seat: number) =>
    room.do(
      {
        person,
        isInvited: false,
        isAway: (one) => away.has(one),
        isSilent: (since) => since + SILENCE <= place.clock.at,
      },
      { type: 'lend', seat, bot: 'greedy' },
      () => place.clock.at,
    );
  return { room, away, lend, seat: () => room.standing.table.awaits[0]! };
}

const PEOPLE = ['ann', 'bob', 'cid', 'dee'];

/** Plays until the game waits for that seat. */
async function playTo(room: Room, seat: number): Promise<void> {
  const random = new Sfc32(1);
  while (room.standing.table.awaits[0] !== seat) {
    const { person, command } = randomAct(room, random);
    await must(room, person, command, place.clock);
  }
}

describe('at a table without a clock', () => {
  test('the host hands over a seat that has been silent for long, and its holder takes it back', async () => {
    const { room, lend } = await waiting();
    await playTo(room, 1);
    place.clock.at += SILENCE - 1;
    expect(await lend('ann', 1)).toMatchObject({ code: 'not-away' });
    place.clock.at += 1;
    expect(await lend('ann', 2)).toMatchObject({ code: 'not-away' });
    expect(await lend('cid', 1)).toMatchObject({ code: 'not-your-seat' });
    expect(await lend('ann', 1)).toMatchObject({ ok: true });
    expect(room.standing.lines.at(-1)!.entry).toMatchObject({ kind: 'lent', seat: 1, by: 'ann' });
    await must(room, 'bob', { type: 'claim', seat: 1 }, place.clock);
    // Whoever is back has all of the time anew.
    expect(await lend('ann', 1)).toMatchObject({ code: 'not-away' });
    place.clock.at += SILENCE;
    expect(await lend('ann', 1)).toMatchObject({ ok: true });
  });

  test('where the host is silent, or away, it is for whoever of those who are there has sat longest', async () => {
    const { room, away, lend } = await waiting();
    await playTo(room, 0);
    away.add('bob');
    expect(await lend('cid', 0)).toMatchObject({ code: 'not-away' });
    place.clock.at += SILENCE;
    expect(await lend('dee', 0)).toMatchObject({ code: 'not-your-seat' });
    expect(await lend('cid', 0)).toMatchObject({ ok: true });
    away.add('ann');
    expect(await lend('dee', 1)).toMatchObject({ code: 'not-your-seat' });
    expect(await lend('cid', 1)).toMatchObject({ ok: true });
    expect(await lend('cid', 3)).toMatchObject({ code: 'not-away' });
  });

  test('a pause is no silence', async () => {
    const { room, lend } = await waiting();
    await playTo(room, 1);
    const all = PEOPLE.map((person, seat) => [person, seat] as const);
    await must(room, 'ann', { type: 'ask', seat: 0, what: 'pause' }, place.clock);
    const { asked } = room.standing.table.asking!;
    for (const [person, seat] of all.slice(1))
      await must(room, person, { type: 'answer', seat, asked, yes: true } satisfies Command, place.clock);
    place.clock.at += SILENCE;
    expect(await lend('ann', 1)).toMatchObject({ code: 'not-away' });
    await must(room, 'ann', { type: 'resume', seat: 0 }, place.clock);
    expect(await lend('ann', 1)).toMatchObject({ code: 'not-away' });
    place.clock.at += SILENCE;
    expect(await lend('ann', 1)).toMatchObject({ ok: true });
  });
});

test('where a clock runs nobody hands over the seat of somebody who is there', async () => {
  const { room, lend } = await waiting({ clock: { kind: 'live', bank: 10_000, increment: 0 } });
  await playTo(room, 1);
  place.clock.at += SILENCE;
  expect(await lend('ann', 1)).toMatchObject({ code: 'not-away' });
});
