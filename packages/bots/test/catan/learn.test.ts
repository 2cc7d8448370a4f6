import { catanLearning } from '@bastide/bots';
import { Sfc32 } from '@bastide/contract';
import { describe, expect, test } from 'vitest';
import { setUp } from './table.ts';

const {
  fetchLearned,
  gatherRows,
  learnedBot,
  lossOf,
  meanOfNetworks,
  newNetwork,
  packNetwork,
  playTrainingGame,
} = catanLearning;
const { train, unpackNetwork } = catanLearning;

const LEARNED = await fetchLearned();
const small = (seed: number) => newNetwork(6, new Sfc32(seed));
const quick = { beam: 1, depth: 1, isOffering: false };

describe('the learnt networks', () => {
  test.each(Object.entries(LEARNED))(
    'for %s seats or more belong to this code, and say what they reached',
    (_, learned) => {
      const network = unpackNetwork(learned);
      expect(network.bias).toHaveLength(learned.units);
      expect(learned.command).toMatch(/^npm run learn -- catan /);
      expect(learned.reached.length).toBeGreaterThan(0);
    },
  );

  test('are small enough for the page', () => {
    expect(JSON.stringify(Object.values(LEARNED)).length).toBeLessThan(150_000);
  });

  test('are refused by code with other features', () => {
    const learned = packNetwork(small(1), { command: '', seed: 1, reached: [] });
    const stale = 'what was learnt belongs to other code: npm run learn -- catan';
    expect(() => unpackNetwork({ ...learned, version: learned.version + 1 })).toThrow(stale);
    expect(() => unpackNetwork({ ...learned, inputs: learned.inputs.slice(1) })).toThrow(stale);
  });

  test('are the same after packing, but for rounding', () => {
    const network = small(2);
    const again = unpackNetwork(packNetwork(network, { command: '', seed: 1, reached: [] }));
    for (const part of ['weights', 'bias', 'out', 'skip'] as const)
      network[part].forEach((weight, i) => {
        expect(again[part][i]).toBeCloseTo(weight, 4);
      });
  });
});

describe('learning', () => {
  const state = setUp({ seats: 3, victoryTarget: 4 });
  const bots = Array.from({ length: 3 }, () => learnedBot(() => small(3), 'pupil', quick));
  const games = [1, 2, 3, 4].map((seed) => playTrainingGame(state, bots, new Sfc32(seed), 50));

  test('a game for lessons is the same again, and keeps states from the set-up on', () => {
    expect(playTrainingGame(state, bots, new Sfc32(1), 50)).toEqual(games[0]);
    expect(games[0]!.count).toBeGreaterThan(8);
    expect(games[0]!.shares.reduce((sum, share) => sum + share)).toBeCloseTo(1);
  });

  test('a game that was given up teaches nothing: nobody has won it', () => {
    const givenUp = { ...games[0]!, shares: [0, 0, 0] };
    expect(gatherRows(state, [givenUp, games[1]!])).toEqual(gatherRows(state, [games[1]!]));
  });

  test('targets are the shares of the win, or on the way there partly what a network says', () => {
    const plain = gatherRows(state, games);
    expect(plain.count).toBe(games.reduce((sum, { count }) => sum + count, 0));
    expect([...plain.targets.subarray(0, 3)]).toEqual(games[0]!.shares);
    const mixed = gatherRows(state, games, small(4), 0.5);
    const last = games[0]!.count - 1;
    expect([...mixed.targets.subarray(3 * last, 3 * last + 3)]).toEqual(games[0]!.shares);
    expect(mixed.targets.subarray(0, 3).every((target) => target > 0 && target < 1)).toBe(true);
  });

  test('what the network is told of a state does not hang on what was looked at before', () => {
    const [game] = games as [(typeof games)[0]];
    const words = state.all.length;
    const together = gatherRows(state, [game]);
    const perPosition = together.inputs.length / game.count;
    for (let i = 0; i < game.count; i++) {
      const snapshots = game.snapshots.slice(i * words, (i + 1) * words);
      const alone = gatherRows(state, [{ ...game, snapshots, count: 1 }]);
      expect(alone.inputs).toEqual(together.inputs.subarray(i * perPosition, (i + 1) * perPosition));
    }
  });

  test('the loss falls, the same way for the same seed', () => {
    const rows = [gatherRows(state, games)];
    const taught = () => {
      const network = small(5);
      train(network, rows, { units: 6, epochs: 60, rate: 0.05, decay: 0 }, new Sfc32(6));
      return network;
    };
    const network = taught();
    expect(lossOf(network, rows)).toBeLessThan(0.9 * lossOf(small(5), rows));
    expect(taught()).toEqual(network);
  });

  test('the mean of networks scores as their mean', () => {
    const rows = gatherRows(state, games.slice(0, 1));
    const one = small(7);
    expect(lossOf(meanOfNetworks([one, one]), [rows])).toBeCloseTo(lossOf(one, [rows]), 5);
  });
});
