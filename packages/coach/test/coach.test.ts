import { askBot, type Bot, greedy, loadBot } from '@bastide/bots';
import { carcassonne } from '@bastide/carcassonne';
import { catan } from '@bastide/catan';
import { analystOf, gradeOf, ReviewBuilder, Study, tasksFor } from '@bastide/coach';
import {
  type Game,
  type RecordedAction,
  recordedAction,
  Sfc32,
  seededDealer,
  type Types,
} from '@bastide/contract';
import { describe, expect, test } from 'vitest';
import { type Coins, coins, oracle } from './coins.ts';

const game = coins();
const wrote = (text: string): readonly RecordedAction<Coins['Action']>[] => {
  let turn = 0;
  return text.split(' ').map((type) => {
    const isChance = type === 'gold' || type === 'tin';
    const by = isChance ? 'chance' : turn % 2;
    if (type !== 'coin') turn++;
    return recordedAction(by, { type: type as Coins['Action']['type'] });
  });
};

function reviewOf(acts: readonly RecordedAction<Coins['Action']>[], played: Game<Coins> = game) {
  const study = new Study(played, oracle(played), { seats: 2 }, acts);
  const builder = new ReviewBuilder<Coins['Action']>();
  for (const task of tasksFor(acts, [{ work: 1 }])) builder.add(study.do(task));
  return builder.review();
}

describe('who knows all of a game', () => {
  const acts = wrote('coin tin penny penny coin gold');
  const review = reviewOf(acts);

  test('an analyst with all knowledge finds what each decision lost against the best', () => {
    // Behind by nothing and with a turn to come, a penny is worth less than the bag.
    for (const { thoughts, played, loss } of review.decisions) {
      expect(thoughts).toHaveLength(2);
      expect(loss).toBeCloseTo(thoughts[0]!.chance - thoughts[played]!.chance, 12);
      expect(loss).toBeGreaterThanOrEqual(0);
    }
    expect(review.decisions.map(({ at, seat }) => [at, seat])).toEqual([
      [0, 0],
      [2, 1],
      [3, 0],
      [4, 1],
    ]);
  });

  test('luck is the difference between a draw and the mean of all that could have come', () => {
    expect(review.draws.map(({ at, ways }) => [at, ways])).toEqual([
      [1, 2],
      [5, 2],
    ]);
    const [tin, gold] = review.draws;
    expect(tin!.luck[0]).toBeLessThan(0);
    expect(gold!.luck[1]).toBeGreaterThan(0);
    for (const { luck } of review.draws) expect(luck[0]! + luck[1]!).toBeCloseTo(0, 12);
  });

  test('leaves nothing of the way from even chances to the result unexplained', () => {
    expect(review.curve).toHaveLength(acts.length + 1);
    expect(review.curve.at(-1)).toEqual([0, 1]);
    review.seats.forEach(({ luck, loss, given, rest }, seat) => {
      expect(rest).toBeCloseTo(0, 12);
      expect(luck - loss + given).toBeCloseTo(review.curve.at(-1)![seat]! - review.curve[0]![seat]!, 12);
    });
  });

  test('the greatest swings are named in the order of play', () => {
    expect(review.turns.length).toBeGreaterThan(0);
    expect(review.turns.length).toBeLessThanOrEqual(3);
    expect(review.turns.map(({ at }) => at)).toEqual(review.turns.map(({ at }) => at).sort((a, b) => a - b));
    const last = review.turns.find(({ at }) => at === 5)!;
    expect(last).toMatchObject({ by: 'luck', seat: expect.any(Number) });
    expect(Math.abs(last.swing)).toBeCloseTo(Math.abs(review.draws[1]!.luck[0]!), 12);
  });

  test('judges a game that was broken off, and one with nothing in it', () => {
    expect(reviewOf(acts.slice(0, 3)).decisions).toHaveLength(2);
    const none = reviewOf([]);
    expect(none.curve).toHaveLength(1);
    expect(none.turns).toEqual([]);
  });

  test('judges where something is secret by what the seat sees', () => {
    expect(reviewOf(acts, coins(true))).toEqual(review);
  });
});

