import { merge, playMatch, series, simulation, standings } from '@bastide/arena';
import { BOTS, type Bot, type InstantBotName } from '@bastide/bots';
import { catan, packed, type State } from '@bastide/catan';
import { type Actor, type GameRecord, playout, type RecordedAction, replay, Sfc32 } from '@bastide/contract';
import { describe, expect, test } from 'vitest';

const optionsOf = (input: object) => {
  const read = catan.readOptions(input);
  if (!read.ok) throw new Error(read.because);
  return read.value;
};
const botsOf = (...names: InstantBotName[]) => names.map((name) => BOTS[name]());
const wrap = (bot: Bot, choose: (inner: Bot['choose']) => Bot['choose']): Bot => ({
  name: bot.name,
  choose: choose(bot.choose.bind(bot)),
});

/** Plays games from `from` on, and gives all that was done in each. */
function play(names: readonly InstantBotName[], games: number, input: object = {}, from = 0) {
  const options = optionsOf({ seats: names.length, ...input });
  const bots = botsOf(...names);
  const state = catan.setup(options);
  return Array.from({ length: games }, (_, i) => {
    const acts: RecordedAction<{ readonly type: string }>[] = [];
    const { outcome, actions } = playMatch(catan, options, bots, new Sfc32(31, from + i), { state, acts });
    return { outcome, actions, acts, turns: state.turn };
  });
}

describe('a match with secrets', () => {
  test('a match of random bots with secrets is the game that playout plays', () => {
    const options = optionsOf({ seats: 4 });
    const state = catan.setup(options);
    const codes = new Int32Array(catan.fast.actionsAtMost);
    for (let index = 0; index < 10; index++) {
      catan.fast.reset(state);
      const actions = playout(catan.fast, state, new Sfc32(3, index), codes);
      const match = playMatch(
        catan,
        options,
        botsOf('random', 'random', 'random', 'random'),
        new Sfc32(3, index),
      );
      expect(match).toEqual({ outcome: catan.outcome(state), actions });
    }
  });

  test('a match is the same when it is played again, on a used state too', () => {
    const names = ['greedy', 'random', 'greedy'] as const;
    const [first, second] = play(names, 2);
    expect(play(names, 1, {}, 1)[0]).toEqual(second);
    expect(play(names, 1)[0]).toEqual(first);
    expect(first).not.toEqual(second);
  });

  test('a match shows a bot only what its seat may know and count', () => {
    const options = optionsOf({ seats: 3 });
    const real = catan.setup(options);
    let looks = 0;
    let guesses = 0;
    const spy = () =>
      wrap(BOTS.greedy(), (choose) => (game, state, seat, random) => {
        const known = state as unknown as State;
        looks++;
        expect(known).not.toBe(real);
        // The view of what it gets is the very view of its seat, so nothing else can be in it.
        expect(catan.view(known, seat)).toEqual(catan.view(real, seat));
        expect(catan.view(real, seat).ways.length).toBeGreaterThan(0);
        const others = [0, 1, 2].filter((one) => one !== seat);
        if (others.some((one) => known.hand[one] !== real.hand[one] || known.held[one] !== real.held[one]))
          guesses++;
        return choose(game, state, seat, random);
      });
    playMatch(catan, options, [spy(), spy(), spy()], new Sfc32(4), { state: real });
    expect(looks).toBeGreaterThan(100);
    // It has to guess, and often guesses wrong.
    expect(guesses).toBeGreaterThan(looks / 5);
  });

  test('a match takes unlisted actions and records them', () => {
    const records: unknown[] = [];
    const options = optionsOf({ seats: 4 });
    const settings = { seed: 8, to: 2, rotate: true };
    const bots = botsOf('greedy', 'greedy', 'greedy', 'greedy');
    const tally = series(catan, options, bots, {
      ...settings,
      onRecord: (record) => records.push(JSON.parse(JSON.stringify(record))),
    });
    expect(records.some((record) => JSON.stringify(record).includes('"offer"'))).toBe(true);
    for (const record of records) expect(replay(catan, record)).toMatchObject({ ok: true });
    expect(series(catan, options, bots, settings)).toEqual(tally);
  });

  test('a match refuses a forbidden action of a bot with the reason', () => {
    const cheat = wrap(BOTS.greedy(), () => () => ({ type: 'city', at: 'V00' }));
    expect(() => playMatch(catan, optionsOf({ seats: 2 }), [cheat, cheat], new Sfc32(1))).toThrow(
      /greedy may not \{"type":"city","at":"V00"\}: a settlement is to be placed|the island/,
    );
  });

  test('asks the truth once more: it may forbid an action that is allowed in a determinized state', () => {
    const determinized = new WeakSet<object>();
    const stricter: typeof catan = {
      ...catan,
      determinize(view, random) {
        const state = catan.determinize(view, random);
        determinized.add(state);
        return state;
      },
      refusal: (state, actor, action) =>
        determinized.has(state)
          ? catan.refusal(state, actor, action)
          : { rule: 'CAT-TRADE-02', because: 'it is not so' },
    };
    const bots = botsOf('greedy', 'greedy');
    expect(() => playMatch(stricter, optionsOf({ seats: 2 }), bots, new Sfc32(1))).toThrow(
      /greedy may not .*: it is not so/,
    );
  });

  test('a match in which bots trade for ever is given up without a winner', () => {
    const talker = wrap(BOTS.greedy(), (choose) => (game, state, seat, random) => {
      const { phase, seat: active, hand } = state as unknown as State;
      const isOwnTurn = phase === packed.MAIN && active === seat;
      if (!isOwnTurn || hand[seat] === 0) return choose(game, state, seat, random);
      const give = (['brick', 'lumber', 'wool', 'grain', 'ore'] as const).find(
        (_, kind) => packed.countOf(hand[seat]!, kind) > 0,
      )!;
      const get = give === 'ore' ? 'wool' : 'ore';
      return { type: 'offer', to: [1 - seat], give: { [give]: 1 }, get: { [get]: 1 } };
    });
    const decline = wrap(
      BOTS.greedy(),
      (choose) => (game, state, seat, random) =>
        (state as unknown as State).seat !== seat && game.unlisted(state, seat).includes('offer')
          ? { type: 'decline' }
          : choose(game, state, seat, random),
    );
    // Lends the state itself, for speed: nothing is secret in what these two do.
    const fake = { ...catan, determinize: (_: unknown) => catan.clone(state), view: () => null as never };
    const options = optionsOf({ seats: 2, map: 'beginners' });
    const state = catan.setup(options);
    const limit = { state, actionsAtMost: 20_000 };
    expect(playMatch(fake, options, [talker, decline], new Sfc32(1), limit)).toEqual({
      outcome: { points: [2, 2], winners: [] },
      actions: 20_000,
    });
  });
});

