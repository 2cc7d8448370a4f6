import type { Admin } from '@bastide/server';
import type { Translator } from '../i18n/translator.ts';
import { BadInput } from '../shell/bad-input.ts';
import { NewFile } from '../shell/files.ts';
import type { LocalizedCommand } from '../shell/localized-command.ts';
import { writeJson, writeLines } from '../shell/output.ts';
import { addStoreOptions } from '../shell/store.ts';
import { withAdmin } from './with-admin.ts';

interface Settings {
  readonly all?: true;
  readonly output?: string;
  readonly json?: true;
}

export function addExport(admin: LocalizedCommand): void {
  const { words } = admin;
  const command = admin
    .command('export')
    .description(words('admin.export'))
    .argument(`[${words('value.table')}]`, words('admin.table'))
    .option('--all', words('admin.all'))
    .option(`--output <${words('value.file')}>`, words('admin.output'));
  addStoreOptions(command)
    .option('--json', words('help.json'))
    .footer(words('admin.note.secret'))
    .examples('bastide admin export k3v9x2m7qa', 'bastide admin export --all --output games.jsonl')
    .action(async (table: string | undefined, settings: Settings) => {
      if ((table === undefined) !== (settings.all === true)) throw new BadInput('admin.oneOrAll');
      await withAdmin(command, (care) =>
        table === undefined ? exportAll(words, care, settings) : exportOne(words, care, table, settings),
      );
    });
}

async function exportOne(
  words: Translator,
  care: Admin,
  table: string,
  { output, json }: Settings,
): Promise<void> {
  const record = await care.record(table);
  if (typeof record === 'string')
    throw new BadInput(record === 'no-table' ? 'admin.noTable' : `admin.noRecord.${record}`, { table });
  if (output === undefined) return writeJson(record);
  const file = new NewFile(output, words);
  file.write(`${JSON.stringify(record)}\n`);
  file.keep();
  tell(words, output, 1, 0, json);
}

/** Exports record by record: all together may not fit into memory. */
async function exportAll(words: Translator, care: Admin, { output, json }: Settings): Promise<void> {
  const file = output === undefined ? undefined : new NewFile(output, words);
  let [exported, skipped] = [0, 0];
  try {
    for (const id of await care.ids()) {
      const record = await care.record(id);
      if (typeof record === 'string') skipped++;
      else {
        exported++;
        if (file) file.write(`${JSON.stringify(record)}\n`);
        else writeJson(record);
      }
    }
  } catch (error) {
    file?.discard();
    throw error;
  }
  file?.keep();
  if (output !== undefined) tell(words, output, exported, skipped, json);
}

function tell(
  words: Translator,
  file: string,
  exported: number,
  skipped: number,
  json: true | undefined,
): void {
  if (json) writeJson({ file, exported, skipped });
  else writeLines([words('admin.exported', { file, exported, skipped })]);
}
