import type { Bot } from './bot.ts';
import { STRONGEST } from './games.ts';
import { type Named, readNamed } from './named.ts';
import { BOTS, botsFor, isAtOnce } from './registry.ts';

/**
 * A bot by the name under which it is written (`strong@0.2s`), each time a new one with room of its own; what it has
 * learnt of the game is fetched first. What is written after its name is what it spends, where nothing else is said.
 * Throws where nobody of that name plays the game.
 */
export async function wakeBot(game: string, written: string): Promise<Bot> {
  const named = readNamed(written);
  if (!named || !botsFor(game).includes(named.name)) throw new Error(`nobody plays ${game} as ${written}`);
  return limited(await wake(game, named), named, written);
}

async function wake(game: string, { name }: Named): Promise<Bot> {
  return isAtOnce(name) ? BOTS[name]() : (await STRONGEST[game]!())();
}

/** The bot under that name, with a budget of its own. */
function limited(bot: Bot, { budget: own }: Named, name: string): Bot {
  if (!own) return bot;
  return {
    name,
    choose: (game, state, seat, random, budget = own) => bot.choose(game, state, seat, random, budget),
    ...(bot.consider && {
      consider: (game, state, seat, random, budget = own) => bot.consider!(game, state, seat, random, budget),
    }),
    ...(bot.assess && { assess: (game, state) => bot.assess!(game, state) }),
  };
}