describe('greedy', () => {
  test('wins nearly always against three random players, from every seat', () => {
    const tally = series(catan, optionsOf({ seats: 4 }), botsOf('greedy', 'random', 'random', 'random'), {
      seed: 21,
      to: 40,
      rotate: true,
    });
    const [greedy] = standings(['greedy', 'random', 'random', 'random'], tally);
    expect(greedy!.wins).toBeGreaterThanOrEqual(37);
    expect(tally.seats.every(({ wins }) => wins >= 8)).toBe(true);
  });

  test('greedy bots finish in time against each other, and trade', () => {
    const games = play(['greedy', 'greedy', 'greedy', 'greedy'], 16);
    const mean = games.reduce((sum, { turns }) => sum + turns, 0) / games.length;
    expect(mean).toBeGreaterThan(55);
    expect(mean).toBeLessThan(90);
    const all = games.flatMap(({ acts }) => acts.map(({ type }) => type));
    const times = (type: string) => all.filter((one) => one === type).length / games.length;
    expect(times('trade')).toBeGreaterThan(1);
    expect(times('offer')).toBeLessThan(40);
    for (const { outcome } of games) {
      expect(outcome.winners).toHaveLength(1);
      expect(outcome.points[outcome.winners[0]!]).toBeGreaterThanOrEqual(10);
    }
  });

  test('greedy offers at most three times in a turn', () => {
    for (const { acts } of play(['greedy', 'greedy', 'greedy'], 6)) {
      let offers = 0;
      let active: Actor | undefined;
      for (const { by, type } of acts) {
        if (type === 'roll') {
          offers = 0;
          active = by;
        }
        if (type === 'offer' && by === active) offers++;
        expect(offers).toBeLessThanOrEqual(3);
      }
    }
  });

  const MANY = [
    { friendlyRobber: true },
    { playerTrades: false },
    { tradeBuild: 'separate' },
    { dice: 'deck' },
    { dice: 'deck-5', noSevenRounds: 2, robberDesert: 'forbidden' },
    { map: 'beginners' },
    { map: 'variable-random', discardLimit: 5 },
    { map: 'free', victoryTarget: 13 },
    { victoryTarget: 5, startSettlements: 3 },
    { discardLimit: 95, friendlyRobber: true, robberDesert: 'forbidden', tradeBuild: 'separate' },
  ];
  test.each([2, 3, 4])('ends every game of %i without a refused action, whatever the options', (seats) => {
    for (const [i, input] of MANY.entries())
      for (const { outcome, turns } of play(
        Array.from({ length: seats }, (_, seat) => (seat === i % (seats + 1) ? 'random' : 'greedy')),
        1,
        input,
        100 * i,
      )) {
        expect(outcome.winners).toHaveLength(1);
        expect(turns).toBeLessThan(400);
      }
  });
});

