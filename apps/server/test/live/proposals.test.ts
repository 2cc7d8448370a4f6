import { Sfc32, type Types } from '@bastide/contract';
import { verify } from '@bastide/fair';
import { type Command, decisionOf } from '@bastide/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../src/games.ts';
import type { LiveTable } from '../../src/live/live-table.ts';
import { applyTimeout } from '../../src/scheduler/apply-timeout.ts';
import { dueEvents } from '../../src/table/due-events.ts';
import { recordFrom } from '../../src/table/record.ts';
import { beginTable, type Fixture, mustPerform, openFixture, randomAction } from './fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.close());

const say = (liveTable: LiveTable, person: string, command: Command) =>
  liveTable.perform({ person, isInvited: false }, command, () => fixture.clock.at);
const question = (liveTable: LiveTable) => liveTable.snapshot.table.asking!.asked;

/** One random action; who took it. */
async function move(liveTable: LiveTable, seed = 1) {
  const { person, command } = randomAction(liveTable, new Sfc32(seed));
  await mustPerform(liveTable, person, command, fixture.clock);
  return { person, seat: (command as Extract<Command, { type: 'act' }>).seat };
}

describe('what all have to agree to', () => {
  test('is done when the last has agreed, and not before', async () => {
    const liveTable = await beginTable(fixture, 'catan', {});
    await mustPerform(liveTable, 'ann', { type: 'ask', seat: 0, what: 'pause' }, fixture.clock);
    const asked = question(liveTable);
    await mustPerform(liveTable, 'bob', { type: 'answer', seat: 1, asked, yes: true }, fixture.clock);
    expect(liveTable.snapshot.table.paused).toBe(null);
    expect(await say(liveTable, 'bob', { type: 'answer', seat: 1, asked, yes: true })).toMatchObject({
      code: 'nothing-asked',
    });
    await mustPerform(liveTable, 'cid', { type: 'answer', seat: 2, asked, yes: true }, fixture.clock);
    expect(liveTable.snapshot.table.paused).toBe(fixture.clock.at);
    const { person, command } = randomAction(liveTable, new Sfc32(1));
    expect(await say(liveTable, person, command)).toMatchObject({ code: 'paused' });
    await mustPerform(liveTable, 'cid', { type: 'resume', seat: 2 }, fixture.clock);
    await mustPerform(liveTable, person, command, fixture.clock);
  });

  test('is not done when one says no', async () => {
    const liveTable = await beginTable(fixture, 'catan', {});
    await mustPerform(liveTable, 'ann', { type: 'ask', seat: 0, what: 'callOff' }, fixture.clock);
    await mustPerform(
      liveTable,
      'bob',
      { type: 'answer', seat: 1, asked: question(liveTable), yes: false },
      fixture.clock,
    );
    expect(liveTable.snapshot.table.asking).toBe(null);
    expect(liveTable.snapshot.table.state).toBe('running');
  });

  test('lapses when somebody acts', async () => {
    const liveTable = await beginTable(fixture, 'catan', {});
    await mustPerform(liveTable, 'ann', { type: 'ask', seat: 0, what: 'callOff' }, fixture.clock);
    const asked = question(liveTable);
    await move(liveTable);
    expect(await say(liveTable, 'bob', { type: 'answer', seat: 1, asked, yes: true })).toMatchObject({
      code: 'nothing-asked',
    });
  });

  test('is asked of people only: bots and delegated seats agree to everything', async () => {
    const liveTable = await beginTable(fixture, 'catan', {});
    await mustPerform(liveTable, 'bob', { type: 'delegate', seat: 1, bot: 'greedy' }, fixture.clock);
    await mustPerform(liveTable, 'ann', { type: 'ask', seat: 0, what: 'callOff' }, fixture.clock);
    await mustPerform(
      liveTable,
      'cid',
      { type: 'answer', seat: 2, asked: question(liveTable), yes: true },
      fixture.clock,
    );
    expect(liveTable.snapshot.table.over).toMatchObject({ why: 'calledOff', outcome: null });
  });
});

