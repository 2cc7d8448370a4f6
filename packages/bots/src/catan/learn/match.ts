import { catan, type State } from '@bastide/catan';
import { CHANCE, OVER, type Random } from '@bastide/contract';
import type { Bot } from '../../bot.ts';
import { random as uniform } from '../../random.ts';
import { SETTLE, START } from '../learned/packed.ts';
import { MAIN } from '../packed.ts';

/** A game whose states at the beginning of turns, after rolls and between first settlements are kept, one after the other. */
export interface TrainingGame {
  /** `State.all` of each, in order of play. */
  readonly snapshots: Int32Array;
  readonly count: number;
  /** By seat: its share of the win; nothing for anybody where the game was given up. */
  readonly shares: readonly number[];
}

/** Games that come to no end are given up. */
const ACTIONS_AT_MOST = 6000;

/**
 * Plays a game of bots that see everything: quicker than by views, and what they learn of is the state. Now and then (so
 * many in a thousand actions) somebody acts by chance.
 */
export function playTrainingGame(
  state: State,
  bots: readonly Bot[],
  random: Random,
  slips: number,
): TrainingGame {
  const { fast } = catan;
  const words = state.all.length;
  let snapshots = new Int32Array(words * 256);
  let count = 0;
  let last = -1;
  const keep = (): void => {
    if (words * (count + 1) > snapshots.length) {
      const longer = new Int32Array(2 * snapshots.length);
      longer.set(snapshots);
      snapshots = longer;
    }
    snapshots.set(state.all, words * count++);
  };
  fast.reset(state);
  let actions = 0;
  for (let who = fast.actor(state); who !== OVER && actions < ACTIONS_AT_MOST; who = fast.actor(state)) {
    actions++;
    if (who === CHANCE) {
      fast.play(state, fast.sampleChance(state, random));
      continue;
    }
    // Once for each turn before the roll, once after it, once for each first settlement.
    const moment =
      state.turn * 4 + (state.phase === START ? 1 : state.phase === MAIN ? 2 : 3) + state.placed * 10000;
    const isKept =
      state.phase === START || state.phase === MAIN || (state.phase === SETTLE && state.placed > 0);
    if (isKept && moment !== last && who === state.seat) {
      keep();
      last = moment;
    }
    const bot = state.phase !== START && random.below(1000) < slips ? uniform : bots[who]!;
    fast.play(state, fast.encode(state, bot.choose(catan, state, who, random)));
  }
  const winners = catan.outcome(state)?.winners ?? [];
  const shares = bots.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  return { snapshots: snapshots.slice(0, words * count), count, shares };
}
