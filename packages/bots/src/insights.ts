import type { Game, Types } from '@bastide/contract';
import type { Evaluate, Insight } from './bot.ts';
import { INSIGHTS, JUDGEMENTS } from './games.ts';

/** Whether bots know more of a game than its rules. */
export const isKnown = (game: string): boolean => Object.hasOwn(INSIGHTS, game);

/** Whether the bot of that name has a judgement of its own in a game. */
export const hasJudgement = (game: string, bot: string): boolean =>
  Object.hasOwn(JUDGEMENTS, game) && Object.hasOwn(JUDGEMENTS[game]!, bot);

/** What is known of a game, as the bot of that name judges it. Throws where nothing is. */
export function insightOf<T extends Types>(
  { name }: Game<T>,
  bot?: string,
): Insight<T['State'], T['Action']> {
  if (!isKnown(name)) throw new Error(`no bot knows what is good in ${name}: it needs an insight`);
  const own = bot !== undefined && hasJudgement(name, bot) ? JUDGEMENTS[name]![bot]! : INSIGHTS[name]!;
  return own() as unknown as Insight<T['State'], T['Action']>;
}

/** Own points less those of the best other seat: what an insight may begin with. */
export function lead<T extends Types>({ fast, options }: Game<T>): Evaluate<T['State']> {
  return (state, seat) => {
    const { seats } = options(state);
    let most = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < seats; other++)
      if (other !== seat) most = Math.max(most, fast.points(state, other));
    return fast.points(state, seat) - (seats > 1 ? most : 0);
  };
}
