import { type Bot, random as uniform } from '@bastide/bots';
import {
  ACTIONS_AT_MOST,
  type Game,
  type GameRecord,
  type Outcome,
  type RecordedAction,
  recordOf,
  Sfc32,
  type Types,
} from '@bastide/contract';
import { outcomeOf, playMatch, playRandom } from './match.ts';
import { seating } from './seating.ts';
import { count, emptyTally, type Tally } from './tally.ts';

export interface SeriesSettings<T extends Types> {
  readonly seed: number;
  /** Games `from` to `to` − 1 of the series. Each is determined by the seed and its number, whoever plays the others. */
  readonly from?: number;
  readonly to: number;
  /** True if the bots change seats from game to game. */
  readonly rotate?: boolean;
  /** After so many actions a game is given up. */
  readonly actionsAtMost?: number;
  /** Sees the record of each game, in order; one that was given up is a game in progress. */
  readonly onRecord?: (record: GameRecord<T['Options'], T['Action']>, index: number) => void;
  /** Sees how many games have been played. */
  readonly onProgress?: (games: number) => void;
}

/** Plays a series, or a piece of one: a bot for each seat. */
export function series<T extends Types>(
  game: Game<T>,
  options: T['Options'],
  bots: readonly Bot[],
  {
    seed,
    from = 0,
    to,
    rotate = false,
    actionsAtMost = ACTIONS_AT_MOST,
    onRecord,
    onProgress,
  }: SeriesSettings<T>,
): Tally {
  if (bots.length !== options.seats) throw new Error(`${bots.length} bots for ${options.seats} seats`);
  const tally = emptyTally(options.seats);
  const state = game.setup(options);
  const codes = new Int32Array(game.fast.actionsAtMost);
  const inOrder = bots.map((_, seat) => seat);
  // Games of random bots alone need no bot: `playRandom` plays the same ones without a detour.
  const quick = !onRecord && bots.every((bot) => bot === uniform);
  for (let index = from; index < to; index++) {
    const order = rotate ? seating(bots.length, index) : inOrder;
    const random = new Sfc32(seed, index);
    if (quick) {
      const actions = playRandom(game, state, random, codes, actionsAtMost);
      count(tally, order, outcomeOf(game, state), actions);
    } else {
      const acts: RecordedAction<T['Action']>[] | undefined = onRecord && [];
      const seated = order.map((entrant) => bots[entrant]!);
      const { outcome, actions } = playMatch(game, options, seated, random, {
        state,
        actionsAtMost,
        ...(acts && { acts }),
      });
      count(tally, order, outcome, actions);
      if (acts) onRecord?.(recordFor(game, options, seated, acts, outcome, { seed, index }), index);
    }
    onProgress?.(index + 1 - from);
  }
  return tally;
}

function recordFor<T extends Types>(
  game: Game<T>,
  options: T['Options'],
  seated: readonly Bot[],
  acts: readonly RecordedAction<T['Action']>[],
  outcome: Outcome,
  meta: { readonly seed: number; readonly index: number },
): GameRecord<T['Options'], T['Action']> {
  return recordOf(
    game,
    options,
    seated.map((bot) => bot.name),
    acts,
    { ...(outcome.winners.length > 0 && { result: outcome }), meta },
  );
}
