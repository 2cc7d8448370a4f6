import { Sfc32 } from '@bastide/contract';
import { expect, test } from 'vitest';
import { GAMES } from '../../src/games.ts';
import { Played } from '../../src/table/played.ts';

const OPTIONS = {
  carcassonne: { edition: 'c3', sets: ['traders'], seats: 3 },
  catan: { seats: 3 },
};

test.each(Object.entries(OPTIONS))(
  'a game whose memory was given to a later moment still is what it was: %s',
  (name, options) => {
    const hosted = GAMES.newest(name)!;
    const { game } = hosted;
    const checked = game.readOptions(options);
    if (!checked.ok) throw new Error(name);
    const random = new Sfc32(7);
    const views = (played: Played) =>
      JSON.stringify(played.eyes.map((seat) => game.view(played.state, seat)));
    let [spare, now]: [Played | undefined, Played] = [undefined, new Played(hosted, checked.value)];
    const before: { readonly played: Played; readonly views: string }[] = [];
    for (let n = 0; n < 60 && now.actors.length > 0; n++) {
      const next = now.copy(spare);
      expect(next.state === now.state).toBe(false);
      expect(views(next)).toBe(views(now));
      const by = next.actors[0]!;
      const actions = game.actions(next.state, by);
      const dealt =
        by === 'chance'
          ? game.fast.decode(next.state, game.fast.sampleChance(next.state, random))
          : undefined;
      next.take(by, dealt ?? actions[random.below(actions.length)]!);
      before.push({ played: now, views: views(now) });
      [spare, now] = [now, next];
    }
    for (const { played, views: seen } of before) expect(views(played)).toBe(seen);
  },
);
