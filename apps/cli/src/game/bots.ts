import { BOT_NAMES, botsFor, readNamed } from '@bastide/bots';
import { visible } from '@bastide/contract';
import { BadInput } from '../shell/bad-input.ts';

/** Refuses what is no bot of this game. */
export function checkBot(game: string, written: string): void {
  const named = readNamed(written);
  if (!named) throw new BadInput('simulate.noBot', { name: visible(written, 60), bots: BOT_NAMES });
  const able = botsFor(game);
  if (!able.includes(named.name)) throw new BadInput('simulate.unable', { bot: written, game, bots: able });
}