describe('a question that waits for somebody who has gone', () => {
  const asked = async (what: 'pause' | 'takeback') => {
    const liveTable = await beginTable(fixture, 'catan', {});
    const { seat, person } = await move(liveTable);
    await mustPerform(liveTable, person, { type: 'ask', seat, what }, fixture.clock);
    const [agrees, waits] = [0, 1, 2].filter((other) => other !== seat);
    const { seats } = liveTable.snapshot.table;
    const yes = { type: 'answer', seat: agrees!, asked: question(liveTable), yes: true } as const;
    await mustPerform(liveTable, seats[agrees!]!.person!, yes, fixture.clock);
    return { liveTable, seat, waits: waits!, personOf: (one: number) => seats[one]!.person! };
  };

  test('is judged anew when they give up: the others have agreed', async () => {
    const { liveTable, waits, personOf } = await asked('pause');
    await mustPerform(liveTable, personOf(waits), { type: 'resign', seat: waits }, fixture.clock);
    expect(liveTable.snapshot.table.paused).toBe(fixture.clock.at);
  });

  test('is judged anew when a bot plays for them', async () => {
    const { liveTable, waits, seat, personOf } = await asked('takeback');
    await mustPerform(
      liveTable,
      personOf(waits),
      { type: 'delegate', seat: waits, bot: 'greedy' },
      fixture.clock,
    );
    expect(liveTable.snapshot.table).toMatchObject({ acts: 1, asking: null });
    expect(liveTable.snapshot.log.at(-1)!.entry).toMatchObject({ kind: 'undone', seat });
  });

  test('is not done where nobody is left at the table who could agree', async () => {
    const liveTable = await beginTable(fixture, 'catan', {});
    await mustPerform(liveTable, 'ann', { type: 'ask', seat: 0, what: 'callOff' }, fixture.clock);
    for (const [seat, person] of ['ann', 'bob', 'cid'].entries())
      await mustPerform(liveTable, person, { type: 'delegate', seat, bot: 'greedy' }, fixture.clock);
    expect(liveTable.snapshot.table.state).toBe('running');
    await mustPerform(liveTable, 'bob', { type: 'claim', seat: 1 }, fixture.clock);
    expect(liveTable.snapshot.table.asking).toMatchObject({ what: 'callOff', yes: [0] });
  });

  test('is asked no more when whoever asked has given up', async () => {
    const { liveTable, seat, personOf } = await asked('pause');
    await mustPerform(liveTable, personOf(seat), { type: 'resign', seat }, fixture.clock);
    expect(liveTable.snapshot.table).toMatchObject({ state: 'running', asking: null, paused: null });
  });
});

