import { entryNamed, type GameList } from './game/list.ts';
import { typed } from './i18n/translator.ts';
import { BadInput } from './shell/bad-input.ts';
import type { LocalizedCommand } from './shell/localized-command.ts';

/** Adds the command for a table at which an external program plays all seats: an environment for learning. */
export function addTable(program: LocalizedCommand, list: GameList): void {
  const { words } = program;
  program
    .command('table')
    .description(words('table.about'))
    .argument(`<${words('value.game')}>`, typed(list.names))
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