test('a piece of an analysis comes to the same whoever does it and when', () => {
  const acts = wrote('coin gold coin tin penny penny');
  const study = () => new Study(game, oracle(game), { seats: 2 }, acts);
  const tasks = tasksFor(acts, [{ work: 1 }, { work: 2 }]);
  const inOrder = new ReviewBuilder<Coins['Action']>();
  const one = study();
  for (const task of tasks) inOrder.add(one.do(task));
  const shared = new ReviewBuilder<Coins['Action']>();
  for (const task of tasks.toReversed()) shared.add(study().do(task));
  expect(shared.review()).toEqual(inOrder.review());
});

test('a move that was not weighed is no better than any that was', () => {
  const thought = (type: Coins['Action']['type'], chance: number) => {
    // biome-ignore lint/suspicious/noThenProperty: what comes after the action; nobody waits for a thought
    return { action: { type }, then: [], chance, terms: [] };
  };
  const analyst = {
    name: 'narrow',
    consider: () => [thought('penny', 0.5), thought('tin', 0.2), thought('gold', 0.4)],
    assess: () => [0.45, 0.55],
  };
  const study = new Study(game, analyst, { seats: 2 }, wrote('coin'));
  const [decision] = study.do({ kind: 'row', from: 0, to: 1, effort: {} });
  expect(decision).toMatchObject({ played: 3, loss: expect.closeTo(0.3, 12) });
  const asked = new Study(
    game,
    { ...analyst, weigh: () => thought('coin', 0.45) },
    { seats: 2 },
    wrote('coin'),
  );
  expect(asked.do({ kind: 'row', from: 0, to: 1, effort: {} })).toMatchObject([
    { played: 1, loss: expect.closeTo(0.05, 12) },
  ]);
});

test('an unfinished analysis reports the decisions judged so far', () => {
  const acts = wrote('coin gold coin tin penny penny');
  const study = new Study(game, oracle(game), { seats: 2 }, acts);
  const builder = new ReviewBuilder<Coins['Action']>();
  expect(builder.review()).toMatchObject({ curve: [], seats: [], turns: [] });
  const [glance, first] = tasksFor(acts, [{}]);
  builder.add(study.do(glance!));
  expect(builder.review().curve).toHaveLength(7);
  builder.add(study.do(first!));
  expect(builder.review().decisions).toHaveLength(1);
});

test('a decision that lost little is good, one that lost much is not', () => {
  expect([0, 0.01, 0.03, 0.07, 0.3].map(gradeOf)).toEqual(['best', 'fine', 'slip', 'mistake', 'blunder']);
});

/** A game of these bots and greedy ones at the other seats, each by what its seat sees, cut short. */
function played<T extends Types>(
  of: Game<T>,
  seats: number,
  actions: number,
  bots: readonly Bot[] = [],
  seed = 5,
) {
  const options = of.readOptions({ seats });
  if (!options.ok) throw new Error(options.because);
  const random = new Sfc32(seed);
  const deal = seededDealer(random);
  const others = greedy();
  const state = of.setup(options.value);
  const acts: RecordedAction<T['Action']>[] = [];
  while (acts.length < actions) {
    const by = of.actors(state)[0]!;
    const action =
      by === 'chance' ? deal(of, state)! : askBot(of, bots[by] ?? others, of.view(state, by), by, random);
    of.apply(state, by, action);
    acts.push(recordedAction(by, action));
  }
  return { options: options.value, acts };
}

