import { BOT_NAMES, botsFor, isBotName, type Named, readNamed } from '@bastide/bots';
import { visible } from '@bastide/contract';
import { BadInput } from '../shell/bad-input.ts';

/** Reads the name of a bot and what it may spend; refuses what is none. */
export function botNamed(written: string): Named {
  const named = readNamed(written);
  if (named) return named;
  const [bot = ''] = written.split('@');
  if (isBotName(bot)) throw new BadInput('bot.budget', { bot, written: visible(written, 60) });
  throw new BadInput('simulate.noBot', { name: visible(written, 60), bots: BOT_NAMES });
}

/** The same, of a bot that plays this game. */
export function botOf(game: string, written: string): Named {
  const named = botNamed(written);
  const able = botsFor(game);
  if (!able.includes(named.name)) throw new BadInput('simulate.unable', { bot: written, game, bots: able });
  return named;
}
