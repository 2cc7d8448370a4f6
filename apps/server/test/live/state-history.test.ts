import { Sfc32 } from '@bastide/contract';
import { expect, test } from 'vitest';
import { StateHistory } from '../../src/table/state-history.ts';
import type { TableSnapshot } from '../../src/table/table-snapshot.ts';
import { beginTable, mustPerform, openFixture, playRandomly, randomAction } from './fixture.ts';

test.each([
  ['catan', {}],
  ['carcassonne', { edition: 'c2', sets: ['traders'] }],
])('%s: the past is as it was, in whatever order it is looked at', async (game, options) => {
  const fixture = await openFixture();
  const liveTable = await beginTable(fixture, game, options);
  await playRandomly(liveTable, fixture.clock, 5, 60);
  const past = new StateHistory();
  const random = new Sfc32(1);
  const check = ({ facts, match }: TableSnapshot, count: number) => {
    for (const seat of [0, undefined])
      expect(facts.game.view(past.stateAt(liveTable.snapshot, count), seat)).toEqual(
        facts.game.view(match!.rewind(count).state, seat),
      );
  };
  for (let n = 0; n < 3; n++) {
    const { snapshot } = liveTable;
    check(snapshot, snapshot.match!.history.length);
    for (let tries = 0; tries < 10; tries++) check(snapshot, random.below(snapshot.match!.history.length));
    await playRandomly(liveTable, fixture.clock, n, 40);
  }
  await fixture.close();
});

test('an action that was taken back leaves no trace in the past', async () => {
  const fixture = await openFixture();
  const liveTable = await beginTable(fixture, 'catan', {});
  const past = new StateHistory();
  const look = () => {
    const { facts, match } = liveTable.snapshot;
    const count = match!.history.length;
    expect(facts.game.view(past.stateAt(liveTable.snapshot, count))).toEqual(facts.game.view(match!.state));
  };
  for (let n = 0; n < 40; n++) {
    // Settlements and roads at the start can be taken back; so that the same moment is another one.
    const { person, command } = randomAction(liveTable, new Sfc32(n));
    await mustPerform(liveTable, person, command, fixture.clock);
    look();
    if (command.type !== 'act' || n % 2 === 0) continue;
    await liveTable.perform(
      { person, isInvited: false },
      { type: 'undo', seat: command.seat },
      () => fixture.clock.at,
    );
    look();
  }
  expect(liveTable.snapshot.log.filter(({ entry }) => entry.kind === 'undone').length).toBeGreaterThan(2);
  await fixture.close();
});
