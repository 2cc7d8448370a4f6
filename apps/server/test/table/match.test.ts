import { Sfc32 } from '@bastide/contract';
import { expect, test } from 'vitest';
import { GAMES } from '../../src/games.ts';
import { Match } from '../../src/table/match.ts';

const OPTIONS = {
  carcassonne: { edition: 'c3', sets: ['traders'], seats: 3 },
  catan: { seats: 3 },
};

test.each(Object.entries(OPTIONS))(
  'a game whose memory was given to a later moment still is what it was: %s',
  (name, options) => {
    const facts = GAMES.newest(name)!;
    const { game } = facts;
    const checked = game.readOptions(options);
    if (!checked.ok) throw new Error(name);
    const random = new Sfc32(7);
    const views = (match: Match) => JSON.stringify(match.viewers.map((seat) => game.view(match.state, seat)));
    let [spare, now]: [Match | undefined, Match] = [undefined, new Match(facts, checked.value)];
    const before: { readonly match: Match; readonly views: string }[] = [];
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
      next.apply(by, dealt ?? actions[random.below(actions.length)]!);
      before.push({ match: now, views: views(now) });
      [spare, now] = [now, next];
    }
    for (const { match, views: view } of before) expect(views(match)).toBe(view);
  },
);
