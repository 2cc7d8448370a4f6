import { Sfc32 } from '@bastide/contract';
import type { Command } from '@bastide/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LiveTable } from '../../src/live/live-table.ts';
import { beginTable, type Fixture, mustPerform, openFixture, randomAction } from './fixture.ts';

/** Milliseconds for which a silent seat is waited for. */
const SILENCE = 600_000;

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.close());

/** A game of four in which the game waits for one seat, and those who sit there are there but for some. */
async function waiting(settings: object = {}) {
  const liveTable = await beginTable(fixture, 'carcassonne', {}, settings, ['ann', 'bob', 'cid', 'dee']);
  const away = new Set<string>();
  const lend = (person: string, seat: number) =>
    liveTable.perform(
      {
        person,
        isInvited: false,
        isAway: (one) => away.has(one),
        isSilent: (since) => since + SILENCE <= fixture.clock.at,
      },
      { type: 'delegate', seat, bot: 'greedy' },
      () => fixture.clock.at,
    );
  return { liveTable, away, lend, seat: () => liveTable.snapshot.table.awaits[0]! };
}

const PEOPLE = ['ann', 'bob', 'cid', 'dee'];

/** Plays until the game waits for that seat. */
async function playTo(liveTable: LiveTable, seat: number): Promise<void> {
  const random = new Sfc32(1);
  while (liveTable.snapshot.table.awaits[0] !== seat) {
    const { person, command } = randomAction(liveTable, random);
    await mustPerform(liveTable, person, command, fixture.clock);
  }
}

describe('at a table without a clock', () => {
  test('the host hands over a seat that has been silent for long, and its holder takes it back', async () => {
    const { liveTable, lend } = await waiting();
    await playTo(liveTable, 1);
    fixture.clock.at += SILENCE - 1;
    expect(await lend('ann', 1)).toMatchObject({ code: 'not-away' });
    fixture.clock.at += 1;
    expect(await lend('ann', 2)).toMatchObject({ code: 'not-away' });
    expect(await lend('cid', 1)).toMatchObject({ code: 'not-your-seat' });
    expect(await lend('ann', 1)).toMatchObject({ ok: true });
    expect(liveTable.snapshot.log.at(-1)!.entry).toMatchObject({ kind: 'delegated', seat: 1, by: 'ann' });
    await mustPerform(liveTable, 'bob', { type: 'claim', seat: 1 }, fixture.clock);
    // Whoever is back has all of the time anew.
    expect(await lend('ann', 1)).toMatchObject({ code: 'not-away' });
    fixture.clock.at += SILENCE;
    expect(await lend('ann', 1)).toMatchObject({ ok: true });
  });

  test('the person who has sat longest of those present hands it over where the host is silent or away', async () => {
    const { liveTable, away, lend } = await waiting();
    await playTo(liveTable, 0);
    away.add('bob');
    expect(await lend('cid', 0)).toMatchObject({ code: 'not-away' });
    fixture.clock.at += SILENCE;
    expect(await lend('dee', 0)).toMatchObject({ code: 'not-your-seat' });
    expect(await lend('cid', 0)).toMatchObject({ ok: true });
    away.add('ann');
    expect(await lend('dee', 1)).toMatchObject({ code: 'not-your-seat' });
    expect(await lend('cid', 1)).toMatchObject({ ok: true });
    expect(await lend('cid', 3)).toMatchObject({ code: 'not-away' });
  });

  test('a pause is no silence', async () => {
    const { liveTable, lend } = await waiting();
    await playTo(liveTable, 1);
    const all = PEOPLE.map((person, seat) => [person, seat] as const);
    await mustPerform(liveTable, 'ann', { type: 'ask', seat: 0, what: 'pause' }, fixture.clock);
    const { asked } = liveTable.snapshot.table.asking!;
    for (const [person, seat] of all.slice(1))
      await mustPerform(
        liveTable,
        person,
        { type: 'answer', seat, asked, yes: true } satisfies Command,
        fixture.clock,
      );
    fixture.clock.at += SILENCE;
    expect(await lend('ann', 1)).toMatchObject({ code: 'not-away' });
    await mustPerform(liveTable, 'ann', { type: 'resume', seat: 0 }, fixture.clock);
    expect(await lend('ann', 1)).toMatchObject({ code: 'not-away' });
    fixture.clock.at += SILENCE;
    expect(await lend('ann', 1)).toMatchObject({ ok: true });
  });
});

test('where a clock runs nobody hands over the seat of somebody who is there', async () => {
  const { liveTable, lend } = await waiting({ clock: { kind: 'live', bank: 10_000, increment: 0 } });
  await playTo(liveTable, 1);
  fixture.clock.at += SILENCE;
  expect(await lend('ann', 1)).toMatchObject({ code: 'not-away' });
});