describe('where the result counts', () => {
  const settings = { isRated: true, late: 'seat', clock: { kind: 'live', bank: 60, increment: 0 } };

  /** A table of two at which the first that is awaited has run out of time: a bot plays their seat. */
  async function runOutOnce(people = ['ann', 'bob']) {
    const liveTable = await beginTable(fixture, 'carcassonne', {}, settings, people);
    const late = dueEvents(liveTable.snapshot).find(({ kind }) => kind === 'late')!;
    fixture.clock.at = late.at + 1;
    await applyTimeout(liveTable, late as Parameters<typeof applyTimeout>[1], () => fixture.clock.at);
    const gone = late.seat;
    expect(liveTable.snapshot.table.seats[gone]!.delegate).not.toBeNull();
    return { liveTable, gone, stays: people.length - 1 - gone, personOf: (seat: number) => people[seat]! };
  }

  test.each(['callOff', 'pause'] as const)('%s waits for the holder of a delegated seat', async (what) => {
    const { liveTable, gone, stays, personOf } = await runOutOnce();
    await mustPerform(liveTable, personOf(stays), { type: 'ask', seat: stays, what }, fixture.clock);
    expect(liveTable.snapshot.table).toMatchObject({ state: 'running', paused: null, over: null });
    const asked = question(liveTable);
    await mustPerform(
      liveTable,
      personOf(gone),
      { type: 'answer', seat: gone, asked, yes: true },
      fixture.clock,
    );
    if (what === 'callOff') expect(liveTable.snapshot.table.over).toMatchObject({ why: 'calledOff' });
    else expect(liveTable.snapshot.table.paused).toBe(fixture.clock.at);
  });

  test('the holder of a delegated seat refuses, and the game goes on', async () => {
    const { liveTable, gone, stays, personOf } = await runOutOnce();
    await mustPerform(
      liveTable,
      personOf(stays),
      { type: 'ask', seat: stays, what: 'callOff' },
      fixture.clock,
    );
    const asked = question(liveTable);
    await mustPerform(
      liveTable,
      personOf(gone),
      { type: 'answer', seat: gone, asked, yes: false },
      fixture.clock,
    );
    expect(liveTable.snapshot.table).toMatchObject({ state: 'running', asking: null });
  });

  test('an open request is not granted by the clock: it waits on when the seat is delegated', async () => {
    const liveTable = await beginTable(fixture, 'carcassonne', {}, settings, ['ann', 'bob']);
    const late = dueEvents(liveTable.snapshot).find(({ kind }) => kind === 'late')!;
    const stays = 1 - late.seat;
    const person = liveTable.snapshot.table.seats[stays]!.person!;
    await mustPerform(liveTable, person, { type: 'ask', seat: stays, what: 'callOff' }, fixture.clock);
    fixture.clock.at = late.at + 1;
    await applyTimeout(liveTable, late as Parameters<typeof applyTimeout>[1], () => fixture.clock.at);
    expect(liveTable.snapshot.table).toMatchObject({ state: 'running', asking: { yes: [stays] } });
  });

  test('a seat whose decision a bot makes still counts', async () => {
    const liveTable = await beginTable(fixture, 'carcassonne', {}, { ...settings, late: 'decide' }, [
      'ann',
      'bob',
    ]);
    const late = dueEvents(liveTable.snapshot).find(({ kind }) => kind === 'late')!;
    const stays = 1 - late.seat;
    fixture.clock.at = late.at + 1;
    await applyTimeout(liveTable, late as Parameters<typeof applyTimeout>[1], () => fixture.clock.at);
    expect(liveTable.snapshot.table.seats[late.seat]!.isLate).toBe(true);
    const person = liveTable.snapshot.table.seats[stays]!.person!;
    await mustPerform(liveTable, person, { type: 'ask', seat: stays, what: 'callOff' }, fixture.clock);
    expect(liveTable.snapshot.table.state).toBe('running');
  });

  test('a seat that gave up is not asked, and no seat is delegated by hand', async () => {
    const liveTable = await beginTable(fixture, 'catan', {}, settings);
    expect(await say(liveTable, 'ann', { type: 'delegate', seat: 1, bot: 'greedy' })).toMatchObject({
      code: 'not-allowed-here',
    });
    await mustPerform(liveTable, 'cid', { type: 'resign', seat: 2 }, fixture.clock);
    await mustPerform(liveTable, 'ann', { type: 'ask', seat: 0, what: 'callOff' }, fixture.clock);
    expect(liveTable.snapshot.table.state).toBe('running');
    await mustPerform(
      liveTable,
      'bob',
      { type: 'answer', seat: 1, asked: question(liveTable), yes: true },
      fixture.clock,
    );
    expect(liveTable.snapshot.table.over).toMatchObject({ why: 'calledOff' });
  });
});

