import type { Game, Types } from '@bastide/contract';
import type { Evaluate, Heuristic } from './bot.ts';
import { HEURISTICS, PERSONALITIES } from './games.ts';

/** Tells whether bots know more of a game than its rules. */
export const hasHeuristic = (game: string): boolean => Object.hasOwn(HEURISTICS, game);

/** Tells whether the bot of that name has a personality in a game. */
export const hasPersonality = (game: string, bot: string): boolean =>
  Object.hasOwn(PERSONALITIES, game) && Object.hasOwn(PERSONALITIES[game]!, bot);

/** Returns the heuristic of a game, with the personality of that bot. Throws where there is none. */
export function heuristicOf<T extends Types>(
  { name }: Game<T>,
  bot?: string,
): Heuristic<T['State'], T['Action']> {
  if (!hasHeuristic(name)) throw new Error(`no bot knows what is good in ${name}: it needs a heuristic`);
  const own = bot !== undefined && hasPersonality(name, bot) ? PERSONALITIES[name]![bot]! : HEURISTICS[name]!;
  return own() as unknown as Heuristic<T['State'], T['Action']>;
}

/** Own points less those of the best other seat: what a heuristic may begin with. */
export function pointLead<T extends Types>({ fast, options }: Game<T>): Evaluate<T['State']> {
  return (state, seat) => {
    const { seats } = options(state);
    let most = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < seats; other++)
      if (other !== seat) most = Math.max(most, fast.points(state, other));
    return fast.points(state, seat) - (seats > 1 ? most : 0);
  };
}
