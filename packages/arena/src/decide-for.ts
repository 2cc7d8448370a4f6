import { askBot, askWith, type Bot, requireAllowed, random as uniform } from '@bastide/bots';
import type { Game, Random, Seat, Types } from '@bastide/contract';

/**
 * Returns the action of a bot at its turn. In a game with secrets the bot gets a state determinized from the view of its seat.
 * Only the random bot needs none: it looks at the list of its actions alone, which holds no secret.
 */
export function decideFor<T extends Types>(
  game: Game<T>,
  state: T['State'],
  seat: Seat,
  bot: Bot,
  random: Random,
): T['Action'] {
  if (!game.secrets || bot === uniform) return askWith(game, bot, state, seat, random);
  // Without a choice there is no need to determinize: many a turn begins with a mere roll of the dice.
  if (game.unlisted(state, seat).length === 0) {
    const actions = game.actions(state, seat);
    if (actions.length === 1) return actions[0]!;
  }
  const action = askBot(game, bot, game.view(state, seat), seat, random);
  // The truth may forbid what was allowed in the determinized state: a trade for a card that was stolen, uncounted, since.
  return requireAllowed(game, bot, state, seat, action);
}
