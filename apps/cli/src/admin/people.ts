import type { LocalizedCommand } from '../shell/localized-command.ts';
import { table, writeJson, writeLines } from '../shell/output.ts';
import { addStoreOptions } from '../shell/store.ts';
import { dateOf } from './times.ts';
import { withAdmin } from './with-admin.ts';

/** The last date that JavaScript can express: a permanent ban. */
const FOREVER = 8_640_000_000_000_000;

export function addPeople(admin: LocalizedCommand): void {
  const { words } = admin;
  const command = admin.command('people').description(words('admin.people'));
  addStoreOptions(command)
    .option('--json', words('help.json'))
    .action(async ({ json }: { json?: true }) => {
      const people = await withAdmin(command, (care) => care.people());
      if (json) return writeJson({ people });
      const banned = (until: number) =>
        until >= FOREVER ? words('admin.forGood') : words('admin.bannedUntil', { until: dateOf(until) });
      const head = (['person', 'name', 'tables', 'seen', 'banned'] as const).map((one) =>
        words(`admin.head.${one}`),
      );
      const rows = people.map(({ person, name, isBot, tables, seen, bannedUntil }) => [
        person,
        isBot ? words('admin.bot', { name }) : name,
        tables,
        seen === null ? '' : dateOf(seen),
        bannedUntil === null ? '' : banned(bannedUntil),
      ]);
      writeLines(table([head, ...rows]));
    });
}
