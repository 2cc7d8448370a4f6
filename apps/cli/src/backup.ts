import { existsSync } from 'node:fs';
import path from 'node:path';
import { BadInput } from './shell/bad-input.ts';
import { fileLabel } from './shell/files.ts';
import type { LocalizedCommand } from './shell/localized-command.ts';
import { writeJson, writeLines } from './shell/output.ts';
import { dataFolder, withStore } from './shell/store.ts';

interface Settings {
  readonly data: string;
  readonly json?: true;
}

export function complete(command: LocalizedCommand): void {
  const { words } = command;
  command
    .option(`--data <${words('value.folder')}>`, words('play.data'), dataFolder(process.env))
    .option('--json', words('help.json'))
    .footer(words('backup.note'))
    .examples(
      'bastide backup bastide-monday.db',
      'bastide backup /mnt/copies/bastide.db --data /var/lib/bastide',
    )
    .action(async (file: string, { data, json }: Settings) => {
      if (existsSync(file)) throw new BadInput('backup.there', { file: fileLabel(file) });
      const { backUp, readThrough, storeFileIn } = await import('@bastide/server');
      const contents = await withStore({ data }, async () => {
        await backUp(storeFileIn(data), file);
        return readThrough(file);
      });
      if (json) writeJson({ file: path.resolve(file), ...contents });
      else writeLines([words('backup.done', { file, ...contents })]);
    });
}
