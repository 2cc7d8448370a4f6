import { greedy, random as randomBot } from '@bastide/bots';
import { type Action, catan, type Options, RESOURCES, type State, type View } from '@bastide/catan';
import { type Actor, CHANCE, OVER, type Seat, Sfc32 } from '@bastide/contract';
import { describe, expect, test } from 'vitest';
import { optionsOf, playRandomGame, type RandomGameStep } from './random-game.ts';

/** A random game in which people talk, at every so many actions. */
function look(
  options: Options,
  seed: number,
  every: number,
  atMost: number,
  at: (state: State) => void,
): void {
  let acts = 0;
  const step = ({ state }: RandomGameStep) => {
    if (acts++ % every === 0) at(state);
  };
  playRandomGame({ options, seed, style: 'anything', atMost }, step);
}

const TABLES: Partial<Options>[] = [
  { seats: 4, map: 'beginners', victoryTarget: 7 },
  { seats: 3, map: 'variable-random', dice: 'deck-5', victoryTarget: 7 },
  { seats: 2, tradeBuild: 'separate', friendlyRobber: true, victoryTarget: 8 },
];

/** Tells whether an action depends on cards that the seat cannot see: how many the others hand over, and whether the next seat wins. */
const tellsMore = (action: Action): boolean =>
  action.type === 'end' || (action.type === 'play' && action.card === 'monopoly');

const seenBy = (view: View): string => JSON.stringify(view);

/** Other states that a seat cannot tell from this one. */
const others = (state: State, seat: Seat | undefined, count: number): State[] =>
  Array.from({ length: count }, (_, seed) =>
    catan.determinize(JSON.parse(seenBy(catan.view(state, seat))), new Sfc32(seed)),
  );

describe('what a seat may not know changes nothing that it sees', () => {
  TABLES.forEach((table, index) => {
    test(JSON.stringify(table), () => {
      const options = optionsOf(table);
      let differing = 0;
      look(options, index + 1, 17, 2000, (state) => {
        const seats = Array.from({ length: options.seats }, (_, seat) => seat);
        for (const viewer of [undefined, ...seats]) {
          const view = seenBy(catan.view(state, viewer));
          for (const other of others(state, viewer, 3)) {
            expect(seenBy(catan.view(other, viewer))).toBe(view);
            expect(catan.actors(other)).toStrictEqual(catan.actors(state));
            if (seats.some((seat) => seenBy(catan.view(other, seat)) !== seenBy(catan.view(state, seat))))
              differing++;
            if (viewer !== undefined) sameAfterOwnActions(state, other, viewer);
          }
        }
      });
      expect(differing, 'other states that differ').toBeGreaterThan(100);
    });
  });
});

/** The same own action in two states that the seat cannot tell apart: it sees the same happen, and the same after. */
function sameAfterOwnActions(state: State, other: State, viewer: Seat): void {
  const actions = catan.actions(state, viewer).filter((action) => !tellsMore(action));
  for (const action of actions.filter((_, i) => i % 7 === 0)) {
    const after = (one: State) => {
      const copy = catan.clone(one);
      const events = catan.apply(copy, viewer, action).map((event) => catan.redactEvent(event, viewer));
      return JSON.stringify([events, catan.view(copy, viewer)]);
    };
    expect(after(other), catan.text.write(action)).toBe(after(state));
  }
}

test('refusals of own actions do not depend on hidden cards', () => {
  const options = optionsOf({ seats: 4, map: 'beginners' });
  const tries: Action[] = [
    { type: 'buy' },
    { type: 'accept' },
    { type: 'decline' },
    { type: 'end' },
    { type: 'play', card: 'knight' },
    ...RESOURCES.map((give): Action => ({ type: 'bank', give, get: give === 'ore' ? 'wool' : 'ore' })),
    ...RESOURCES.map(
      (give): Action => ({
        type: 'counter',
        give: { [give]: 1 },
        get: { [give === 'ore' ? 'wool' : 'ore']: 1 },
      }),
    ),
    ...[0, 1, 2, 3].map((seat): Action => ({ type: 'trade', with: seat })),
    ...[0, 1, 2, 3].map((seat): Action => ({ type: 'rob', seat })),
  ];
  look(options, 5, 23, 1500, (state) => {
    for (const viewer of [0, 1, 2, 3])
      for (const other of others(state, viewer, 2))
        for (const action of tries)
          expect(catan.refusal(other, viewer, action)).toStrictEqual(catan.refusal(state, viewer, action));
  });
});

test('where nobody counted, as in the fast lane, a view is still one of many states', () => {
  const { fast } = catan;
  const options = optionsOf({ seats: 3, map: 'beginners' });
  const state = catan.setup(options);
  fast.reset(state);
  const random = new Sfc32(3);
  const codes = new Int32Array(fast.actionsAtMost);
  for (let acts = 0; acts < 1200 && fast.actor(state) !== OVER; acts++) {
    if (acts % 50 === 0)
      for (const viewer of [undefined, 0, 1, 2]) {
        expect(catan.view(state, viewer).ways).toHaveLength(0);
        for (const other of others(state, viewer, 2))
          expect(seenBy(catan.view(other, viewer))).toBe(seenBy(catan.view(state, viewer)));
      }
    fast.play(
      state,
      fast.actor(state) === CHANCE
        ? fast.sampleChance(state, random)
        : codes[random.below(fast.legalActions(state, codes))]!,
    );
  }
});

/** Bots see views: the caller determinizes a state first. */
const decide = (bot: typeof randomBot, view: View, seat: Seat, seed: number): string => {
  const random = new Sfc32(seed);
  return catan.text.write(bot.choose(catan, catan.determinize(view, random), seat, random));
};

describe('bots decide by what they see', () => {
  for (const bot of [randomBot, greedy()])
    test(bot.name, () => {
      const options = optionsOf({ seats: 3, map: 'beginners' });
      let decisions = 0;
      look(options, 11, 19, 1200, (state) => {
        for (const actor of catan.actors(state).filter((one: Actor): one is Seat => one !== 'chance'))
          for (const other of others(state, actor, 2)) {
            const decided = decide(bot, catan.view(state, actor), actor, 1);
            expect(decide(bot, catan.view(other, actor), actor, 1)).toBe(decided);
            // A bot that thought about something else in between decides the same.
            decide(bot, catan.view(state, actor), actor, 2);
            expect(decide(bot, catan.view(state, actor), actor, 1)).toBe(decided);
            decisions++;
          }
      });
      expect(decisions).toBeGreaterThan(60);
    });
});
