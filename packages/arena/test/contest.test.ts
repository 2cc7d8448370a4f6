import { type Bot, greedy, random } from '@bastide/bots';
import { carcassonne } from '@bastide/carcassonne';
import { catan } from '@bastide/catan';
import { type Game, Sfc32, type Types } from '@bastide/contract';
import { describe, expect, test } from 'vitest';
import { clusteredInterval } from '../src/contest/by-deal.ts';
import { inverse } from '../src/contest/matrix.ts';
import { gameSlotOf, lineUpsOf, type Plan } from '../src/contest/plan.ts';
import { type GameResult, playGame } from '../src/contest/play.ts';
import { Fault, type Player, playerOf } from '../src/contest/player.ts';
import { ratingsOf } from '../src/contest/ratings.ts';
import { SequentialTest } from '../src/contest/sequential-test.ts';
import { SequentialTestFeed } from '../src/contest/sequential-test-feed.ts';
import { tableOf } from '../src/contest/table.ts';

const planOf = <T extends Types>(
  game: Game<T>,
  more: Partial<Plan> & { readonly seats?: number } = {},
): Plan => {
  const { seats, ...rest } = more;
  const options = game.readOptions(seats === undefined ? {} : { seats });
  if (!options.ok) throw new Error(options.because);
  const entrants = more.entrants ?? ['a', 'b'];
  return {
    game: game.name,
    options: options.value,
    entrants,
    lineUps: lineUpsOf('gauntlet', entrants.length, options.value.seats),
    seed: 3,
    actionsAtMost: 5_000,
    patience: 1_000,
    ...rest,
  };
};

const playAs = async <T extends Types>(game: Game<T>, plan: Plan, n: number, players: readonly Player[]) =>
  playGame(
    game,
    plan,
    n,
    gameSlotOf(plan, n).order.map((one) => players[one]! as Player<T>),
    {
      clock: () => 0,
      names: plan.entrants,
    },
  );

const drawsOf = (
  { actions }: { readonly actions: readonly { readonly by: unknown; readonly type: string }[] },
  type: string,
) => actions.filter((act) => act.by === 'chance' && act.type === type).map((act) => JSON.stringify(act));

describe('duplicate deals', () => {
  test('tiles are drawn alike in all games of a deal, whoever plays', async () => {
    const plan = planOf(carcassonne);
    const games = await Promise.all(
      [
        [0, random, greedy()],
        [1, random, greedy()],
        [0, random, random],
        [2, random, random],
      ].map(async ([n, one, other]) =>
        drawsOf(
          (await playAs(carcassonne, plan, n as number, [playerOf(one as Bot), playerOf(other as Bot)]))
            .record,
          'draw',
        ),
      ),
    );
    expect(games[0]!.length).toBeGreaterThan(60);
    expect(games[1]).toEqual(games[0]);
    expect(games[2]).toEqual(games[0]);
    expect(games[3]).not.toEqual(games[0]);
  });

  test('the n-th roll is the same however many cards are stolen and dealt between', async () => {
    const plan = planOf(catan, { seats: 3 });
    const [one, other] = await Promise.all(
      [0, 1].map(async (n) => (await playAs(catan, plan, n, [playerOf(random), playerOf(random)])).record),
    );
    const [rolls, others] = [drawsOf(one!, 'dice'), drawsOf(other!, 'dice')];
    const both = Math.min(rolls.length, others.length);
    expect(both).toBeGreaterThan(50);
    expect(rolls.slice(0, both)).toEqual(others.slice(0, both));
    expect(one!.actions.slice(0, both * 2)).not.toEqual(other!.actions.slice(0, both * 2));
    expect(drawsOf(one!, 'map')).toEqual(drawsOf(other!, 'map'));
  });

  test('a game of a plan is the same whenever it is played', async () => {
    const plan = planOf(catan, { seats: 3 });
    const [one, again] = [
      await playAs(catan, plan, 4, [playerOf(random), playerOf(random)]),
      await playAs(catan, plan, 4, [playerOf(random), playerOf(random)]),
    ];
    expect(again).toEqual(one);
  });
});

