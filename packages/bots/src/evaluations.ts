import type { Game, Types } from '@bastide/contract';
import type { Evaluate } from './bot.ts';
import { createEvaluation } from './carcassonne/evaluate.ts';

/** What bots think of the states of a game, by its name. Each has room of its own. */
const EVALUATIONS: Readonly<Record<string, () => Evaluate<never>>> = {
  carcassonne: createEvaluation,
};

/** The evaluation made for a game, or the lead in points. */
export function evaluationOf<T extends Types>(game: Game<T>): Evaluate<T['State']> {
  const create = EVALUATIONS[game.name];
  return create ? (create() as Evaluate<T['State']>) : lead(game);
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
