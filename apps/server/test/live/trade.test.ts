import { Sfc32 } from '@bastide/contract';
import { type Command, decisionOf } from '@bastide/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LiveTable } from '../../src/live/live-table.ts';
import { redactFor } from '../../src/table/redaction.ts';
import { beginTable, type Fixture, openFixture, PEOPLE, randomAction } from './fixture.ts';

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

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.close());

const viewOf = (liveTable: LiveTable, seat?: number) =>
  liveTable.snapshot.facts.game.view(liveTable.snapshot.match!.state, seat) as View;

const handOf = (liveTable: LiveTable, seat: number): Cards => viewOf(liveTable, seat).seats[seat]!.hand!;

/** Somebody does something as they see the table now, or saw it when its log had so many entries. */
const by = (liveTable: LiveTable, seat: number, action: object, view = liveTable.snapshot.log.length) => {
  const command = {
    type: 'act',
    seat,
    decision: decisionOf(liveTable.snapshot.table, seat) ?? '',
    seen: view,
    actions: [action],
  } as Command;
  return liveTable.perform({ person: PEOPLE[seat]!, isInvited: false }, command, () => fixture.clock.at);
};

/** A game in which it is somebody's turn to trade, and all three have cards of two kinds. */
async function trading(): Promise<{ liveTable: LiveTable; active: number; others: readonly number[] }> {
  for (let seed = 1; seed < 40; seed++) {
    const liveTable = await beginTable(fixture, 'catan', {});
    const random = new Sfc32(seed);
    for (let n = 0; n < 400 && liveTable.snapshot.table.state === 'running'; n++) {
      const { seat, mayTrade, offer } = viewOf(liveTable);
      const isRich = [0, 1, 2].every((one) =>
        Object.values(handOf(liveTable, one)).some((count) => count > 1),
      );
      if (mayTrade && offer === null && isRich) {
        const others = [0, 1, 2].filter((one) => one !== seat);
        const kinds = [0, 1, 2].map((one) => most(handOf(liveTable, one)));
        if (new Set(kinds).size === 3) return { liveTable, active: seat, others };
      }
      const { person, command } = randomAction(liveTable, random);
      if (command.type === 'act' && ['offer', 'counter', 'accept'].includes(command.actions[0]!.type))
        continue;
      await liveTable.perform({ person, isInvited: false }, command, () => fixture.clock.at);
    }
  }
  throw new Error('no such moment');
}

/** The resource of which somebody has most. */
const most = (hand: Cards): string => Object.entries(hand).sort((a, b) => b[1] - a[1])[0]![0];

describe('trade between people', () => {
  test('offers, counters and withdrawals of several people at once are all taken, and block nobody', async () => {
    const { liveTable, active, others } = await trading();
    const [one, two] = others as [number, number];
    const mine = most(handOf(liveTable, active));
    const [first, second] = [most(handOf(liveTable, one)), most(handOf(liveTable, two))];
    const offered = await by(liveTable, active, {
      type: 'offer',
      to: others,
      give: { [mine]: 1 },
      get: { [first]: 1 },
    });
    expect(offered.ok).toBe(true);
    // Both answer what they see at the same time, and the active seat is not kept from going on.
    const view = liveTable.snapshot.log.length;
    const answers = await Promise.all([
      by(liveTable, one, { type: 'accept' }, view),
      by(liveTable, two, { type: 'counter', give: { [second]: 1 }, get: { [mine]: 1 } }, view),
    ]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
    expect(
      viewOf(liveTable)
        .answers.map(({ seat, answer }) => [seat, answer])
        .sort(),
    ).toEqual(
      [
        [one, 'accepted'],
        [two, 'proposed'],
      ].sort(),
    );
    expect((await by(liveTable, two, { type: 'withdraw' })).ok).toBe(true);
    expect(viewOf(liveTable).answers.find(({ seat }) => seat === two)?.answer ?? 'declined').toBe('declined');
    const before = handOf(liveTable, active)[first]!;
    expect((await by(liveTable, active, { type: 'trade', with: one })).ok).toBe(true);
    expect(handOf(liveTable, active)[first]).toBe(before + 1);
  });

  test('an answer to terms that were changed meanwhile is not taken for one to the new terms', async () => {
    const { liveTable, active, others } = await trading();
    const [one] = others as [number, number];
    const mine = most(handOf(liveTable, active));
    const theirs = most(handOf(liveTable, one));
    const offer = (give: Cards, get: Cards) =>
      by(liveTable, active, { type: 'offer', to: others, give, get });
    await offer({ [mine]: 2 }, { [theirs]: 1 });
    const view = liveTable.snapshot.log.length;
    await offer({ [mine]: 1 }, { [theirs]: 2 });
    expect(await by(liveTable, one, { type: 'accept' }, view)).toMatchObject({ ok: false, code: 'stale' });
    expect(viewOf(liveTable).answers).toEqual([]);
    expect(
      (await by(liveTable, one, { type: 'counter', give: { [theirs]: 1 }, get: { [mine]: 1 } })).ok,
    ).toBe(true);
    const before = liveTable.snapshot.log.length;
    await by(liveTable, one, { type: 'counter', give: { [theirs]: 1 }, get: { [mine]: 2 } });
    expect(await by(liveTable, active, { type: 'trade', with: one }, before)).toMatchObject({
      code: 'stale',
    });
    expect((await by(liveTable, active, { type: 'trade', with: one })).ok).toBe(true);
  });

  test('each seat is told of a trade as it knows it', async () => {
    const { liveTable, active, others } = await trading();
    const mine = most(handOf(liveTable, active));
    const theirs = most(handOf(liveTable, others[0]!));
    const offer = { type: 'offer', give: { [mine]: 1 }, get: { [theirs]: 1 }, to: others };
    expect((await by(liveTable, active, offer)).ok).toBe(true);
    const line = liveTable.snapshot.log.at(-1)!;
    for (const viewerSeats of [[], [active], [others[0]!]]) {
      const entry = redactFor(liveTable.snapshot, line, viewerSeats, { isFull: false });
      expect(entry).toMatchObject({ kind: 'act', action: offer });
    }
  });
});