describe('formats', () => {
  test.each([
    [
      'round-robin',
      4,
      2,
      [
        [0, 1],
        [0, 2],
        [0, 3],
        [1, 2],
        [1, 3],
        [2, 3],
      ],
    ],
    [
      'gauntlet',
      3,
      4,
      [
        [0, 1, 1, 1],
        [0, 2, 2, 2],
      ],
    ],
    [
      'one-against-all',
      4,
      3,
      [
        [0, 1, 2],
        [0, 1, 3],
        [0, 2, 3],
      ],
    ],
    ['round-robin', 2, 3, []],
  ] as const)('%s of %i at %i seats', (format, entrants, seats, due) => {
    expect(lineUpsOf(format, entrants, seats)).toEqual(due);
  });

  test('in each deal everybody sits in every seat once', () => {
    for (const seats of [2, 3, 4]) {
      const plan = planOf(catan, {
        seats,
        entrants: ['a', 'b', 'c', 'd'],
        lineUps: lineUpsOf('round-robin', 4, seats),
      });
      const games = Array.from({ length: 2 * plan.lineUps.length * seats }, (_, n) => gameSlotOf(plan, n));
      for (const deal of [0, 1])
        plan.lineUps.forEach((lineUp, index) => {
          const orders = games
            .filter((one) => one.deal === deal && one.lineUp === index)
            .map(({ order }) => order);
          expect(orders).toHaveLength(seats);
          for (let seat = 0; seat < seats; seat++)
            expect(orders.map((order) => order[seat]!).toSorted()).toEqual(lineUp.toSorted());
        });
    }
  });
});

describe('who breaks the rules', () => {
  test.each([
    [
      'crashed',
      () => {
        throw new Fault('crashed', 'it broke');
      },
    ],
    [
      'late',
      async () => {
        throw new Fault('late', '1000 ms');
      },
    ],
  ] as const)('%s: has lost, and the others have won', async (why, decide) => {
    const plan = planOf(carcassonne, { seats: 3 });
    const { result, record } = await playAs(carcassonne, plan, 1, [{ decide }, playerOf(random)]);
    const seat = gameSlotOf(plan, 1).order.indexOf(0);
    expect(result.fault).toMatchObject({ seat, why });
    expect(result.winners).toEqual([0, 1, 2].filter((one) => one !== seat));
    expect(record.result).toBeUndefined();
    const table = tableOf(plan, [result]);
    expect(table.faults).toMatchObject([{ game: 1, bot: 'a', why }]);
    expect(table.contestants.map(({ score, faults }) => [score, faults])).toEqual([
      [0, 1],
      [0.5, 0],
    ]);
  });

  test('a bot of this program that throws has lost, too', async () => {
    const broken: Bot = {
      name: 'broken',
      choose: () => {
        throw new Error('no idea');
      },
    };
    const { result } = await playAs(carcassonne, planOf(carcassonne), 0, [
      playerOf(broken),
      playerOf(random),
    ]);
    expect(result.fault).toMatchObject({ why: 'crashed', detail: 'no idea' });
  });
});