describe('by what bots know of a game', () => {
  async function judged<T extends Types>(of: Game<T>, seats: number, actions: number, bot?: Bot) {
    const { options, acts } = played(of, seats, actions);
    const study = new Study(of, analystOf(of, bot ?? (await loadBot(of.name, 'greedy'))), options, acts);
    const builder = new ReviewBuilder<T['Action']>();
    for (const task of tasksFor(acts, [{ work: 20 }])) builder.add(study.do(task));
    return builder.review();
  }

  test('bots judge every decision of a game without secrets', async () => {
    const review = await judged(carcassonne, 2, 30);
    for (const chances of review.curve) expect(chances[0]! + chances[1]!).toBeCloseTo(1, 9);
    // A tile and its figure are one decision.
    expect(review.decisions.some(({ length }) => length === 2)).toBe(true);
    expect(review.draws.length).toBeGreaterThan(6);
    // The bot that played it finds little to complain of.
    for (const { meanLoss } of review.seats) expect(meanLoss).toBeLessThan(0.02);
    for (const { rest } of review.seats) expect(Math.abs(rest)).toBeLessThan(0.3);
  });

  test('bots judge every decision of a game of four with secrets', async () => {
    const review = await judged(catan, 4, 48);
    for (const chances of review.curve) expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1, 9);
    // The island was one of too many to be listed.
    expect(review.draws.every(({ at }) => at > 0)).toBe(true);
    expect(review.draws.some(({ ways }) => ways === 36)).toBe(true);
    const all = review.seats.reduce((sum, { luck }) => sum + luck, 0);
    expect(all).toBeCloseTo(0, 9);
  });

  test('a bot that can tell neither thoughts nor chances is helped out', async () => {
    const { name, choose } = greedy();
    const review = await judged(carcassonne, 3, 16, { name, choose });
    expect(review.curve[0]).toHaveLength(3);
    expect(review.decisions.length).toBeGreaterThan(3);
  });

  test('a tile that looks alike when it is turned is the same move, though bots weigh it once', async () => {
    const options = carcassonne.readOptions({ seats: 2 });
    if (!options.ok) throw new Error(options.because);
    const analyst = analystOf(carcassonne, await loadBot('carcassonne', 'strong'));
    const judged = ([0, 90, 180, 270] as const).map((turned) => {
      const acts = [
        recordedAction('chance', { type: 'draw', tile: 'BA-B' } as const),
        recordedAction(0, { type: 'place', at: [0, 1], turned } as const),
        recordedAction(0, { type: 'deploy', figure: 'meeple', on: 'm1' } as const),
      ];
      const [row] = tasksFor(acts, [{ work: 4 }]).filter(({ kind }) => kind === 'row');
      const [found] = new Study(carcassonne, analyst, options.value, acts).do(row!);
      if (found?.kind !== 'decision') throw new Error('no decision');
      expect(found.thoughts[found.played]!.action).toMatchObject({ turned });
      return [found.length, found.loss];
    });
    expect(new Set(judged.map((one) => one.join())).size).toBe(1);
  });

  test('a master who judges their own game finds no fault in what they offered, traded and did', async () => {
    const options = catan.readOptions({ seats: 4 });
    if (!options.ok) throw new Error(options.because);
    const master = await loadBot('catan', 'strong');
    const { acts } = played(catan, 4, 420, [master], 6);
    const study = new Study(catan, analystOf(catan, master), options.value, acts);
    const own = tasksFor(acts, [{ work: 1000 }]).filter(
      ({ kind, from }) => kind === 'row' && acts[from]!.by === 0,
    );
    const decisions = own.flatMap((task) => study.do(task)).filter(({ kind }) => kind === 'decision');
    expect(acts.some(({ by, type }) => by === 0 && type === 'offer')).toBe(true);
    for (const decision of decisions) {
      if (decision.kind !== 'decision') continue;
      // The value of an offer depends on the cards that others may hold; player and judge determinize them differently.
      const isOffer = decision.thoughts[0]!.action.type === 'offer';
      expect(decision.loss).toBeLessThan(isOffer ? 0.05 : 0.02);
    }
  });

  test('of a game that nobody knows, nobody can say anything', () => {
    expect(() => analystOf(game, greedy())).toThrow('nobody can judge coins');
  });
});
