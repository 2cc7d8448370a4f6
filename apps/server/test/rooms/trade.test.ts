import { Sfc32 } from '@bastide/contract';
import { type Command, decisionOf } from '@bastide/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Room } from '../../src/rooms/room.ts';
import { told } from '../../src/table/told.ts';
import { begun, openPlace, PEOPLE, type Place, randomAct } from './playing.ts';

interface Cards {
  readonly [resource: string]: number;
}
interface View {
  readonly phase: string;
  readonly seat: number;
  readonly mayTrade: boolean;
  readonly offer: { give: Cards; get: Cards; to: readonly number[] } | null;
  readonly answers: readonly { seat: number; answer: string; give: Cards; get: Cards }[];
  readonly seats: readonly { readonly hand: Cards | null }[];
}

let place: Place;
beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.close());

const viewOf = (room: Room, seat?: number) =>
  room.standing.hosted.game.view(room.standing.played!.state, seat) as View;

const handOf = (room: Room, seat: number): Cards => viewOf(room, seat).seats[seat]!.hand!;

/** Somebody does something as they see the table now, or saw it when its log had so many entries. */
const by = (room: Room, seat: number, action: object, seen = room.standing.lines.length) => {
  const command = {
    type: 'act',
    seat,
    decision: decisionOf(room.standing.table, seat) ?? '',
    seen,
    actions: [action],
  } as Command;
  return room.do({ person: PEOPLE[seat]!, isInvited: false }, command, () => place.clock.at);
};

/** A game in which it is somebody's turn to trade, and all three have cards of two kinds. */
async function trading(): Promise<{ room: Room; active: number; others: readonly number[] }> {
  for (let seed = 1; seed < 40; seed++) {
    const room = await begun(place, 'catan', {});
    const random = new Sfc32(seed);
    for (let n = 0; n < 400 && room.standing.table.state === 'running'; n++) {
      const { seat, mayTrade, offer } = viewOf(room);
      const isRich = [0, 1, 2].every((one) => Object.values(handOf(room, one)).some((count) => count > 1));
      if (mayTrade && offer === null && isRich) {
        const others = [0, 1, 2].filter((one) => one !== seat);
        const kinds = [0, 1, 2].map((one) => most(handOf(room, one)));
        if (new Set(kinds).size === 3) return { room, active: seat, others };
      }
      const { person, command } = randomAct(room, random);
      if (command.type === 'act' && ['offer', 'counter', 'accept'].includes(command.actions[0]!.type))
        continue;
      await room.do({ person, isInvited: false }, command, () => place.clock.at);
    }
  }
  throw new Error('no such moment');
}

/** The resource of which somebody has most. */
const most = (hand: Cards): string => Object.entries(hand).sort((a, b) => b[1] - a[1])[0]![0];

describe('trade between people', () => {
  test('offers, counters and withdrawals of several people at once are all taken, and block nobody', async () => {
    const { room, active, others } = await trading();
    const [one, two] = others as [number, number];
    const mine = most(handOf(room, active));
    const [first, second] = [most(handOf(room, one)), most(handOf(room, two))];
    const offered = await by(room, active, {
      type: 'offer',
      to: others,
      give: { [mine]: 1 },
      get: { [first]: 1 },
    });
    expect(offered.ok).toBe(true);
    // Both answer what they see at the same time, and the active seat is not kept from going on.
    const seen = room.standing.lines.length;
    const answers = await Promise.all([
      by(room, one, { type: 'accept' }, seen),
      by(room, two, { type: 'counter', give: { [second]: 1 }, get: { [mine]: 1 } }, seen),
    ]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
    expect(
      viewOf(room)
        .answers.map(({ seat, answer }) => [seat, answer])
        .sort(),
    ).toEqual(
      [
        [one, 'accepted'],
        [two, 'proposed'],
      ].sort(),
    );
    expect((await by(room, two, { type: 'withdraw' })).ok).toBe(true);
    expect(viewOf(room).answers.find(({ seat }) => seat === two)?.answer ?? 'declined').toBe('declined');
    const before = handOf(room, active)[first]!;
    expect((await by(room, active, { type: 'trade', with: one })).ok).toBe(true);
    expect(handOf(room, active)[first]).toBe(before + 1);
  });

  test('an answer to terms that were changed meanwhile is not taken for one to the new terms', async () => {
    const { room, active, others } = await trading();
    const [one] = others as [number, number];
    const mine = most(handOf(room, active));
    const theirs = most(handOf(room, one));
    const offer = (give: Cards, get: Cards) => by(room, active, { type: 'offer', to: others, give, get });
    await offer({ [mine]: 2 }, { [theirs]: 1 });
    const seen = room.standing.lines.length;
    await offer({ [mine]: 1 }, { [theirs]: 2 });
    expect(await by(room, one, { type: 'accept' }, seen)).toMatchObject({ ok: false, code: 'stale' });
    expect(viewOf(room).answers).toEqual([]);
    expect((await by(room, one, { type: 'counter', give: { [theirs]: 1 }, get: { [mine]: 1 } })).ok).toBe(
      true,
    );
    const before = room.standing.lines.length;
    await by(room, one, { type: 'counter', give: { [theirs]: 1 }, get: { [mine]: 2 } });
    expect(await by(room, active, { type: 'trade', with: one }, before)).toMatchObject({ code: 'stale' });
    expect((await by(room, active, { type: 'trade', with: one })).ok).toBe(true);
  });

  test('each is told of a trade as they know it', async () => {
    const { room, active, others } = await trading();
    const mine = most(handOf(room, active));
    const theirs = most(handOf(room, others[0]!));
    const offer = { type: 'offer', give: { [mine]: 1 }, get: { [theirs]: 1 }, to: others };
    expect((await by(room, active, offer)).ok).toBe(true);
    const line = room.standing.lines.at(-1)!;
    for (const eyes of [[], [active], [others[0]!]]) {
      const entry = told(room.standing, line, eyes, { isFull: false });
      expect(entry).toMatchObject({ kind: 'act', action: offer });
    }
  });
});