describe('ratings', () => {
  const met = (wins: number, games: number, lineUp = [0, 1]) =>
    Array.from({ length: games }, (_, deal) => ({
      deal,
      lineUp,
      games: 1,
      shares: new Map(deal < wins ? [[0, 1]] : [[1, 1]]),
    }));

  test('three wins of four are 191 points of Elo, within what so many games can tell', () => {
    const [one, other] = ratingsOf(2, met(3000, 4000));
    expect(one!.rating - other!.rating).toBeCloseTo(400 * Math.log10(3), 0);
    expect(one!.rating + other!.rating).toBeCloseTo(0, 6);
    // Of the difference: the standard error of a logit, 1 / √(n p (1 − p)); each has half of it.
    const half = ((400 / Math.LN10) * 1.96 * Math.sqrt(1 / (4001 * 0.75 * 0.25))) / 2;
    expect((one!.rating95.high - one!.rating95.low) / 2).toBeCloseTo(half, 1);
  });

  test('one of four at a table that wins a quarter is as strong as the others', () => {
    const [one, other] = ratingsOf(2, met(500, 2000, [0, 1, 1, 1]));
    expect(one!.rating).toBeCloseTo(other!.rating, 6);
  });

  test('who wins everything has a rating, and one that is little known', () => {
    const [one] = ratingsOf(2, met(10, 10));
    expect(one!.rating).toBeGreaterThan(100);
    expect(one!.rating95.high).toBeLessThan(1500);
    expect(one!.rating95.high - one!.rating95.low).toBeGreaterThan(300);
  });

  test('who never met is compared by those whom both met', () => {
    const games = [
      ...met(300, 400, [0, 1]),
      ...met(300, 400, [1, 2]).map((one) => ({
        ...one,
        shares: new Map([...one.shares].map(([who, share]) => [who + 1, share])),
      })),
    ];
    const [a, b, c] = ratingsOf(3, games).map(({ rating }) => rating);
    expect(a! - b!).toBeCloseTo(b! - c!, 6);
    expect(a! - c!).toBeGreaterThan(360);
  });

  test('a matrix by its inverse is the one that changes nothing', () => {
    const matrix = [
      [4, 1, 0],
      [1, 3, -1],
      [0, -1, 2],
    ];
    const found = inverse(matrix);
    matrix.forEach((row, i) => {
      for (let j = 0; j < 3; j++)
        expect(row.reduce((sum, value, k) => sum + value * found[k]![j]!, 0)).toBeCloseTo(
          i === j ? 1 : 0,
          12,
        );
    });
    expect(() =>
      inverse([
        [1, 1],
        [1, 1],
      ]),
    ).toThrow(/no inverse/);
  });
});

describe('intervals', () => {
  // Of 100 games, the second of a deal like the first, unlike it, or neither: so often the truth lies in 95 %.
  test.each([
    ['alike', 0.7],
    ['as they come', 0],
    ['one each', -0.7],
  ])('hold the truth where games of a deal are %s', (_, together) => {
    const held = { score: 0, rating: 0 };
    const truth = 0.65;
    for (let run = 0; run < 300; run++) {
      const numbers = new Sfc32(run, 11);
      const chance = (share: number) => numbers.below(1e6) < share * 1e6;
      // One that is unlike is drawn so that the second game has the same chance as the first.
      const unlike = (first: boolean) => (first ? chance((2 * truth - 1) / truth) : true);
      const games = Array.from({ length: 50 }, (_, deal) => {
        const first = chance(truth);
        const other = chance(Math.abs(together)) ? (together > 0 ? first : unlike(first)) : chance(truth);
        return [first, other].map((one) => ({ deal, value: one ? 1 : 0 }));
      }).flat();
      const { low, high } = clusteredInterval(games);
      if (low <= truth && truth <= high) held.score++;
      const [one] = ratingsOf(
        2,
        games.map(({ deal, value }) => ({
          deal,
          lineUp: [0, 1],
          games: 1,
          shares: new Map([
            [0, value],
            [1, 1 - value],
          ]),
        })),
      );
      const due = 200 * Math.log10(truth / (1 - truth));
      if (one!.rating95.low <= due && due <= one!.rating95.high) held.rating++;
    }
    // 95 % of 300, and three standard errors below; above, where an interval may be wider than it had to be.
    expect(held.score).toBeGreaterThan(273);
    expect(held.rating).toBeGreaterThan(273);
    if (together >= 0) expect(held.score).toBeLessThan(297);
  });
});

