import { entryNamed, type GameSource } from './game/list.ts';
import { BadInput } from './shell/bad-input.ts';
import type { LocalizedCommand } from './shell/localized-command.ts';
import { writeJson, writeLines } from './shell/output.ts';

/** Completes the command that prints what is in a game's box: as JSON for programs without an engine, or the main numbers. */
export async function complete(command: LocalizedCommand, games: GameSource): Promise<void> {
  const { words } = command;
  const list = await games.load();
  command
    .option('--json', words('facts.json'))
    .footer(words('facts.note'))
    .examples(...list.names.map((name) => `bastide facts ${name} --json`))
    .action(async (name: string, { json }: { readonly json?: true }) => {
      const { facts } = entryNamed(list, name);
      if (!facts) throw new BadInput('facts.nothing', { game: name });
      const { document, summary } = await facts();
      if (json) writeJson(document);
      else writeLines(summary(words.of(name)));
    });
}