describe('a game without end', () => {
  // With pieces and cards used up, 15 points are out of reach for all four.
  const options = optionsOf({ seats: 4, victoryTarget: 15 });
  const bots = botsOf('random', 'random', 'random', 'random');
  const settings = { seed: 3, from: 13, to: 16 };

  test('of random bots is a result of its own, and the series goes on', () => {
    const tally = series(catan, options, bots, settings);
    expect(tally).toMatchObject({ games: 3, endless: 1 });
    expect(tally.seats.reduce((sum, { wins }) => sum + wins, tally.draws)).toBe(2);
    const alone = series(catan, options, bots, { seed: 3, from: 14, to: 15 });
    expect(alone).toMatchObject({ games: 1, endless: 1, draws: 0, actions: 100_000 });
    expect(alone.seats.map(({ wins, parts }) => wins + parts)).toEqual([0, 0, 0, 0]);
    expect(alone.seats.reduce((sum, { points }) => sum + points, 0)).toBeGreaterThan(20);
  });

  test('is recorded as a game in progress, and counted alike however it is played', () => {
    const limited = { ...settings, to: 25, actionsAtMost: 2000 };
    const records: GameRecord[] = [];
    const tally = series(catan, options, bots, { ...limited, onRecord: (record) => records.push(record) });
    expect(series(catan, options, bots, limited)).toEqual(tally);
    const pieces = [13, 17, 20].map((from, i) =>
      series(catan, options, bots, { ...limited, from, to: [17, 20, 25][i]! }),
    );
    expect(pieces.reduce(merge)).toEqual(tally);
    const open = records.filter(({ result }) => result === undefined);
    expect(open).toHaveLength(tally.endless);
    expect(tally.endless).toBeGreaterThan(2);
    expect(tally.endless).toBeLessThan(12);
    for (const record of open) {
      expect(record.actions).toHaveLength(2000);
      const played = replay(catan, record);
      expect(played.ok && catan.outcome(played.state)).toBe(undefined);
    }
  });

  test('a game without end has no winner in the tables', () => {
    const tally = series(catan, options, bots, { seed: 3, to: 4, actionsAtMost: 300 });
    expect(simulation({ game: 'catan', options, bots: [], seed: 3 }, tally, 1)).toMatchObject({
      games: 4,
      endless: 4,
      draws: 0,
      wins: [0, 0, 0, 0],
      meanActions: 300,
    });
    expect(standings(['a', 'b', 'c', 'd'], tally).map(({ wins }) => wins)).toEqual([0, 0, 0, 0]);
  });

  // Once a seat held back roads, a knight or even a place for a settlement for ever in each of these.
  test.each([
    [4, 16, [0, 1, 4]],
    [3, 20, [1, 4, 6]],
    [2, 20, [3, 10]],
  ])('of %i greedy bots with %i points to win comes to one', (seats, victoryTarget, indices) => {
    const options = optionsOf({ seats, victoryTarget });
    const bots = Array.from({ length: seats }, () => BOTS.greedy());
    for (const from of indices) {
      const settings = { seed: 5, from, to: from + 1, actionsAtMost: 8000 };
      expect(series(catan, options, bots, settings).endless).toBe(0);
    }
  });
});

test('a series is reported by seat', () => {
  const options = optionsOf({ seats: 3 });
  const tally = series(catan, options, botsOf('random', 'random', 'random'), { seed: 4, to: 30 });
  const report = simulation(
    { game: 'catan', options, bots: ['random', 'random', 'random'], seed: 4 },
    tally,
    1,
  );
  expect(report).toMatchObject({ games: 30, seats: 3, draws: 0 });
  expect(report.wins.reduce((a, b) => a + b)).toBe(30);
  expect(Math.max(...report.meanPoints)).toBeLessThan(11);
});
