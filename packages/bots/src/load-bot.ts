import type { Bot, Budget } from './bot.ts';
import { type BotSpec, parseBotSpec } from './bot-spec.ts';
import { STRONGEST } from './games.ts';
import { BOTS, botsFor, isInstantBot } from './registry.ts';

/**
 * A bot by the name under which it is written (`strong@0.2s`), each time a new one with its own scratch memory; what it has
 * learnt of the game is fetched first. It spends no more than what is written after its name, whatever else it is given.
 * Throws where nobody of that name plays the game.
 */
export async function loadBot(game: string, written: string): Promise<Bot> {
  const named = parseBotSpec(written);
  if (!named || !botsFor(game).includes(named.name)) throw new Error(`nobody plays ${game} as ${written}`);
  return limited(await load(game, named), named, written);
}

async function load(game: string, { name }: BotSpec): Promise<Bot> {
  return isInstantBot(name) ? BOTS[name]() : (await STRONGEST[game]!())();
}

/** The bot under that name, with a budget of its own. */
function limited(bot: Bot, { budget: own }: BotSpec, name: string): Bot {
  if (!own) return bot;
  return {
    name,
    choose: (game, state, seat, random, given) => bot.choose(game, state, seat, random, smaller(own, given)),
    ...(bot.consider && {
      consider: (game, state, seat, random, given) =>
        bot.consider!(game, state, seat, random, smaller(own, given)),
    }),
    ...(bot.weigh && {
      weigh: (game, state, seat, action, given) => bot.weigh!(game, state, seat, action, smaller(own, given)),
    }),
    ...(bot.assess && { assess: (game, state) => bot.assess!(game, state) }),
  };
}

/** Of two budgets what both allow. */
function smaller(own: Budget, given: Budget = {}): Budget {
  const least = (one?: number, other?: number) =>
    one === undefined ? other : Math.min(one, other ?? Number.POSITIVE_INFINITY);
  const time = least(own.time, given.time);
  const work = least(own.work, given.work);
  return { ...given, ...(time !== undefined && { time }), ...(work !== undefined && { work }) };
}
