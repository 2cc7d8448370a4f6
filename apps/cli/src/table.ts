import { ToTable } from '@bastide/protocol';
import { answerLines } from './bot/answer-lines.ts';
import { Environment } from './bot/environment.ts';
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
      const environment = new Environment(entryNamed(list, name));
      if (!stdio) throw new BadInput('bot.how');
      await answerLines(ToTable, (line) => environment.hear(line));
    });
}
