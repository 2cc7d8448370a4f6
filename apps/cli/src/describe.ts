import { entryNamed, type GameList } from './game/list.ts';
import { typed } from './i18n/translator.ts';
import { BadInput } from './shell/bad-input.ts';
import type { LocalizedCommand } from './shell/localized-command.ts';
import { writeLines } from './shell/output.ts';

/** Adds the command that prints a game as JSON for programs: the contents of its box, and the schema of its views. */
export function addDescribe(program: LocalizedCommand, list: GameList): void {
  const { words } = program;
  program
    .command('describe')
    .description(words('describe.about'))
    .argument(`<${words('value.game')}>`, typed(list.names))
    .footer(words('describe.note'))
    .examples(...list.names.map((name) => `bastide describe ${name}`))
    .action(async (name: string) => {
      const { views, facts } = entryNamed(list, name);
      if (!views || !facts) throw new BadInput('describe.nothing', { game: name });
      const [{ schema }, box, { z }] = await Promise.all([views(), facts(), import('zod')]);
      writeLines([
        JSON.stringify({ game: name, ...box, view: z.toJSONSchema(schema, { io: 'input' }) }, null, 1),
      ]);
    });
}
