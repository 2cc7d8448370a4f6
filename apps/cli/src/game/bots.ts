import { BOT_NAMES, type BotSpec, botsFor, isBotName, parseBotSpec } from '@bastide/bots';
import { sanitize } from '@bastide/contract';
import { BadInput } from '../shell/bad-input.ts';

/** Reads the name and budget of a bot; refuses an unknown one. */
export function botNamed(written: string): BotSpec {
  const named = parseBotSpec(written);
  if (named) return named;
  const [bot = ''] = written.split('@');
  if (isBotName(bot)) throw new BadInput('bot.budget', { bot, written: sanitize(written, 60) });
  throw new BadInput('simulate.noBot', { name: sanitize(written, 60), bots: BOT_NAMES });
}

/** Does the same, and also checks that the bot plays this game. */
export function botOf(game: string, written: string): BotSpec {
  const named = botNamed(written);
  const able = botsFor(game);
  if (!able.includes(named.name)) throw new BadInput('simulate.unable', { bot: written, game, bots: able });
  return named;
}
