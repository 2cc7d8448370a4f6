import { askBot, BOTS, type Bot } from '@bastide/bots';
import type { Game, Random, Types } from '@bastide/contract';
import type { BotName } from '../people/seats.ts';

const awake = new Map<BotName, Bot>();

/**
 * A bot's choice among its actions, from a full state that would give exactly this view; it keeps its room to think in
 * from one move to the next.
 */
export function choose<T extends Types>(
  game: Game<T>,
  name: BotName,
  view: T['View'],
  seat: number,
  random: Random,
): T['Action'] {
  let bot = awake.get(name);
  if (!bot) {
    bot = BOTS[name]();
    awake.set(name, bot);
  }
  return askBot(game, bot, view, seat, random);
}
