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

/** Refuses what is no bot of this game. */
export function checkBot(game: string, written: string): void {
  const { name } = botNamed(written);
  const able = botsFor(game);
  if (!able.includes(name)) throw new BadInput('simulate.unable', { bot: written, game, bots: able });
}