describe('taking back', () => {
  const agreed = async (liveTable: LiveTable, seat: number) => {
    const { seats } = liveTable.snapshot.table;
    await mustPerform(
      liveTable,
      seats[seat]!.person!,
      { type: 'ask', seat, what: 'takeback' },
      fixture.clock,
    );
    const asked = question(liveTable);
    for (const [other, { person }] of seats.entries())
      if (other !== seat)
        await mustPerform(
          liveTable,
          person!,
          { type: 'answer', seat: other, asked, yes: true },
          fixture.clock,
        );
  };

  test('a takeback takes the latest action of that seat, and none before it', async () => {
    const liveTable = await beginTable(fixture, 'catan', {});
    const { seat } = await move(liveTable);
    const before = liveTable.snapshot.table;
    await move(liveTable); // the road beside the settlement: the next seat is to act
    await agreed(liveTable, seat);
    const { table, match } = liveTable.snapshot;
    expect(table).toMatchObject({ acts: before.acts, awaits: [seat] });
    expect(match!.history).toHaveLength(before.acts);
    const elsewhere = (await fixture.otherProcess().get(liveTable.id))!;
    expect(elsewhere.snapshot.table).toEqual(table);
    await agreed(liveTable, seat);
    expect(liveTable.snapshot.table.acts).toBe(before.acts - 1);
  });

  test('a takeback never goes past an action of another seat', async () => {
    const liveTable = await beginTable(fixture, 'catan', {});
    const { person, seat } = await move(liveTable);
    await move(liveTable); // the road beside the settlement: the next seat is to act
    await move(liveTable);
    expect(await say(liveTable, person, { type: 'ask', seat, what: 'takeback' })).toMatchObject({
      code: 'nothing-to-undo',
    });
  });

  const ask = (liveTable: LiveTable, seat: number) =>
    say(liveTable, liveTable.snapshot.table.seats[seat]!.person!, { type: 'ask', seat, what: 'takeback' });
  const acts = (liveTable: LiveTable) => liveTable.snapshot.match!.history;

  test('a takeback never goes past chance where a decision could change the draw', async () => {
    const liveTable = await beginTable(fixture, 'catan', {}, {}, ['ann', 'bob']);
    const random = new Sfc32(3);
    for (let n = 0; n < 40; n++) {
      const { person, command } = randomAction(liveTable, random);
      const { length } = acts(liveTable);
      await mustPerform(liveTable, person, command, fixture.clock);
      if (command.type !== 'act' || acts(liveTable).length === length + 1) continue;
      // Chance has answered with dice, a card or a robbery.
      expect(await ask(liveTable, command.seat)).toMatchObject({ code: 'nothing-to-undo' });
    }
    expect(acts(liveTable).filter(({ by }) => by === 'chance').length).toBeGreaterThan(3);
  });

  test('a turn is taken back with the tile drawn after it, which comes again wherever the tile before it is placed', async () => {
    const liveTable = await beginTable(fixture, 'carcassonne', {}, {}, ['ann', 'bob']);
    const random = new Sfc32(3);
    let taken = 0;
    while (liveTable.snapshot.table.state === 'running') {
      const { person, command } = randomAction(liveTable, random);
      const { length } = acts(liveTable);
      await mustPerform(liveTable, person, command, fixture.clock);
      const draws = acts(liveTable).filter(({ by }) => by === 'chance');
      if (command.type !== 'act' || acts(liveTable).length === length + 1 || taken === 12) continue;
      if (liveTable.snapshot.table.state !== 'running') break;
      await agreed(liveTable, command.seat);
      taken++;
      expect(acts(liveTable).at(-1)!.by).toBe('chance');
      expect(liveTable.snapshot.table).toMatchObject({
        acts: acts(liveTable).length,
        awaits: [command.seat],
      });
      const again = () => acts(liveTable).filter(({ by }) => by === 'chance');
      while (again().length < draws.length) {
        const other = randomAction(liveTable, random);
        await mustPerform(liveTable, other.person, other.command, fixture.clock);
      }
      expect(again().map(({ action }) => action)).toEqual(draws.map(({ action }) => action));
    }
    expect(taken).toBe(12);
    const record = recordFrom(liveTable.snapshot, {})!;
    expect(verify(GAMES.newest('carcassonne')!.game, record)).toMatchObject({ ok: true, draws: 71 });
  });

  test('the turns of bots go back with the turn before them', async () => {
    const liveTable = await beginTable(fixture, 'carcassonne', {}, {}, ['ann', 'bob'], ['greedy']);
    const play = async (one: number) => {
      while (liveTable.snapshot.table.awaits[0] === one) {
        const [action] = liveTable.snapshot.facts.game.actions(
          liveTable.snapshot.match!.state,
          one,
        ) as readonly Types['Action'][];
        await liveTable.update(
          () => fixture.clock.at,
          (draft) => void draft.act(one, action!),
        );
      }
    };
    const bot = 2;
    while (liveTable.snapshot.table.awaits[0] !== 1) await play(liveTable.snapshot.table.awaits[0]!);
    const { length } = acts(liveTable);
    await play(1);
    await play(bot);
    expect(liveTable.snapshot.table.awaits).toEqual([0]);
    const draws = acts(liveTable).filter(({ by }) => by === 'chance');
    await mustPerform(liveTable, 'bob', { type: 'ask', seat: 1, what: 'takeback' }, fixture.clock);
    await mustPerform(
      liveTable,
      'ann',
      { type: 'answer', seat: 0, asked: question(liveTable), yes: true },
      fixture.clock,
    );
    expect(liveTable.snapshot.table).toMatchObject({ awaits: [1], acts: length });
    await play(1);
    await play(bot);
    expect(acts(liveTable).filter(({ by }) => by === 'chance')).toEqual(draws);
  });

  test('a tile is taken back while its figure is still to be decided', async () => {
    const liveTable = await beginTable(fixture, 'carcassonne', {}, {}, ['ann', 'bob']);
    const { length } = acts(liveTable);
    const { seat } = await move(liveTable);
    expect(liveTable.snapshot.table).toMatchObject({ awaits: [seat], acts: length + 1 });
    await agreed(liveTable, seat);
    expect(liveTable.snapshot.table).toMatchObject({ awaits: [seat], acts: length });
  });

  test('a tile and its figure are taken back together, and nothing once the next player has placed theirs', async () => {
    const liveTable = await beginTable(fixture, 'carcassonne', {}, {}, ['ann', 'bob']);
    const { length } = acts(liveTable);
    const { seat } = await move(liveTable);
    await move(liveTable); // its figure: a tile is drawn for the next player
    expect(liveTable.snapshot.table.awaits).toEqual([1 - seat]);
    await agreed(liveTable, seat);
    expect(liveTable.snapshot.table).toMatchObject({ awaits: [seat], acts: length });
    for (let n = 0; n < 3; n++) await move(liveTable);
    expect(await ask(liveTable, seat)).toMatchObject({ code: 'nothing-to-undo' });
  });

  test('a takeback never goes past a card that was shown', async () => {
    const liveTable = await beginTable(fixture, 'catan', {});
    const random = new Sfc32(4);
    const card = () => {
      const { table, match, facts } = liveTable.snapshot;
      const [seat] = table.awaits;
      const actions = facts.game.actions(match!.state, seat!) as readonly { readonly type: string }[];
      const action = actions.find(({ type }) => type === 'play');
      return action && { person: table.seats[seat!]!.person!, seat: seat!, action };
    };
    for (let n = 0; n < 2000 && !card(); n++) {
      const { person, command } = randomAction(liveTable, random);
      await mustPerform(liveTable, person, command, fixture.clock);
    }
    const { person, seat, action } = card()!;
    const { table, log } = liveTable.snapshot;
    const decision = decisionOf(table, seat)!;
    await mustPerform(
      liveTable,
      person,
      { type: 'act', seat, decision, seen: log.length, actions: [{ ...action }] },
      fixture.clock,
    );
    expect(liveTable.snapshot.match!.history.at(-1)).toMatchObject({ by: seat, action });
    expect(await say(liveTable, person, { type: 'ask', seat, what: 'takeback' })).toMatchObject({
      code: 'nothing-to-undo',
    });
  });

  test.each([{ takebacks: false }, { isRated: true }])(
    'a takeback is refused where that was agreed: %o',
    async (settings) => {
      const liveTable = await beginTable(fixture, 'catan', {}, settings);
      const { person, seat } = await move(liveTable);
      expect(await say(liveTable, person, { type: 'ask', seat, what: 'takeback' })).toMatchObject({
        code: 'not-allowed-here',
      });
    },
  );
});

