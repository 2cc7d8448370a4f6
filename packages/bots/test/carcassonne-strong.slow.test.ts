import { type Bot, greedy, loadBot, random } from '@bastide/bots';
import { carcassonne, type State } from '@bastide/carcassonne';
import { CHANCE, type Random, Sfc32 } from '@bastide/contract';
import { describe, expect, test } from 'vitest';
import { isLong } from '../../../scripts/scope.mjs';
import { playThrough, setUp } from './carcassonne-table.ts';

const { fast } = carcassonne;
const LITTLE = { work: 16 };
/** Against greedy, each draw from both seats. */
const GAMES = isLong ? 6 : 4;

/** States in which a seat lays a tile, some turns into games of greedy. */
function someStates(input: object, every = 9): State[] {
  const found: State[] = [];
  const bot = greedy();
  playThrough(setUp(input), 3, (state, seat, chance) => {
    if (state.phase === 1 && state.tileCount % every === 0) found.push(state.copy());
    return bot.choose(carcassonne, state, seat, chance);
  });
  return found;
}

const strong = (): Promise<Bot> => loadBot('carcassonne', 'strong');

describe('the strongest player of Carcassonne', () => {
  test.each([
    { edition: 'c2', seats: 2 },
    { edition: 'c1', sets: ['traders'], seats: 3 },
  ])('plays whole games by the rules: %j', async (input) => {
    const bot = await strong();
    const state = playThrough(setUp(input), 1, (now, seat, chance) =>
      bot.choose(carcassonne, now, seat, chance, { work: 1 }),
    );
    expect(carcassonne.outcome(state)?.points).toHaveLength(input.seats);
  });

  test.each([
    { edition: 'c3', sets: ['traders', 'inns', 'abbot'], seats: 4 },
    { edition: 'c2', sets: ['river', 'inns', 'traders', 'abbot'], seats: 6 },
  ])('plays by the rules at larger tables: %j', async (input) => {
    const bot = await strong();
    const tiles = isLong ? undefined : 45;
    const state = playThrough(
      setUp(input),
      1,
      (now, seat, chance) => bot.choose(carcassonne, now, seat, chance, { work: 1 }),
      tiles,
    );
    expect(state.tileCount).toBeGreaterThanOrEqual(tiles ?? 72);
  });

  test('decides alike in equal states with equal generators, and leaves them as they are', async () => {
    for (const state of someStates({ sets: ['traders'], seats: 3 })) {
      const numbers = state.all.slice();
      const board = state.board.slice();
      const [one, other] = [await strong(), await strong()];
      const action = one.choose(carcassonne, state, state.seat, new Sfc32(4), LITTLE);
      expect(other.choose(carcassonne, state, state.seat, new Sfc32(4), LITTLE)).toEqual(action);
      expect(state.all.every((number, i) => number === numbers[i])).toBe(true);
      expect(state.board.every((number, i) => number === board[i])).toBe(true);
    }
  });

  test('decides by what its seat may know', async () => {
    for (const state of someStates({ sets: ['traders'], seats: 2 })) {
      const { seat } = state;
      const known = carcassonne.determinize(carcassonne.view(state, seat), new Sfc32(1));
      const action = (await strong()).choose(carcassonne, state, seat, new Sfc32(4), LITTLE);
      expect((await strong()).choose(carcassonne, known, seat, new Sfc32(4), LITTLE)).toEqual(action);
    }
  });

  test('looks at more ways where there is time', async () => {
    const waysFor = async (budget: { work?: number; time?: number }, seats = 2) => {
      const state = someStates({ seats })[0]!;
      return (await strong()).consider!(carcassonne, state, state.seat, new Sfc32(4), budget).length;
    };
    expect(await waysFor({ work: 100 })).toBeLessThanOrEqual(12);
    expect(await waysFor({ time: 20 })).toBeLessThanOrEqual(12);
    expect(await waysFor({ work: 600 })).toBeGreaterThan(12);
    expect(await waysFor({ work: 600, time: 20 })).toBeLessThanOrEqual(12);
    expect(await waysFor({ work: 600 }, 4)).toBeLessThanOrEqual(12);
  });

  test('deploys what it had in mind when it laid the tile, and answers when it is woken in between', async () => {
    let followed = 0;
    for (const state of someStates({ sets: ['traders'], seats: 2 }, 4)) {
      const { seat } = state;
      const bot = await strong();
      const [first] = bot.consider!(carcassonne, state, seat, new Sfc32(4), LITTLE);
      const then = carcassonne.clone(state);
      fast.play(then, fast.encode(then, first!.action));
      if (fast.actor(then) !== seat || first!.then.length === 0) continue;
      followed++;
      expect(bot.choose(carcassonne, then, seat, new Sfc32(99), { work: 1 })).toEqual(first!.then[0]);
      const woken = (await strong()).choose(carcassonne, then, seat, new Sfc32(5), LITTLE);
      expect(carcassonne.refusal(then, seat, woken)).toBeUndefined();
    }
    expect(followed).toBeGreaterThan(3);
  });

  test('says what it weighed, best first, and what sets each apart', async () => {
    for (const state of someStates({ sets: ['traders'], seats: 3 })) {
      const thoughts = (await strong()).consider!(carcassonne, state, state.seat, new Sfc32(4), LITTLE);
      const chosen = (await strong()).choose(carcassonne, state, state.seat, new Sfc32(4), LITTLE);
      expect(thoughts[0]!.action).toEqual(chosen);
      const mean = thoughts.reduce((all, { margin }) => all + margin!, 0) / thoughts.length;
      for (const { action, chance, margin, terms } of thoughts) {
        expect(carcassonne.refusal(state, state.seat, action)).toBeUndefined();
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
        const told = terms.reduce((all, { value }) => all + value, 0);
        expect(Math.abs(told - (margin! - mean))).toBeLessThan(0.5);
      }
    }
  });

  test.each([2, 3, 6])('nobody of %d is far ahead when a game begins', async (seats) => {
    const bot = await strong();
    const [state] = someStates({ seats }, 2);
    for (const { chance } of bot.consider!(carcassonne, state!, state!.seat, new Sfc32(4), LITTLE))
      expect(Math.abs(chance - 1 / seats)).toBeLessThan(0.4 / seats);
    for (const chance of bot.assess!(carcassonne, state!))
      expect(Math.abs(chance - 1 / seats)).toBeLessThan(0.4 / seats);
  });

  test('of a game that is over the winners share the win', async () => {
    const bot = await strong();
    const over = playThrough(setUp({ seats: 3 }), 5, (now, seat, chance) =>
      random.choose(carcassonne, now, seat, chance),
    );
    const { winners } = carcassonne.outcome(over)!;
    const due = [0, 1, 2].map((seat) => (winners.includes(seat) ? 1 / winners.length : 0));
    expect(bot.assess!(carcassonne, over)).toEqual(due);
  });

  test('stops when it is told to, and answers at once where there is nothing to choose', async () => {
    const [state] = someStates({});
    const bot = await strong();
    let asked = 0;
    const isStopped = () => ++asked > 3;
    bot.choose(carcassonne, state!, state!.seat, new Sfc32(1), { work: 1e9, isStopped });
    expect(asked).toBe(4);
    const start = Date.now();
    bot.choose(carcassonne, someStates({})[1]!, 0, new Sfc32(1), { time: 30 });
    expect(Date.now() - start).toBeLessThan(30_000);
  });

  test.each([
    [[], 100],
    [['traders'], isLong ? 100 : 30],
  ])(
    'beats greedy, with sets %j and %i rollouts',
    async (sets, work) => {
      const bot = await strong();
      const other = greedy();
      let lead = 0;
      for (let index = 0; index < GAMES; index++) {
        const own = index % 2;
        const state = playThrough(setUp({ sets }), 20 + (index >> 1), (now, seat, chance) =>
          (seat === own ? bot : other).choose(carcassonne, now, seat, chance, { work }),
        );
        lead += state.points[own]! - state.points[1 - own]!;
      }
      expect(lead).toBeGreaterThan(5 * GAMES);
    },
    120_000,
  );

  test.each([2, 4, 6])(
    'at a table of %i nothing of a last tile is left to be looked ahead to',
    async (seats) => {
      const bot = await strong();
      const chooseRandom = (now: State, seat: number, chance: Random) =>
        random.choose(carcassonne, now, seat, chance);
      let weighed = 0;
      for (let seed = 1; seed <= 12; seed++) {
        const state = playThrough(setUp({ seats }), seed, chooseRandom, 71);
        if (fast.actor(state) === CHANCE) fast.play(state, fast.sampleChance(state, new Sfc32(seed)));
        if (state.phase !== 1) continue;
        for (const { terms } of bot.consider!(carcassonne, state, state.seat, new Sfc32(4), LITTLE)) {
          weighed++;
          expect(terms.map(({ name }) => name)).not.toContain('outlook');
        }
      }
      expect(weighed).toBeGreaterThan(50);
    },
  );

  test('the strongest player of Carcassonne beats random ones', async () => {
    const bot = await strong();
    const state = playThrough(setUp({ seats: 2 }), 2, (now, seat, chance) =>
      (seat === 0 ? bot : random).choose(carcassonne, now, seat, chance, { work: 2 }),
    );
    expect(state.points[0]! - state.points[1]!).toBeGreaterThan(30);
  });
});
