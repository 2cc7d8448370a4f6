import {
  type Bot,
  type Budget,
  chancesFrom,
  greedy,
  HEURISTICS,
  type Heuristic,
  type MoveEvaluation,
  sharedWin,
  type WinChances,
} from '@bastide/bots';
import type { Game, Random, Seat, Types } from '@bastide/contract';

/** Somebody who judges positions of one game. Equal states, generators and work give equal judgements. */
export interface Analyst<T extends Types> {
  /** By the name under which the bot is written. */
  readonly name: string;
  /** The moves that are worth a look to that seat, best first; `state` holds nothing that it may not know, and is only lent. */
  consider(
    state: T['State'],
    seat: Seat,
    random: Random,
    budget: Budget,
  ): readonly MoveEvaluation<T['Action']>[];
  /** A move that is none of those; undefined: no opinion. */
  weigh?(
    state: T['State'],
    seat: Seat,
    action: T['Action'],
    budget: Budget,
  ): MoveEvaluation<T['Action']> | undefined;
  /** At a glance, without looking ahead; of a game that is over, who has won. */
  assess(state: T['State']): WinChances;
}

/** Tells whether the game can be judged: there must be a heuristic for it. */
export const canJudge = (game: string): boolean => Object.hasOwn(HEURISTICS, game);

/**
 * A bot as a judge. The heuristic does the rest: greedy weighs moves, its evaluation assesses positions. It is the one
 * that bots have of the game, unless given. Throws where they know nothing.
 */
export function analystOf<T extends Types>(
  game: Game<T>,
  bot: Bot,
  heuristic: Heuristic<T['State'], T['Action']> = heuristicFor(game),
): Analyst<T> {
  const guess = chancesFrom(game, heuristic);
  const considering = bot.consider ? bot : greedy(bot.name, heuristic as never);
  return {
    name: bot.name,
    consider: (state, seat, random, budget) => considering.consider!(game, state, seat, random, budget),
    ...(bot.weigh && {
      weigh: (state, seat, action, budget) => bot.weigh!(game, state, seat, action, budget),
    }),
    assess(state) {
      const outcome = game.outcome(state);
      if (outcome) return sharedWin(outcome.points.length, outcome.winners);
      return bot.assess?.(game, state) ?? guess(state);
    },
  };
}

function heuristicFor<T extends Types>({ name }: Game<T>): Heuristic<T['State'], T['Action']> {
  if (!canJudge(name)) throw new Error(`nobody can judge ${name}`);
  return HEURISTICS[name]!() as unknown as Heuristic<T['State'], T['Action']>;
}