describe('a seat of somebody who is away', () => {
  test('is delegated to a bot by the host or by its holder, and claimed by its holder alone', async () => {
    const liveTable = await beginTable(fixture, 'catan', {});
    expect(await say(liveTable, 'cid', { type: 'delegate', seat: 1, bot: 'greedy' })).toMatchObject({
      code: 'not-your-seat',
    });
    await mustPerform(liveTable, 'ann', { type: 'delegate', seat: 1, bot: 'greedy' }, fixture.clock);
    expect(await say(liveTable, 'ann', { type: 'claim', seat: 1 })).toMatchObject({ code: 'not-your-seat' });
    await mustPerform(liveTable, 'bob', { type: 'claim', seat: 1 }, fixture.clock);
    expect(liveTable.snapshot.table.seats[1]).toMatchObject({ person: 'bob', delegate: null });
  });

  test('is not delegated by the host while its holder is there, who would have no voice any more', async () => {
    const liveTable = await beginTable(fixture, 'catan', {});
    const away = new Set<string>();
    const host = { person: 'ann', isInvited: false, isAway: (one: string) => away.has(one) };
    const lend = () =>
      liveTable.perform(host, { type: 'delegate', seat: 1, bot: 'greedy' }, () => fixture.clock.at);
    expect(await lend()).toMatchObject({ code: 'not-away' });
    const bob = { ...host, person: 'bob' };
    const own = { type: 'delegate', seat: 1, bot: 'greedy' } as const;
    expect(await liveTable.perform(bob, own, () => fixture.clock.at)).toMatchObject({ ok: true });
    await mustPerform(liveTable, 'bob', { type: 'claim', seat: 1 }, fixture.clock);
    away.add('bob');
    expect(await lend()).toMatchObject({ ok: true });
    // Who is back learns who it was.
    const delegated = liveTable.snapshot.log.flatMap(({ entry }) =>
      entry.kind === 'delegated' ? [entry.by] : [],
    );
    expect(delegated).toEqual([undefined, 'ann']);
  });

  test('is not delegated by the host before its time is over where there are days for a turn', async () => {
    const liveTable = await beginTable(fixture, 'catan', {}, { clock: { kind: 'days', days: 1 } });
    const lend = { type: 'delegate', seat: 1, bot: 'greedy' } as const;
    expect(await say(liveTable, 'ann', lend)).toMatchObject({ code: 'not-late' });
    await liveTable.update(
      () => fixture.clock.at,
      (draft) => {
        draft.append({ kind: 'late', seat: 1, lateness: 'decide' });
        return undefined;
      },
    );
    await mustPerform(liveTable, 'ann', lend, fixture.clock);
    await mustPerform(liveTable, 'bob', { type: 'claim', seat: 1 }, fixture.clock);
    await mustPerform(liveTable, 'cid', { ...lend, seat: 2 }, fixture.clock);
  });

  test('is not played by its holder while a bot has it', async () => {
    const liveTable = await beginTable(fixture, 'catan', {});
    const { person, command } = randomAction(liveTable, new Sfc32(1));
    const { seat } = command as Extract<Command, { type: 'act' }>;
    await mustPerform(liveTable, person, { type: 'delegate', seat, bot: 'greedy' }, fixture.clock);
    expect(await say(liveTable, person, command)).toMatchObject({ code: 'not-your-seat' });
    const { actions } = command as Extract<Command, { type: 'act' }>;
    await liveTable.update(
      () => fixture.clock.at,
      (draft) => {
        draft.act(seat, actions[0]!, 'greedy');
        return undefined;
      },
    );
    expect(await say(liveTable, person, { type: 'undo', seat })).toMatchObject({ code: 'not-your-seat' });
  });
});
