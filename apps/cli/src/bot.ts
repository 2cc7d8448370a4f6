import { BOT_NAMES } from '@bastide/bots';
import { botNamed } from './game/bots.ts';
import type { GameSource } from './game/list.ts';
import { BadInput } from './shell/bad-input.ts';
import type { LocalizedCommand } from './shell/localized-command.ts';

/** Completes the command for a bot at one seat of another program, which is the referee. */
export async function complete(command: LocalizedCommand, games: GameSource): Promise<void> {
  const { words } = command;
  const list = await games.load();
  command.registeredArguments[0]!.description = words('bot.name', { bots: BOT_NAMES });
  command
    .option('--stdio', words('bot.stdio'))
    .footer(words('bot.note'))
    .examples('bastide bot greedy --stdio', 'bastide bot strong@1s --stdio')
    .action(async (written: string, { stdio }: { readonly stdio?: true }) => {
      botNamed(written);
      if (!stdio) throw new BadInput('bot.how');
      // Loaded here, because the schemas take longer than the rest of the program.
      const { answerAsBot } = await import('./bot/seat.ts');
      await answerAsBot(list, written);
    });
}
