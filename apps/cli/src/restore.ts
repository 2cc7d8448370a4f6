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
  readonly force?: boolean;
}

export function complete(command: LocalizedCommand): void {
  const { words } = command;
  command
    .option(`--data <${words('value.folder')}>`, words('play.data'), dataFolder(process.env))
    .option('--force', words('restore.force'))
    .option('--json', words('help.json'))
    .examples('bastide restore bastide-monday.db --data /var/lib/bastide')
    .action(async (file: string, { data, force = false, json }: Settings) => {
      if (!existsSync(file))
        throw new BadInput('file.unreadable', { file: fileLabel(file), code: 'ENOENT', message: '' });
      const { storeFileIn, restore, StoreExists } = await import('@bastide/server');
      const where = { data };
      const restored = await withStore(where, () =>
        restore(file, storeFileIn(data), force, Date.now()).catch((error: unknown) => {
          throw error instanceof StoreExists ? new BadInput('restore.there', { folder: data }) : error;
        }),
      );
      if (json) writeJson({ data: path.resolve(data), ...restored });
      else {
        const { before, ...contents } = restored;
        writeLines([
          words('restore.done', { folder: data, ...contents }),
          ...(before === undefined ? [] : [words('restore.aside', { file: before })]),
        ]);
      }
    });
}
