import { BadInput } from '../shell/bad-input.ts';
import type { LocalizedCommand } from '../shell/localized-command.ts';
import { writeJson, writeLines } from '../shell/output.ts';
import { addStoreOptions } from '../shell/store.ts';
import { withAdmin } from './with-admin.ts';

export function addClose(admin: LocalizedCommand): void {
  const { words } = admin;
  const command = admin
    .command('close')
    .description(words('admin.close'))
    .argument(`<${words('value.table')}>`, words('admin.table'));
  addStoreOptions(command)
    .option('--json', words('help.json'))
    .action(async (table: string, { json }: { json?: true }) => {
      const closed = await withAdmin(command, (care) => care.closeTable(table));
      if (closed === undefined) throw new BadInput('admin.noTable', { table });
      if (json) writeJson({ table, closed });
      else writeLines([words(closed ? 'admin.closed' : 'admin.wasOver', { table })]);
    });
}
