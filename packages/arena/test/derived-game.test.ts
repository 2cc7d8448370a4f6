import { playMatch, series } from '@bastide/arena';
import { BOTS, greedy, pointLead } from '@bastide/bots';
import { playout, type RecordedAction, recordOf, replay, type Seat, Sfc32 } from '@bastide/contract';
import { describe, expect, test } from 'vitest';
import { type Race, race } from '../../contract/test/race.ts';
import { type Pearls, pearls } from '../../contract/test/toy.ts';

const OPTIONS: Race['Options'] = { seats: 3, target: 40 };
const randomBots = (seats: number) => Array.from({ length: seats }, BOTS.random);

describe('games of which everything is derived', () => {
  test('a match of random bots is the very game of playout, and its record replays to the same end', () => {
    const state = race.setup(OPTIONS);
    const codes = new Int32Array(race.fast.actionsAtMost);
    for (let index = 0; index < 20; index++) {
      race.fast.reset(state);
      const actions = playout(race.fast, state, new Sfc32(3, index), codes);
      const acts: RecordedAction<Race['Action']>[] = [];
      const match = playMatch(race, OPTIONS, randomBots(3), new Sfc32(3, index), { acts });
      expect(match).toEqual({ outcome: race.outcome(state), actions });
      expect(match.outcome.points[match.outcome.winners[0]!]).toBeGreaterThanOrEqual(40);
      const replayed = replay(race, recordOf(race, OPTIONS, ['a', 'b', 'c'], acts));
      expect(replayed).toMatchObject({ ok: true });
    }
  });

  test('a match with secrets, in which several decide at the same time, ends with a winner', () => {
    const options: Pearls['Options'] = { seats: 4, rounds: 5 };
    const { outcome, actions } = playMatch(pearls, options, randomBots(4), new Sfc32(1));
    expect(actions).toBe(2 * 4 * 5);
    expect(outcome.winners.length).toBeGreaterThan(0);
  });

  test('a series counts a winner of each game', () => {
    const tally = series(race, OPTIONS, randomBots(3), { seed: 2, to: 30 });
    expect(tally.seats.reduce((sum, { wins }) => sum + wins, 0)).toBe(30);
  });

  test('a greedy bot that rolls until it has twenty beats random ones', () => {
    const lead = pointLead(race);
    const evaluate = (state: Race['State'], seat: Seat) =>
      lead(state, seat) + (state.isRolling && state.sum < 20 ? 100 : 0);
    const bots = [greedy('patient', { evaluate }), ...randomBots(2)];
    const { entrants } = series(race, OPTIONS, bots, { seed: 4, to: 60, rotate: true });
    expect(entrants[0]!.wins).toBeGreaterThan(30);
  });
});
