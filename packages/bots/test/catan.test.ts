import { BOTS, type InstantBotName } from '@bastide/bots';
import { type Action, BASE_ISLAND, catan, type State, type View } from '@bastide/catan';
import { type Random, Sfc32 } from '@bastide/contract';
import { describe, expect, test } from 'vitest';

/** Plays to the end by what each seat sees, and lets `choose` take every decision. */
function playThrough(
  input: object,
  seed: number,
  choose: (known: State, seat: number, random: Random, view: View) => Action,
): State {
  const read = catan.readOptions(input);
  if (!read.ok) throw new Error(read.because);
  const random = new Sfc32(seed);
  const state = catan.setup(read.value);
  for (let actors = catan.actors(state); actors.length > 0; actors = catan.actors(state)) {
    // Where several seats may act, any of them is the first.
    const actor = actors[random.below(actors.length)]!;
    let action: Action;
    if (actor === 'chance') action = catan.fast.decode(state, catan.fast.sampleChance(state, random));
    else {
      const view = catan.view(state, actor);
      action = choose(catan.determinize(view, random), actor, random, view);
    }
    const refused = catan.refusal(state, actor, action);
    if (refused) throw new Error(`${JSON.stringify(action)}: ${refused.because}`);
    catan.apply(state, actor, action);
  }
  return state;
}

describe.each(Object.keys(BOTS) as InstantBotName[])('%s', (name) => {
  test.each([2, 3, 4])('plays whole games with %i seats by the rules, in any order of answers', (seats) => {
    const bots = Array.from({ length: seats }, () => BOTS[name]());
    const state = playThrough({ seats, victoryTarget: 7 }, seats, (known, seat, random) =>
      bots[seat]!.choose(catan, known, seat, random),
    );
    expect(catan.outcome(state)?.winners).toHaveLength(1);
  });

  test('decides alike by equal views with equal generators, whatever it has seen before', () => {
    const used = BOTS[name]();
    let decisions = 0;
    playThrough({ seats: 3, victoryTarget: 6 }, 5, (known, seat, random, view) => {
      decisions++;
      const action = used.choose(catan, known, seat, new Sfc32(decisions));
      const seed = random.next();
      const decide = (bot = BOTS[name]()) => {
        const generator = new Sfc32(seed);
        return bot.choose(catan, catan.determinize(structuredClone(view), generator), seat, generator);
      };
      expect(decide()).toEqual(decide(used));
      expect(BOTS[name]().choose(catan, known, seat, new Sfc32(decisions))).toEqual(action);
      // Every third step goes astray, so that many kinds of states are seen.
      return decisions % 3 === 0 ? BOTS.random().choose(catan, known, seat, random) : action;
    });
    expect(decisions).toBeGreaterThan(90);
  });

  test('leaves the state as it is', () => {
    const bot = BOTS[name]();
    playThrough({ seats: 4, victoryTarget: 6 }, 6, (known, seat, random) => {
      const numbers = known.all.slice();
      const { counting } = known;
      const action = bot.choose(catan, known, seat, random);
      expect(known.all.every((number, i) => number === numbers[i])).toBe(true);
      expect(known.counting).toBe(counting);
      return action;
    });
  });
});

test('random takes every listed action as often as any other, and makes no offers', () => {
  const read = catan.readOptions({ map: 'beginners' });
  if (!read.ok) throw new Error(read.because);
  const state = catan.setup(read.value);
  catan.apply(state, 0, { type: 'roll' });
  catan.apply(state, 'chance', { type: 'dice', dice: [3, 6] });
  state.hand[0] = 4 | (4 << 6);
  state.cards[0] = 8;
  const listed = catan.actions(state, 0).map((action) => JSON.stringify(action));
  expect(listed.length).toBeGreaterThan(10);
  const times = new Map(listed.map((action) => [action, 0]));
  const random = new Sfc32(9);
  for (let i = 0; i < 100 * listed.length; i++) {
    const action = JSON.stringify(BOTS.random().choose(catan, state, 0, random));
    times.set(action, times.get(action)! + 1);
  }
  expect([...times.keys()]).toEqual(listed);
  for (const count of times.values()) expect(Math.abs(count - 100)).toBeLessThan(45);
});

test('greedy says that it knows no other island', () => {
  const read = catan.readOptions({ map: 'beginners' });
  if (!read.ok) throw new Error(read.because);
  const state = Object.assign(catan.setup(read.value), { island: Object.create(BASE_ISLAND) });
  catan.apply(state, 0, { type: 'roll' });
  catan.apply(state, 'chance', { type: 'dice', dice: [3, 6] });
  expect(() => BOTS.greedy().choose(catan, state, 0, new Sfc32(1))).toThrow('no island but that of the base');
});
