import { BOTS, type Bot } from '@bastide/bots';
import { type Action, carcassonne, type State } from '@bastide/carcassonne';
import type { Random } from '@bastide/contract';
import type { BotName } from './protocol.ts';

const awake = new Map<BotName, Bot>();

/** A bot's choice among its actions; a bot keeps its room to think in from one move to the next. */
export function choose(name: BotName, state: State, seat: number, random: Random): Action {
  let bot = awake.get(name);
  if (!bot) {
    bot = BOTS[name]();
    awake.set(name, bot);
  }
  return bot.choose(carcassonne, state, seat, random);
}