describe('the sequential test', () => {
  const claims = { low: 0.5, high: 0.55, error: 0.05 };
  /** Deals of two games of which `paired` end alike: more than chance, as where the draws decide. */
  const runs = (rate: number, paired: number, deals: number) => {
    const verdicts = { above: 0, below: 0, open: 0 };
    let looked = 0;
    for (let run = 0; run < 150; run++) {
      const numbers = new Sfc32(run, 7);
      const wins = () => (numbers.below(10_000) < rate * 10_000 ? 1 : 0);
      const tried = new SequentialTest(claims);
      for (let deal = 0; deal < deals && tried.result.verdict === 'open'; deal++) {
        const first = wins();
        tried.add((first + (numbers.below(100) < paired * 100 ? first : wins())) / 2);
      }
      verdicts[tried.result.verdict]++;
      looked += tried.result.deals;
    }
    return { ...verdicts, mean: looked / 150 };
  };

  test.each([0, 0.8])(
    'the sequential test is seldom wrong, also where %f of the games are settled by their draws',
    (paired) => {
      // 150 runs: 5 % and three standard errors are 15.5.
      expect(runs(0.5, paired, 700).above).toBeLessThan(16);
      expect(runs(0.55, paired, 700).below).toBeLessThan(16);
    },
  );

  test('the sequential test finds a difference, and a large one soon', () => {
    const plain = runs(0.75, 0, 700);
    expect(plain.above).toBe(150);
    expect(plain.mean).toBeLessThan(60);
    expect(runs(0.3, 0, 700).below).toBe(150);
    expect(runs(0.55, 0, 700).above).toBeGreaterThan(100);
  });

  test('the sequential test takes deals in their order, whatever order games come in', () => {
    const plan = planOf(carcassonne);
    const game = (n: number, wins: boolean): GameResult => {
      const seat = gameSlotOf(plan, n).order.indexOf(wins ? 0 : 1);
      return { n, points: [1, 2], winners: [seat], actions: 1, sources: [{}, {}], spent: [] };
    };
    // The first deals are lost, later ones won: shown in order they say `below`.
    const games = Array.from({ length: 400 }, (_, n) => game(n, n >= 200));
    const shuffled = games.toSorted((a, b) => ((a.n * 37) % 400) - ((b.n * 37) % 400));
    const [one, other] = [games, shuffled].map((all) => {
      const watch = new SequentialTestFeed(plan, claims);
      for (const each of all) watch.add(each);
      return watch.result;
    });
    expect(other).toEqual(one);
    expect(one!.verdict).toBe('below');
  });
});

describe('the table', () => {
  test('the table does not depend on the order of games, and shows the sources of points', async () => {
    const plan = planOf(carcassonne);
    const games: GameResult[] = [];
    for (let n = 0; n < 4; n++) {
      const seated = gameSlotOf(plan, n).order.map((one) => playerOf([greedy(), random][one]!));
      const settings = {
        clock: () => games.length,
        names: plan.entrants,
        gains: (event: { readonly type: string }) =>
          event.type === 'scored'
            ? [event as never as { seat: number; source: string; points: number }].map((one) => ({
                ...one,
                source: 'all',
              }))
            : [],
      };
      games.push((await playGame(carcassonne, plan, n, seated, settings)).result);
    }
    const table = tableOf(plan, games);
    expect(tableOf(plan, games.toReversed())).toEqual(table);
    expect(table).toMatchObject({ games: 4, deals: 2, givenUp: 0, faults: [] });
    const [first, second] = table.contestants;
    expect(first).toMatchObject({ bot: 'a', games: 4, score: 1, faults: 0 });
    expect(first!.sources.all!.points).toBeCloseTo(first!.points.mean);
    expect(first!.sources.all!.lead).toBeCloseTo(first!.margin.mean);
    expect(second!.margin.mean).toBeCloseTo(-first!.margin.mean);
    expect(first!.time.decisions).toBeGreaterThan(100);
    expect(first!.rating).toBeGreaterThan(second!.rating);
  });

  test('the table holds as many games as an arena may play', () => {
    const plan = planOf(carcassonne);
    const spent = [0, 1].map(() => ({ decisions: 1, total: 1, slowest: 2 }));
    const games = Array.from(
      { length: 130_000 },
      (_, n): GameResult => ({ n, points: [1, 0], winners: [0], actions: 1, sources: [{}, {}], spent }),
    );
    expect(tableOf(plan, games).contestants[0]).toMatchObject({
      games: 130_000,
      score: 0.5,
      time: { slowest: 2 },
    });
  });

  test('a game that nobody has won is shared by all', async () => {
    const plan = planOf(catan, { seats: 4, actionsAtMost: 40 });
    const { result } = await playAs(catan, plan, 0, [playerOf(random), playerOf(random)]);
    const table = tableOf(plan, [result]);
    expect(table.givenUp).toBe(1);
    expect(table.pairings[0]!.scores).toMatchObject([
      { score: 0.25, fair: 0.25 },
      { score: 0.75, fair: 0.75 },
    ]);
  });
});
