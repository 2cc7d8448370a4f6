import { BadInput } from '../shell/bad-input.ts';
import type { LocalizedCommand } from '../shell/localized-command.ts';
import { writeJson, writeLines } from '../shell/output.ts';
import { addStoreOptions } from '../shell/store.ts';
import { dateOf, timeOf } from './times.ts';
import { withAdmin } from './with-admin.ts';

interface Settings {
  readonly until?: string;
  readonly why: string;
  readonly json?: true;
}

export function addBan(admin: LocalizedCommand): void {
  const { words } = admin;
  const command = admin
    .command('ban')
    .description(words('admin.ban'))
    .argument(`<${words('value.whom')}>`, words('admin.whom'))
    .option(`--until <${words('value.time')}>`, words('admin.until'))
    .option(`--why <${words('value.text')}>`, words('admin.why'), '');
  addStoreOptions(command)
    .option('--json', words('help.json'))
    .examples('bastide admin ban 2qK9fZ_hT7wLx0Vb --until 7d', 'bastide admin ban 192.0.2.0/24')
    .action(async (whom: string, { until, why, json }: Settings) => {
      const time = until === undefined ? undefined : timeOf(until, Date.now());
      const banned = await withAdmin(command, (care) => care.ban(whom, why, time));
      if (banned === undefined) throw new BadInput('admin.nobody', { whom });
      if (json) writeJson({ [banned]: whom, until: time ?? null });
      else if (time === undefined) writeLines([words('admin.bannedForGood', { whom })]);
      else writeLines([words('admin.banned', { whom, until: dateOf(time) })]);
    });
}

export function addUnban(admin: LocalizedCommand): void {
  const { words } = admin;
  const command = admin
    .command('unban')
    .description(words('admin.unban'))
    .argument(`<${words('value.whom')}>`, words('admin.whom'));
  addStoreOptions(command)
    .option('--json', words('help.json'))
    .action(async (whom: string, { json }: { json?: true }) => {
      const unbanned = await withAdmin(command, (care) => care.unban(whom));
      if (unbanned === undefined) throw new BadInput('admin.notBanned', { whom });
      if (json) writeJson({ [unbanned]: whom });
      else writeLines([words('admin.unbanned', { whom })]);
    });
}
