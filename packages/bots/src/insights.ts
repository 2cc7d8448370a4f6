import type { Game, Types } from '@bastide/contract';
import type { Evaluate, Insight } from './bot.ts';
import { createEvaluation as createCarcassonne } from './carcassonne/evaluate.ts';
import { createInsight as createCatan } from './catan/insight.ts';

/** What is known, by the name of the game: each time anew, with room of its own. */
const INSIGHTS: Readonly<Record<string, () => Insight<never, unknown>>> = {
  carcassonne: () => ({ evaluate: createCarcassonne() }),
  catan: createCatan,
};

/** What is known of a game; of an unknown one, the lead in points. */
export function insightOf<T extends Types>(game: Game<T>): Insight<T['State'], T['Action']> {
  const create = INSIGHTS[game.name];
  return create ? (create() as Insight<T['State'], T['Action']>) : { evaluate: lead(game) };
}

/** Own points less those of the best other seat. */
export function lead<T extends Types>({ fast, options }: Game<T>): Evaluate<T['State']> {
  return (state, seat) => {
    const { seats } = options(state);
    let most = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < seats; other++)
      if (other !== seat) most = Math.max(most, fast.points(state, other));
    return fast.points(state, seat) - (seats > 1 ? most : 0);
  };
}
