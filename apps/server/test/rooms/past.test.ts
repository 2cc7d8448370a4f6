import { Sfc32 } from '@bastide/contract';
import { expect, test } from 'vitest';
import { Past } from '../../src/table/past.ts';
import type { Standing } from '../../src/table/standing.ts';
import { begun, must, openPlace, playOn, randomAct } from './playing.ts';

test.each([
  ['catan', {}],
  ['carcassonne', { edition: 'c2', sets: ['traders'] }],
])('%s: the past is as it was, in whatever order it is looked at', async (game, options) => {
  const place = await openPlace();
  const room = await begun(place, game, options);
  await playOn(room, place.clock, 5, 60);
  const past = new Past();
  const random = new Sfc32(1);
  const check = ({ hosted, played }: Standing, count: number) => {
    for (const seat of [0, undefined])
      expect(hosted.game.view(past.stateAt(room.standing, count), seat)).toEqual(
        hosted.game.view(played!.back(count).state, seat),
      );
  };
  for (let n = 0; n < 3; n++) {
    const { standing } = room;
    check(standing, standing.played!.acts.length);
    for (let tries = 0; tries < 10; tries++) check(standing, random.below(standing.played!.acts.length));
    await playOn(room, place.clock, n, 40);
  }
  await place.close();
});

test('what was taken back never was', async () => {
  const place = await openPlace();
  const room = await begun(place, 'catan', {});
  const past = new Past();
  const look = () => {
    const { hosted, played } = room.standing;
    const count = played!.acts.length;
    expect(hosted.game.view(past.stateAt(room.standing, count))).toEqual(hosted.game.view(played!.state));
  };
  for (let n = 0; n < 40; n++) {
    // Settlements and roads at the start can be taken back; so that the same moment is another one.
    const { person, command } = randomAct(room, new Sfc32(n));
    await must(room, person, command, place.clock);
    look();
    if (command.type !== 'act' || n % 2 === 0) continue;
    await room.do({ person, isInvited: false }, { type: 'undo', seat: command.seat }, () => place.clock.at);
    look();
  }
  expect(room.standing.lines.filter(({ entry }) => entry.kind === 'undone').length).toBeGreaterThan(2);
  await place.close();
});
