import type { Game, Random, Seat, Types } from '@bastide/contract';
import type { Bot, Budget } from './bot.ts';

/** Returns the action of a bot at a seat that sees only this view. Equal views and generators give equal actions. */
export function askBot<T extends Types>(
  game: Game<T>,
  bot: Bot,
  view: T['View'],
  seat: Seat,
  random: Random,
  budget?: Budget,
): T['Action'] {
  return askWith(game, bot, game.determinize(view, random), seat, random, budget);
}

/**
 * The same where there is a state already that holds nothing that the seat may not know: in a game without secrets the
 * true one. It is only lent. Throws if the bot may not do what it says.
 */
export function askWith<T extends Types>(
  game: Game<T>,
  bot: Bot,
  known: T['State'],
  seat: Seat,
  random: Random,
  budget?: Budget,
): T['Action'] {
  return requireAllowed(game, bot, known, seat, bot.choose(game, known, seat, random, budget));
}

/** The action, if the bot may do it in that state; throws if not. */
export function requireAllowed<T extends Types>(
  game: Game<T>,
  bot: Bot,
  state: T['State'],
  seat: Seat,
  action: T['Action'],
): T['Action'] {
  const refused = game.refusal(state, seat, action);
  if (refused) throw new Error(`${bot.name} may not ${JSON.stringify(action)}: ${refused.because}`);
  return action;
}
