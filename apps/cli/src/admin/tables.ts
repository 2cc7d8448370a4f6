import type { Admin } from '@bastide/server';
import type { Translator } from '../i18n/translator.ts';
import type { LocalizedCommand } from '../shell/localized-command.ts';
import { oneOf } from '../shell/options.ts';
import { table, writeJson, writeLines } from '../shell/output.ts';
import { addStoreOptions } from '../shell/store.ts';
import { dateOf } from './times.ts';
import { withAdmin } from './with-admin.ts';

type Tables = Awaited<ReturnType<Admin['tables']>>;
const STATES = ['open', 'running', 'over'] as const;

export function addTables(admin: LocalizedCommand): void {
  const { words } = admin;
  const command = admin.command('tables').description(words('admin.tables'));
  const state = command.createOption(`--state <${words('value.name')}>`, words('admin.state'));
  command.addOption(oneOf(state, STATES));
  addStoreOptions(command)
    .option('--json', words('help.json'))
    .action(async ({ state, json }: { state?: (typeof STATES)[number]; json?: true }) => {
      const tables = await withAdmin(command, (care) => care.tables(state));
      if (json) writeJson({ tables });
      else writeLines(tables.length === 0 ? [words('admin.noTables')] : shown(words, tables));
    });
}

const shown = (words: Translator, tables: Tables): string[] =>
  table([
    [
      words('admin.head.table'),
      words('admin.head.game'),
      words('admin.head.state'),
      words('admin.head.seats'),
      words('admin.head.changed'),
    ],
    ...tables.map(({ table: id, game, state, seats, changed }) => [
      id,
      game,
      words(`admin.state.${state}`),
      words.parts(
        seats.map((seat) =>
          seat === null
            ? words('admin.free')
            : 'bot' in seat
              ? words('admin.seatBot', seat)
              : seat.name || words('admin.gone'),
        ),
      ),
      dateOf(changed),
    ]),
  ]);
