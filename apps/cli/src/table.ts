import { entryNamed, type GameSource } from './game/list.ts';
import { BadInput } from './shell/bad-input.ts';
import type { LocalizedCommand } from './shell/localized-command.ts';

/** Completes the command for a table at which an external program plays all seats: an environment for learning. */
export async function complete(command: LocalizedCommand, games: GameSource): Promise<void> {
  const { words } = command;
  const list = await games.load();
  command
    .option('--stdio', words('bot.stdio'))
    .footer(words('bot.note'))
    .examples(...list.names.map((name) => `bastide table ${name} --stdio`))
    .action(async (name: string, { stdio }: { readonly stdio?: true }) => {
      const entry = entryNamed(list, name);
      if (!stdio) throw new BadInput('bot.how');
      const { answerAsTable } = await import('./bot/environment.ts');
      await answerAsTable(entry);
    });
}
